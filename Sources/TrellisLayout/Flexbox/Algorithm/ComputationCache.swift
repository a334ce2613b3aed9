/// The results of one computation that do not fit into the nodes. A node stores two layouts and one pair of
/// content-based widths; the few nodes with more results have entries in the cache.
///
/// The entries of a node are a list, the newest first. All are dropped when the computation ends. The
/// number of entries of a node is limited. Beyond the limit the node uses the entry with the nearest key,
/// so that no tree causes an unbounded number of layouts of one node.
struct ComputationCache {
  let layouts = Stack<CacheEntry<LayoutRecord>>(capacity: 0)
  let widths = Stack<CacheEntry<KnownWidths>>(capacity: 0)
  private let wasFull: UnsafeMutablePointer<Bool>

  /// The maximum number of entries of one node, besides the results in the node itself.
  static let maximumLayouts = 6
  static let maximumWidths = 8

  init() {
    wasFull = .allocate(capacity: 1)
    wasFull.initialize(to: false)
  }

  func deallocate() {
    layouts.deallocate()
    widths.deallocate()
    wasFull.deallocate()
  }

  /// Whether an entry was used for a key other than its own since the cache was emptied.
  var isFull: Bool { wasFull.pointee }

  func recordFull() { wasFull.pointee = true }

  var byteCount: Int { layouts.byteCount + widths.byteCount }

  /// Drops every entry.
  func empty(_ nodes: UnsafeMutablePointer<NodeState>) {
    for index in 0..<layouts.count {
      let state = nodes + Int(layouts[index].node)
      if state.pointee.firstCachedLayout < 0 { continue }
      state.pointee.firstCachedLayout = -1
      state.pointee.flags.insert(.hasDroppedResults)
    }
    for index in 0..<widths.count {
      let state = nodes + Int(widths[index].node)
      if state.pointee.firstCachedWidths < 0 { continue }
      state.pointee.firstCachedWidths = -1
      state.pointee.flags.insert(.hasDroppedResults)
    }
    wasFull.pointee = false
    layouts.removeLast(layouts.count)
    widths.removeLast(widths.count)
  }
}

/// One entry of a ``ComputationCache``.
struct CacheEntry<Value> {
  var value: Value
  let node: Int32
  /// The number of the next older entry of the node, or -1.
  let next: Int32
}

/// Content-based widths, with flags that mark the known ones.
struct KnownWidths {
  var widths: ContentWidths
  /// A subset of `hasMinContent`, `hasMaxContent` and `widthsUseHeight`.
  var flags: NodeFlags
}
