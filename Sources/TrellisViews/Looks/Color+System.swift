/// The colors of the system, for marks, charts and illustrations: a value for light and one for dark pages, and both for
/// increased contrast.
///
/// Each has a contrast of at least 3 on the background, the surface and the raised boxes of the standard theme, and at
/// least 4.5 with increased contrast. For texts and controls use the roles of the theme, such as ``Color/danger``. The
/// hues are those of Apple's system colors; on light pages the bright ones are darker.
extension Color {
  /// The system's red, of the color scheme and the contrast of the reader.
  public static let red = system((0xFF3B30, 0xFF453A), (0xE71916, 0xFF7869))
  /// The system's orange, of the color scheme and the contrast of the reader.
  public static let orange = system((0xCC7706, 0xFF9F0A), (0xAB6304, 0xFF9F0A))
  /// Yellow; on light pages a dark one.
  public static let yellow = system((0xAB8801, 0xFFD60A), (0x8F7100, 0xFFD60A))
  /// The system's green, of the color scheme and the contrast of the reader.
  public static let green = system((0x05A13D, 0x30D158), (0x038732, 0x30D158))
  /// The system's mint, of the color scheme and the contrast of the reader.
  public static let mint = system((0x049C95, 0x63E6E2), (0x08827C, 0x63E6E2))
  /// The system's teal, of the color scheme and the contrast of the reader.
  public static let teal = system((0x0599AF, 0x40C8E0), (0x088093, 0x40C8E0))
  /// The system's cyan, of the color scheme and the contrast of the reader.
  public static let cyan = system((0x0096CE, 0x64D2FF), (0x057DAB, 0x64D2FF))
  /// The system's blue, of the color scheme and the contrast of the reader.
  public static let blue = system((0x007AFF, 0x0A84FF), (0x0270EB, 0x5BA2FE))
  /// The system's indigo, of the color scheme and the contrast of the reader.
  public static let indigo = system((0x5856D6, 0x5E5CE6), (0x5856D6, 0x8F98FF))
  /// The system's purple, of the color scheme and the contrast of the reader.
  public static let purple = system((0xAF52DE, 0xBF5AF2), (0xA649D4, 0xD17EFF))
  /// The system's pink, of the color scheme and the contrast of the reader.
  public static let pink = system((0xFF2D55, 0xFF375F), (0xE80044, 0xFF7583))
  /// The system's brown, of the color scheme and the contrast of the reader.
  public static let brown = system((0xA2845E, 0xAC8E68), (0x8D704A, 0xBA9B75))
  /// The system's gray, of the color scheme and the contrast of the reader.
  public static let gray = system((0x8A8A8F, 0x98989D), (0x747478, 0xA1A1A6))
  /// The accent color, under SwiftUI's name.
  public static let accentColor = accent

  /// The colors of the system, in the order of the hues.
  static let systemColors: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
    .gray,
  ]

  private static func system(_ normal: (UInt32, UInt32), _ increased: (UInt32, UInt32)) -> Color {
    Color(light: Color(normal.0), dark: Color(normal.1)).withIncreasedContrast(
      Color(light: Color(increased.0), dark: Color(increased.1)))
  }
}
