import CHeap
import Trellis

/// What a mounted list of 100 rows, some 400 elements, keeps on the heap, and which stage put it there.
enum MemorySuite: Suite {
  static let name = "memory"

  static func run(report: (Measurement) -> Void) throws {
    let engine = TextEngine(registry: try FontRegistry(folder: Fonts.folder))
    // The first host fills what all share: texts that were measured, names, tables.
    _ = host(engine)
    var hosts: [ComponentHost] = []
    let before = Heap.bytes
    for _ in 0..<1_000 { hosts.append(host(engine).host) }
    report(Measurement("memory.host", in: "bytes", [Double(Heap.bytes - before) / 1_000]))
    report(
      Measurement(
        "memory.host.elements", in: "elements", [Double(hosts[0].document.announcedCount)]))
    let stages = (0..<50).map { _ in host(engine).stages }
    for (index, name) in ["build", "layout", "mount", "page"].enumerated() {
      report(
        Measurement(
          "memory.host." + name, in: "bytes",
          stages.map { Double($0.bytes[index + 1] - $0.bytes[index]) }))
    }
  }

  private static func host(_ engine: TextEngine) -> (host: ComponentHost, stages: HeapStages) {
    var environment = Environment()
    environment.textEngine = engine
    let stages = HeapStages()
    let page = RowsPage(100)
    let host = ComponentHost(environment: environment) {
      HeapStages.Probe(stages, child: page.component())
    }
    host.renderIfNeeded()
    host.document.announceAll()
    stages.note()
    return (host, stages)
  }
}

/// How much of the heap is in use.
enum Heap {
  static var bytes: Int { heap_bytes_in_use() }
}

/// How much of the heap is in use at the begin of a host, after its build, layout and mount, and when its
/// elements are known to a client.
final class HeapStages {
  private(set) var bytes: [Int] = [Heap.bytes]

  func note() { bytes.append(Heap.bytes) }

  final class Probe: LayoutComponent {
    private let stages: HeapStages
    private let child: Component

    init(_ stages: HeapStages, child: Component) {
      self.stages = stages
      self.child = child
      super.init()
    }

    override var numberOfChildren: Int { 1 }
    override func child(at index: Int) -> Component? { child }

    override func computeLayout(thatFits range: SizeRange) -> Layout {
      stages.note()
      defer { stages.note() }
      let inner = child.layout(thatFits: range, parentSize: ParentSize(range.max))
      return Layout(
        of: self, size: inner.size, children: [.init(position: .zero, layout: inner)])
    }

    override func childrenDidMount() { stages.note() }
  }
}
