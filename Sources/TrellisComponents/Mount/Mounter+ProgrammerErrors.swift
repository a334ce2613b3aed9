import TrellisBase
import TrellisLayout

extension Mounter {
  /// Checks the component of `layout` when it is mounted.
  func checkMounted(_ layout: Layout) {
    checkListedChildren(of: layout)
    let component = layout.component
    if component.usedInBuild == Component.madeOutsideOfBuilds { component.requireNoController() }
    if component.treeNode == nil, !component.animationsOnFinalUnmount().isEmpty {
      reportAnimations("animationsOnFinalUnmount()", of: component)
    }
  }

  /// Reports the children in `layout` that its component does not list, and the listed ones that are not in it.
  private func checkListedChildren(of layout: Layout) {
    let component = layout.component
    let placed = layout.children.map(\.layout.component)
    let known = Set(placed.map { ObjectIdentifier($0) })
    var listed: Set<ObjectIdentifier> = []
    component.forEachChild { child in
      listed.insert(ObjectIdentifier(child))
      (child as? RenderedChildren)?.forEachChild { listed.insert(ObjectIdentifier($0)) }
      require(
        known.contains(ObjectIdentifier(child)) || !component.laysOutAllChildren,
        """
        \(component.typeName) lists a \(child.typeName) that it does not lay out; lay it out, leave it out of \
        child(at:), or override laysOutAllChildren.
        \(component.descriptionWithChildren)
        """)
    }
    // The mount finds children that no build listed, and a layout may make leaves.
    for child in placed
    where child.usedInBuild != .none && child.usedInBuild != Component.madeOutsideOfBuilds {
      require(listed.contains(ObjectIdentifier(child)), unlistedMessage(child, in: component))
    }
  }

  /// The message about `child`, which `parent` lays out and does not list.
  func unlistedMessage(_ child: Component, in parent: Component?) -> String {
    """
    \(parent?.typeName ?? "A tree") lays out a \(child.typeName) that it does not list; add it to \
    numberOfChildren and child(at:).
    \(location(in: parent))
    """
  }

  /// Reports the animations of new components without an identity: no mount plays them.
  ///
  /// - Parameter old: the mounted layout at this position, if it is easily found.
  func checkAnimations(of layout: Layout, insteadOf old: Layout?) {
    let component = layout.component
    if component.mountInfo?.content === layout.content { return }
    if component.treeNode == nil {
      if !component.animationsOnInitialMount().isEmpty {
        reportAnimations("animationsOnInitialMount()", of: component)
      }
      if let previous = old?.component, previous !== component, previous.treeNode == nil,
        type(of: previous) == type(of: component)
      {
        if !component.animations(fromPrevious: previous).isEmpty {
          reportAnimations("animations(fromPrevious:)", of: component)
        }
        if component.boundsAnimation(fromPrevious: previous) != nil {
          reportAnimations("boundsAnimation(fromPrevious:)", of: component)
        }
      }
    }
    layout.forEachChangedChild(from: old) { checkAnimations(of: $0, insteadOf: $1) }
  }

  private func reportAnimations(_ method: String, of component: Component) {
    ProgrammerError.report(
      """
      \(component.typeName).\(method) gives animations, and none is played, as the component has no identity: make it \
      in withScope(\(component.typeName).self, …)
      """)
  }

  /// The location of a mistake: `supercomponent` and its supercomponents.
  func location(in supercomponent: Component?) -> String {
    supercomponent.map { "It is mounted in:\n\($0.backtraceDescription)" } ?? "It is the root."
  }
}
