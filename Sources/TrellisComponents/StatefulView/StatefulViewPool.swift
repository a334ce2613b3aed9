import TrellisDOM

/// The returned stateful views of one document.
///
/// A returned view is *pending* until the end of the mount: its controller may need it again. Outside a
/// mount it is not pending.
///
/// Source: ComponentKit's stateful view reuse pool (row V3, algorithm 2.21), except that a pending view can
/// be taken even if no view of its kind was returned before.
final class StatefulViewPool {
  private struct Key: Hashable {
    let controller: ObjectIdentifier
    let context: AnyHashable?
  }

  private struct Entry {
    let view: MountedView
    /// Takes the view from its controller; returns `false` if the controller refuses.
    let relinquish: () -> Bool
  }

  private struct Bucket {
    let type: any StatefulViewOwner.Type
    let context: AnyHashable?
    var views: [MountedView] = []
    var pending: [Entry] = []
  }

  private struct WeakOwner {
    weak var controller: (any StatefulViewOwner)?
  }

  unowned let document: Document
  /// The views that may not be returned.
  let layer: StatefulViewLayer
  /// The controllers with views.
  private var owners: [ObjectIdentifier: WeakOwner] = [:]
  /// The components of a hibernating tree whose views may not be returned: their actions need a sender if the waking
  /// tree does not show them.
  private var keptComponents: [Component] = []
  private var buckets: [Key: Bucket] = [:]
  /// The keys with pending views, in the order of arrival.
  private var pendingKeys: [Key] = []
  private var openTurns = 0
  private let key = ViewKey(
    ViewKey.Value(
      componentType: ObjectIdentifier(StatefulViewComponent.self), viewClass: "div", shape: [],
      holdsBrowserState: true))

  init(_ document: Document) {
    self.document = document
    layer = StatefulViewLayer(document)
  }

  // MARK: Turns

  /// - Complexity: O(*n*) in the controllers with views, and in the depth of the views that may not be returned.
  func openTurn() {
    if openTurns == 0 {
      for owner in owners.values { owner.controller?.recordFrame() }
    }
    openTurns += 1
  }

  func closeTurn() {
    openTurns -= 1
    settle()
    if openTurns == 0 { keptComponents = [] }
  }

  /// Outside of all turns, processes the pending views and shows the views that may not be returned.
  private func settle() {
    guard openTurns == 0 else { return }
    processPending()
    layer.show()
  }

  /// Processes the pending views, and drops views of contexts that are no longer valid.
  ///
  /// Views that are returned meanwhile are processed as well.
  private func processPending() {
    openTurns += 1
    defer { openTurns -= 1 }
    while !pendingKeys.isEmpty {
      let keys = pendingKeys
      pendingKeys = []
      for key in keys { processPending(key) }
    }
    for (key, bucket) in buckets where !bucket.type.allows(bucket.context) { drop(key) }
    buckets = buckets.filter { !($1.views.isEmpty && $1.pending.isEmpty) }
  }

  private func processPending(_ key: Key) {
    guard let bucket = buckets[key] else { return }
    let pending = bucket.pending
    buckets[key]?.pending = []
    guard bucket.type.allows(bucket.context) else { return }
    let limit = bucket.type.poolLimit(of: bucket.context) ?? .max
    for entry in pending where entry.relinquish() {
      if let count = buckets[key]?.views.count, count < limit {
        buckets[key]?.views.append(entry.view)
      } else {
        entry.view.element.removeFromParent()
      }
    }
  }

  /// Removes the returned views of `key` from the pool and from the document.
  private func drop(_ key: Key) {
    for view in buckets.removeValue(forKey: key)?.views ?? [] { view.element.removeFromParent() }
  }

  // MARK: Owners

  /// Makes the view of a new element.
  func makeView(of element: Element) -> MountedView {
    // Other elements are moved around it, because a move could lose state of the browser.
    element.isPinned = true
    return MountedView(
      element: element, key: key, identity: ViewIdentity(owner: .init(value: 0)))
  }

  /// Records that `controller` has a view.
  func add(_ controller: any StatefulViewOwner) {
    owners[ObjectIdentifier(controller)] = WeakOwner(controller: controller)
  }

  /// Records that `controller` gives up its view.
  func remove(_ controller: any StatefulViewOwner) {
    owners[ObjectIdentifier(controller)] = nil
    layer.release(controller)
  }

  /// Keeps the view of `controller`, whose component is not mounted, visible.
  func keep(_ controller: any StatefulViewOwner, _ component: Component?) {
    layer.keep(controller, component)
    settle()
  }

  /// Keeps the components alive whose views may not be returned, until the tree wakes.
  func hibernate() {
    owners = owners.filter { $1.controller != nil }
    keptComponents = owners.values.compactMap {
      $0.controller?.mayNotRelinquish == true ? $0.controller?.component : nil
    }
  }

  // MARK: Returning and taking

  /// Returns `view` to the pool, unless `relinquish` refuses when the view could be taken.
  func enqueue(
    _ view: MountedView, of type: any StatefulViewOwner.Type, context: AnyHashable?,
    relinquish: @escaping () -> Bool
  ) {
    guard type.allows(context) else { return }
    let key = Key(controller: ObjectIdentifier(type), context: context)
    buckets[key, default: Bucket(type: type, context: context)].pending
      .append(Entry(view: view, relinquish: relinquish))
    pendingKeys.append(key)
    settle()
  }

  /// A returned view; one inside `container` is preferred. Events that the client sent before are not for its new owner.
  func dequeue(
    for type: any StatefulViewOwner.Type, context: AnyHashable?, preferring container: Element?
  ) -> MountedView? {
    let view = findView(for: type, context: context, preferring: container)
    view?.handOver(in: document)
    return view
  }

  private func findView(
    for type: any StatefulViewOwner.Type, context: AnyHashable?, preferring container: Element?
  ) -> MountedView? {
    let key = Key(controller: ObjectIdentifier(type), context: context)
    guard let bucket = buckets[key] else { return nil }
    guard type.allows(context) else {
      drop(key)
      return nil
    }
    let isInContainer = { (view: MountedView) in
      container != nil && view.element.parent === container
    }
    if !bucket.views.isEmpty {
      return buckets[key]?.views.remove(at: bucket.views.firstIndex(where: isInContainer) ?? 0)
    }
    while let entries = buckets[key]?.pending, !entries.isEmpty {
      let index = entries.firstIndex { isInContainer($0.view) } ?? 0
      if let entry = buckets[key]?.pending.remove(at: index), entry.relinquish() {
        return entry.view
      }
    }
    return nil
  }
}

extension Document {
  /// The stateful views of this document; `nil` if there were none so far.
  var statefulViews: StatefulViewPool? { associatedObject as? StatefulViewPool }
}

extension Mounter {
  /// Calls `body`, a mount: the stateful views that are returned meanwhile wait for its end.
  func withStatefulViews<Result>(_ body: () -> Result) -> Result {
    document.statefulViews?.openTurn()
    defer { document.statefulViews?.closeTurn() }
    return body()
  }

  /// The pool of the document, made on first use during a mount.
  func ensureStatefulViews() -> StatefulViewPool {
    if let pool = document.statefulViews { return pool }
    let pool = StatefulViewPool(document)
    pool.openTurn()
    document.associatedObject = pool
    return pool
  }
}
