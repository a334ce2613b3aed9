import TrellisComponents
import TrellisLayout

/// Lays components out on a screen with a pixel ratio of 2, like ComponentKit's reference images.
enum LayoutProbe {
  static func layout(
    _ component: Component, in range: SizeRange, parentSize: ParentSize? = nil
  ) -> Layout {
    let environment = HostEnvironment(traits: Traits(pixelRatio: 2))
    return RenderContext(environment: environment).run {
      component.layout(thatFits: range, parentSize: parentSize ?? ParentSize(range.max))
    }
  }

  /// The frames of all layouts but the root, in tree order, relative to the root's corner.
  static func frames(_ layout: Layout) -> [Rect] {
    var frames: [Rect] = []
    func record(_ layout: Layout, at position: Point) {
      frames.append(Rect(origin: position, size: layout.size))
    }
    layout.forEach(record)
    return Array(frames.dropFirst())
  }
}

/// A leaf with a requested size.
func box(_ width: Dimension = .auto, _ height: Dimension = .auto) -> Component {
  Component(size: ComponentSize(width: width, height: height))
}

extension SizeRange {
  static func exactly(_ width: Double, _ height: Double) -> SizeRange {
    SizeRange(exactly: Size(width: width, height: height))
  }

  static func upTo(_ width: Double, _ height: Double) -> SizeRange {
    SizeRange(max: Size(width: width, height: height))
  }
}

extension Rect {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }
}
