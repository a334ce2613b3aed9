import Trellis

/// A page with a list: the cost of the first render by stage, and of a later change of one row.
enum ListSuite: Suite {
  static let name = "list"

  static func run(report: (Measurement) -> Void) throws { try run(filter: nil, report: report) }

  static func run(filter: String?, report: (Measurement) -> Void) throws {
    let fonts = try FontRegistry(folder: Fonts.folder)
    for count in [100, 1_000, 10_000] {
      func wants(_ names: String...) -> Bool {
        filter.map { filter in names.contains { "list.\($0).\(count)".contains(filter) } } ?? true
      }
      if wants("build", "layout", "mount", "html", "html.bytes") {
        firstRender(of: count, fonts, report)
      }
      if wants("layout.cold") { coldLayout(of: count, fonts, report) }
      if wants("leaf", "leaf.bytes", "leaf.built", "leaf.laidOut", "leaf.visited") {
        update(in: count, fonts, report)
      }
    }
  }

  private static func firstRender(
    of count: Int, _ fonts: FontRegistry, _ report: (Measurement) -> Void
  ) {
    var build: [Double] = []
    var layout: [Double] = []
    var mount: [Double] = []
    var html: [Double] = []
    var bytes: [Double] = []
    let clock = ContinuousClock()
    let engine = TextEngine(registry: fonts)
    Repetition()({
      let stages = StageClock()
      let host = host(ListPage(count), engine, stages)
      build.append(stages.build)
      layout.append(stages.layout)
      mount.append(stages.mount)
      host.document.announceAll()
      let start = clock.now
      let page = HTMLWriter.page(host.document)
      html.append((clock.now - start).milliseconds)
      bytes.append(Double(page.body.utf8.count + page.styleSheet.utf8.count))
    })
    // The first of each is the warm-up.
    report(Measurement("list.build.\(count)", in: "ms", Array(build.dropFirst())))
    report(Measurement("list.layout.\(count)", in: "ms", Array(layout.dropFirst())))
    report(Measurement("list.mount.\(count)", in: "ms", Array(mount.dropFirst())))
    report(Measurement("list.html.\(count)", in: "ms", Array(html.dropFirst())))
    report(Measurement("list.html.bytes.\(count)", in: "bytes", Array(bytes.dropFirst())))
  }

  /// Without cached words: the cost of the first page of a server.
  private static func coldLayout(
    of count: Int, _ fonts: FontRegistry, _ report: (Measurement) -> Void
  ) {
    var times: [Double] = []
    Repetition(minimum: 3, seconds: 0.5)({
      let stages = StageClock()
      _ = host(ListPage(count), TextEngine(registry: fonts), stages)
      times.append(stages.layout)
    })
    report(Measurement("list.layout.cold.\(count)", in: "ms", Array(times.dropFirst())))
  }

  /// One row counts up: from the state update to the bytes of the patch.
  private static func update(
    in count: Int, _ fonts: FontRegistry, _ report: (Measurement) -> Void
  ) {
    let page = ListPage(count)
    let host = host(page, TextEngine(registry: fonts), StageClock())
    host.document.announceAll()
    let clock = ContinuousClock()
    var times: [Double] = []
    var bytes: [Double] = []
    var counts: [(built: Int, laidOut: Int, visited: Int)] = []
    Repetition(minimum: 20)({
      let start = clock.now
      page.updaters[count / 2]?.update { $0 += 1 }
      host.renderIfNeeded()
      let wire = host.document.takePatch().wire
      times.append((clock.now - start).milliseconds)
      bytes.append(Double(wire.count))
      let counters = host.counters
      counts.append(
        (counters.componentsBuilt, counters.layoutsComputed, counters.mountsVisited))
    })
    report(Measurement("list.leaf.\(count)", in: "ms", Array(times.dropFirst())))
    report(Measurement("list.leaf.bytes.\(count)", in: "bytes", Array(bytes.dropFirst())))
    report(
      Measurement("list.leaf.built.\(count)", in: "components", counts.map { Double($0.built) }))
    report(
      Measurement("list.leaf.laidOut.\(count)", in: "layouts", counts.map { Double($0.laidOut) }))
    report(
      Measurement("list.leaf.visited.\(count)", in: "mounts", counts.map { Double($0.visited) }))
  }

  /// A host that has rendered `page`.
  private static func host(
    _ page: ListPage, _ engine: TextEngine, _ stages: StageClock
  ) -> ComponentHost {
    var environment = HostEnvironment()
    environment.textEngine = engine
    let host = ComponentHost(environment: environment) { stages.root(page.component) }
    host.renderIfNeeded()
    return host
  }
}

/// The measured list.
final class ListPage {
  let count: Int
  var updaters: [Int: StateUpdater<Int>] = [:]

  init(_ count: Int) { self.count = count }

  func component() -> Component {
    FlexboxComponent(.column, view: ViewConfiguration("ul")) {
      for index in 0..<count { ListRow(index, page: self) }
    }
  }
}

/// A row with a name, a sentence, a count and a button; its state is the count.
final class ListRow: RenderComponent<Int> {
  private let index: Int
  private unowned let page: ListPage

  init(_ index: Int, page: ListPage) {
    self.index = index
    self.page = page
    super.init(identifier: index)
  }

  override func initialState() -> Int { 0 }

  override func shouldUpdate(from previous: Component) -> Bool {
    (previous as? ListRow)?.index != index
  }

  override func render(_ count: Int) -> Component? {
    let state = state
    page.updaters[index] = state
    return FlexboxComponent(
      .row, view: ViewConfiguration("li", attributes: [.className("row")]), spacing: 12,
      alignItems: .center, padding: .all(12)
    ) {
      FlexboxComponent(.column, spacing: 2) {
        TextComponent("Row \(index)", style: TextStyle(weight: 600), viewClass: "span")
        TextComponent(
          Self.sentences[index % Self.sentences.count], style: TextStyle(size: 14),
          viewClass: "span")
      }.flex(grow: 1, shrink: 1, basis: 0)
      TextComponent("\(count)", style: TextStyle(size: 13), viewClass: "span")
      ButtonComponent("Count", action: { state.update { $0 += 1 } })
    }
  }

  private static let sentences = [
    "calendar of sunrises, tides and moon phases",
    "fast distributed version control with short-lived branches, for projects of every size",
    "library of common functions",
    "terminal emulator for the desktop, with tabs, links that can be clicked, and a search",
    "data files",
  ]
}
