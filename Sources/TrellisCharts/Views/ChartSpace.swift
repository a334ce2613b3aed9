import TrellisComponents
import TrellisLayout
import TrellisUI
import TrellisViews

/// Content that is built for the size of its space, like a `GeometryReader`, but with a height of its own where the
/// space has no limit.
struct ChartSpace<Content: View>: PrimitiveView {
  let content: (Size) -> Content

  func _expand(into expansion: inout ViewExpansion) {
    FlexibleComponentView(.fills) { ChartSpaceComponent(content) }._expand(into: &expansion)
  }
}

/// The size of the last layout; `nil` before the first.
struct ChartSpaceState: Equatable {
  var size: Size?
}

/// The component of ``ChartSpace``. A layout with another size than in the build makes another build.
final class ChartSpaceComponent<Content: View>: RenderLayoutComponent<ChartSpaceState> {
  private let content: (Size) -> Content

  init(_ content: @escaping (Size) -> Content) {
    self.content = content
    super.init()
  }

  override func initialState() -> ChartSpaceState? { ChartSpaceState() }
  override var statePersistence: StatePersistence { .volatile }

  override func renderChildren(_ state: ChartSpaceState) -> [Component?] {
    state.size.map { [HostingComponent(content($0))] } ?? []
  }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let size = range.clamp(
      Size(
        width: range.max.width.isFinite ? range.max.width : 320,
        height: range.max.height.isFinite ? range.max.height : max(range.min.height, 240)))
    let inner = children.first?.layout(
      thatFits: SizeRange(min: size, max: size), parentSize: ParentSize(size))
    return Layout(
      of: self, size: size, children: inner.map { [.init(position: .zero, layout: $0)] } ?? [],
      extra: size)
  }

  override func makeController() -> ComponentController? { ChartSpaceController(component: self) }
}

/// Compares the size of each layout with the size of the build.
private final class ChartSpaceController: ComponentController {
  /// The sizes of the builds since the last mount, each of which is built once.
  private var tried: Set<Size> = []

  override func didPrepareLayout(_ layout: Layout, for component: Component) {
    guard let size = layout.extra as? Size,
      component.state(ifAvailable: ChartSpaceState.self)?.size != size,
      tried.insert(size).inserted, tried.count <= 8
    else { return }
    component.updateState { (state: inout ChartSpaceState) in state.size = size }
    needsBuildBeforeMount = true
  }

  override func didMount() { tried = [] }
  override func didRemount() { tried = [] }
}
