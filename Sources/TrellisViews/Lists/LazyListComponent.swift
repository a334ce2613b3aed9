import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI

/// The component of a lazy list: it makes the rows of the list's ``ListWindow``.
///
/// A layout measures the rows of the build, and computes the window after the heights are known. If it has other rows, or
/// other frames of the browser, the controller makes another build before the mount.
final class LazyListComponent<Source: LazyRowSource>:
  RenderLayoutComponent<LazyListState<Source>>
{
  /// The most rows of a page without a server.
  private static var rowsOfFiles: Int { ListWindow.smallCount }

  private let source: Source
  private let style: LazyListStyle
  /// The indexes of the children in the list, of rows in order, then of pinned rows.
  private var indexes: [Int] = []
  /// The number of children that are rows; the others are pinned.
  private var rowCount = 0
  private var list: LazyList<Source>?
  private var isLive = true

  init(_ source: Source, _ style: LazyListStyle, at path: ViewPath?) {
    self.source = source
    self.style = style
    super.init(identifier: path)
  }

  override func initialState() -> LazyListState<Source>? { LazyListState() }

  // MARK: Building

  override func renderChildren(_ state: LazyListState<Source>) -> [Component?] {
    let list = state.list
    let environment = EnvironmentValues.current
    list.take(
      source, of: self, visibleHeight: style.visibleHeight ?? environment.containerSize.height)
    list.take(style.request, source)
    list.take(style.jump, source)
    self.list = list
    isLive = environment.pageMedium == .live
    indexes = []
    var children: [Component?] = []
    let trees = LazyRowTrees(list.rows, name: state.name)
    let rows = shownRows(of: list)
    if let first = rows.first, let last = rows.last {
      source.willShow(list.window?.rows ?? first..<last + 1)
    }
    let pinned = isLive ? pinnedRows(with: rows) : []
    var isReported = false
    for row in rows where !pinned.contains(row) {
      guard let component = source.makeRow(row, in: trees) else {
        if !isReported {
          RepeatedIdentities.report("\(source.id(of: row))", in: source.name, of: Source.self)
        }
        isReported = true
        continue
      }
      indexes.append(row)
      children.append(component)
    }
    rowCount = indexes.count
    for row in pinned {
      guard let component = source.makeRow(row, in: trees) else { continue }
      indexes.append(row)
      children.append(PinnedRowComponent(component))
    }
    list.rows.release(except: trees.shown)
    if !isLive, source.count > Self.rowsOfFiles { children.append(makeNote(environment)) }
    return children
  }

  /// The note that a page without a server shows the first rows only.
  private func makeNote(_ environment: EnvironmentValues) -> Component {
    let format = environment.textTables.text(.firstRows, in: environment.language) ?? ""
    let text = [Self.rowsOfFiles, source.count].enumerated().reduce(format) { text, number in
      text.substituting("{\(number.offset + 1)}", with: String(number.element))
    }
    return ViewComponent(
      attributes: [.role(style.rowRole)],
      child: HostingComponent(Text(verbatim: text).font(.caption)))
  }

  private func shownRows(of list: LazyList<Source>) -> [Int] {
    let count = source.count
    guard isLive else { return Array(0..<min(count, Self.rowsOfFiles)) }
    let window = (list.window?.rows ?? 0..<0).clamped(to: 0..<count)
    guard let focused = list.focused, focused < count, !window.contains(focused) else {
      return Array(window)
    }
    return focused < window.lowerBound ? [focused] + window : window + [focused]
  }

  /// The headers of the sections of which `rows` has some.
  ///
  /// - Complexity: O(log *s* + *k*) for *k* of *s* headers.
  private func pinnedRows(with rows: [Int]) -> [Int] {
    let headers = source.pinnedRows
    guard !headers.isEmpty, let first = rows.first, let last = rows.last else { return [] }
    let next = headers.partitioningIndex { $0 > first }
    return Array(headers[max(next - 1, 0)...].prefix { $0 <= last })
  }

  override func didReuse(_ previous: Component) {
    guard let previous = previous as? Self else { return }
    (indexes, rowCount, list, isLive) =
      (previous.indexes, previous.rowCount, previous.list, previous.isLive)
  }

  override func viewConfiguration(
    with state: LazyListState<Source>
  ) -> ViewConfiguration? {
    var attributes = style.attributes
    if isLive, let window = state.list.window, window.isPartial {
      let (updater, list) = (self.state, state.list)
      attributes += ViewAttribute.listening(
        to: .listWindow(epoch: window.epoch, jump: list.jump?.word),
        fields: LazyListReport.reader.names, [.throttled(milliseconds: 100)],
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
    var positioned = (0..<rowCount).map {
      Layout.Child(position: Point(x: 0, y: window.frame(of: indexes[$0])), layout: layouts[$0])
    }
    for place in rowCount..<layouts.count {
      positioned.append(pinned(layouts[place], indexes[place], children[place], in: window))
    }
    let height = max(window.contentHeight - (indexes.isEmpty ? 0 : style.spacing), 0)
    return Layout(
      of: self, size: range.clamp(Size(width: width, height: height)), children: positioned,
      extra: LazyListLayout(window: window, width: width))
  }

  /// The layout of a pinned row: an element as long as the mounted part of its section, in which the row moves.
  private func pinned(
    _ layout: Layout, _ row: Int, _ component: Component, in window: ListWindow
  ) -> Layout.Child {
    let headers = source.pinnedRows
    let next = headers.partitioningIndex { $0 > row }
    let end = next < headers.count ? headers[next] : source.count
    let top = max(window.frame(of: row), window.frame(of: window.rows.lowerBound))
    let bottom = window.frame(of: min(end, window.rows.upperBound))
    let size = Size(width: layout.size.width, height: max(layout.size.height, bottom - top))
    return Layout.Child(
      position: Point(x: 0, y: top),
      layout: component.layout(thatFits: SizeRange(exactly: size), parentSize: ParentSize(size)))
  }

  /// Records the heights of consecutive rows; they contain the space below a row.
  private func record(_ layouts: [Layout], in window: inout ListWindow) {
    let places = indexes.indices.sorted { indexes[$0] < indexes[$1] }
    var start = 0
    while start < places.count {
      var end = start + 1
      while end < places.count, indexes[places[end]] == indexes[places[end - 1]] + 1 { end += 1 }
      let heights = places[start..<end].map { layouts[$0].size.height + style.spacing }
      _ = window.record(heights, from: indexes[places[start]])
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
    LazyListController<Source>(component: self)
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
    if epoch == window?.epoch { jump = nil }
    focused = place > 0 ? place - 1 : nil
    return window?.scroll(to: top, height: height, epoch: epoch) ?? false
  }
}

/// Takes the window of each layout; one with other rows or frames makes another build.
private final class LazyListController<Source: LazyRowSource>: ComponentController {
  /// The most builds before a mount.
  private static var buildLimit: Int { 8 }
  private var builds = 0

  override func didPrepareLayout(_ layout: Layout, for component: Component) {
    guard let made = layout.extra as? LazyListLayout,
      let list = component.state(ifAvailable: LazyListState<Source>.self)?.list
    else { return }
    let built = list.window
    (list.window, list.width) = (made.window, made.width)
    guard built?.rows != made.window.rows || built?.epoch != made.window.epoch,
      builds < Self.buildLimit
    else { return }
    builds += 1
    component.updateState { (state: inout LazyListState<Source>) in state.generation &+= 1 }
    needsBuildBeforeMount = true
  }

  override func didMount() { builds = 0 }
  override func didRemount() { builds = 0 }
}
