/// How the lines of a paragraph are composed, beyond filling one after the other.
///
/// Everything here is computed on the server. A paragraph with no composition of its own costs nothing
/// more than before.
public struct ParagraphComposition: Hashable, Sendable {
  /// The division of the words among the lines; compare CSS `text-wrap-style`.
  public var wrapping: LineWrapping

  /// Whether words are hyphenated at line ends by the patterns of the text's language; soft hyphens
  /// work in any case. Languages without patterns (``HyphenationPatterns/languages``) are not affected.
  public var hyphenates: Bool

  /// Whether punctuation hangs over the edges: an opening quotation mark or bracket before the first
  /// line, a closing one after the last, a stop or comma after a line it does not fit into.
  ///
  /// Source: CSS Text Level 3, §8.2 (`hanging-punctuation: first allow-end last`).
  public var hangsPunctuation: Bool

  /// CSS `line-break`.
  public var lineBreakStrictness: LineBreakStrictness

  /// CSS `word-break`.
  public var wordBreak: WordBreak

  /// Where tabs lead to, rising; behind the last one, and if there are none, there is a stop every eight
  /// spaces.
  public var tabStops: [TabStop]

  /// Lines are filled one after the other, by the rules of the language.
  public static let none = ParagraphComposition()

  /// Makes a composition; without arguments it equals ``none``.
  public init(
    wrapping: LineWrapping = .greedy, hyphenates: Bool = false, hangsPunctuation: Bool = false,
    lineBreakStrictness: LineBreakStrictness = .automatic, wordBreak: WordBreak = .normal,
    tabStops: [TabStop] = []
  ) {
    self.wrapping = wrapping
    self.hyphenates = hyphenates
    self.hangsPunctuation = hangsPunctuation
    self.lineBreakStrictness = lineBreakStrictness
    self.wordBreak = wordBreak
    self.tabStops = tabStops
  }
}

extension ParagraphComposition {
  /// Whether the lines of Latin-1 text are found by adding up words.
  var addsUpWords: Bool { !hyphenates && !hangsPunctuation && wordBreak != .breakAll }

  /// Whether this equals ``none``, found without a look at the constant.
  var isNone: Bool {
    wrapping == .greedy && !hyphenates && !hangsPunctuation && lineBreakStrictness == .automatic
      && wordBreak == .normal && tabStops.isEmpty
  }
}

/// How the words of a paragraph are divided among its lines.
public enum LineWrapping: Hashable, Sendable {
  /// Each line takes as many words as fit.
  case greedy
  /// All lines are about as wide: the narrowest width that needs no more lines. For headings.
  ///
  /// Source: CSS Text Level 4, `text-wrap-style: balance`.
  case balanced
  /// The division of the whole paragraph whose lines are filled most evenly, with no more lines than
  /// ``greedy`` makes, and no word alone on the last line if that can be helped.
  ///
  /// Source: D. E. Knuth and M. F. Plass, "Breaking Paragraphs into Lines", Software: Practice and
  /// Experience 11 (1981).
  case pretty
}

/// How strictly characters are kept from the starts of lines, mostly in East Asian text (`line-break`).
public enum LineBreakStrictness: Hashable, Sendable {
  /// As the language asks for.
  case automatic
  /// For narrow columns: lines may begin with iteration marks and, in East Asian languages, with
  /// full-width signs.
  case loose
  case normal
  /// No line begins with small kana, a prolonged sound mark or an iteration mark.
  case strict
}

/// Whether lines may end inside of words (`word-break`).
public enum WordBreak: Hashable, Sendable {
  case normal
  /// No line ends between two letters or numbers of any script, ideographs and Hangul included.
  case keepAll
  /// Lines may end between any two letters or numbers.
  case breakAll
}
