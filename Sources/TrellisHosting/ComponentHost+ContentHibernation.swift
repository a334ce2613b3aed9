import TrellisComponents
import TrellisDOM

extension ComponentHost {
  /// Prepares the host for ``hibernateUnchangedContents()``: from now on it records the components that are mounted with a new
  /// layout. Without this call nothing hibernates.
  ///
  /// Call it before the first render.
  public func recordMounts() { mounter.recordMounts() }

  /// Releases the components in the contents of render components that were not mounted with a new layout since the call before
  /// the last one.
  ///
  /// This is a hibernation (``hibernate()``) of parts of the page, such as the rows of a list, while the rest is in use. A
  /// content can hibernate if it has one element, without identities, controllers and state of its own. Its elements do not
  /// change. It wakes when an event is for one of its elements, when it gets another size, and when its render component is
  /// rendered, which must give the same result for the same properties and state.
  ///
  /// Does nothing during a render, and if a render is due.
  ///
  /// - Complexity: O(*n*) in the components that were mounted since the call before the last one.
  public func hibernateUnchangedContents() {
    guard let contents = mounter.rowHibernation, state.tree != nil, !isRendering, !needsRender
    else { return }
    if contents.makePass == nil {
      generator.wakesContent = { [weak contents] in contents?.wake(contentOf: $0) }
      contents.makePass = { [weak generator] in generator?.makePass() }
    }
    let count = contents.elementCount
    reserveCallStack { contents.hibernateUnchanged() }
    // Not for each row: trimming visits all elements.
    if contents.elementCount - count > document.elementCount / 2 { document.trim() }
  }

  /// Makes the components of all contents that hibernate.
  package func wakeContents() { runRenderPart { mounter.rowHibernation?.wakeAll() } }

  /// The number of elements whose components are released while others are in use.
  package var hibernatingElements: Int { mounter.rowHibernation?.elementCount ?? 0 }

  /// Makes the components that the listener of `element` needs.
  func wakeContent(around element: Element) {
    guard let contents = mounter.rowHibernation else { return }
    if !runRenderPart({ contents.wake(around: element) }) { renderIfNeeded() }
  }
}
