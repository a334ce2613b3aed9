import TrellisComponents
import TrellisLayout

/// Answers a flex tree's questions about one child by laying the child out.
///
/// Source: ComponentKit's row C25 and algorithm 2.5.1, steps 8 and 9.
struct FlexboxLeaf {
  /// The child; its flexbox keeps it during a layout, and no one reads it at other times.
  private unowned(unsafe) var component: Component
  private let parentSize: ParentSize
  let isOnBaseline: Bool
  private let usesHeightAsBaseline: Bool
  /// The newest answer.
  private var newest: LayoutContent?
  /// The layout that was shown last.
  private var shown: LayoutContent?

  init(_ item: FlexboxItem, in group: FlexboxGroup) {
    component = item.component
    parentSize = group.parent
    isOnBaseline = group.style.alignItems == .baseline || item.child.alignSelf == .baseline
    usesHeightAsBaseline = item.child.usesHeightAsBaseline
  }

  /// Whether the other leaf answers as this one does, if its component does.
  func answers(as other: FlexboxLeaf) -> Bool {
    parentSize == other.parentSize && isOnBaseline == other.isOnBaseline
      && usesHeightAsBaseline == other.usesHeightAsBaseline
  }

  /// Makes the leaf stand for a component that answers as the one before it.
  mutating func runOnLargerStack(with component: Component) {
    self.component = component
    // An answer may hold components of the build before.
    if let content = newest, !component.keeps(content) { newest = nil }
    if let content = shown, !component.keeps(content) { shown = nil }
  }

  mutating func forget() {
    newest = nil
    shown = nil
  }

  mutating func measure(_ request: FlexMeasureRequest) -> FlexMeasurement {
    let room: Double =
      switch request.room {
      case .minContent: 0
      case .maxContent: .infinity
      case .definite(let width): max(0, width)
      }
    let low = Size(width: request.knownWidth ?? 0, height: request.knownHeight ?? 0)
    let high = Size(
      width: request.knownWidth ?? room, height: request.knownHeight ?? .infinity)
    let range = SizeRange(min: low, max: high)
    if !isOnBaseline, let size = component.rememberedSize(thatFits: range, parentSize: parentSize) {
      newest = nil
      return FlexMeasurement(size: size, baseline: nil)
    }
    let layout = component.layout(thatFits: range, parentSize: parentSize)
    newest = layout.content
    return FlexMeasurement(size: layout.size, baseline: baseline(of: layout))
  }

  private func baseline(of layout: Layout) -> Double? {
    guard isOnBaseline else { return nil }
    if !usesHeightAsBaseline, let baseline = component.firstBaseline(of: layout) {
      return baseline
    }
    return layout.size.height
  }

  /// The child's layout at the size the tree gave it.
  ///
  /// The last measurement is the answer where it came to that size already and has nothing inside
  /// that a certain size could lay out otherwise.
  mutating func layout(exactly size: Size, in parent: ParentSize) -> Layout {
    if let newest {
      let layout = Layout(component: component, content: newest)
      if layout.size == size, layout.children.isEmpty { return layout }
    }
    let range = SizeRange(exactly: size)
    if let shown, shown.answers(range, parent) {
      return Layout(component: component, content: shown)
    }
    let layout = component.layout(thatFits: range, parentSize: parent)
    shown = layout.content
    return layout
  }
}
