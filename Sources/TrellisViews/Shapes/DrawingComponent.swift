package import TrellisComponents
import TrellisDOM
package import TrellisLayout

/// A component with an element `svg` whose content depends on its size, or with a plain element whose styles do.
///
/// The component takes its ideal size, unless a container stretches it. If the mount moves views with an animation, the
/// elements of the drawing that it changes move too: paths with the same steps, positions, sizes, colors and dashes.
package final class DrawingComponent: Component {
  private let idealSize: Size
  private let draw: (Size) -> Drawing
  private let isSVG: Bool
  private let changes = DrawingChanges()
  /// The view for the latest size.
  private var drawn: (size: Size, view: ViewConfiguration)?

  /// - Parameters:
  ///   - view: the element, `svg` for a drawing with elements, and the attributes that do not depend on the size.
  ///   - idealSize: in CSS pixels, where nothing else determines a length.
  ///   - draw: the content for a size; depends on its parameter alone.
  package init(
    view: ViewConfiguration, size: ComponentSize = .auto,
    idealSize: Size = Size(width: 10, height: 10), draw: @escaping (Size) -> Drawing
  ) {
    self.idealSize = idealSize
    self.draw = draw
    isSVG = view.viewClass.tag == "svg"
    super.init(view: view, size: size)
  }

  package override func hasSameLayoutInputs(as previous: Component) -> Bool {
    // Not inputs: draw, isSVG, changes, drawn and view, on which the view of the element depends.
    (previous as? DrawingComponent)?.idealSize == idealSize
  }

  package override func computeLayout(thatFits range: SizeRange) -> Layout {
    Layout(of: self, size: range.clamp(idealSize))
  }

  package override func viewConfiguration(for layout: Layout) -> ViewConfiguration? {
    if let drawn, drawn.size == layout.size { return drawn.view }
    let drawing = draw(layout.size)
    var added = drawing.attributes
    if isSVG { added.append(drawing.elements.attribute(recording: changes)) }
    let view = viewConfiguration?.adding(added)
    if let view { drawn = (layout.size, view) }
    return view
  }

  package override func mount(
    in context: MountContext, layout: Layout, supercomponent: Component?
  ) -> MountResult {
    changes.all = []
    let result = super.mount(in: context, layout: layout, supercomponent: supercomponent)
    if let transition = context.transition {
      for (element, former) in changes.all {
        element.animate(
          ElementAnimation(
            keyframes: [.init(offset: 0, styles: former)], duration: transition.duration,
            delay: transition.delay, easing: transition.easing, fill: .backwards))
      }
    }
    changes.all = []
    return result
  }
}
