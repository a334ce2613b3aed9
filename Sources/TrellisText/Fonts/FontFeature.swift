import CHarfBuzz

/// A requested OpenType feature of a text, such as small capitals.
///
/// The slices of an application's family contain the features that the family was added with, and always the features
/// of figures. A feature that a slice does not contain is neither measured nor painted.
public struct FontFeature: Hashable, Sendable {
  /// Four letters or digits, as in `tnum`.
  public let tag: String
  /// 0 turns the feature off, 1 turns it on; other values select an alternative.
  public let value: UInt16

  /// - Precondition: `tag` consists of four ASCII letters or digits.
  public init(_ tag: String, value: UInt16 = 1) {
    precondition(
      Self.isTag(tag),
      "The OpenType feature tag '\(tag)' does not consist of four letters or digits")
    self.tag = tag
    self.value = value
  }

  /// Figures of equal width, for columns of numbers.
  public static let tabularFigures = FontFeature("tnum")
  /// Figures with their natural widths.
  public static let proportionalFigures = FontFeature("pnum")
  /// Figures with the height of capital letters.
  public static let liningFigures = FontFeature("lnum")
  /// Figures with ascenders and descenders, like lower-case letters.
  public static let oldStyleFigures = FontFeature("onum")
  /// Small capitals for lower-case letters.
  public static let smallCapitals = FontFeature("smcp")
  /// Small capitals for capital letters.
  public static let smallCapitalsFromCapitals = FontFeature("c2sc")

  static func isTag(_ text: String) -> Bool {
    text.utf8.count == 4
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"):
          true
        default: false
        }
      }
  }

  /// The value of `font-feature-settings`.
  package static func declaration(_ features: [FontFeature]) -> String {
    features.map { "\"\($0.tag)\" \($0.value)" }.joined(separator: ",")
  }

  /// The feature for HarfBuzz, applied to a whole text.
  var setting: hb_feature_t {
    hb_feature_t(
      tag: hb_tag_from_string(tag, 4), value: UInt32(value), start: 0, end: UInt32.max)
  }
}
