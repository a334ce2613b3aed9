import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI

/// The component of a ``LazyVStack`` with a ``ForEach``: it makes the rows of the list's ``ListWindow``.
///
/// A layout measures the rows of the build, and computes the window after the heights are known. If it has other rows, or
/// other frames of the browser, the controller makes another build before the mount.
final class LazyListComponent<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  RenderLayoutComponent<LazyListState<Data, ID>>
{
  /// The most rows of a page without a server.
  private static var rowsOfFiles: Int { ListWindow.smallCount }

  private let rows: ForEach<Data, ID, Content>
  private let style: LazyListStyle
  /// The indexes of the children.
  private var indexes: [Int] = []
  private var list: LazyList<Data, ID>?
  private var isLive = true

  init(_ rows: ForEach<Data, ID, Content>, _ style: LazyListStyle, at path: ViewPath?) {
    self.rows = rows
    self.style = style
    super.init(identifier: path)
  }

  override func initialState() -> LazyListState<Data, ID>? { LazyListState() }

  // MARK: Building

  override func renderChildren(_ state: LazyListState<Data, ID>) -> [Component?] {
    let list = state.list
    let environment = EnvironmentValues.current
    list.take(
      rows.data, of: self, visibleHeight: environment.containerSize.height, id: rows.id)
    self.list = list
    isLive = environment.pageMedium == .live
    indexes = []
    var children: [Component?] = []
    var shown: Set<Exact<ID>> = []
    var isReported = false
    for index in shownIndexes(of: list) {
      let element = rows.data.element(at: index)
      let id = rows.id(element)
      guard shown.insert(Exact(id)).inserted else {
        if !isReported {
          RepeatedIdentities.report("\(id)", in: "LazyVStack", of: Data.Element.self)
        }
        isReported = true
        continue
      }
      let (content, count, style) = (rows.content(element), rows.data.count, style)
      indexes.append(index)
      children.append(
        TreeComponent(list.tree(of: id, in: state.name)) {
          LazyRowComponent(content, index: index, of: count, style)
        })
    }
    list.release(except: shown)
    if !isLive, rows.data.count > Self.rowsOfFiles { children.append(makeNote(environment)) }
    return children
  }

  /// The note that a page without a server shows the first rows only.
  private func makeNote(_ environment: EnvironmentValues) -> Component {
    let format = environment.textTables.text(.firstRows, in: environment.language) ?? ""
    let text = [Self.rowsOfFiles, rows.data.count].enumerated().reduce(format) { text, number in
      text.substituting("{\(number.offset + 1)}", with: String(number.element))
    }
    return ViewComponent(
      attributes: [.role("listitem")],
      child: HostingComponent(Text(verbatim: text).font(.caption)))
  }

  private func shownIndexes(of list: LazyList<Data, ID>) -> [Int] {
    let count = rows.data.count
    guard isLive else { return Array(0..<min(count, Self.rowsOfFiles)) }
    let window = (list.window?.rows ?? 0..<0).clamped(to: 0..<count)
    guard let focused = list.focused, focused < count, !window.contains(focused) else {
      return Array(window)
    }
    return focused < window.lowerBound ? [focused] + window : window + [focused]
  }

  override func didReuse(_ previous: Component) {
    guard let previous = previous as? Self else { return }
    (indexes, list, isLive) = (previous.indexes, previous.list, previous.isLive)
  }

  override func viewConfiguration(
    with state: LazyListState<Data, ID>
  ) -> ViewConfiguration? {
    var attributes: [ViewAttribute] = [.role("list")]
    if isLive, let window = state.list.window, window.isPartial {
      let (updater, list) = (self.state, state.list)
      attributes += ViewAttribute.listening(
        to: .listWindow(epoch: window.epoch), fields: LazyListReport.reader.names,
        [.throttled(milliseconds: 100)],
        Action { event in
          guard let report = LazyListReport.reader.values(of: event) else { return }
          if list.take(report) { updater.update { $0.generation &+= 1 } }
        })
    }
    return ViewConfiguration("div", attributes: attributes)
  }

  // MARK: Layout

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let children = children
    var width = range.max.width
    if !width.isFinite {
      width = children.reduce(range.min.width) { width, child in
        max(
          width,
          child.layout(thatFits: range.withUnlimitedHeight, parentSize: .undefined).size.width)
      }
    }
    let space = SizeRange(
      min: Size(width: width, height: 0), max: Size(width: width, height: .infinity))
    let layouts = children.map { $0.layout(thatFits: space, parentSize: ParentSize(space.max)) }
    guard isLive, let list, var window = list.window, indexes.count == layouts.count else {
      return stacked(layouts, width, range)
    }
    if let known = list.width, known != width { window.forgetHeights() }
    record(layouts, in: &window)
    let positioned = zip(indexes, layouts).map { index, layout in
      Layout.Child(position: Point(x: 0, y: window.frame(of: index)), layout: layout)
    }
    let height = max(window.contentHeight - (indexes.isEmpty ? 0 : style.spacing), 0)
    return Layout(
      of: self, size: range.clamp(Size(width: width, height: height)), children: positioned,
      extra: LazyListLayout(window: window, width: width))
  }

  /// Records the heights of consecutive rows; they contain the space below a row.
  private func record(_ layouts: [Layout], in window: inout ListWindow) {
    var start = 0
    while start < indexes.count {
      var end = start + 1
      while end < indexes.count, indexes[end] == indexes[end - 1] + 1 { end += 1 }
      let heights = layouts[start..<end].map { $0.size.height + style.spacing }
      _ = window.record(heights, from: indexes[start])
      start = end
    }
  }

  /// The rows one below the other, on a page without a server.
  private func stacked(_ layouts: [Layout], _ width: Double, _ range: SizeRange) -> Layout {
    var top = 0.0
    let children = layouts.map { layout in
      defer { top += layout.size.height + style.spacing }
      return Layout.Child(position: Point(x: 0, y: top), layout: layout)
    }
    let height = max(top - (layouts.isEmpty ? 0 : style.spacing), 0)
    return Layout(
      of: self, size: range.clamp(Size(width: width, height: height)), children: children)
  }

  override func makeController() -> ComponentController? {
    LazyListController<Data, ID>(component: self)
  }
}

extension SizeRange {
  fileprivate var withUnlimitedHeight: SizeRange {
    SizeRange(min: .zero, max: Size(width: max.width, height: .infinity))
  }
}

/// The window of a layout.
private struct LazyListLayout: Sendable {
  let window: ListWindow
  let width: Double
}

/// A report of the browser about the visible part of a list.
enum LazyListReport {
  static var reader: EventReader<Double, Double, Int, Int> {
    EventReader(
      .number("top", in: -1e8...1e8), .number("height", in: 0...1e6),
      .integer("epoch", in: 0...Int(Int32.max)), .integer("focused", in: 0...Int(Int32.max)))
  }
}

extension LazyList {
  /// Takes a report; returns whether the list must be rendered again.
  fileprivate func take(_ report: (Double, Double, Int, Int)) -> Bool {
    let (top, height, epoch, place) = report
    focused = place > 0 ? place - 1 : nil
    return window?.scroll(to: top, height: height, epoch: epoch) ?? false
  }
}

/// Takes the window of each layout; one with other rows or frames makes another build.
private final class LazyListController<Data: RandomAccessCollection, ID: Hashable>:
  ComponentController
{
  /// The most builds before a mount.
  private static var buildLimit: Int { 8 }
  private var builds = 0

  override func didPrepareLayout(_ layout: Layout, for component: Component) {
    guard let made = layout.extra as? LazyListLayout,
      let list = component.state(ifAvailable: LazyListState<Data, ID>.self)?.list
    else { return }
    let built = list.window
    (list.window, list.width) = (made.window, made.width)
    guard built?.rows != made.window.rows || built?.epoch != made.window.epoch,
      builds < Self.buildLimit
    else { return }
    builds += 1
    component.updateState { (state: inout LazyListState<Data, ID>) in state.generation &+= 1 }
    needsBuildBeforeMount = true
  }

  override func didMount() { builds = 0 }
  override func didRemount() { builds = 0 }
}
