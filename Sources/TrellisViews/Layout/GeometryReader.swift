public import TrellisComponents
public import TrellisLayout
import TrellisUI

/// Views that depend on the size of the available space.
///
/// ```swift
/// GeometryReader { space in
///   if space.size.width < 500 { NarrowTable() } else { WideTable() }
/// }
/// ```
///
/// The reader takes the space there is. In an axis without a limit, such as the height of a page that scrolls, it is as
/// large as its content, and the length in ``GeometryProxy/size`` is 10. The server lays the page out, builds the
/// content with the size, and lays it out again before anything is sent. `containerSize` is the
/// size for all views inside.
///
/// Source: SwiftUI's `GeometryReader`.
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content

  /// - Parameter content: is placed at the top of the reader, at the start of lines.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public func _expand(into expansion: inout ViewExpansion) {
    var box = Box(GeometryComponent(content, at: expansion.dynamicPath))
    box.flexibility = .fills
    expansion.append(box)
  }
}

/// The space of a ``GeometryReader``.
public struct GeometryProxy: Hashable, Sendable {
  /// The width and the height, in CSS pixels.
  public let size: Size
}

private enum ContainerSizeKey: EnvironmentKey {
  static var defaultValue: Size? { nil }
}

extension EnvironmentValues {
  /// The size of the innermost ``GeometryReader``, or else of the window, in CSS pixels.
  public internal(set) var containerSize: Size {
    get { self[ContainerSizeKey.self] ?? viewport }
    set { self[ContainerSizeKey.self] = newValue }
  }
}

/// The last size of a ``GeometryReader``; `nil` before its first layout.
struct GeometryState: Equatable {
  var size: Size?
}

/// The component of a ``GeometryReader``. A layout with another size than in the build makes another build.
final class GeometryComponent<Content: View>: RenderLayoutComponent<GeometryState> {
  private let content: (GeometryProxy) -> Content

  init(_ content: @escaping (GeometryProxy) -> Content, at path: ViewPath?) {
    self.content = content
    super.init(identifier: path)
  }

  override func initialState() -> GeometryState? { GeometryState() }
  override var statePersistence: StatePersistence { .volatile }

  override func renderChildren(_ state: GeometryState) -> [Component?] {
    guard let size = state.size else { return [] }
    return withEnvironment(\.containerSize, size) {
      var expansion = ViewExpansion()
      content(GeometryProxy(size: size))._expand(into: &expansion)
      guard !expansion.boxes.isEmpty else { return [] }
      var style = FlexboxStyle(direction: .column)
      style.alignItems = .start
      return [Box(style, expansion.boxes).makeComponent()]
    }
  }

  /// The length in place of an unlimited one, in CSS pixels.
  private static var leastLength: Double { 10 }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let space = Size(
      width: range.max.width.isFinite ? range.max.width : Self.leastLength,
      height: range.max.height.isFinite ? range.max.height : Self.leastLength)
    let inner = children.first?.layout(
      thatFits: SizeRange(
        min: Size(
          width: range.max.width.isFinite ? range.max.width : range.min.width,
          height: range.max.height.isFinite ? range.max.height : range.min.height),
        max: range.max),
      parentSize: ParentSize(range.max))
    let size = range.clamp(
      Size(
        width: range.max.width.isFinite ? space.width : inner?.size.width ?? space.width,
        height: range.max.height.isFinite ? space.height : inner?.size.height ?? space.height))
    return Layout(
      of: self, size: size, children: inner.map { [.init(position: .zero, layout: $0)] } ?? [],
      extra: space)
  }

  override func makeController() -> ComponentController? {
    GeometryController(component: self)
  }
}

/// Compares the size of each layout with the size of the build.
private final class GeometryController: ComponentController {
  /// The sizes of the builds since the last mount. No size is built twice, so that content that changes its own size
  /// does not build forever.
  private var tried: Set<Size> = []

  override func didPrepareLayout(_ layout: Layout, for component: Component) {
    guard let space = layout.extra as? Size,
      component.state(ifAvailable: GeometryState.self)?.size != space, tried.insert(space).inserted,
      tried.count <= Self.buildLimit
    else { return }
    component.updateState { (state: inout GeometryState) in state.size = space }
    needsBuildBeforeMount = true
  }

  private static let buildLimit = 8

  override func didMount() { tried = [] }
  override func didRemount() { tried = [] }
}
