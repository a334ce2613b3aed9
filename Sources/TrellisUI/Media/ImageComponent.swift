public import TrellisComponents
public import TrellisLayout

/// A picture.
///
/// Source: ComponentKit's image component (row I1).
public final class ImageComponent: Component {
  /// - Parameters:
  ///   - source: the address of the picture.
  ///   - alternative: the text alternative of the picture; empty for decoration.
  ///   - size: the requested size; the picture's own size is unknown.
  public init(
    source: String, alternative: String, size: ComponentSize, attributes: [ViewAttribute] = []
  ) {
    super.init(
      view: ViewConfiguration(
        "img",
        attributes: [.attribute("src", source), .attribute("alt", alternative)] + attributes),
      size: size)
  }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool { true }

  /// A picture with its own size, in CSS pixels.
  ///
  /// Source: ComponentKit's auto-sized image component (row I2).
  public convenience init(
    source: String, alternative: String, naturalSize: Size, attributes: [ViewAttribute] = []
  ) {
    self.init(
      source: source, alternative: alternative,
      size: ComponentSize(
        width: .points(naturalSize.width), height: .points(naturalSize.height)),
      attributes: attributes)
  }
}
