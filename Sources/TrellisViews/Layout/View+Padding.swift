import TrellisComponents
import TrellisLayout
public import TrellisUI

/// The lengths of a padding.
public struct PaddingChange: Hashable, Sendable {
  let edges: FlexboxEdges
  /// The edges with the space of the theme.
  var themed: Edge.Set = []
}

extension View {
  /// Adds `length` CSS pixels of space on all sides.
  public consuming func padding(_ length: Double) -> BoxView<Self, PaddingChange> {
    padding(.all, length)
  }

  /// Adds space on some sides.
  ///
  /// - Parameter length: in CSS pixels; `nil` is 16 at the regular density.
  public consuming func padding(
    _ edges: Edge.Set = .all, _ length: Double? = nil
  ) -> BoxView<Self, PaddingChange> {
    guard let length else { return padding(PaddingChange(edges: .none, themed: edges)) }
    return padding(FlexboxEdges(.points(length), on: edges))
  }

  /// Adds space of each length on its side.
  public consuming func padding(_ edges: FlexboxEdges) -> BoxView<Self, PaddingChange> {
    padding(PaddingChange(edges: edges))
  }

  private consuming func padding(_ change: PaddingChange) -> BoxView<Self, PaddingChange> {
    BoxView(self, change, name: "padding") { change, box in
      if change.themed.isEmpty { return box.addPadding(change.edges) }
      let length = Dimension.points(EnvironmentValues.current.theme.space(.large))
      box.addPadding(FlexboxEdges(length, on: change.themed))
    }
  }
}

extension Box {
  /// Adds space around the content, inside of looks that come later.
  mutating func addPadding(_ edges: FlexboxEdges) {
    let isStack = if case .stack = content { true } else { false }
    if !isStack || !isOpen {
      wrapKeepingLayout()
      // The padding is outside of the limits.
      size.add(edges)
    }
    guard case .stack(var style, let children) = content else { return }
    style.padding = style.padding.adding(edges)
    content = .stack(style, children)
  }
}

extension ComponentSize {
  /// Adds `edges` to the limits.
  mutating func add(_ edges: FlexboxEdges) {
    if self == .auto { return }
    minWidth = minWidth.adding(edges.start, edges.end)
    maxWidth = maxWidth.adding(edges.start, edges.end)
    minHeight = minHeight.adding(edges.top, edges.bottom)
    maxHeight = maxHeight.adding(edges.top, edges.bottom)
  }
}

extension Dimension {
  /// This length, but `length` at least.
  func orMore(_ length: Double) -> Dimension {
    if case .points(let own) = self { .points(max(own, length)) } else { .points(length) }
  }

  /// The sum of this length and two others; `auto` and percentages are unchanged.
  fileprivate func adding(_ first: Dimension?, _ second: Dimension?) -> Dimension {
    guard case .points(let length) = self else { return self }
    return [first, second].reduce(.points(length)) { sum, more in
      guard case .points(let sum) = sum, case .points(let more)? = more else { return sum }
      return .points(max(0, sum + more))
    }
  }
}

extension FlexboxEdges {
  /// `length` on some edges.
  init(_ length: Dimension, on edges: Edge.Set) {
    self.init(
      top: edges.contains(.top) ? length : nil, bottom: edges.contains(.bottom) ? length : nil,
      start: edges.contains(.leading) ? length : nil, end: edges.contains(.trailing) ? length : nil)
  }

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
