public import TrellisViews

/// The colors of series, in order.
///
/// The hues are those of Okabe and Ito, “Color Universal Design” (2008), which people with each kind of color
/// blindness
/// tell apart. Their lightness is changed, so that each has a contrast of at least 3 with the background of light
/// and of
/// dark pages (WCAG 2.2, 1.4.11), and neighbors differ in lightness too.
public enum ChartPalette {
  /// Pairs for light and dark pages.
  static let values: [(light: UInt32, dark: UInt32)] = [
    (0x0067B1, 0x5AB0F2), (0xC25A00, 0xF2A33A), (0x007A5A, 0x35C79A), (0xA8457F, 0xE79AC4),
    (0x2E8BC9, 0x9BD4F7), (0x8A7400, 0xE3D24F), (0xC03A2B, 0xFF8A6B), (0x5A6270, 0xA9B2C0),
  ]

  /// Eight colors; more series begin again.
  public static let colors: [Color] = values.map {
    Color(light: Color($0.light), dark: Color($0.dark)).withIncreasedContrast(
      Color(
        light: Color($0.light).mixed(with: .black, by: 0.3),
        dark: Color($0.dark).mixed(with: .white, by: 0.3)))
  }
}
