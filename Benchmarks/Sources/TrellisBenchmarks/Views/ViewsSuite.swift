import CHeap
import Trellis

/// The costs of views beside the same tree of components written by hand, in one run. A ratio is that of the medians of
/// interleaved runs, in processor time.
enum ViewsSuite: Suite {
  static let name = "views"

  static func run(report: (Measurement) -> Void) throws {
    try run(filter: nil, report: report)
  }

  static func run(filter: String?, report: (Measurement) -> Void) throws {
    let engine = TextEngine(registry: try FontRegistry(folder: Fonts.folder))
    func isWanted(_ name: String) -> Bool {
      filter.map { $0.hasPrefix(name) || name.hasPrefix($0) || !$0.hasPrefix("views/") } ?? true
    }
    if isWanted("views/first") { first(engine, report) }
    if isWanted("views/page") { FirstPage.run(engine, report) }
    if isWanted("views/change") { change(engine, report) }
    if isWanted("views/equal") { equal(engine, report) }
    if isWanted("views/flat") { flat(engine, filter, report) }
    if isWanted("views/created") { created(engine, filter, report) }
    if isWanted("views/memory") { memory(engine, report) }
    if isWanted("views/wire") { wire(engine, report) }
  }

  static func host(
    _ engine: TextEngine, _ make: @escaping () -> Component
  ) -> ComponentHost {
    var environment = HostEnvironment()
    environment.textEngine = engine
    let host = ComponentHost(environment: environment, provider: make)
    host.renderIfNeeded()
    return host
  }

  /// Measures `views` and `components` in turn, and reports both and their ratio.
  private static func compare(
    _ name: String, in unit: String, _ repetition: Repetition, _ report: (Measurement) -> Void,
    views: () -> Double, components: () -> Double
  ) {
    var all: (views: [Double], components: [Double]) = ([], [])
    repetition {
      all.views.append(views())
      all.components.append(components())
    }
    let one = Measurement(name, in: unit, Array(all.views.dropFirst()))
    let other = Measurement(name + "/components", in: unit, Array(all.components.dropFirst()))
    report(one)
    report(other)
    report(Measurement(name + "/ratio", in: "1", [one.median / other.median]))
  }

  /// The first build, layout and mount of 10,000 rows.
  private static func first(_ engine: TextEngine, _ report: (Measurement) -> Void) {
    func time(_ make: @escaping (RowsSource) -> Component) -> Double {
      let source = RowsSource()
      let start = ProcessorTime.microseconds
      let host = host(engine) { make(source) }
      return withExtendedLifetime(host) { (ProcessorTime.microseconds - start) / 1_000 }
    }
    compare(
      "views/first", in: "ms", Repetition(minimum: 7, seconds: 4), report,
      views: { time { $0.views() } }, components: { time { $0.components() } })
  }

  /// One state of 10,000 changes: the time until the bytes of the patch, and their number.
  private static func change(_ engine: TextEngine, _ report: (Measurement) -> Void) {
    let sources = (views: RowsSource(), components: RowsSource())
    let hosts = (
      views: host(engine) { sources.views.views() },
      components: host(engine) { sources.components.components() }
    )
    func settled(_ host: ComponentHost) -> String {
      host.document.announceAll()
      return HTMLWriter.page(host.document).body
    }
    precondition(settled(hosts.views) == settled(hosts.components), "the trees differ")
    var bytes = 0
    func time(_ source: RowsSource, _ host: ComponentHost) -> Double {
      let start = ProcessorTime.microseconds
      // Ten changes, as the clock of the processor counts whole microseconds.
      for _ in 0..<10 {
        source.increment?()
        host.renderIfNeeded()
        bytes = host.document.takePatch().wire.count
      }
      return (ProcessorTime.microseconds - start) / 10
    }
    compare(
      "views/change", in: "µs", Repetition(minimum: 50, maximum: 400, seconds: 4), report,
      views: { time(sources.views, hosts.views) },
      components: { time(sources.components, hosts.components) })
    _ = time(sources.views, hosts.views)
    report(Measurement("views/change/bytes", in: "bytes", [Double(bytes)]))
  }

  /// Everything around 10,000 rows is evaluated again; the rows are equal. Then the comparison of a row alone.
  private static func equal(_ engine: TextEngine, _ report: (Measurement) -> Void) {
    let sources = (views: RowsSource(), components: RowsSource())
    let hosts = (
      views: host(engine) { sources.views.views() },
      components: host(engine) { sources.components.components() }
    )
    func time(_ source: RowsSource, _ host: ComponentHost) -> Double {
      let start = ProcessorTime.microseconds
      source.turn?()
      host.renderIfNeeded()
      return (ProcessorTime.microseconds - start) / 10
    }
    compare(
      "views/equal", in: "ns per row", Repetition(minimum: 20, maximum: 200, seconds: 3), report,
      views: { time(sources.views, hosts.views) },
      components: { time(sources.components, hosts.components) })
    let source = RowsSource()
    let old = HostingComponent(ViewRow(index: 1, source: source))
    let new = HostingComponent(ViewRow(index: 1, source: source))
    let (oldRow, newRow) = (ComponentRow(1, source), ComponentRow(1, source))
    func time(_ new: Component, _ shouldUpdate: () -> Bool) -> Double {
      let count = 100_000
      let start = ProcessorTime.microseconds
      var updates = 0
      for _ in 0..<count where shouldUpdate() { updates += 1 }
      precondition(updates == 0, "equal rows differ")
      return (ProcessorTime.microseconds - start) * 1_000 / Double(count)
    }
    compare(
      "views/equal/compare", in: "ns", Repetition(minimum: 20, maximum: 100), report,
      views: { time(new) { new.shouldUpdate(from: old) } },
      components: { time(newRow) { newRow.shouldUpdate(from: oldRow) } })
  }

  /// The heap memory of a mounted list of packages.
  private static func memory(_ engine: TextEngine, _ report: (Measurement) -> Void) {
    func bytes(_ make: @escaping () -> Component) -> Double {
      // The first host fills shared caches.
      _ = host(engine, make)
      var hosts: [ComponentHost] = []
      hosts.reserveCapacity(50)
      let before = Heap.bytes
      for _ in 0..<50 {
        let host = host(engine, make)
        host.document.announceAll()
        hosts.append(host)
      }
      return Double(Heap.bytes - before) / 50
    }
    compare(
      "views/memory", in: "bytes", Repetition(minimum: 3, maximum: 3), report,
      views: { bytes(PackageRows.views) }, components: { bytes(PackageRows.components) })
  }

  /// The bytes of a page with 100 packages, with the rules that it needs.
  private static func wire(_ engine: TextEngine, _ report: (Measurement) -> Void) {
    func html(_ make: @escaping () -> Component) -> RenderedHTML {
      let host = host(engine, make)
      host.document.announceAll()
      return HTMLWriter.page(host.document)
    }
    let views = html(PackageRows.views)
    let components = html(PackageRows.components)
    precondition(views.elementCount == components.elementCount, "the pages differ")
    let byHand = PackageRows.styleSheet.utf8.count
    let one = Double(views.body.utf8.count + views.styleSheet.utf8.count)
    let other = Double(components.body.utf8.count + components.styleSheet.utf8.count + byHand)
    report(Measurement("views/wire", in: "bytes", [one]))
    report(Measurement("views/wire/components", in: "bytes", [other]))
    report(Measurement("views/wire/ratio", in: "1", [one / other]))
  }
}
