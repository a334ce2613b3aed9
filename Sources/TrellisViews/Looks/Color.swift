import Foundation
import TrellisComponents
import TrellisUI

/// A color of sRGB, a pair of two for light and dark pages, or a role of the theme.
public struct Color: Hashable, Sendable {
  /// Red, green, blue and opacity, each from 0 to 1.
  struct Components: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var opacity: Double
  }

  private indirect enum Kind: Hashable, Sendable {
    case components(Components)
    case pair(light: Color, dark: Color)
    case role(Theme.Role)
    case faded(Color, Double)
  }

  private let kind: Kind

  /// A color of sRGB.
  ///
  /// - Parameters: each from 0 to 1; others are clamped.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func clamped(_ value: Double) -> Double { min(max(value, 0), 1) }
    kind = .components(
      Components(
        red: clamped(red), green: clamped(green), blue: clamped(blue), opacity: clamped(opacity)))
  }

  /// A color of 24 bits: `Color(0x0B5FD0)`.
  public init(_ bits: UInt32) {
    self.init(
      red: Double(bits >> 16 & 255) / 255, green: Double(bits >> 8 & 255) / 255,
      blue: Double(bits & 255) / 255)
  }

  /// `light` on light pages and `dark` on dark ones.
  public init(light: Color, dark: Color) { kind = .pair(light: light, dark: dark) }

  /// The color that the theme has for `role`.
  public init(_ role: Theme.Role) { kind = .role(role) }

  private init(_ kind: Kind) { self.kind = kind }

  /// The color with its opacity multiplied by `factor`.
  public func opacity(_ factor: Double) -> Color { Color(.faded(self, min(max(factor, 0), 1))) }

  /// The components in one color scheme.
  func components(in theme: Theme, isDark: Bool) -> Components {
    switch kind {
    case .components(let components): return components
    case .pair(let light, let dark):
      return (isDark ? dark : light).components(in: theme, isDark: isDark)
    case .role(let role): return theme[role].components(in: theme, isDark: isDark)
    case .faded(let color, let factor):
      var components = color.components(in: theme, isDark: isDark)
      components.opacity *= factor
      return components
    }
  }

  /// The color as a value of CSS.
  func css(in theme: Theme) -> String {
    let light = components(in: theme, isDark: false).css
    let dark = components(in: theme, isDark: true).css
    return light == dark ? light : "light-dark(\(light),\(dark))"
  }

  /// The color as a value of CSS, in the theme of the view being expanded.
  var resolved: String { css(in: EnvironmentValues.current.theme) }

  /// The contrast of this color on `background`, from 1 to 21; both must be opaque.
  ///
  /// Source: WCAG 2.2, contrast ratio.
  public func contrast(on background: Color, in theme: Theme, isDark: Bool) -> Double {
    let pair = [self, background].map { $0.components(in: theme, isDark: isDark).luminance }
    return (max(pair[0], pair[1]) + 0.05) / (min(pair[0], pair[1]) + 0.05)
  }

  /// Black in both color schemes.
  public static let black = Color(0x000000)
  /// White in both color schemes.
  public static let white = Color(0xFFFFFF)
  /// Fully transparent.
  public static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)
  /// The page.
  public static let background = Color(.background)
  /// An area of the page, such as a sidebar.
  public static let surface = Color(.surface)
  /// A box above the page, such as a card.
  public static let raised = Color(.raised)
  /// Lines between areas.
  public static let line = Color(.line)
  /// Texts.
  public static let text = Color(.text)
  /// Less important texts.
  public static let secondaryText = Color(.secondaryText)
  /// Controls that can be pressed, and selected items.
  public static let accent = Color(.accent)
  /// Texts on the accent color.
  public static let onAccent = Color(.onAccent)
  /// The role of success messages.
  public static let success = Color(.success)
  /// The role of warnings.
  public static let warning = Color(.warning)
  /// The role of errors and destructive actions.
  public static let danger = Color(.danger)
  /// The color of texts.
  public static let primary = text
  /// The color of less important texts.
  public static let secondary = secondaryText
}

extension Color.Components {
  fileprivate var css: String {
    func hex(_ value: Double) -> String {
      let digits = String(Int((value * 255).rounded()), radix: 16)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }
    let all = [red, green, blue].map(hex).joined()
    return opacity == 1 ? "#\(all)" : "#\(all)\(hex(opacity))"
  }

  fileprivate var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}

/// A color fills the room there is.
extension Color: PrimitiveView {
  /// Adds the view to `expansion`. The library calls it; applications write ``View/body`` instead.
  public func _expand(into expansion: inout ViewExpansion) {
    var box = Box(.leaf)
    box.attributes = [.style(.backgroundColor, resolved)]
    box.looks = .background
    box.flexibility = [.growsWidth, .growsHeight, .shrinksWidth, .shrinksHeight]
    expansion.append(box)
  }
}
