import CAllocations
import Trellis

/// The cost of a first page: a list of 100 packages (402 elements), as views and as components by hand, by stages.
enum FirstPage {
  static func run(_ engine: TextEngine, _ report: (Measurement) -> Void) {
    measure("views/page", engine, PackageRows.views, report)
    measure("views/page/components", engine, PackageRows.components, report)
  }

  private static func measure(
    _ name: String, _ engine: TextEngine, _ make: @escaping () -> Component,
    _ report: (Measurement) -> Void
  ) {
    var stages: [(name: String, times: [Double])] =
      ["build", "layout", "mount", "write", "release"].map { ($0, []) }
    var allocations: [Double] = []
    Repetition(minimum: 20, maximum: 400)({
      let before = allocations_count()
      for (index, time) in page(engine, make).enumerated() { stages[index].times.append(time) }
      allocations.append(Double(allocations_count() - before))
    })
    for (stage, times) in stages {
      report(Measurement("\(name)/\(stage)", in: "ms", Array(times.dropFirst())))
    }
    if allocations.last != 0 {
      report(Measurement("\(name)/allocations", in: "allocations", Array(allocations.dropFirst())))
    }
  }

  /// The milliseconds of each stage of one page.
  @inline(never)
  private static func page(_ engine: TextEngine, _ make: @escaping () -> Component) -> [Double] {
    let stages = StageClock()
    let clock = ContinuousClock()
    var host: ComponentHost? = ViewsSuite.host(engine) { stages.root(make) }
    let mounted = clock.now
    host?.document.announceAll()
    let html = host.map { HTMLWriter.page($0.document) }
    let written = clock.now
    host = nil
    withExtendedLifetime(html) {}
    return [
      stages.build, stages.layout, stages.mount, (written - mounted).milliseconds,
      (clock.now - written).milliseconds,
    ]
  }
}
