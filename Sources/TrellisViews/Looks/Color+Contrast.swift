extension Color {
  /// The contrast of this color on `background`, from 1 to 21. A translucent color is painted over the background, and
  /// a translucent background over white or, on dark pages, black.
  ///
  /// - Parameters:
  ///   - isDark: whether the page is a dark one.
  ///   - isIncreased: whether the user prefers increased contrast.
  ///
  /// Source: WCAG 2.2, contrast ratio.
  public func contrast(
    on background: Color, in theme: Theme, isDark: Bool, isIncreased: Bool = false
  ) -> Double {
    let scheme = Scheme(isDark: isDark, isIncreased: isIncreased)
    let page = ColorComponents(isDark ? 0 : 1, isDark ? 0 : 1, isDark ? 0 : 1, 1)
    let ground = background.components(in: theme, scheme).over(page)
    let pair = [components(in: theme, scheme).over(ground), ground].map(\.luminance)
    return (max(pair[0], pair[1]) + 0.05) / (min(pair[0], pair[1]) + 0.05)
  }

  /// The relative luminance of an opaque color, from 0 to 1, by its components in sRGB from 0 to 1.
  ///
  /// Source: WCAG 2.2, relative luminance.
  package static func luminance(red: Double, green: Double, blue: Double) -> Double {
    0.2126 * LinearColor.linear(red) + 0.7152 * LinearColor.linear(green)
      + 0.0722 * LinearColor.linear(blue)
  }

  /// The user's preferences on which colors depend.
  struct Scheme: Hashable, Sendable {
    var isDark = false
    var isIncreased = false
  }

  /// The components in sRGB.
  func components(in theme: Theme, _ scheme: Scheme) -> ColorComponents {
    if case .components(let components) = kind { return components }
    return linear(in: theme, scheme).components
  }

  private func linear(in theme: Theme, _ scheme: Scheme) -> LinearColor {
    switch kind {
    case .components(let components): return LinearColor(components)
    case .displayP3(let components): return LinearColor(displayP3: components)
    case .oklch(let color): return LinearColor(color)
    case .pair(let light, let dark):
      return (scheme.isDark ? dark : light).linear(in: theme, scheme)
    case .contrasting(let color, let more):
      return (scheme.isIncreased ? more : color).linear(in: theme, scheme)
    case .role(let role): return theme[role].linear(in: theme, scheme)
    case .named(let name, let fallback):
      return (theme[name: name] ?? fallback).linear(in: theme, scheme)
    case .faded(let color, let factor):
      var faded = color.linear(in: theme, scheme)
      faded.opacity *= factor
      return faded
    case .mixed(let color, let other, let share):
      return color.linear(in: theme, scheme).mixed(
        with: other.linear(in: theme, scheme), by: share)
    }
  }
}

extension ColorComponents {
  /// This color painted over an opaque one.
  fileprivate func over(_ ground: ColorComponents) -> ColorComponents {
    func mix(_ color: Double, _ below: Double) -> Double {
      color * opacity + below * (1 - opacity)
    }
    return ColorComponents(
      mix(red, ground.red), mix(green, ground.green), mix(blue, ground.blue), 1)
  }

  fileprivate var luminance: Double {
    Color.luminance(red: red, green: green, blue: blue)
  }
}
