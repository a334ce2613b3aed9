public import TrellisComponents

/// The colors and the type of a page.
///
/// Source: metrics of Fluent 2 (type ramp, control heights on a grid of 4 px).
public struct Theme: Equatable, Sendable {
  /// The use of a color.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    case background, surface, raised, line, text, secondaryText, accent, onAccent, success,
      warning, danger
  }

  private var colors: [Role: Color]
  /// The fonts of the text styles.
  public var type: TypeRamp
  /// The corner radius of controls, in CSS pixels.
  public var controlRadius = 6.0
  /// The least height of a control, in CSS pixels.
  public var controlHeight = 32.0

  /// A theme with the standard colors, and those of `colors` in place of them.
  public init(_ colors: [Role: Color] = [:], type: TypeRamp = TypeRamp()) {
    self.colors = Self.standardColors.merging(colors) { $1 }
    self.type = type
  }

  /// The color of `role`.
  public subscript(role: Role) -> Color {
    get { colors[role] ?? .black }
    set { colors[role] = newValue }
  }

  /// The shipped theme.
  public static let standard = Theme()

  private static let standardColors: [Role: Color] = [
    .background: Color(light: Color(0xFAFBFC), dark: Color(0x0F1216)),
    .surface: Color(light: Color(0xF1F4F7), dark: Color(0x161A20)),
    .raised: Color(light: Color(0xFFFFFF), dark: Color(0x1D222A)),
    .line: Color(light: Color(0xD5DBE3), dark: Color(0x343C48)),
    .text: Color(light: Color(0x171B21), dark: Color(0xE9EDF2)),
    .secondaryText: Color(light: Color(0x525C69), dark: Color(0xA7B1BE)),
    .accent: Color(light: Color(0x0B5CAD), dark: Color(0x74B5FF)),
    .onAccent: Color(light: Color(0xFFFFFF), dark: Color(0x071A2E)),
    .success: Color(light: Color(0x176B33), dark: Color(0x5CC97A)),
    .warning: Color(light: Color(0x7A4E00), dark: Color(0xE3AE45)),
    .danger: Color(light: Color(0xB3202A), dark: Color(0xFF8C86)),
  ]
}

/// The sizes of the text styles.
public struct TypeRamp: Equatable, Sendable {
  /// The families of all texts, in order of preference; the page's own fonts follow.
  public var families: [String] = []
  private var steps: [Font.Style: Step] = [
    .largeTitle: Step(32, 40, 700), .title: Step(24, 32, 700), .title2: Step(20, 28, 600),
    .title3: Step(16, 22, 600), .headline: Step(14, 20, 600), .body: Step(14, 20, 400),
    .callout: Step(14, 20, 400), .subheadline: Step(13, 18, 400), .footnote: Step(12, 16, 400),
    .caption: Step(12, 16, 400),
  ]

  /// A size with its line height, in CSS pixels, and a weight.
  public struct Step: Hashable, Sendable {
    /// The font size in CSS pixels.
    public var size: Double
    /// The line height in CSS pixels.
    public var lineHeight: Double
    /// The CSS font weight.
    public var weight: Int

    /// A style with the size and line height in CSS pixels, and a CSS font weight.
    public init(_ size: Double, _ lineHeight: Double, _ weight: Int) {
      self.size = size
      self.lineHeight = lineHeight
      self.weight = weight
    }
  }

  /// The standard sizes, of the page's own fonts.
  public init() {}

  /// The size of `style`.
  public subscript(style: Font.Style) -> Step {
    get { steps[style] ?? Step(14, 20, 400) }
    set { steps[style] = newValue }
  }
}

private enum ThemeKey: EnvironmentKey {
  static var defaultValue: Theme { .standard }
}

extension EnvironmentValues {
  /// The colors and the type of the views.
  public var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}
