import TrellisBase
import TrellisLayout

extension Mounter {
  /// Reports the listed children of the component of `layout` that have no place in it.
  func checkListedChildren(of layout: Layout) {
    let component = layout.component
    guard component.laysOutAllChildren else { return }
    let placed = Set(layout.children.map { ObjectIdentifier($0.layout.component) })
    component.forEachChild { child in
      require(
        placed.contains(ObjectIdentifier(child)),
        """
        \(component.typeName) lists a \(child.typeName) that it does not lay out; lay it out, leave it out of \
        child(at:), or override laysOutAllChildren.
        \(component.descriptionWithChildren)
        """)
    }
  }

  /// The place of a mistake: `supercomponent` and its supercomponents.
  func place(in supercomponent: Component?) -> String {
    supercomponent.map { "It is mounted in:\n\($0.backtraceDescription)" } ?? "It is the root."
  }
}
