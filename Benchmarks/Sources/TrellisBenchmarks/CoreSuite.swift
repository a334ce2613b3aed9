import CAllocations
import CHeap
import Trellis

/// The component core alone: the cost of a build, and of one state update in a large tree.
enum CoreSuite: Suite {
  static let name = "core"

  static func run(report: (Measurement) -> Void) throws { try run(filter: nil, report: report) }

  static func run(filter: String?, report: (Measurement) -> Void) throws {
    func wants(_ names: String...) -> Bool {
      filter.map { filter in names.contains { $0.contains(filter) } } ?? true
    }
    func wantsBuild(_ size: Int) -> Bool {
      let name = "core/build/\(size)"
      return wants(name, "\(name)/components", "\(name)/allocations", "\(name)/bytes")
    }
    let large = [10, 10, 7, 6]
    let update = "core/update/10000"
    if wantsBuild(1_000) { build([8, 8, 7], report: report) }
    let first =
      wantsBuild(10_000) || wants("\(update)/per-build") ? build(large, report: report) : nil
    if wants(
      update, "\(update)/render", "\(update)/per-build", "\(update)/built", "\(update)/visited",
      "\(update)/rendered", "\(update)/reused", "\(update)/path-and-children")
    {
      self.update(large, firstBuild: first, report: report)
    }
    if wants("core/queue/1000", "core/queue/1000/builds") { queue(large, report: report) }
    if wants("core/release/10000", "core/release/10000/left") { release(large, report: report) }
    if wants("core/slot/read", "core/slot/newest") { readSlots(report: report) }
  }

  /// Reading one of three states of a component: in its `render(_:)`, and with all updates, in a handler.
  private static func readSlots(report: (Measurement) -> Void) {
    let holder = SlotHolder.Log()
    let host = ComponentHost(environment: HostEnvironment()) { SlotHolder(holder) }
    host.renderIfNeeded()
    guard let slots = holder.slots, let updater = holder.updater else { return }
    let clock = ContinuousClock()
    func time(_ name: String, _ read: () -> Int) {
      let count = 100_000
      var times: [Double] = []
      Repetition(maximum: 50)() {
        var sum = 0
        let start = clock.now
        for _ in 0..<count { sum &+= read() }
        times.append((clock.now - start) / .nanoseconds(1) / Double(count))
        precondition(sum == count, "a state has another value")
      }
      report(Measurement(name, in: "ns", times))
    }
    time("core/slot/read") { slots[1, as: Int.self] }
    time("core/slot/newest") { updater.value(of: 1, as: Int.self) ?? 0 }
    host.tearDown()
  }

  /// The first build of a tree; returns the time of the fastest one in milliseconds.
  @discardableResult
  private static func build(_ fanOut: [Int], report: (Measurement) -> Void) -> Double {
    var times: [Double] = []
    var allocations: [Double] = []
    var bytes: [Double] = []
    var built = 0
    Repetition(maximum: 50)() {
      let bed = TestBed(fanOut)
      bed.host.renderIfNeeded()
      built = bed.host.counters.componentsBuilt
      times.append(bed.meter.milliseconds)
      allocations.append(Double(bed.meter.allocations) / Double(built))
      bytes.append(Double(bed.meter.bytes) / Double(built))
      bed.host.tearDown()
    }
    let size = fanOut.count == 3 ? 1_000 : 10_000
    report(Measurement("core/build/\(size)", in: "ms", times))
    report(Measurement("core/build/\(size)/components", in: "count", [Double(built)]))
    report(Measurement("core/build/\(size)/allocations", in: "per component", allocations))
    report(Measurement("core/build/\(size)/bytes", in: "bytes per component", bytes))
    return times.min() ?? 0
  }

  /// One state update in the last leaf of a tree: build alone, and the whole render.
  private static func update(
    _ fanOut: [Int], firstBuild: Double?, report: (Measurement) -> Void
  ) {
    let bed = TestBed(fanOut)
    bed.host.renderIfNeeded()
    var builds: [Double] = []
    var renders: [Double] = []
    let clock = ContinuousClock()
    Repetition(minimum: 100, maximum: 2_000)() {
      let start = clock.now
      bed.leaf?.update { $0 += 1 }
      bed.host.renderIfNeeded()
      renders.append((clock.now - start).milliseconds * 1_000)
      builds.append(bed.meter.milliseconds * 1_000)
    }
    let counters = bed.host.counters
    report(Measurement("core/update/10000", in: "µs", builds))
    report(Measurement("core/update/10000/render", in: "µs", renders))
    let fastest = builds.min() ?? .infinity
    if let firstBuild {
      report(
        Measurement("core/update/10000/per-build", in: "ratio", [firstBuild * 1_000 / fastest]))
    }
    for (name, count) in [
      ("built", counters.componentsBuilt), ("visited", counters.componentsVisited),
      ("rendered", counters.componentsRendered), ("reused", counters.componentsReused),
      ("path-and-children", fanOut.reduce(2) { $0 + $1 + 2 }),
    ] {
      report(Measurement("core/update/10000/\(name)", in: "count", [Double(count)]))
    }
    bed.host.tearDown()
  }

  /// A thousand updates of one component cause one build.
  private static func queue(_ fanOut: [Int], report: (Measurement) -> Void) {
    let bed = TestBed(fanOut)
    bed.host.renderIfNeeded()
    var times: [Double] = []
    let clock = ContinuousClock()
    var builds = 0
    Repetition(minimum: 20, maximum: 500)() {
      let before = bed.meter.builds
      let start = clock.now
      for _ in 0..<1_000 { bed.leaf?.update { $0 += 1 } }
      while bed.host.renderIfNeeded() {}
      times.append((clock.now - start).milliseconds * 1_000)
      builds = bed.meter.builds - before
    }
    report(Measurement("core/queue/1000", in: "µs", times))
    report(Measurement("core/queue/1000/builds", in: "count", [Double(builds)]))
    bed.host.tearDown()
  }

  /// The release of a tree, and the memory left afterwards.
  private static func release(_ fanOut: [Int], report: (Measurement) -> Void) {
    var times: [Double] = []
    var left: [Double] = []
    let clock = ContinuousClock()
    Repetition(maximum: 20)() {
      let before = heap_bytes_in_use()
      var bed: TestBed? = TestBed(fanOut)
      bed?.host.renderIfNeeded()
      let start = clock.now
      bed?.host.tearDown()
      bed = nil
      times.append((clock.now - start).milliseconds)
      left.append(Double(heap_bytes_in_use()) - Double(before))
    }
    report(Measurement("core/release/10000", in: "ms", times))
    report(Measurement("core/release/10000/left", in: "bytes", left))
  }
}

/// A host of a tree of render components; each level has its own number of children.
private final class TestBed {
  let host: ComponentHost
  let meter = BuildMeter()
  /// Updates the state of the last component of the last level.
  var leaf: StateUpdater<Int>? { updaters.leaf }
  private let updaters: Updaters

  final class Updaters {
    var leaf: StateUpdater<Int>?
  }

  init(_ fanOut: [Int]) {
    let updaters = Updaters()
    self.updaters = updaters
    host = ComponentHost(environment: HostEnvironment()) { Branch(0, fanOut[...], updaters) }
    host.listener = meter
  }
}

/// Counts allocations between the start and the end of a build.
private final class BuildMeter: PipelineListener {
  private let clock = ContinuousClock()
  private var start = ContinuousClock().now
  private var startAllocations: UInt64 = 0
  private var startBytes: Int = 0
  private(set) var milliseconds = 0.0
  private(set) var allocations: UInt64 = 0
  private(set) var bytes = 0
  private(set) var builds = 0

  func willBuild(_ trigger: BuildTrigger) {
    startBytes = heap_bytes_in_use()
    startAllocations = allocations_count()
    start = clock.now
  }

  func didBuild(_ trigger: BuildTrigger, _ counters: RenderCounters) {
    milliseconds = (clock.now - start).milliseconds
    allocations = allocations_count() - startAllocations
    bytes = heap_bytes_in_use() - startBytes
    builds += 1
  }
}

private final class Branch: RenderComponent<Int> {
  private let number: Int
  private let fanOut: ArraySlice<Int>
  private let updaters: TestBed.Updaters

  init(_ number: Int, _ fanOut: ArraySlice<Int>, _ updaters: TestBed.Updaters) {
    self.number = number
    self.fanOut = fanOut
    self.updaters = updaters
    super.init(identifier: number)
  }

  override func initialState() -> Int { 0 }

  override func render(_ count: Int) -> Component? {
    guard let children = fanOut.first else {
      updaters.leaf = state
      return Component(size: ComponentSize(width: 10, height: .points(10 + Double(count % 2))))
    }
    return Column((0..<children).map { Branch($0, fanOut.dropFirst(), updaters) })
  }

  override func shouldUpdate(from previous: Component) -> Bool {
    (previous as? Branch)?.number != number
  }
}

private final class Column: LayoutComponent {
  private let parts: [Component]

  init(_ parts: [Component]) {
    self.parts = parts
    super.init()
  }

  override var numberOfChildren: Int { parts.count }
  override func child(at index: Int) -> Component? { parts[index] }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    var y = 0.0
    let children = parts.map { part in
      let layout = part.layout(
        thatFits: SizeRange(max: Size(width: range.max.width, height: .infinity)),
        parentSize: .undefined)
      defer { y += layout.size.height }
      return Layout.Child(position: Point(x: 0, y: y), layout: layout)
    }
    return Layout(
      of: self, size: range.clamp(Size(width: range.max.width, height: y)), children: children)
  }
}

/// A component with three states.
private final class SlotHolder: RenderComponent<StateSlots> {
  final class Log {
    var slots: StateSlots?
    var updater: StateUpdater<StateSlots>?
  }

  private let form = StateSlotForm([
    .init("name") { "none" }, .init("count") { 1 }, .init("isOpen") { true },
  ])
  private let log: Log

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  override func initialState() -> StateSlots? { StateSlots(form) }

  override func render(_ slots: StateSlots) -> Component? {
    log.slots = slots
    log.updater = state
    return nil
  }
}
