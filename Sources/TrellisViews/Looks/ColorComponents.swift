import Foundation

/// Red, green, blue and opacity, each from 0 to 1.
struct ColorComponents: Hashable, Sendable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity: Double

  init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double) {
    self.red = red.validated("The red of a color", in: 0...1)
    self.green = green.validated("The green of a color", in: 0...1)
    self.blue = blue.validated("The blue of a color", in: 0...1)
    self.opacity = opacity.validated("The opacity of a color", in: 0...1, or: 1)
  }

  func faded(by factor: Double) -> ColorComponents {
    var faded = self
    faded.opacity *= factor
    return faded
  }

  /// A color of sRGB as `#rrggbb` or `#rrggbbaa`.
  var hexadecimal: String {
    func digits(_ value: Double) -> String {
      let digits = String(Int((value * 255).rounded()), radix: 16)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }
    let all = [red, green, blue].map(digits).joined()
    return opacity == 1 ? "#\(all)" : "#\(all)\(digits(opacity))"
  }

  /// The arguments of a function of CSS that begins with `start`.
  func function(_ start: String) -> String {
    let all = [red, green, blue].map(CSSText.number).joined(separator: " ")
    return opacity == 1
      ? "\(start)\(all))" : "\(start)\(all) / \(CSSText.number(opacity)))"
  }
}

/// A color by lightness, chroma and hue in the color space OKLab.
struct OKLCH: Hashable, Sendable {
  var lightness: Double
  var chroma: Double
  var hue: Double
  var opacity: Double

  init(_ lightness: Double, _ chroma: Double, _ hue: Double, _ opacity: Double) {
    self.lightness = lightness.validated("The lightness of a color", in: 0...1)
    self.chroma = chroma.validated("The chroma of a color", in: 0...0.5)
    self.hue = hue.validated("The hue of a color")
    self.opacity = opacity.validated("The opacity of a color", in: 0...1, or: 1)
  }

  func faded(by factor: Double) -> OKLCH {
    var faded = self
    faded.opacity *= factor
    return faded
  }

  var css: String {
    let all = [lightness, chroma, hue].map(CSSText.number).joined(separator: " ")
    return opacity == 1 ? "oklch(\(all))" : "oklch(\(all) / \(CSSText.number(opacity)))"
  }
}

/// A color in linear light of sRGB, with components below 0 or above 1 for colors outside of sRGB.
struct LinearColor {
  var red: Double
  var green: Double
  var blue: Double
  var opacity: Double

  /// The linear light of a component of sRGB.
  static func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }

  private static func gamma(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  init(_ color: ColorComponents) {
    red = Self.linear(color.red)
    green = Self.linear(color.green)
    blue = Self.linear(color.blue)
    opacity = color.opacity
  }

  /// Source: CSS Color 4, §17, the matrices of Display P3 and sRGB, multiplied.
  init(displayP3 color: ColorComponents) {
    let (r, g, b) = (Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue))
    red = 1.2249401 * r - 0.2249404 * g
    green = -0.0420569 * r + 1.0420571 * g
    blue = -0.0196376 * r - 0.0786361 * g + 1.0982735 * b
    opacity = color.opacity
  }

  init(_ color: OKLCH) {
    let angle = color.hue * .pi / 180
    self.init(
      lightness: color.lightness, a: color.chroma * cos(angle), b: color.chroma * sin(angle),
      opacity: color.opacity)
  }

  /// Source: B. Ottosson, "A perceptual color space for image processing" (OKLab).
  init(lightness: Double, a: Double, b: Double, opacity: Double) {
    let l = pow(lightness + 0.3963377774 * a + 0.2158037573 * b, 3)
    let m = pow(lightness - 0.1055613458 * a - 0.0638541728 * b, 3)
    let s = pow(lightness - 0.0894841775 * a - 1.2914855480 * b, 3)
    red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
    green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
    blue = -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s
    self.opacity = opacity
  }

  var oklab: (lightness: Double, a: Double, b: Double) {
    let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return (
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    )
  }

  /// The nearest color of sRGB by component.
  var components: ColorComponents {
    ColorComponents(Self.gamma(red), Self.gamma(green), Self.gamma(blue), opacity)
  }

  /// A mixture with `share` of `other`, weighted by opacity.
  ///
  /// Source: CSS Color 5, `color-mix()` in OKLab with premultiplied opacity.
  func mixed(with other: LinearColor, by share: Double) -> LinearColor {
    let (mine, theirs) = (oklab, other.oklab)
    let (first, second) = ((1 - share) * opacity, share * other.opacity)
    let sum = first + second
    guard sum > 0 else { return LinearColor(ColorComponents(0, 0, 0, 0)) }
    func mix(_ a: Double, _ b: Double) -> Double { (a * first + b * second) / sum }
    return LinearColor(
      lightness: mix(mine.lightness, theirs.lightness), a: mix(mine.a, theirs.a),
      b: mix(mine.b, theirs.b), opacity: sum)
  }
}
