/// The forms of a text by a whole number.
///
/// Source: Unicode CLDR 46, "Language Plural Rules", cardinal forms of whole numbers.
public enum PluralRule: Hashable, Sendable {
  /// One form: Chinese, Japanese, Korean, Thai, Vietnamese, Indonesian.
  case none
  /// `one` for 1, `other`: English, German, and most languages of Europe.
  case one
  /// `one` for 0 and 1, `other`: French, Portuguese, Hindi.
  case zeroAndOne
  /// `zero`, `one`, `two`, `few` for 3 to 10, `many` for 11 to 99, `other`; by the last two digits: Arabic.
  case arabic
  /// `one`, `few` for numbers that end in 2 to 4, `many`: Russian, Ukrainian, Serbian, Croatian.
  case eastSlavic
  /// `one` for 1, `few` for numbers that end in 2 to 4, `many`: Polish.
  case polish
  /// `one` for 1, `few` for 2 to 4, `other`: Czech, Slovak.
  case czech

  /// The rule of a language.
  ///
  /// - Parameter language: a BCP 47 tag.
  public init(language: String) {
    switch language.lowercased().prefix(while: { $0 != "-" }) {
    case "zh", "ja", "ko", "th", "vi", "id", "ms", "lo", "my": self = .none
    case "fr", "pt", "hi", "fa", "bn": self = .zeroAndOne
    case "ar": self = .arabic
    case "ru", "uk", "be", "sr", "hr", "bs": self = .eastSlavic
    case "pl": self = .polish
    case "cs", "sk": self = .czech
    default: self = .one
    }
  }

  /// The index of the form for a number.
  public func index(of number: Int) -> Int {
    let last = abs(number % 10)
    let lastTwo = abs(number % 100)
    let isFew = (2...4).contains(last) && !(12...14).contains(lastTwo)
    switch self {
    case .none: return 0
    case .one: return number == 1 ? 0 : 1
    case .zeroAndOne: return number == 0 || number == 1 ? 0 : 1
    case .arabic:
      if (0...2).contains(number) { return number }
      return (3...10).contains(lastTwo) ? 3 : lastTwo >= 11 ? 4 : 5
    case .eastSlavic: return last == 1 && lastTwo != 11 ? 0 : isFew ? 1 : 2
    case .polish: return number == 1 ? 0 : isFew ? 1 : 2
    case .czech: return number == 1 ? 0 : (2...4).contains(number) ? 1 : 2
    }
  }
}
