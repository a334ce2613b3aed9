import Foundation

/// The rules for BCP 47 tags from outside.
///
/// Source: RFC 5646, section 2.1, and RFC 4647, section 3.4 (lookup).
package enum LanguageTag {
  /// Whether `text` has the form of a tag: parts of 1 to 8 letters and digits between hyphens, at most 35 bytes.
  package static func isWellFormed(_ text: some StringProtocol) -> Bool {
    (1...35).contains(text.utf8.count)
      && text.parts(between: "-", keepsEmpty: true).allSatisfy {
        (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(\.isAlphanumeric)
      }
  }

  /// Whether the script of the language is written from right to left.
  package static func isRightToLeft(_ tag: String) -> Bool {
    Locale.Language(identifier: tag).characterDirection == .rightToLeft
  }

  /// The language without script and region, in lower case.
  package static func primary(_ tag: String) -> String { tag.upTo("-").lowercased() }

  /// The tag in lower case, then without its last part, and so on.
  package static func shortened(_ tag: String) -> [String] {
    var tag = tag.lowercased()
    var tags = [tag]
    while let end = tag.index(ofLast: "-") {
      tag = String(tag[..<end])
      tags.append(tag)
    }
    return tags
  }

  /// The language and the script of a tag, with the usual script of the language if it names none: `zh-TW` is `zh-Hant`.
  package static func script(_ tag: String) -> String {
    let language = Locale.Language(identifier: tag)
    return primary(tag) + "-" + (language.script?.identifier ?? "")
  }
}
