import TrellisComponents
import TrellisLayout
public import TrellisUI

/// The lengths of a padding.
public struct PaddingChange: Hashable, Sendable {
  let edges: FlexboxEdges
}

extension View {
  /// Adds `length` CSS pixels of space on all sides.
  public func padding(_ length: Double) -> BoxView<Self, PaddingChange> { padding(.all, length) }

  /// Adds space on some sides.
  ///
  /// - Parameter length: in CSS pixels; `nil` is 16.
  public func padding(
    _ edges: Edge.Set = .all, _ length: Double? = nil
  ) -> BoxView<Self, PaddingChange> {
    let length = Dimension.points(length ?? 16)
    return padding(
      FlexboxEdges(
        top: edges.contains(.top) ? length : nil, bottom: edges.contains(.bottom) ? length : nil,
        start: edges.contains(.leading) ? length : nil,
        end: edges.contains(.trailing) ? length : nil))
  }

  /// Adds space of each length on its side.
  public func padding(_ edges: FlexboxEdges) -> BoxView<Self, PaddingChange> {
    BoxView(self, PaddingChange(edges: edges)) { change, box in box.addPadding(change.edges) }
  }
}

extension Box {
  /// Adds space around the content, inside of looks that come later.
  mutating func addPadding(_ edges: FlexboxEdges) {
    if !isOpen { wrap() }
    guard case .stack(var style, let children) = content else {
      wrap()
      return addPadding(edges)
    }
    style.padding = style.padding.adding(edges)
    content = .stack(style, children)
  }
}

extension FlexboxEdges {
  fileprivate func adding(_ other: FlexboxEdges) -> FlexboxEdges {
    func sum(_ one: Dimension?, _ other: Dimension?) -> Dimension? {
      guard case .points(let one)? = one else { return other }
      guard case .points(let other)? = other else { return .points(one) }
      return .points(one + other)
    }
    return FlexboxEdges(
      top: sum(top, other.top), bottom: sum(bottom, other.bottom), start: sum(start, other.start),
      end: sum(end, other.end))
  }
}
