/// A property of CSS that a view may set on its own element.
public struct StyleProperty: Hashable, Sendable {
  /// The name as CSS spells it.
  public let name: String

  public init(_ name: String) { self.name = name }

  public static let background = StyleProperty("background")
  public static let backgroundColor = StyleProperty("background-color")
  public static let border = StyleProperty("border")
  public static let borderRadius = StyleProperty("border-radius")
  public static let boxShadow = StyleProperty("box-shadow")
  public static let color = StyleProperty("color")
  public static let cursor = StyleProperty("cursor")
  public static let fontFamily = StyleProperty("font-family")
  public static let fontSize = StyleProperty("font-size")
  public static let fontStyle = StyleProperty("font-style")
  public static let fontWeight = StyleProperty("font-weight")
  public static let letterSpacing = StyleProperty("letter-spacing")
  public static let lineHeight = StyleProperty("line-height")
  public static let objectFit = StyleProperty("object-fit")
  public static let opacity = StyleProperty("opacity")
  public static let overflow = StyleProperty("overflow")
  public static let padding = StyleProperty("padding")
  public static let pointerEvents = StyleProperty("pointer-events")
  public static let textAlign = StyleProperty("text-align")
  public static let textDecoration = StyleProperty("text-decoration")
  public static let textShadow = StyleProperty("text-shadow")
  public static let transform = StyleProperty("transform")
}
