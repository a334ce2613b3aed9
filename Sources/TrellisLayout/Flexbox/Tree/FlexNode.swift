/// A box of a ``FlexTree``: an index that is valid only in that tree.
public struct FlexNode: Hashable, Sendable {
  let index: Int32
}
