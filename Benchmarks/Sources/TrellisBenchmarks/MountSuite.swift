import Trellis

/// The cost of a change: the walked part of the tree, the operations on elements, and the bytes of the
/// patch.
enum MountSuite: Suite {
  static let name = "mount"

  static func run(report: (Measurement) -> Void) throws {
    try run(filter: nil, report: report)
  }

  static func run(filter: String?, report: (Measurement) -> Void) throws {
    let engine = TextEngine(registry: try FontRegistry(folder: Fonts.folder))
    func isWanted(_ name: String) -> Bool {
      filter.map { $0.hasPrefix(name) || name.hasPrefix($0) || !$0.hasPrefix("mount/") } ?? true
    }
    if isWanted("mount/leaf") { leaf(engine, report) }
    for change in RowsPage.Change.allCases where isWanted("mount/rows/\(change)") {
      rows(change, engine, report)
    }
    if isWanted("mount/wire") { wire(engine, report) }
  }

  private static func rendered(_ engine: TextEngine, _ provider: @escaping () -> Component)
    -> ComponentHost
  {
    var environment = HostEnvironment()
    environment.textEngine = engine
    let host = ComponentHost(environment: environment, provider: provider)
    host.renderIfNeeded()
    return host
  }

  /// One leaf's text changes among 10,000 components in 100 sections.
  private static func leaf(_ engine: TextEngine, _ report: (Measurement) -> Void) {
    var first: [Double] = []
    Repetition(minimum: 5, seconds: 2)({ first.append(firstRender(SectionsPage(), engine)) })
    let page = SectionsPage()
    let host = rendered(engine) { page.component() }
    host.document.announceAll()
    var times: [Double] = []
    var bytes: [Double] = []
    Repetition(minimum: 20)({
      let (time, wire) = update(page, host)
      times.append(time)
      bytes.append(Double(wire.count))
    })
    let cold = Measurement("mount/leaf/first", in: "ms", Array(first.dropFirst()))
    let warm = Measurement("mount/leaf/update", in: "ms", Array(times.dropFirst()))
    report(cold)
    report(warm)
    report(Measurement("mount/leaf/ratio", in: "1", [cold.median / warm.median]))
    report(
      Measurement("mount/leaf/ratio/fastest", in: "1", [cold.values[0] / warm.values[0]]))
    report(Measurement("mount/leaf/bytes", in: "bytes", bytes))
    reportWork("mount/leaf", host.counters, report)
  }

  private static func reportWork(
    _ name: String, _ counters: RenderCounters, _ report: (Measurement) -> Void
  ) {
    for (part, unit, count) in [
      ("built", "components", counters.componentsBuilt),
      ("laidOut", "layouts", counters.layoutsComputed),
      ("visited", "mounts", counters.mountsVisited), ("skipped", "mounts", counters.mountsSkipped),
      ("touched", "elements", counters.elementsTouched),
    ] {
      report(Measurement("\(name)/\(part)", in: unit, [Double(count)]))
    }
  }

  /// The time of the first build, layout and mount, in milliseconds.
  @inline(never)
  private static func firstRender(_ page: SectionsPage, _ engine: TextEngine) -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    let host = rendered(engine) { page.component() }
    return withExtendedLifetime(host) { (clock.now - start).milliseconds }
  }

  /// The time from a state update to the bytes of the patch, in milliseconds.
  @inline(never)
  private static func update(_ page: SectionsPage, _ host: ComponentHost) -> (Double, [UInt8]) {
    let clock = ContinuousClock()
    let start = clock.now
    page.leaf?.update { $0 += 1 }
    host.renderIfNeeded()
    let wire = host.document.takePatch().wire
    return ((clock.now - start).milliseconds, wire)
  }

  /// Rows that are added, removed and reordered.
  private static func rows(
    _ change: RowsPage.Change, _ engine: TextEngine, _ report: (Measurement) -> Void
  ) {
    var times: [Double] = []
    var last = (patch: Patch(), wire: [UInt8]())
    var counters = RenderCounters()
    Repetition(minimum: 5)({
      let page = RowsPage(1_000)
      let host = rendered(engine) { page.component() }
      host.document.announceAll()
      page.apply(change)
      let time: Double
      (time, last) = update(host)
      times.append(time)
      counters = host.counters
    })
    let name = "mount/rows/\(change)"
    let count = OperationCount(last.patch)
    report(Measurement(name, in: "ms", Array(times.dropFirst())))
    for (part, unit, number) in [
      ("bytes", "bytes", last.wire.count), ("overhead", "bytes", count.overhead),
      ("created", "elements", count.created), ("moved", "elements", count.moves),
      ("removed", "elements", count.removed), ("shifts", "operations", count.shifts),
      ("operations", "operations", last.patch.operations.count),
    ] {
      report(Measurement("\(name)/\(part)", in: unit, [Double(number)]))
    }
    reportWork(name, counters, report)
  }

  /// The time from a change of properties to the bytes of the patch, in milliseconds.
  @inline(never)
  private static func update(_ host: ComponentHost) -> (Double, (patch: Patch, wire: [UInt8])) {
    let clock = ContinuousClock()
    let start = clock.now
    host.setNeedsUpdate()
    host.renderIfNeeded()
    let patch = host.document.takePatch()
    let wire = patch.wire
    return ((clock.now - start).milliseconds, (patch, wire))
  }

  /// The list with which other frameworks were measured: a counter, a hundred rows, and an editable line.
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
      report(Measurement("mount/wire/" + name, in: "bytes", [Double(patch.wire.count)]))
      report(
        Measurement(
          "mount/wire/\(name)/overhead", in: "bytes", [Double(OperationCount(patch).overhead)]))
    }
    report(
      Measurement(
        "mount/wire/page", in: "bytes",
        [Double(html.body.utf8.count + html.styleSheet.utf8.count)]))
    bytes("counter") { page.count += 1 }
    bytes("tenRows") { for row in 0..<10 { page.rows[row * 10].version += 1 } }
    bytes("insert") { page.rows.insert(.init(id: 1_000), at: 0) }
  }
}

/// The counted operations of a patch.
struct OperationCount {
  private(set) var created = 0
  private(set) var shifts = 0
  private(set) var moves = 0
  private(set) var removed = 0
  /// The bytes of the patch without those of the created subtrees.
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
      case .remove: removed += 1
      default: break
      }
    }
  }
}
