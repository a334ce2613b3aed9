import TrellisComponents
import TrellisLayout

/// Answers a flex tree's questions about one child by laying the child out.
///
/// Source: ComponentKit's row C25 and algorithm 2.5.1, steps 8 and 9.
final class LeafMeasurement {
  private let component: Component
  private let parentSize: ParentSize
  private let isOnBaseline: Bool
  private let usesHeightAsBaseline: Bool
  private var newest: Layout?

  init(
    _ component: Component, parentSize: ParentSize, isOnBaseline: Bool, usesHeightAsBaseline: Bool
  ) {
    self.component = component
    self.parentSize = parentSize
    self.isOnBaseline = isOnBaseline
    self.usesHeightAsBaseline = usesHeightAsBaseline
  }

  func measure(_ request: FlexMeasureRequest) -> FlexMeasurement {
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
    newest = layout
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
  func layout(exactly size: Size, in parent: ParentSize) -> Layout {
    if let newest, newest.size == size, newest.children.isEmpty { return newest }
    return component.layout(thatFits: SizeRange(exactly: size), parentSize: parent)
  }
}
