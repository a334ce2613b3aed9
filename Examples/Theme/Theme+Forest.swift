import Trellis

extension Theme {
  /// A theme of one's own.
  static let forest: Theme = {
    var type = TypeRamp()
    type[.title] = .init(28, 36, 700, tracking: -0.5)
    type[.body] = .init(15, 22, 400)
    var theme = Theme(
      [
        .background: Color(light: Color(0xFBFAF6), dark: Color(0x10140F)),
        .surface: Color(light: Color(0xF2F0E8), dark: Color(0x171C15)),
        .raised: Color(light: Color(0xFFFFFF), dark: Color(0x1D241B)),
        .line: Color(light: Color(0xDFDCCF), dark: Color(0x333B30)),
        .text: Color(light: Color(0x1B2118), dark: Color(0xEDF1EA)),
        .secondaryText: Color(light: Color(0x566050), dark: Color(0xA9B5A3)),
        .accent: Color(light: Color(0x1F6B3B), dark: Color(0x7BD398)),
        .accentHovered: Color(light: Color(0x185730), dark: Color(0x96DDAD)),
        .accentPressed: Color(light: Color(0x124526), dark: Color(0xB0E7C2)),
        .onAccent: Color(light: .white, dark: Color(0x06210F)),
        .accentSurface: Color(light: Color(0xE4F2E6), dark: Color(0x16291B)),
        .focus: Color(light: Color(0x1F6B3B), dark: Color(0x7BD398)),
      ], type: type)
    theme.controlRadius = 16
    theme.controlHeight = 36
    return theme
  }()
}
