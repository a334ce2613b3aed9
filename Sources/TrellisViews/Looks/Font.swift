import TrellisText
import TrellisUI

/// A font: a style of the theme's type ramp, or an explicit size.
public struct Font: Hashable, Sendable {
  /// A step of a theme's type ramp.
  public enum Style: Hashable, Sendable, CaseIterable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote, caption
  }

  /// The thickness of the strokes.
  public struct Weight: Hashable, Sendable {
    let value: Int

    /// - Parameter value: from 1 to 1000; others are clamped.
    public init(_ value: Int) { self.value = min(max(value, 1), 1000) }

    /// The CSS font weight 300.
    public static let light = Weight(300)
    /// The CSS font weight 400.
    public static let regular = Weight(400)
    /// The CSS font weight 500.
    public static let medium = Weight(500)
    /// The CSS font weight 600.
    public static let semibold = Weight(600)
    /// The CSS font weight 700.
    public static let bold = Weight(700)
    /// The CSS font weight 800.
    public static let heavy = Weight(800)
  }

  /// The kind of the letters.
  public enum Design: Hashable, Sendable {
    case `default`, monospaced
  }

  private enum Base: Hashable, Sendable {
    case style(Style)
    case size(Double)
  }

  private var base: Base
  private var ownWeight: Weight?
  private var isItalic = false
  private var design = Design.default
  private var hasEvenDigits = false

  private init(_ base: Base) { self.base = base }

  /// The font of `style` in the theme.
  public static func system(_ style: Style, design: Design = .default) -> Font {
    var font = Font(.style(style))
    font.design = design
    return font
  }

  /// A font of `size` CSS pixels at the text scale 1.
  public static func system(
    size: Double, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    var font = Font(.size(size.validated("A font size", in: 1...1000, or: 14)))
    font.ownWeight = weight
    font.design = design
    return font
  }

  /// The style `largeTitle` of the theme's type ramp.
  public static let largeTitle = system(.largeTitle)
  /// The style `title` of the theme's type ramp.
  public static let title = system(.title)
  /// The style `title2` of the theme's type ramp.
  public static let title2 = system(.title2)
  /// The style `title3` of the theme's type ramp.
  public static let title3 = system(.title3)
  /// The style `headline` of the theme's type ramp.
  public static let headline = system(.headline)
  /// The style `body` of the theme's type ramp.
  public static let body = system(.body)
  /// The style `callout` of the theme's type ramp.
  public static let callout = system(.callout)
  /// The style `subheadline` of the theme's type ramp.
  public static let subheadline = system(.subheadline)
  /// The style `footnote` of the theme's type ramp.
  public static let footnote = system(.footnote)
  /// The style `caption` of the theme's type ramp.
  public static let caption = system(.caption)

  /// The font in another weight.
  public func weight(_ weight: Weight) -> Font { changed { $0.ownWeight = weight } }
  /// The font with the weight 700.
  public func bold() -> Font { weight(.bold) }
  /// The font with slanted letters.
  public func italic() -> Font { changed { $0.isItalic = true } }
  /// The font with digits of one width.
  public func monospacedDigit() -> Font { changed { $0.hasEvenDigits = true } }
  /// The font in a monospaced family.
  public func monospaced() -> Font { changed { $0.design = .monospaced } }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The step of the type ramp at the text scale 1; for an explicit size, one with a line height of 1.4.
  func base(in type: TypeRamp) -> TypeRamp.Step {
    switch base {
    case .style(let name): type[name]
    case .size(let size): TypeRamp.Step(size, (size * 1.4).rounded(), 400)
    }
  }

  /// The style of a text in this font.
  func textStyle(in type: TypeRamp) -> TextStyle {
    var style = TextStyle()
    switch base {
    case .style(let name):
      let step = type[name].scaled(by: type.scale)
      style.size = step.size
      style.lineHeight = step.lineHeight
      style.weight = step.weight
      style.letterSpacing = step.tracking
    case .size(let size): style.size = size * type.scale
    }
    if let ownWeight { style.weight = ownWeight.value }
    style.isItalic = isItalic
    style.families = design == .monospaced ? type.monospacedFamilies : type.families
    if hasEvenDigits { style.features.append(.tabularFigures) }
    return style
  }
}
