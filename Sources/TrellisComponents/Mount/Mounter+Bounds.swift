import TrellisDOM

extension Mounter {
  /// Whether `view`, with its content, moves without animation when `component` gets it.
  ///
  /// Source: ComponentKit's mount animation guard (row E8).
  func blocksAnimations(
    of view: MountedView, _ component: Component, in context: MountContext
  ) -> Bool {
    if context.blocksAnimations { return true }
    if component.viewConfiguration?.blocksImplicitAnimations == true { return true }
    guard let current = view.component else { return true }
    guard let old = current.uniqueIdentifier, let new = component.uniqueIdentifier else {
      return false
    }
    return old != new
  }
}

extension MountedView {
  /// Whether the mounted component requests movement without animation.
  var blocksAnimations: Bool {
    component?.viewConfiguration?.blocksImplicitAnimations == true
  }
}
