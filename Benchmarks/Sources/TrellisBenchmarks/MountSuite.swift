import Trellis

/// What a change costs: how much of the tree is walked, what is done to elements, and how many bytes the
/// client is told.
enum MountSuite: Suite {
  static let name = "mount"

  static func run(report: (Measurement) -> Void) throws {
    let fonts = try FontRegistry(folder: Fonts.folder)
    let engine = TextEngine(registry: fonts)
    leaf(engine, report)
    for change in RowsPage.Change.allCases { rows(change, engine, report) }
    wire(engine, report)
  }

  private static func rendered(_ engine: TextEngine, _ provider: @escaping () -> Component)
    -> ComponentHost
  {
    var environment = Environment()
    environment.textEngine = engine
    let host = ComponentHost(environment: environment, provider: provider)
    host.renderIfNeeded()
    return host
  }

  /// One leaf's text changes among 10,000 components in 100 sections.
  private static func leaf(_ engine: TextEngine, _ report: (Measurement) -> Void) {
    let clock = ContinuousClock()
    var first: [Double] = []
    Repetition(minimum: 5, seconds: 2)({
      let page = SectionsPage()
      let start = clock.now
      _ = rendered(engine) { page.component() }
      first.append((clock.now - start).milliseconds)
    })
    let page = SectionsPage()
    let host = rendered(engine) { page.component() }
    host.document.announceAll()
    var times: [Double] = []
    var bytes: [Double] = []
    var counters = PassCounters()
    Repetition(minimum: 20)({
      let start = clock.now
      page.leaf?.update { $0 += 1 }
      host.renderIfNeeded()
      let wire = host.document.takePatch().wire
      times.append((clock.now - start).milliseconds)
      bytes.append(Double(wire.count))
      counters = host.counters
    })
    let firstRender = Measurement("mount.leaf.first", in: "ms", Array(first.dropFirst()))
    let update = Measurement("mount.leaf.update", in: "ms", Array(times.dropFirst()))
    report(firstRender)
    report(update)
    report(Measurement("mount.leaf.ratio", in: "1", [firstRender.median / update.median]))
    report(Measurement("mount.leaf.bytes", in: "bytes", bytes))
    report(Measurement("mount.leaf.visited", in: "mounts", [Double(counters.mountsVisited)]))
    report(Measurement("mount.leaf.skipped", in: "mounts", [Double(counters.mountsSkipped)]))
    report(Measurement("mount.leaf.built", in: "components", [Double(counters.componentsBuilt)]))
    report(Measurement("mount.leaf.laidOut", in: "layouts", [Double(counters.layoutsComputed)]))
  }

  /// Rows that come, go and change places.
  private static func rows(
    _ change: RowsPage.Change, _ engine: TextEngine, _ report: (Measurement) -> Void
  ) {
    let clock = ContinuousClock()
    var times: [Double] = []
    var last = (patch: Patch(), wire: [UInt8]())
    Repetition(minimum: 5)({
      let page = RowsPage(1_000)
      let host = rendered(engine) { page.component() }
      host.document.announceAll()
      page.apply(change)
      let start = clock.now
      host.setNeedsUpdate()
      host.renderIfNeeded()
      let patch = host.document.takePatch()
      last = (patch, patch.wire)
      times.append((clock.now - start).milliseconds)
    })
    let name = "mount.rows.\(change)"
    let count = OperationCount(last.patch)
    report(Measurement(name, in: "ms", Array(times.dropFirst())))
    report(Measurement(name + ".bytes", in: "bytes", [Double(last.wire.count)]))
    report(Measurement(name + ".overhead", in: "bytes", [Double(count.overhead)]))
    report(Measurement(name + ".creates", in: "elements", [Double(count.created)]))
    report(Measurement(name + ".shifts", in: "operations", [Double(count.shifts)]))
    report(Measurement(name + ".moves", in: "operations", [Double(count.moves)]))
    report(
      Measurement(name + ".operations", in: "operations", [Double(last.patch.operations.count)]))
  }

  /// The list that was measured on peers: a counter, a hundred rows, and a line to edit.
  private static func wire(_ engine: TextEngine, _ report: (Measurement) -> Void) {
    let page = DemoPage()
    let host = rendered(engine) { page.component() }
    let html = HTMLWriter.page(host.document)
    host.document.announceAll()
    func bytes(_ name: String, after change: () -> Void) {
      change()
      host.setNeedsUpdate()
      host.renderIfNeeded()
      let patch = host.document.takePatch()
      report(Measurement("mount.wire." + name, in: "bytes", [Double(patch.wire.count)]))
      report(
        Measurement(
          "mount.wire.\(name).overhead", in: "bytes", [Double(OperationCount(patch).overhead)]))
    }
    report(
      Measurement(
        "mount.wire.page", in: "bytes",
        [Double(html.body.utf8.count + html.styleSheet.utf8.count)]))
    bytes("counter") { page.count += 1 }
    bytes("tenRows") { for row in 0..<10 { page.rows[row * 10].version += 1 } }
    bytes("insert") { page.rows.insert(.init(id: 1_000), at: 0) }
  }
}

/// What a patch does, counted.
struct OperationCount {
  private(set) var created = 0
  private(set) var shifts = 0
  private(set) var moves = 0
  /// The bytes of the patch beside those of the subtrees it creates.
  private(set) var overhead: Int

  init(_ patch: Patch) {
    overhead = patch.wire.count
    for operation in patch.operations {
      switch operation {
      case .create(let parent, let before, let first, let trees):
        created += trees.reduce(0) { $0 + $1.elementCount }
        let whole = Patch([operation]).wire.count
        let empty = PatchOperation.create(parent: parent, before: before, firstID: first, trees: [])
        overhead -= whole - Patch([empty]).wire.count
      case .shift: shifts += 1
      case .move: moves += 1
      default: break
      }
    }
  }
}
