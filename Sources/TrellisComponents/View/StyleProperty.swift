/// A CSS property that a view may set on its element.
public struct StyleProperty: Hashable, Sendable {
  /// The CSS name.
  public let name: String

  /// A property of any name, custom properties (`--name`) included.
  ///
  /// - Parameter name: lower case letters, digits and hyphens, no digit first, at most 64 bytes; any other
  ///   name is a mistake when it is applied.
  public init(_ name: String) { self.name = name }

  /// The shorthand of all background properties, such as color and image.
  public static let background = StyleProperty("background")
  /// The color behind the content.
  public static let backgroundColor = StyleProperty("background-color")
  /// The shorthand of width, style and color of all four borders.
  public static let border = StyleProperty("border")
  /// The radius of the rounded corners.
  public static let borderRadius = StyleProperty("border-radius")
  /// Shadows of the box, a comma-separated list.
  public static let boxShadow = StyleProperty("box-shadow")
  /// The color of text, inherited.
  public static let color = StyleProperty("color")
  /// The look of the pointer over the element, such as `pointer`, inherited.
  public static let cursor = StyleProperty("cursor")
  /// The families of fonts in order of preference, inherited.
  public static let fontFamily = StyleProperty("font-family")
  /// The size of the font, inherited.
  public static let fontSize = StyleProperty("font-size")
  /// Upright, italic or oblique glyphs, inherited.
  public static let fontStyle = StyleProperty("font-style")
  /// The weight of the font from 1 to 1000, where 400 is regular and 700 is bold, inherited.
  public static let fontWeight = StyleProperty("font-weight")
  /// Space added between characters, inherited.
  public static let letterSpacing = StyleProperty("letter-spacing")
  /// The height of a line box; a number without a unit is a multiple of the font size; inherited.
  public static let lineHeight = StyleProperty("line-height")
  /// The fit of an image or a video in its box, such as `cover` or `contain`.
  public static let objectFit = StyleProperty("object-fit")
  /// The opacity of the element with everything in it, from 0 to 1.
  public static let opacity = StyleProperty("opacity")
  /// Shows, clips or scrolls content outside the box; with `auto` and `scroll` the view holds browser state.
  public static let overflow = StyleProperty("overflow")
  /// The space between the border and the content.
  public static let padding = StyleProperty("padding")
  /// Whether the element is the target of pointer events; with `none`, the elements below are the targets; inherited.
  public static let pointerEvents = StyleProperty("pointer-events")
  /// The alignment of lines of text along the inline axis, inherited.
  public static let textAlign = StyleProperty("text-align")
  /// Lines under, over or through the text.
  public static let textDecoration = StyleProperty("text-decoration")
  /// Shadows of the text, a comma-separated list, inherited.
  public static let textShadow = StyleProperty("text-shadow")
  /// Moves, rotates, scales or skews the element without changing the layout.
  public static let transform = StyleProperty("transform")
}
