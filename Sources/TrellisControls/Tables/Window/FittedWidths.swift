import TrellisBase
import TrellisComponents
import TrellisLayout
import TrellisUI
import TrellisViews

/// The widths of the columns of a ``TableWindow`` that fit their contents, in CSS pixels: the larger one of the widths of
/// the title and of the widest cell that was mounted.
///
/// Layouts record what they need. A width only grows, so that it does not change back and forth while the table is scrolled.
final class FittedWidths {
  private var needed: [Exact<String>: Double] = [:]
  /// Whether a layout needs more than the last build had.
  private(set) var isOutdated = false

  /// The width that a column needs; `nil` before its first layout.
  subscript(column: String) -> Double? { needed[Exact(column)] }

  func record(_ width: Double, of column: String) {
    let width = width.rounded(.up)
    guard width.isFinite, width > needed[Exact(column)] ?? 0 else { return }
    needed[Exact(column)] = width
    isOutdated = true
  }

  /// A build uses the widths.
  func use() { isOutdated = false }
}

/// The content of a cell, of which the width in unlimited space is recorded.
///
/// A layout that is found in a cache was recorded when it was computed.
struct FittedCell: ViewLayout {
  let widths: FittedWidths
  let column: String
  /// The width of what is beside the content in the column, in CSS pixels.
  let space: Double

  func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
    guard let view = subviews.first else { return .zero }
    widths.record(view.sizeThatFits(ProposedViewSize()).width + space, of: column)
    return view.sizeThatFits(proposal)
  }

  func placeSubviews(in size: Size, subviews: LayoutSubviews) {
    subviews.first?.place(
      at: .zero, proposal: ProposedViewSize(width: size.width, height: size.height))
  }
}

/// A view with fitted columns, which is built again before the mount if its layout needs wider ones.
struct FittedTable<Content: View>: PrimitiveView {
  let widths: FittedWidths
  let content: () -> Content

  func _expand(into expansion: inout ViewExpansion) {
    let (widths, content) = (widths, content)
    FlexibleComponentView([]) {
      FittedTableComponent(widths) { HostingComponent(Group { content() }) }
    }
    ._expand(into: &expansion)
  }
}

private final class FittedTableComponent: RenderComponent<Int> {
  let widths: FittedWidths
  private let make: () -> Component

  init(_ widths: FittedWidths, _ make: @escaping () -> Component) {
    (self.widths, self.make) = (widths, make)
    super.init()
  }

  override func initialState() -> Int? { 0 }
  override var statePersistence: StatePersistence { .volatile }

  override func render(_ state: Int) -> Component? {
    widths.use()
    return make()
  }

  override func makeController() -> ComponentController? {
    FittedTableController(component: self)
  }
}

private final class FittedTableController: ComponentController {
  /// The most builds before a mount.
  private static let buildLimit = 8
  private var builds = 0

  override func didPrepareLayout(_ layout: Layout, for component: Component) {
    guard let component = component as? FittedTableComponent, component.widths.isOutdated,
      builds < Self.buildLimit
    else { return }
    builds += 1
    component.updateState { (state: inout Int) in state &+= 1 }
    needsBuildBeforeMount = true
  }

  override func didMount() { builds = 0 }
  override func didRemount() { builds = 0 }
}
