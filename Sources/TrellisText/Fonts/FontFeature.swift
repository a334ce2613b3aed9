import CHarfBuzz

/// An OpenType feature that a text asks for, such as small capitals.
///
/// Of a family that the application has added, slices keep the features it was added with; the features
/// of figures are always kept. A feature that a slice does not have is neither measured nor painted.
public struct FontFeature: Hashable, Sendable {
  /// Four letters or digits, as in `tnum`.
  public let tag: String
  /// 0 turns the feature off, 1 turns it on; others choose among alternatives.
  public let value: UInt16

  /// - Precondition: `tag` has four ASCII letters or digits.
  public init(_ tag: String, value: UInt16 = 1) {
    precondition(
      Self.isTag(tag), "The OpenType feature tag '\(tag)' has not four letters or digits")
    self.tag = tag
    self.value = value
  }

  /// Figures of equal width, so that numbers stand in columns.
  public static let tabularFigures = FontFeature("tnum")
  /// Figures as wide as each of them is.
  public static let proportionalFigures = FontFeature("pnum")
  /// Figures as tall as capital letters.
  public static let liningFigures = FontFeature("lnum")
  /// Figures that reach above and below as lower-case letters do.
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

  /// As HarfBuzz reads it, for a whole text.
  var setting: hb_feature_t {
    hb_feature_t(
      tag: hb_tag_from_string(tag, 4), value: UInt32(value), start: 0, end: UInt32.max)
  }
}
