/// A color: of sRGB, Display P3 or OKLCH, a pair for light and dark pages, a mixture, or a role of the theme.
///
/// ```swift
/// Color(0x2257D6)
/// Color(light: .white, dark: Color(oklch: 0.2, 0.01, 260))
/// Color.accent.mixed(with: .background, by: 0.3)
/// ```
///
/// The browser chooses between the colors of a pair, without a round trip.
public struct Color: Hashable, Sendable {
  indirect enum Kind: Hashable, Sendable {
    case components(ColorComponents)
    case displayP3(ColorComponents)
    case oklch(OKLCH)
    case pair(light: Color, dark: Color)
    case contrasting(Color, more: Color)
    case role(Theme.Role)
    case named(String, fallback: Color)
    case faded(Color, Double)
    case mixed(Color, Color, Double)
  }

  let kind: Kind

  private init(_ kind: Kind) { self.kind = kind }

  /// A color of sRGB.
  ///
  /// - Parameters: each from 0 to 1; others are clamped.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    kind = .components(ColorComponents(red, green, blue, opacity))
  }

  /// A color of 24 bits: `Color(0x0B5FD0)`.
  public init(_ bits: UInt32) {
    self.init(
      red: Double(bits >> 16 & 255) / 255, green: Double(bits >> 8 & 255) / 255,
      blue: Double(bits & 255) / 255)
  }

  /// A color of Display P3; this color space contains more vivid colors than sRGB.
  ///
  /// - Parameters: each from 0 to 1; others are clamped.
  public init(displayP3Red red: Double, green: Double, blue: Double, opacity: Double = 1) {
    kind = .displayP3(ColorComponents(red, green, blue, opacity))
  }

  /// A color by its perceived lightness, its chroma and its hue.
  ///
  /// - Parameters:
  ///   - lightness: from 0 (black) to 1 (white).
  ///   - chroma: from 0 (gray) to 0.5; screens show up to some 0.37.
  ///   - hue: in degrees: 29 is red, 143 green, 264 blue.
  public init(
    oklch lightness: Double, _ chroma: Double, _ hue: Double, opacity: Double = 1
  ) {
    kind = .oklch(OKLCH(lightness, chroma, hue, opacity))
  }

  /// `light` on light pages and `dark` on dark ones.
  public init(light: Color, dark: Color) { kind = .pair(light: light, dark: dark) }

  /// The color that the theme has for `role`.
  public init(_ role: Theme.Role) { kind = .role(role) }

  /// The theme's color under a name of the application, ``Theme/subscript(name:)``; `fallback` where a theme has none.
  ///
  /// - Parameter name: letters, digits and hyphens; other characters are left out.
  public init(named name: String, fallback: Color) {
    kind = .named(Theme.tokenName(name), fallback: fallback)
  }

  /// The color with its opacity multiplied by `factor`, from 0 to 1.
  public func opacity(_ factor: Double) -> Color {
    Color(.faded(self, factor.validated("The opacity of a color", in: 0...1, or: 1)))
  }

  /// A mixture of this color and `share` of `other`, from 0 to 1, in the color space OKLab.
  public func mixed(with other: Color, by share: Double) -> Color {
    Color(.mixed(self, other, share.validated("The share of a color in a mixture", in: 0...1)))
  }

  /// This color, and `other` where the user prefers increased contrast.
  public func withIncreasedContrast(_ other: Color) -> Color {
    Color(.contrasting(self, more: other))
  }
}

extension Color {
  /// The color as a value of CSS. Roles are custom properties, set by the page's theme.
  ///
  /// - Complexity: O(*n*) in the colors of a mixture.
  package var css: String {
    switch kind {
    case .components(let components): return components.hexadecimal
    case .displayP3(let components): return components.function("color(display-p3 ")
    case .oklch(let color): return color.css
    case .pair(let light, let dark):
      let (light, dark) = (light.css, dark.css)
      return light == dark ? light : "light-dark(\(light),\(dark))"
    case .contrasting(let color, let more):
      // One of both properties is valid and empty, so that the value of the other one remains.
      return "var(--t-n,\(color.css)) var(--t-m,\(more.css))"
    case .role(let role): return role.css
    case .named(let name, let fallback): return "var(--t-\(name),\(fallback.css))"
    case .faded(let color, let factor): return color.css(fadedBy: factor)
    case .mixed(let color, let other, let share):
      return "color-mix(in oklab,\(color.css),\(other.css) \(CSSText.percentage(share)))"
    }
  }

  /// The value of CSS in a theme; the theme's colors are custom properties, so that it is the same in all themes.
  func css(in theme: Theme) -> String { css }

  /// The color as a value of CSS.
  var resolved: String { css }

  private func css(fadedBy factor: Double) -> String {
    switch kind {
    case .components(let components): return components.faded(by: factor).hexadecimal
    case .displayP3(let components):
      return components.faded(by: factor).function("color(display-p3 ")
    case .oklch(let color): return color.faded(by: factor).css
    case .pair(let light, let dark):
      return "light-dark(\(light.css(fadedBy: factor)),\(dark.css(fadedBy: factor)))"
    default: return "color-mix(in srgb,\(css) \(CSSText.percentage(factor)),transparent)"
    }
  }
}

extension Color {
  /// Black in both color schemes.
  public static let black = Color(0x000000)
  /// White in both color schemes.
  public static let white = Color(0xFFFFFF)
  /// Fully transparent.
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  /// The ground of the page.
  public static let background = Color(.background)
  /// An area of the page, such as a sidebar.
  public static let surface = Color(.surface)
  /// A box above the page, such as a card.
  public static let raised = Color(.raised)
  /// Lines between areas.
  public static let line = Color(.line)
  /// Texts on the ground of the page.
  public static let text = Color(.text)
  /// Less important texts.
  public static let secondaryText = Color(.secondaryText)
  /// Texts of disabled controls.
  public static let disabledText = Color(.disabledText)
  /// Links, and texts, icons and lines of selected items.
  public static let accent = Color(.accent)
  /// The ground of prominent buttons, checked boxes and other filled parts.
  public static let accentFill = Color(.accentFill)
  /// Texts on ``accentFill``.
  public static let onAccent = Color(.onAccent)
  /// The background of selected items.
  public static let accentSurface = Color(.accentSurface)
  /// The role of success messages.
  public static let success = Color(.success)
  /// Bars and other filled parts of success.
  public static let successFill = Color(.successFill)
  /// The ground of success messages.
  public static let successSurface = Color(.successSurface)
  /// The role of warnings.
  public static let warning = Color(.warning)
  /// Bars and other filled parts of warnings.
  public static let warningFill = Color(.warningFill)
  /// The ground of warnings.
  public static let warningSurface = Color(.warningSurface)
  /// The role of errors and destructive actions.
  public static let danger = Color(.danger)
  /// The ground of prominent destructive buttons, and filled parts of errors.
  public static let dangerFill = Color(.dangerFill)
  /// Texts on ``dangerFill``.
  public static let onDanger = Color(.onDanger)
  /// The ground of errors.
  public static let dangerSurface = Color(.dangerSurface)
  /// The ring around the element with the focus.
  public static let focus = Color(.focus)
  /// The color of texts.
  public static let primary = text
  /// The color of less important texts.
  public static let secondary = secondaryText
}
