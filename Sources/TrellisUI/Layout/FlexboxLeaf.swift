import TrellisComponents
import TrellisLayout

/// Measures one child for a flex tree by laying the child out.
///
/// Source: ComponentKit's row C25 and algorithm 2.5.1, steps 8 and 9.
struct FlexboxLeaf {
  /// The child. Its flexbox retains it during a layout, and it is not read at other times.
  private unowned(unsafe) var component: Component
  private let parentSize: ParentSize
  let isOnBaseline: Bool
  private let usesHeightAsBaseline: Bool
  /// The last measured layout, if it has no children: it is then also the layout in exactly its size.
  private var measured: LayoutResult?

  /// - Parameter readings: receives the axes of the parent's size that the layouts of the child read.
  init(
    _ item: FlexboxItem, in group: FlexboxGroup, notedIn readings: ParentSizeReadings
  ) {
    component = item.component
    parentSize = group.parent.recording(in: readings)
    isOnBaseline = group.placesOnBaseline(item.child)
    usesHeightAsBaseline = item.child.usesHeightAsBaseline
  }

  /// Whether both leaves have equal measurements, provided that their components have equal layouts.
  func hasInputs(of other: FlexboxLeaf) -> Bool {
    parentSize.lengths.isSame(as: other.parentSize.lengths, in: .both)
      && isOnBaseline == other.isOnBaseline
      && usesHeightAsBaseline == other.usesHeightAsBaseline
  }

  /// Replaces the component of the leaf. Unless ``invalidate()`` follows, the new component must have the same layouts.
  mutating func replaceComponent(with component: Component) { self.component = component }

  mutating func invalidate() { measured = nil }

  mutating func measure(_ request: FlexMeasureRequest) -> FlexMeasurement {
    if request.availableWidth == .minContent, request.knownWidth == nil {
      // No layout is wider than its space, and the space is 0 here, so the child need not be laid out.
      return FlexMeasurement(size: Size(width: 0, height: request.knownHeight ?? 0))
    }
    let available: Double =
      switch request.availableWidth {
      case .minContent: 0
      case .maxContent: .infinity
      case .definite(let width): max(0, width)
      }
    let low = Size(width: request.knownWidth ?? 0, height: request.knownHeight ?? 0)
    let high = Size(
      width: request.knownWidth ?? available, height: request.knownHeight ?? .infinity)
    let range = SizeRange(min: low, max: high)
    if !isOnBaseline, let size = component.knownSize(thatFits: range) {
      measured = nil
      return FlexMeasurement(size: size, baseline: nil)
    }
    let layout = component.layout(thatFits: range, parentSize: parentSize)
    measured = layout.children.isEmpty ? layout.content : nil
    return FlexMeasurement(size: layout.size, baseline: baseline(of: layout))
  }

  private func baseline(of layout: Layout) -> Double? {
    guard isOnBaseline else { return nil }
    if !usesHeightAsBaseline, let baseline = layout.firstBaseline {
      return baseline
    }
    return layout.size.height
  }

  /// The child's layout in the size from the tree.
  func layout(exactly size: Size, in parent: ParentSize) -> Layout {
    if let measured, measured.size == size {
      return Layout(component: component, content: measured)
    }
    return component.layout(thatFits: SizeRange(exactly: size), parentSize: parent)
  }
}
