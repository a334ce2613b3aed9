import TrellisComponents
import TrellisDOM

extension ComponentHost {
  /// Starts to record the components that are mounted with a new layout, for ``hibernateUnchangedContents()``. Without
  /// this call nothing hibernates.
  ///
  /// Call it before the first render.
  public func recordMounts() { mounter.recordMounts() }

  /// Hibernates the contents of render components, such as the rows of a list, that have not changed since the previous
  /// call.
  ///
  /// This is a hibernation (``hibernate()``) of parts of the page while the rest is in use. A content can hibernate if
  /// it is in one element, has at most 64 elements, and no controllers; its tree nodes keep their states. Its elements
  /// do not change. It wakes when an event is for one of its elements, when an action is for one of its components,
  /// when it gets another size, and when its render component is rendered or a state in it is updated. Rendering must
  /// give the same result for the same properties and state.
  ///
  /// Does nothing during a render, and if a render is due.
  ///
  /// - Complexity: O(*n*) in the components that were mounted since the second-to-last call.
  public func hibernateUnchangedContents() {
    guard let contents = mounter.rowHibernation, state.tree != nil, !isRendering, !needsRender
    else { return }
    if contents.makeRenderContext == nil {
      generator.wakesContent = { [weak contents] in contents?.wake(contentOf: $0) }
      contents.makeRenderContext = { [weak generator] in generator?.makeRenderContext() }
    }
    let count = contents.elementCount
    reserveCallStack { contents.hibernateUnchanged() }
    // Not for each row: trimming visits all elements.
    if contents.elementCount - count > document.elementCount / 2 { document.trim() }
  }

  /// Wakes all hibernating contents.
  package func wakeContents() { runRenderPart { mounter.rowHibernation?.wakeAll() } }

  /// The number of elements in hibernating contents.
  package var hibernatingElements: Int { mounter.rowHibernation?.elementCount ?? 0 }

  /// Wakes the host, and the content with the component of `identity`.
  func wakeComponent(of identity: NodeIdentity) {
    wake()
    guard let contents = mounter.rowHibernation, !isRendering else { return }
    runRenderPart { contents.wake(around: identity) }
  }

  /// Wakes the content with the listener of `element`.
  func wakeContent(around element: Element) {
    guard let contents = mounter.rowHibernation else { return }
    if !runRenderPart({ contents.wake(around: element) }) { renderIfNeeded() }
  }
}
