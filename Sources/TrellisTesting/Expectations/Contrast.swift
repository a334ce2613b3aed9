import Foundation
import TrellisDOM
import TrellisViews

extension PageElement {
  /// The contrast of the text with its background; `nil` if a style sheet or a picture determines the colors.
  ///
  /// Source: WCAG 2.2, contrast ratio.
  public var contrast: Double? {
    guard let text = resolvedColor, let ground = resolvedBackground, text.alpha > 0.99,
      ground.alpha > 0.99
    else { return nil }
    let (one, other) = (text.luminance, ground.luminance)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  var contrastProblem: String? {
    guard let words = node.text?.collapsed, !words.isEmpty, !isDisabled,
      !ancestors.contains(where: \.isDisabled), let contrast
    else { return nil }
    let size = node.fontSize ?? (role == .heading ? 24 : 16)
    let least = size >= 24 || (size >= 18.66 && node.isBold) ? 3.0 : 4.5
    guard contrast < least - 0.01 else { return nil }
    return "\(located) has a contrast of \(contrast.plain), less than \(least.plain)"
  }

  private var resolvedColor: TestColor? {
    if let color = node.color { return TestColor(color) }
    for element in [self] + Array(ancestors) {
      if let color = element.style("color") { return element.resolve(color) }
      if element.hasSheetColors { return nil }
    }
    return resolve("var(--t-text)")
  }

  private var resolvedBackground: TestColor? {
    if let color = node.background { return TestColor(color) }
    for element in [self] + Array(ancestors) {
      if element.style("background-image") != nil { return nil }
      if let color = element.style("background-color") ?? element.style("background"),
        color != "transparent", color != "none"
      {
        return element.resolve(color)
      }
      if element.hasSheetColors { return nil }
    }
    return resolve("var(--t-background)")
  }

  /// Whether Trellis's style sheet may set colors of the element.
  private var hasSheetColors: Bool {
    guard let names = attribute("class") else { return false }
    return names.split(separator: " ").contains { $0.hasPrefix("l-") }
      || attribute("data-layer") != nil
  }

  /// The color of a CSS value, with the theme's custom properties resolved; `nil` for mixtures and other functions.
  private func resolve(_ value: String, depth: Int = 0) -> TestColor? {
    guard depth < 8 else { return nil }
    if value.hasPrefix("var("), value.hasSuffix(")") {
      let parts = value.dropFirst(4).dropLast().split(separator: ",", maxSplits: 1)
      guard let name = parts.first.map(String.init) else { return nil }
      for element in [self] + Array(ancestors) {
        if let own = element.style(name), own != "initial" {
          return element.resolve(own, depth: depth + 1)
        }
      }
      if let standard = Self.standardTokens[name] { return resolve(standard, depth: depth + 1) }
      return parts.count > 1 ? resolve(String(parts[1]), depth: depth + 1) : nil
    }
    if value.hasPrefix("light-dark("), value.hasSuffix(")") {
      let parts = value.dropFirst(11).dropLast().split(separator: ",", maxSplits: 1)
      guard parts.count == 2, !parts[0].contains("(") else { return nil }
      return resolve(String(parts[tree.isDark ? 1 : 0]), depth: depth + 1)
    }
    return TestColor(value)
  }

  /// The custom properties of the standard theme.
  private static let standardTokens: [String: String] = {
    var tokens: [String: String] = [:]
    for line in Theme.styleSheet.prefix(
      upTo: Theme.styleSheet.firstIndex(of: "}") ?? Theme.styleSheet.endIndex
    )
    .split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      let name = String(parts[0]).collapsed
      if name.hasPrefix("--t-") { tokens[name] = String(parts[1].dropLast()).collapsed }
    }
    return tokens
  }()
}

/// An opaque or translucent color in sRGB.
struct TestColor: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  /// Parses `#16191f`, `#1118`, `rgb(1, 2, 3)` or `rgba(1 2 3 / 0.5)`; `nil` for other functions and for names.
  init?(_ css: String) {
    if css.hasPrefix("#") {
      var digits = css.dropFirst().compactMap(\.hexDigitValue)
      if digits.count == 3 || digits.count == 4 { digits = digits.flatMap { [$0, $0] } }
      guard digits.count == 6 || digits.count == 8, digits.count >= css.count - 1 else {
        return nil
      }
      let bytes = stride(from: 0, to: digits.count, by: 2).map {
        Double(digits[$0] * 16 + digits[$0 + 1]) / 255
      }
      (red, green, blue, alpha) = (bytes[0], bytes[1], bytes[2], bytes.count > 3 ? bytes[3] : 1)
      return
    }
    guard css.hasPrefix("rgb"), let open = css.firstIndex(of: "("), css.hasSuffix(")") else {
      return nil
    }
    let numbers = css[open...].dropFirst().dropLast().split { ", /".contains($0) }
      .compactMap { Double($0) }
    guard numbers.count >= 3 else { return nil }
    (red, green, blue) = (numbers[0] / 255, numbers[1] / 255, numbers[2] / 255)
    alpha = numbers.count > 3 ? numbers[3] : 1
  }

  /// The relative luminance; assumes an opaque color.
  var luminance: Double {
    Color.luminance(red: red, green: green, blue: blue)
  }
}
