import TrellisDOM

/// Shows the stateful views of unmounted components that may not be returned: in an element at the end of the root, each
/// at the place that it had on the page.
///
/// The layer keeps the controllers and the last components alive, because their tree nodes may have ended. Without views
/// it has no element.
final class StatefulViewLayer {
  private struct Entry {
    let controller: any StatefulViewOwner
    /// The sender of the view's actions.
    let component: Component?
  }

  private unowned let document: Document
  private var entries: [Entry] = []
  private(set) var element: Element?

  init(_ document: Document) { self.document = document }

  /// Keeps the view of `controller`; ``show()`` moves it to the layer.
  ///
  /// - Complexity: O(*n*) in the kept views.
  func keep(_ controller: any StatefulViewOwner, _ component: Component?) {
    guard !entries.contains(where: { $0.controller === controller }) else { return }
    entries.append(Entry(controller: controller, component: component))
  }

  /// Moves the kept views that are not in the layer yet, and the layer to the end of the root.
  ///
  /// - Complexity: O(*n*) in the kept views and the children of the root.
  func show() {
    guard !entries.isEmpty else { return }
    let layer = element ?? document.makeElement("div")
    element = layer
    layer.frame = .zero
    var views: [Element] = []
    for controller in entries.map(\.controller) {
      guard let view = controller.statefulView else { continue }
      if view.parent !== layer { view.frame = controller.formerFrame ?? view.frameInRoot }
      views.append(view)
    }
    layer.setChildren(views)
    if document.root.children.last !== layer { document.root.insert(layer) }
  }

  /// Forgets the view of `controller`, which was presented or is being returned.
  func release(_ controller: any StatefulViewOwner) {
    guard let index = entries.firstIndex(where: { $0.controller === controller }) else { return }
    entries.remove(at: index)
    if let view = controller.statefulView, let element, view.parent === element {
      view.removeFromParent()
    }
    guard entries.isEmpty else { return }
    element?.removeFromParent()
    element = nil
  }

  /// Returns all views, at the end of the tree.
  func removeAll() {
    for entry in entries { entry.controller.relinquish() }
  }

  /// The violated invariants, one a line; empty if all hold.
  ///
  /// - The views are the children of the element, which is the last child of the root.
  /// - Their components are not mounted.
  func checkInvariants() -> [String] {
    var violations: [String] = []
    if element?.children ?? [] != entries.compactMap(\.controller.statefulView) {
      violations.append("the layer of stateful views does not show those of its controllers")
    }
    if let element, document.root.children.last !== element {
      violations.append("the layer of stateful views is not at the end of the root")
    }
    for entry in entries where entry.controller.isShown {
      violations.append("\(type(of: entry.controller)) is mounted, and its view is in the layer")
    }
    return violations
  }
}
