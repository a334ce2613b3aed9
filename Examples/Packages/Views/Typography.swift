import Trellis

/// The type scale. The server measures with these styles; the style sheet only adds colours.
extension TextStyle {
  static let brand = TextStyle(size: 20, weight: 700, lineHeight: 28)
  static let title = TextStyle(size: 28, weight: 700, lineHeight: 36)
  static let lead = TextStyle(size: 17, lineHeight: 26)
  static let heading = TextStyle(size: 14, weight: 600, lineHeight: 20)
  static let body = TextStyle(size: 15, lineHeight: 24)
  static let verbatim = TextStyle(size: 13, lineHeight: 20)
  static let control = TextStyle(size: 14, weight: 500, lineHeight: 20)
  static let field = TextStyle(size: 16, lineHeight: 24)
  static let meta = TextStyle(size: 13, lineHeight: 18)
  static let rowTitle = TextStyle(size: 15, weight: 600, lineHeight: 22)
  static let rowText = TextStyle(size: 14, lineHeight: 20)

  /// This style with at most `count` lines.
  func lines(_ count: Int) -> TextStyle {
    var style = self
    style.maximumLines = count
    return style
  }
}

/// Distances, in CSS pixels.
enum Space {
  static let xs = 4.0
  static let s = 8.0
  static let m = 12.0
  static let l = 16.0
  static let xl = 24.0
  static let xxl = 40.0
}

/// The size of the window for the page's layout.
struct ScreenShape: Hashable {
  let width: Double
  let height: Double

  init(_ traits: Traits) {
    width = traits.viewport.width
    // With less height the panes would be too low, so the page scrolls instead.
    height = max(traits.viewport.height, 420)
  }

  /// Whether list and details are side by side.
  var isWide: Bool { width >= 900 }

  /// The approximate number of visible rows.
  var rowsInSight: Int { max(1, Int((height - 156) / 88)) }

  var sidebarWidth: Double { min(440, max(360, (width * 0.36).rounded())) }

  /// The horizontal margin of the details.
  var gutter: Double { isWide ? 48 : Space.l }

  /// The maximum width of readable text.
  static let measure = 720.0
}
