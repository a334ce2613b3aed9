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
  private var source: Source
  private let style: LazyListStyle
  /// The indexes of the children in the list, of rows in order, then of pinned rows.
  private var indexes: [Int] = []
  /// The number of children that are rows; the others are pinned.
  private var rowCount = 0
  private var list: LazyList<Source>?
  /// Whether the browser scrolls a window of rows.
  private var isLive = true
  /// The words about the axis for the client (`public/lists.js`).
  private var axisWord = ""

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
    list.visibleRows = style.visibleRows
    let (axis, room) = (style.axis, environment.containerSize)
    func arrange() {
      source = source.arranged(in: list.space(for: source, breadth: axis.breadth(of: room)))
    }
    arrange()
    isLive = environment.pageMedium == .live && style.page == nil
    if isLive {
      list.take(
        source, of: self, style, visibleLength: style.visibleHeight ?? axis.length(of: room))
      list.take(style.request, source)
      list.take(style.jump, source)
    }
    if source.isWindowedAcross { arrange() }
    self.list = list
    axisWord = (axis == .horizontal ? "x" : "") + (source.isWindowedAcross ? "b" : "")
    if !axisWord.isEmpty, environment.writingDirection == .rightToLeft { axisWord += "r" }
    indexes = []
    var children: [Component?] = []
    let trees = LazyRowTrees(list.rows, name: state.name)
    let rows = shownRows(of: list)
    if let first = rows.first, let last = rows.last {
      source.willShow((isLive ? list.window?.rows : nil) ?? first..<last + 1)
    }
    let isPinning = isLive && axis == .vertical
    let headers = isPinning ? pinnedHeaders(with: rows) : []
    let footers = isPinning ? pinnedFooters(with: rows) : []
    let pinned = Set(headers + footers)
    var isReported = false
    for row in rows where !pinned.contains(row) {
      guard let component = source.makeRow(row, in: trees) else {
        if !isReported {
          RepeatedIdentities.report("\(source.id(of: row))", in: source.name, of: Source.self)
        }
        isReported = true
        indexes.append(row)
        children.append(
          makeNote(environment.textTables.text(.repeatedRows, in: environment.language)))
        continue
      }
      indexes.append(row)
      children.append(component)
    }
    rowCount = indexes.count
    for (row, atEnd) in headers.map({ ($0, false) }) + footers.map({ ($0, true) }) {
      guard let component = source.makeRow(row, in: trees) else { continue }
      indexes.append(row)
      children.append(PinnedRowComponent(component, atEnd: atEnd))
    }
    list.rows.release(except: trees.shown)
    if !isLive, style.page == nil, source.count > rowsOfFiles {
      children.append(makeNoteOfFirstRows(environment))
    }
    return children
  }

  /// The most rows of a page without a server.
  private var rowsOfFiles: Int { (style.wholeLimit - 1) / source.columnCount + 1 }

  /// The note that a page without a server shows the first rows only.
  private func makeNoteOfFirstRows(_ environment: EnvironmentValues) -> Component {
    let format = environment.textTables.text(.firstRows, in: environment.language) ?? ""
    let numbers = [rowsOfFiles * source.columnCount, source.cellCount]
    let text = numbers.enumerated().reduce(format) { text, number in
      text.substituting("{\(number.offset + 1)}", with: String(number.element))
    }
    return makeNote(text)
  }

  /// A row with a message.
  private func makeNote(_ text: String?) -> Component {
    ViewComponent(
      attributes: [.role(style.rowRole)],
      child: HostingComponent(Text(verbatim: text ?? "").font(.caption)))
  }

  private func shownRows(of list: LazyList<Source>) -> [Int] {
    let count = source.count
    guard isLive else { return Array((style.page ?? 0..<rowsOfFiles).clamped(to: 0..<count)) }
    let window = (list.window?.rows ?? 0..<0).clamped(to: 0..<count)
    guard let focused = list.focused.map({ $0 / source.columnCount }), focused < count,
      !window.contains(focused)
    else {
      return Array(window)
    }
    return focused < window.lowerBound ? [focused] + window : window + [focused]
  }

  /// The headers of the sections of which `rows` has some.
  ///
  /// - Complexity: O(log *s* + *k*) for *k* of *s* headers.
  private func pinnedHeaders(with rows: [Int]) -> [Int] {
    let headers = source.pinnedRows
    guard !headers.isEmpty, let first = rows.first, let last = rows.last else { return [] }
    let next = headers.partitioningIndex { $0 > first }
    return Array(headers[max(next - 1, 0)...].prefix { $0 <= last })
  }

  /// The footers of the sections of which `rows` has some.
  private func pinnedFooters(with rows: [Int]) -> [Int] {
    let footers = source.pinnedFooters
    guard let first = rows.first, let last = rows.last else { return [] }
    let next = footers.partitioningIndex { $0.row >= first }
    return footers[next...].prefix { $0.start <= last }.map(\.row)
  }

  override func didReuse(_ previous: Component) {
    guard let previous = previous as? Self else { return }
    (source, indexes, rowCount) = (previous.source, previous.indexes, previous.rowCount)
    (list, isLive, axisWord) = (previous.list, previous.isLive, previous.axisWord)
  }

  override func viewConfiguration(
    with state: LazyListState<Source>
  ) -> ViewConfiguration? {
    var attributes = style.attributes
    if isLive, let window = state.list.window,
      window.isFollowed || source.isWindowedAcross || state.list.jump != nil
    {
      let isWhole = window.isFollowed && !window.isPartial && !source.isWindowedAcross
      if isWhole { attributes.append(.attribute("data-whole", "")) }
      let (updater, list) = (self.state, state.list)
      let across = source.isWindowedAcross ? LazyListReport.across.names : []
      attributes += ViewAttribute.listening(
        to: .listWindow(
          axis: axisWord + (isWhole ? "w" : ""), epoch: window.epoch, jump: list.jump?.word),
        fields: LazyListReport.names + across, [.throttled(milliseconds: 100)],
        Action { event in
          guard let report = LazyListReport.reader.values(of: event) else { return }
          var hasChanged = list.take(
            report, at: LazyListReport.place.values(of: event),
            key: LazyListReport.key.values(of: event),
            speed: LazyListReport.speed.values(of: event) ?? 0,
            isRelative: LazyListReport.relative.values(of: event) == true)
          if let across = LazyListReport.across.values(of: event) {
            hasChanged = list.takeAcross(across) || hasChanged
          }
          if hasChanged { updater.update { $0.generation &+= 1 } }
        })
    }
    return ViewConfiguration("div", attributes: attributes)
  }

  // MARK: Layout

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let axis = style.axis
    let (breadth, layouts) = layOutChildren(in: range)
    guard isLive, let list, var window = list.window, indexes.count == layouts.count else {
      return stacked(layouts, breadth, range)
    }
    let isOtherWidth = axis == .vertical && list.breadth.map { $0 != breadth } == true
    _ = window.record(runs(of: layouts), isOtherWidth: isOtherWidth)
    let length = max(window.contentHeight - (indexes.isEmpty ? 0 : style.spacing), 0)
    let size = range.clamp(axis.size(length: length, breadth: breadth))
    var positioned = (0..<rowCount).map {
      Layout.Child(
        position: axis.position(
          along: window.limitedFrame(
            of: indexes[$0], height: axis.length(of: layouts[$0].size)), of: layouts[$0].size,
          in: size),
        layout: layouts[$0])
    }
    for place in rowCount..<layouts.count {
      positioned.append(pinned(layouts[place], indexes[place], children[place], in: window))
    }
    return Layout(
      of: self, size: size, children: positioned, extra: prepared(window, breadth: breadth))
  }

  private func prepared(_ window: ListWindow?, breadth: Double) -> LazyListLayout {
    let space = LazyRowSpace(breadth: breadth, across: 0...0)
    let isArranged = source.arranged(in: space).columnCount == source.columnCount
    return LazyListLayout(window: window, breadth: breadth, isArranged: isArranged)
  }

  /// The breadth of the list, and the layouts of its children: as broad as a vertical list, otherwise as the broadest one.
  private func layOutChildren(in range: SizeRange) -> (breadth: Double, layouts: [Layout]) {
    let (axis, children) = (style.axis, children)
    func layouts(_ breadths: ClosedRange<Double>) -> [Layout] {
      let space = SizeRange(
        min: axis.size(length: 0, breadth: breadths.lowerBound),
        max: axis.size(length: .infinity, breadth: breadths.upperBound))
      return children.map { $0.layout(thatFits: space, parentSize: ParentSize(space.max)) }
    }
    let limit = axis.breadth(of: range.max)
    if axis == .vertical, limit.isFinite { return (limit, layouts(limit...limit)) }
    let free = layouts(0...limit)
    let breadth = free.reduce(axis.breadth(of: range.min)) { max($0, axis.breadth(of: $1.size)) }
    let isEqual = free.allSatisfy { axis.breadth(of: $0.size) == breadth }
    return (breadth, isEqual ? free : layouts(breadth...breadth))
  }

  /// The layout of a pinned row: an element as long as the mounted part of its section, in which the row moves.
  private func pinned(
    _ layout: Layout, _ row: Int, _ component: Component, in window: ListWindow
  ) -> Layout.Child {
    let (headers, footers) = (source.pinnedRows, source.pinnedFooters)
    let footer = footers.partitioningIndex { $0.row >= row }
    var (start, end) = (row, row + 1)
    if footer < footers.count, footers[footer].row == row {
      start = footers[footer].start
    } else {
      let next = headers.partitioningIndex { $0 > row }
      end = next < headers.count ? headers[next] : source.count
    }
    let top = window.frame(of: max(start, window.rows.lowerBound))
    let bottom = window.frame(of: min(end, window.rows.upperBound))
    let size = Size(width: layout.size.width, height: max(layout.size.height, bottom - top))
    return Layout.Child(
      position: Point(x: 0, y: top),
      layout: component.layout(thatFits: SizeRange(exactly: size), parentSize: ParentSize(size)))
  }

  /// The heights of consecutive rows; they contain the space below a row.
  private func runs(of layouts: [Layout]) -> [(first: Int, heights: [Double])] {
    var runs: [(first: Int, heights: [Double])] = []
    let places = indexes.indices.sorted { indexes[$0] < indexes[$1] }
    var start = 0
    while start < places.count {
      var end = start + 1
      while end < places.count, indexes[places[end]] == indexes[places[end - 1]] + 1 { end += 1 }
      let heights = places[start..<end].map {
        style.axis.length(of: layouts[$0].size) + style.spacing
      }
      runs.append((indexes[places[start]], heights))
      start = end
    }
    return runs
  }

  /// The rows one after the other, on a page without a server.
  private func stacked(_ layouts: [Layout], _ breadth: Double, _ range: SizeRange) -> Layout {
    let axis = style.axis
    let lengths = layouts.map { axis.length(of: $0.size) + style.spacing }
    let length = max(lengths.reduce(-style.spacing, +), 0)
    let size = range.clamp(axis.size(length: length, breadth: breadth))
    var start = 0.0
    let children = layouts.indices.map { index in
      defer { start += lengths[index] }
      return Layout.Child(
        position: axis.position(along: start, of: layouts[index].size, in: size),
        layout: layouts[index])
    }
    return Layout(
      of: self, size: size, children: children, extra: prepared(nil, breadth: breadth))
  }

  override func makeController() -> ComponentController? {
    LazyListController<Source>(component: self)
  }
}

/// The window of a layout.
private struct LazyListLayout: Sendable {
  /// `nil` on a page without a server.
  let window: ListWindow?
  let breadth: Double
  /// Whether the rows have as many cells as fit.
  let isArranged: Bool
}

/// A report of the browser about the visible part of a list. Distances count from the edge where the list begins, lengths
/// are along the axis.
enum LazyListReport {
  static var reader: EventReader<Double, Double, Int, Int> {
    EventReader(
      .number("top", in: -1e8...1e8), .number("height", in: 0...1e6),
      .integer("epoch", in: 0...Int(Int32.max)), .integer("focused", in: 0...Int(Int32.max)))
  }

  /// The number of the row, or of the cell, that was first in the visible part when the tab stored its place, and the distance
  /// of the row from the edge where the list begins. The report then has the visible part of the stored place.
  static var place: EventReader<Int, Double> {
    EventReader(.integer("row", in: 1...Int(Int32.max)), .number("frame", in: -1e8...1e8))
  }

  /// The key of the row at the stored place, in lists whose rows have keys.
  static var key: EventReader<String> { EventReader(.text("id", limit: 16)) }

  /// The speed of a fast movement along the axis, in CSS px a second.
  static var speed: EventReader<Double> { EventReader(.number("speed", in: -1e6...1e6)) }

  /// Whether wheel, keys or touch have moved the list.
  static var relative: EventReader<Bool> { EventReader(.flag("relative")) }

  /// The names of all fields along the axis.
  static var names: [String] {
    reader.names + place.names + key.names + speed.names + relative.names
  }

  /// The visible part across the axis.
  static var across: EventReader<Double, Double> {
    EventReader(.number("left", in: -1e8...1e8), .number("width", in: 0...1e6))
  }
}

extension LazyList {
  /// Takes a report; returns whether the list must be rendered again.
  ///
  /// - Parameters:
  ///   - stored: the cell and the frame at the stored place of a page that is shown again.
  ///   - key: the key of that row, which may have another index now.
  ///   - speed: the speed of the movement, in CSS px a second.
  ///   - isRelative: whether wheel, keys or touch have moved the list.
  fileprivate func take(
    _ report: (Double, Double, Int, Int), at stored: (Int, Double)?, key: String?, speed: Double,
    isRelative: Bool
  ) -> Bool {
    let (top, height, epoch, place) = report
    let former = focused
    focused = place > 0 ? place - 1 : nil
    if let stored, let columns = columnCount, jump == nil, epoch == window?.epoch {
      let row = key.flatMap { rowNamed($0, at: stored.0 - 1) } ?? (stored.0 - 1) / columns
      let place = ListWindow.Place(row: row, frame: stored.1, top: top)
      if let hasChanged = window?.restore(place, height: height) { return hasChanged }
    }
    if epoch == window?.epoch { jump = nil }
    let needsRows =
      window?.scroll(
        to: top, height: height, epoch: epoch, speed: speed, isRelative: isRelative) ?? false
    // A row outside of the window is mounted only while it has the focus.
    return needsRows || former != focused && former.map(isOutside) == true
  }

  /// Whether the row of a cell is not in the window.
  private func isOutside(_ cell: Int) -> Bool {
    window?.rows.contains(cell / (columnCount ?? 1)) == false
  }

  /// Takes the part of a report across the axis.
  fileprivate func takeAcross(_ report: (Double, Double)) -> Bool {
    across?.scroll(to: report.0, length: report.1) ?? false
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
    let window = made.window ?? built
    (list.window, list.breadth) = (window, made.breadth)
    guard built?.rows != window?.rows || built?.epoch != window?.epoch || !made.isArranged,
      builds < Self.buildLimit
    else { return }
    builds += 1
    component.updateState { (state: inout LazyListState<Source>) in state.generation &+= 1 }
    needsBuildBeforeMount = true
  }

  override func didMount() { builds = 0 }
  override func didRemount() { builds = 0 }
}
