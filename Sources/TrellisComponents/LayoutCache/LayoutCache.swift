import TrellisLayout

/// The cached layouts of one component, and its layout id.
///
/// While a tree is laid out, the newest ``capacity`` layouts are kept. When the component is mounted, all but the
/// one that is shown are dropped (``trim(to:)``). A component that replaces an equal one takes over the layouts of
/// that one (`LayoutInheritance`). `docs/CACHES.md` compares this cache with the others.
///
/// - Invariant: the kept layouts are a list, newest first, linked by ``LayoutContent/older``. Each has a key.
package struct LayoutCache {
  /// Components of one tree that have the same id, other than 0, have the same layout in every range. An id is 0
  /// before the first build of the component, and when a tree has used up its numbers.
  package internal(set) var id: UInt32 = 0
  /// The layout that was stored last.
  private(set) var newest: LayoutContent?

  /// The number of layouts that are kept until the mount; a flexbox needs up to three of a child in one pass.
  static let capacity = 4

  // MARK: Look-up

  /// The layout for `range` and `parentSize`. The axes of `parentSize` that it depends on count as read.
  func layout(thatFits range: SizeRange, parentSize: ParentSize) -> LayoutContent? {
    var candidate = newest
    while let content = candidate {
      if content.isLayout(thatFits: range, parentSize: parentSize) { return content }
      candidate = content.older
    }
    return nil
  }

  /// The size in `range` if a layout tells it that was computed for another range; see
  /// ``LayoutContent/holdsForAnyHeight``.
  func size(thatFits range: SizeRange) -> Size? {
    var candidate = newest
    while let content = candidate {
      if content.holdsForAnyHeight, content.leavesHeightOpen(range) { return content.size }
      candidate = content.older
    }
    return nil
  }

  /// Whether `content` is one of the kept layouts.
  func contains(_ content: LayoutContent) -> Bool {
    var candidate = newest
    while let kept = candidate {
      if kept === content { return true }
      candidate = kept.older
    }
    return false
  }

  // MARK: Change

  /// Keeps `content`, and drops the oldest layout if there are more than ``capacity``.
  mutating func store(_ content: LayoutContent, _ key: LayoutCacheKey) {
    // A wrapper may return the very layout of its child again.
    guard content.older == nil, newest !== content else { return }
    content.key = key
    content.older = newest
    newest = content
    var last = content
    for _ in 1..<Self.capacity {
      guard let older = last.older else { return }
      last = older
    }
    last.older = nil
  }

  /// Drops all layouts but `shown`.
  ///
  /// A list asks a row for its height at a certain width, and then for the layout in that very size, which is
  /// shown. So that the list does not compute the first one again, `shown` notes that it tells that size.
  mutating func trim(to shown: LayoutContent) {
    var next = newest
    if next == nil || (next === shown && shown.older == nil) { return }
    newest = contains(shown) ? shown : nil
    while let content = next {
      next = content.older
      if content !== shown, newest != nil { shown.takeSize(of: content) }
    }
    newest?.older = nil
  }

  /// Drops all layouts, as the component lays itself out in another way from now on.
  mutating func empty(newID: UInt32) {
    newest = nil
    id = newID
  }

  /// Drops all layouts.
  mutating func empty() { newest = nil }
}
