/// The inputs of the last computation of a flex tree, from which the frames result.
struct LastComputation {
  /// The number of the computation; 0 before the first one.
  private(set) var number: UInt32 = 0
  /// -1 if the frames belong to no root.
  private var root: Int32 = -1
  private var range = SizeRange()
  private var available = ParentSize.undefined

  /// Whether the last computation had these inputs.
  func had(root: Int32, range: SizeRange, available: ParentSize) -> Bool {
    root == self.root && range == self.range && available == self.available
  }

  /// Records the inputs of a computation that begins.
  mutating func begin(root: Int32, range: SizeRange, available: ParentSize) {
    (self.root, self.range, self.available) = (root, range, available)
  }

  /// Numbers a computation that lays out nodes.
  mutating func countLayout() { number &+= 1 }

  /// Makes ``had(root:range:available:)`` false for all inputs.
  mutating func invalidate() { root = -1 }

  /// Like ``invalidate()``, if `node` was the root of the last computation.
  mutating func invalidate(_ node: Int32) { if node == root { root = -1 } }
}
