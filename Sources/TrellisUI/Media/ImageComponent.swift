public import TrellisComponents
public import TrellisLayout

/// A picture.
///
/// Source: ComponentKit's image component (row I1).
public final class ImageComponent: Component {
  /// - Parameters:
  ///   - source: where the browser loads the picture from.
  ///   - alternative: what the picture says, for those who cannot see it; empty for decoration.
  ///   - size: the size asked for; a picture does not know its own.
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

  /// A picture at its own size, in CSS pixels.
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
