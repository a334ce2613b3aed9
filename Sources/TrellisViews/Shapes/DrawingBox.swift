package import TrellisComponents
package import TrellisLayout
import TrellisUI

/// The content of a box that is drawn in the size that the layout gives it.
struct DrawingBox {
  var idealSize = Size(width: 10, height: 10)
  let draw: (Size) -> Drawing

  /// The component with the element `viewClass`. Assistive technology skips a drawing without a name or a role.
  func makeComponent(
    _ viewClass: ViewClass, attributes: [ViewAttribute], size: ComponentSize
  ) -> DrawingComponent {
    var attributes = [.className("l-shape")] + attributes
    if !attributes.hasRole {
      attributes.append(attributes.hasName ? .role("img") : .aria("hidden", true))
    }
    return DrawingComponent(
      view: ViewConfiguration(viewClass, attributes: attributes), size: size,
      idealSize: idealSize, draw: draw)
  }
}

extension [ViewAttribute] {
  /// Whether the element has a name for assistive technology.
  fileprivate var hasName: Bool {
    contains { attribute in
      guard case .attribute(let name, _) = attribute else { return false }
      return name == "aria-label" || name == "aria-labelledby"
    }
  }
}

/// A drawing in SVG that takes the space there is. Assistive technology skips it unless it has a name.
package struct DrawingView: PrimitiveView {
  private let idealSize: Size
  private let attributes: [ViewAttribute]
  private let draw: (Size) -> Drawing

  /// - Parameters:
  ///   - idealSize: in CSS pixels, where the space has no limit.
  ///   - attributes: attributes of the element `svg` that do not depend on the size.
  ///   - draw: the content for a size in CSS pixels, with coordinates from the top left corner.
  package init(
    idealSize: Size = Size(width: 10, height: 10), attributes: [ViewAttribute] = [],
    draw: @escaping (Size) -> Drawing
  ) {
    self.idealSize = idealSize
    self.attributes = attributes
    self.draw = draw
  }

  package func _expand(into expansion: inout ViewExpansion) {
    var box = Box(drawing: DrawingBox(idealSize: idealSize, draw: draw), "svg")
    box.attributes = attributes
    expansion.append(box)
  }
}

extension Box {
  /// A box that is drawn in the space there is.
  init(drawing: DrawingBox, _ viewClass: ViewClass) {
    self.init(.drawing(drawing))
    self.viewClass = viewClass
    looks = [.background, .corners]
    flexibility = .fills
  }
}
