import Foundation
import TrellisBase
import TrellisText

/// A string catalog that cannot be read.
public struct StringCatalogError: Error, Sendable, CustomStringConvertible {
  /// The file, the key, the fault and the remedy.
  public let description: String
}

/// The translation of a key into one language.
struct StringTranslation: Sendable {
  /// A text, or texts by the plural category of an argument.
  indirect enum Form: Sendable {
    case text(String, [StringPiece])
    case plural([PluralCategory: Form])
  }

  /// A part of a text with its own plural forms.
  struct Substitution: Sendable {
    let argument: Int
    let format: StringFormat
    let form: Form
  }

  let form: Form
  var substitutions: [String: Substitution] = [:]

  /// The largest number of arguments that a text of the translation uses.
  var argumentCount: Int {
    func count(_ form: Form) -> Int {
      switch form {
      case .text(_, let pieces):
        pieces.reduce(0) {
          if case .argument(let index, _) = $1 { max($0, index + 1) } else { $0 }
        }
      case .plural(let forms): forms.values.map(count).max() ?? 0
      }
    }
    return max(
      count(form),
      substitutions.values.map { max($0.argument + 1, count($0.form)) }.max() ?? 0)
  }
}

/// The content of a file in Apple's format of string catalogs.
///
/// Source: Apple, "Localizing and varying text with a string catalog"; the format has no public specification.
struct StringCatalogFile: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Localization]?
    var shouldTranslate: Bool?
  }

  struct Localization: Decodable {
    var stringUnit: Unit?
    var variations: Variations?
    var substitutions: [String: Substitution]?
  }

  struct Unit: Decodable {
    var state: String?
    var value: String
  }

  struct Variations: Decodable {
    var plural: [String: Localization]?
    var device: [String: Localization]?
  }

  struct Substitution: Decodable {
    var argNum: Int?
    var formatSpecifier: String?
    var variations: Variations?
  }

  let sourceLanguage: String
  let strings: [String: Entry]

  /// - Throws: an error that names the file, the key and the remedy.
  init(contentsOf path: String) throws(StringCatalogError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw StringCatalogError(
        description: "Cannot read the string catalog \(path); check the path and its permissions")
    }
    do {
      self = try JSONDecoder().decode(Self.self, from: data)
    } catch let error as DecodingError {
      throw StringCatalogError(description: "\(path): \(Self.text(of: error))")
    } catch {
      throw StringCatalogError(description: "\(path): \(error)")
    }
    guard LanguageTag.isWellFormed(sourceLanguage) else {
      throw StringCatalogError(
        description:
          "\(path): the sourceLanguage \"\(sourceLanguage)\" is no language tag; write one such as \"en\""
      )
    }
  }

  private static func text(of error: DecodingError) -> String {
    let context: DecodingError.Context
    var fault: String
    switch error {
    case .keyNotFound(let key, let found):
      context = found
      fault = "the member \"\(key.stringValue)\" is missing"
    case .typeMismatch(_, let found), .valueNotFound(_, let found):
      context = found
      fault = "a value of another type is"
    case .dataCorrupted(let found):
      context = found
      fault = "it is no JSON (\(found.underlyingError.map { "\($0)" } ?? found.debugDescription))"
    @unknown default: return "\(error)"
    }
    var path = context.codingPath.map(\.stringValue)
    guard path.first == "strings", path.count > 1 else {
      let place = path.isEmpty ? " in the file" : " in \(path.joined(separator: "."))"
      return "\(fault)\(place); open the file in Xcode or restore it"
    }
    let key = path[1]
    path.removeFirst(2)
    if path.isEmpty { path = ["entry"] }
    fault += " in \(path.joined(separator: "."))"
    return "the key \"\(key)\": \(fault); correct the entry or remove it"
  }
}

extension StringCatalogFile.Localization {
  /// The translation; `nil` if it is not translated yet.
  ///
  /// - Throws: the fault and its remedy.
  func translation() throws(StringCatalogError) -> StringTranslation? {
    guard let form = try form() else { return nil }
    var translation = StringTranslation(form: form)
    let named = (substitutions ?? [:]).sorted { $0.key < $1.key }
    for (position, (name, substitution)) in named.enumerated() {
      let inner = StringCatalogFile.Localization(variations: substitution.variations)
      guard let form = try inner.form(isSubstitution: true) else {
        throw StringCatalogError(
          description: "the substitution \"\(name)\" has no variations; add a plural")
      }
      let specifier = "%" + (substitution.formatSpecifier ?? "lld")
      guard case .argument(_, let format)? = StringPiece.pieces(of: specifier).first else {
        throw StringCatalogError(
          description:
            "the substitution \"\(name)\" has the formatSpecifier \"\(specifier.dropFirst())\"; write lld, lf or @"
        )
      }
      let number = substitution.argNum ?? position + 1
      guard (1...30).contains(number) else {
        throw StringCatalogError(
          description:
            "the substitution \"\(name)\" has the argNum \(number); write a number from 1 to 30"
        )
      }
      translation.substitutions[name] = StringTranslation.Substitution(
        argument: number - 1, format: format, form: form)
    }
    return translation
  }

  private func form(
    isSubstitution: Bool = false, depth: Int = 0
  ) throws(StringCatalogError) -> StringTranslation.Form? {
    if depth > 8 {
      throw StringCatalogError(
        description: "its variations are nested too deep; use at most 8 levels")
    }
    if let devices = variations?.device {
      guard let own = devices["other"] ?? devices["mac"] else {
        throw StringCatalogError(
          description: "its device variations have neither \"other\" nor \"mac\"; add \"other\"")
      }
      return try own.form(isSubstitution: isSubstitution, depth: depth + 1)
    }
    if let plural = variations?.plural {
      var forms: [PluralCategory: StringTranslation.Form] = [:]
      for (name, localization) in plural {
        guard let category = PluralCategory(rawValue: name) else {
          throw StringCatalogError(
            description:
              "\"\(name)\" is no plural category; write zero, one, two, few, many or other")
        }
        forms[category] = try localization.form(isSubstitution: isSubstitution, depth: depth + 1)
      }
      if forms.isEmpty { return nil }
      guard forms[.other] != nil else {
        throw StringCatalogError(description: "its plural has no translated form \"other\"; add it")
      }
      return .plural(forms)
    }
    // Xcode writes the source text as the value of a unit in the state `new`.
    guard let stringUnit, stringUnit.state != "new" else { return nil }
    let value = stringUnit.value
    let hasPlaces = value.utf8.contains(UInt8(ascii: "%"))
    return .text(
      value,
      hasPlaces
        ? StringPiece.pieces(of: value, isSubstitution: isSubstitution)
        : value.isEmpty ? [] : [.text(value)])
  }
}
