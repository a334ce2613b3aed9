/// The layouts and content-based widths that one computation found for nodes that have no room
/// for them: a node holds two layouts and one pair of widths, and few nodes are asked for more.
///
/// The entries of a node are a list, the newest first. All are dropped when the computation ends.
/// The number of entries of a node is limited. A node with that many entries uses the nearest one for
/// further keys, so that no tree makes the engine lay a node out again and again.
struct LayoutMemo {
  let layouts = Stack<MemoEntry<LayoutRecord>>(capacity: 0)
  let widths = Stack<MemoEntry<KnownWidths>>(capacity: 0)
  private let wasFull: UnsafeMutablePointer<Bool>

  /// The largest number of entries of one node, besides what the node itself holds.
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

  /// Whether an entry was used for another key than its own since the memo was empty.
  var isFull: Bool { wasFull.pointee }

  func noteFull() { wasFull.pointee = true }

  var byteCount: Int { layouts.byteCount + widths.byteCount }

  /// Drops every entry.
  func empty(_ nodes: UnsafeMutablePointer<NodeState>) {
    for index in 0..<layouts.count {
      let state = nodes + Int(layouts[index].node)
      if state.pointee.firstInMemo < 0 { continue }
      state.pointee.firstInMemo = -1
      state.pointee.flags.insert(.hasForgotten)
    }
    for index in 0..<widths.count {
      let state = nodes + Int(widths[index].node)
      if state.pointee.firstWidthsInMemo < 0 { continue }
      state.pointee.firstWidthsInMemo = -1
      state.pointee.flags.insert(.hasForgotten)
    }
    wasFull.pointee = false
    layouts.removeLast(layouts.count)
    widths.removeLast(widths.count)
  }
}

/// One entry of a ``LayoutMemo``.
struct MemoEntry<Value> {
  var value: Value
  let node: Int32
  /// The number of the next older entry of the node, or -1.
  let next: Int32
}

/// Content-based widths and which of them are known.
struct KnownWidths {
  var widths: ContentWidths
  /// Of `knowsMin`, `knowsMax` and `widthsUseHeight`.
  var flags: NodeFlags
}
