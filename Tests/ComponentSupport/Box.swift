public import TrellisComponents
import TrellisLayout

/// An element of a fixed height.
public final class Box: Component {
  public init(_ tag: String, _ attributes: [ViewAttribute], height: Double = 20) {
    super.init(
      view: ViewConfiguration(ViewClass(tag), attributes: attributes),
      size: ComponentSize(height: .points(height)))
  }
}
