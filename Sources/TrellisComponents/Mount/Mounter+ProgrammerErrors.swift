import TrellisBase
import TrellisLayout

extension Mounter {
  /// Reports the listed children of the component of `layout` that are not in it.
  func checkListedChildren(of layout: Layout) {
    let component = layout.component
    guard component.laysOutAllChildren else { return }
    let known = Set(layout.children.map { ObjectIdentifier($0.layout.component) })
    component.forEachChild { child in
      require(
        known.contains(ObjectIdentifier(child)),
        """
        \(component.typeName) lists a \(child.typeName) that it does not lay out; lay it out, leave it out of \
        child(at:), or override laysOutAllChildren.
        \(component.descriptionWithChildren)
        """)
    }
  }

  /// The location of a mistake: `supercomponent` and its supercomponents.
  func location(in supercomponent: Component?) -> String {
    supercomponent.map { "It is mounted in:\n\($0.backtraceDescription)" } ?? "It is the root."
  }
}
