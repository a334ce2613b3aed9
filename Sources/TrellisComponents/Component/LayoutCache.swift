import TrellisLayout

/// The cached layouts of one component, and its layout id.
///
/// During a layout pass, the newest ``capacity`` layouts are kept. When the component is mounted, all but
/// the mounted one are dropped (``trim(to:)``). A component that replaces an equivalent one inherits its
/// layouts (`LayoutReuse`). `docs/CACHES.md` compares this cache with the others.
///
/// - Invariant: the cached layouts are a list, newest first, linked by ``LayoutResult/older``. Each has a
///   key.
package struct LayoutCache {
  /// The layout equivalence id: components of one tree with equal nonzero ids lay out identically for every
  /// constraint. 0 before the first build of the component, and when a tree has used up its numbers.
  package internal(set) var id: UInt32 = 0
  /// The build that last replaced components in the layouts.
  private var refresh = BuildMark.none
  /// The last stored layout.
  private(set) var newest: LayoutResult?

  init() {}

  /// A cache with one layout, for a ``HibernatingSubtree``.
  init(id: UInt32, newest: LayoutResult) {
    self.id = id
    self.newest = newest
  }

  /// The maximum number of layouts before the mount; a flexbox needs up to three of a child in one render.
  static let capacity = 4

  // MARK: Look-up

  /// The layout for `range` and `parentSize`. Marks the axes of `parentSize` on which the layout depends as
  /// read.
  func layout(thatFits range: SizeRange, parentSize: ParentSize) -> LayoutResult? {
    var candidate = newest
    while let content = candidate {
      if content.isLayout(thatFits: range, parentSize: parentSize) { return content }
      candidate = content.older
    }
    return nil
  }

  /// The size in `range`, if a cached layout for another range determines it; see
  /// ``LayoutResult/isHeightIndependent``.
  func size(thatFits range: SizeRange) -> Size? {
    var candidate = newest
    while let content = candidate {
      if content.isHeightIndependent, content.leavesHeightOpen(range) { return content.size }
      candidate = content.older
    }
    return nil
  }

  /// Whether `content` is one of the cached layouts.
  func contains(_ content: LayoutResult) -> Bool {
    var candidate = newest
    while let kept = candidate {
      if kept === content { return true }
      candidate = kept.older
    }
    return false
  }

  // MARK: Change

  /// Stores `content`, and drops the oldest layout if there are more than ``capacity``.
  mutating func store(_ content: LayoutResult, _ key: LayoutCacheKey) {
    // A wrapper may return the layout of its child unchanged.
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
  /// A list lays out a row first for a certain width and then for exactly the resulting size, and shows the second
  /// layout. `shown` records that its size is also the size of the first layout, so that the first one is not computed
  /// again.
  mutating func trim(to shown: LayoutResult) {
    var next = newest
    if next == nil || (next === shown && shown.older == nil) { return }
    newest = contains(shown) ? shown : nil
    while let content = next {
      next = content.older
      if content !== shown, newest != nil { shown.adoptSize(of: content) }
    }
    newest?.older = nil
  }

  /// Drops all layouts, because the component will lay itself out differently.
  mutating func empty(newID: UInt32) {
    newest = nil
    id = newID
  }

  /// Drops all layouts.
  mutating func empty() { newest = nil }

  /// Drops all layouts, before they are stored again with replaced components.
  mutating func empty(refreshedIn build: BuildNumber) {
    newest = nil
    refresh = BuildMark(build)
  }

  /// Whether `build` replaced components in the layouts.
  func isRefreshed(in build: BuildMark) -> Bool { refresh != .none && refresh == build }
}
