/// The language tags of fontconfig, and the regions of East Asian fonts.
enum FontconfigLanguage {
  /// The tag of fontconfig for a BCP 47 tag: `zh-tw` for `zh-Hant`, and the language otherwise.
  static func tag(for language: String) -> String {
    let parts = language.lowercased().split(separator: "-").map(String.init)
    guard let first = parts.first else { return "en" }
    switch region(of: language) {
    case .simplified?: return "zh-cn"
    case .traditional?: return "zh-tw"
    case .hongKong?: return "zh-hk"
    case .japanese?, .korean?, nil: return first
    }
  }

  /// The regional glyph variants of ideographs.
  enum Region: Hashable {
    case japanese, korean, simplified, traditional, hongKong
  }

  /// The region of a BCP 47 tag; `nil` for a language without ideographs.
  static func region(of language: String) -> Region? {
    let parts = language.lowercased().split(separator: "-").map(String.init)
    switch parts.first {
    case "ja": return .japanese
    case "ko": return .korean
    case "yue": return parts.contains("hans") ? .simplified : .hongKong
    case "zh", "cmn":
      if parts.contains("hk") || parts.contains("mo") { return .hongKong }
      let isTraditional = parts.contains("hant") || parts.contains("tw")
      return isTraditional && !parts.contains("hans") ? .traditional : .simplified
    default: return nil
    }
  }

  /// The region in a family's name, such as `Noto Sans CJK JP`.
  static func region(ofFamily name: String) -> Region? {
    switch name.split(separator: " ").last {
    case "JP": .japanese
    case "KR": .korean
    case "SC", "CN": .simplified
    case "TC", "TW": .traditional
    case "HK": .hongKong
    default: nil
    }
  }

  /// The language for choosing fonts of ideographs if the text's own language has none: it is derived from
  /// the text's other characters.
  static func guess(from text: UnsafeBufferPointer<UInt16>) -> String {
    var isKorean = false
    for unit in text {
      switch unit {
      case 0x3041...0x30FF: return "ja"
      case 0x1100...0x11FF, 0xAC00...0xD7A3: isKorean = true
      default: break
      }
    }
    return isKorean ? "ko" : "zh-Hans"
  }
}
