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
    let view: Element
    /// Takes the view from its controller; returns `false` if the controller refuses.
    let relinquish: () -> Bool
  }

  private struct Bucket {
    let type: StatefulViewController.Type
    let context: AnyHashable?
    var views: [Element] = []
    var pending: [Entry] = []
  }

  unowned let document: Document
  private var buckets: [Key: Bucket] = [:]
  /// The keys with pending views, in the order of arrival.
  private var pendingKeys: [Key] = []
  private var openTurns = 0

  init(_ document: Document) { self.document = document }

  // MARK: Turns

  func openTurn() { openTurns += 1 }

  func closeTurn() {
    openTurns -= 1
    if openTurns == 0 { processPending() }
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
    buckets = buckets.filter { _, bucket in
      bucket.type.isValid(bucket.context) && !(bucket.views.isEmpty && bucket.pending.isEmpty)
    }
  }

  private func processPending(_ key: Key) {
    guard let bucket = buckets[key] else { return }
    let pending = bucket.pending
    buckets[key]?.pending = []
    guard bucket.type.isValid(bucket.context) else { return }
    let limit = bucket.type.maximumPoolSize(of: bucket.context) ?? .max
    for entry in pending where entry.relinquish() {
      if let count = buckets[key]?.views.count, count < limit {
        buckets[key]?.views.append(entry.view)
      }
    }
  }

  // MARK: Returning and taking

  /// Returns `view` to the pool, unless `relinquish` refuses when the view could be taken.
  func enqueue(
    _ view: Element, of type: StatefulViewController.Type, context: AnyHashable?,
    relinquish: @escaping () -> Bool
  ) {
    guard type.isValid(context) else { return }
    let key = Key(controller: ObjectIdentifier(type), context: context)
    buckets[key, default: Bucket(type: type, context: context)].pending
      .append(Entry(view: view, relinquish: relinquish))
    pendingKeys.append(key)
    if openTurns == 0 { processPending() }
  }

  /// A returned view; one inside `container` is preferred.
  func dequeue(
    for type: StatefulViewController.Type, context: AnyHashable?, preferring container: Element?
  ) -> Element? {
    let key = Key(controller: ObjectIdentifier(type), context: context)
    guard let bucket = buckets[key] else { return nil }
    guard type.isValid(context) else {
      buckets[key] = nil
      return nil
    }
    let isInContainer = { (view: Element) in container != nil && view.parent === container }
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
  /// The pool of the document, made on first use during a mount.
  func ensureStatefulViews() -> StatefulViewPool {
    if let pool = document.statefulViews { return pool }
    let pool = StatefulViewPool(document)
    pool.openTurn()
    document.associatedObject = pool
    return pool
  }
}
