import TrellisComponents
import TrellisLayout

extension Layout {
  /// A layout of `component` with the size of `content`, and with another component stretched to that size.
  ///
  /// - Parameters:
  ///   - other: the component to lay out at exactly the size of `content`; `nil` for none.
  ///   - isBehind: whether `other` is mounted before `content`, so that the content lies on top of it.
  init(
    of component: Component, content: Component, stretching other: Component?,
    behind isBehind: Bool,
    thatFits range: SizeRange, relativeTo parentSize: ParentSize
  ) {
    let inner = content.layout(thatFits: range, parentSize: parentSize)
    var children = [Layout.Child(position: .zero, layout: inner)]
    if let other {
      let stretched = other.layout(
        thatFits: SizeRange(exactly: inner.size), parentSize: ParentSize(inner.size))
      children.insert(.init(position: .zero, layout: stretched), at: isBehind ? 0 : 1)
    }
    self.init(of: component, size: inner.size, children: children)
  }
}
