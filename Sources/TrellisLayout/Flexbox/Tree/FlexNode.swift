/// A box of a ``FlexTree``: a number that means nothing in another tree.
public struct FlexNode: Hashable, Sendable {
  let index: Int32
}
