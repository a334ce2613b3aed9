import CHeap
import Trellis

/// The heap memory of a mounted list of 100 rows, by stage, and the part that is left while the host
/// hibernates.
enum MemorySuite: Suite {
  static let name = "memory"

  static func run(report: (Measurement) -> Void) throws {
    let engine = TextEngine(registry: try FontRegistry(folder: Fonts.folder))
    // Rows of four elements, and of five with one more text.
    for hasNotes in [false, true] { measure(hasNotes, engine, report) }
  }

  private static func measure(
    _ hasNotes: Bool, _ engine: TextEngine, _ report: (Measurement) -> Void
  ) {
    // The first host fills shared caches: measured texts, names, tables.
    _ = host(hasNotes, engine)
    var hosts: [ComponentHost] = []
    hosts.reserveCapacity(1_000)
    let before = Heap.bytes
    for _ in 0..<1_000 { hosts.append(host(hasNotes, engine).host) }
    let active = Double(Heap.bytes - before) / 1_000
    let name = "memory.host.\(hosts[0].document.announcedCount)"
    report(Measurement(name, in: "bytes", [active]))
    let clock = ContinuousClock()
    var resting: [Double] = []
    for host in hosts {
      host.hibernateUnchangedContents()
      let start = clock.now
      host.hibernateUnchangedContents()
      resting.append((clock.now - start).milliseconds)
    }
    // The contents of the rows hibernate, and the page is in use.
    report(
      Measurement(name + ".resting", in: "bytes", [Double(Heap.bytes - before) / 1_000]))
    report(Measurement(name + ".rest", in: "ms", resting))
    report(
      Measurement(name + ".resting.event", in: "ms", eventTimes(hosts.prefix(200), hasNotes)))
    // The rows of the first events are awake.
    report(Measurement(name + ".event", in: "ms", eventTimes(hosts.prefix(200), hasNotes)))
    for host in hosts { host.hibernate() }
    report(
      Measurement(name + ".hibernating", in: "bytes", [Double(Heap.bytes - before) / 1_000]))
    for host in hosts { host.wake() }
    report(
      Measurement(name + ".woken", in: "bytes", [Double(Heap.bytes - before) / 1_000]))

    let stages = (0..<50).map { _ in host(hasNotes, engine).stages }
    for (index, stage) in ["build", "layout", "mount", "page"].enumerated() {
      report(
        Measurement(
          "\(name).\(stage)", in: "bytes",
          stages.map { Double($0.bytes[index + 1] - $0.bytes[index]) }))
    }
    reportHibernation(name, hosts, report)
  }

  /// The times of an event for the button of a row in the middle with its render, in ms.
  private static func eventTimes(
    _ hosts: ArraySlice<ComponentHost>, _ hasNotes: Bool
  ) -> [Double] {
    let clock = ContinuousClock()
    return hosts.map { host in
      let button = host.document.root.children[0].children[50].children[hasNotes ? 2 : 1]
      let start = clock.now
      precondition(host.handle(UIEvent(type: "click", target: button.id)))
      host.renderIfNeeded()
      return (clock.now - start).milliseconds
    }
  }

  /// The memory of a hibernating host by owner, and the times to hibernate and to wake.
  private static func reportHibernation(
    _ name: String, _ hosts: [ComponentHost], _ report: (Measurement) -> Void
  ) {
    let source = ReplicaDocument(of: hosts[0].document)
    let copies = (0..<50).map { _ in
      let before = Heap.bytes
      let document = Document()
      source.root.fill(document.root, of: document)
      document.announceAll()
      return (bytes: Double(Heap.bytes - before), document: document)
    }
    report(Measurement(name + ".hibernating.document", in: "bytes", copies.map(\.bytes)))
    let clock = ContinuousClock()
    var hibernating: [Double] = []
    var waking: [Double] = []
    for host in hosts.prefix(200) {
      let start = clock.now
      host.hibernate()
      let middle = clock.now
      host.wake()
      hibernating.append((middle - start).milliseconds)
      waking.append((clock.now - middle).milliseconds)
    }
    report(Measurement(name + ".hibernate", in: "ms", hibernating))
    report(Measurement(name + ".wake", in: "ms", waking))
  }

  private static func host(
    _ hasNotes: Bool, _ engine: TextEngine
  ) -> (host: ComponentHost, stages: HeapStages) {
    var environment = HostEnvironment()
    environment.textEngine = engine
    let stages = HeapStages()
    let page = RowsPage(100, hasNotes: hasNotes)
    let host = ComponentHost(environment: environment) {
      HeapStages.Probe(stages, child: page.component())
    }
    host.recordMounts()
    host.renderIfNeeded()
    host.document.announceAll()
    stages.record()
    stages.close()
    return (host, stages)
  }
}

extension ReplicaDocument.Node {
  /// Copies this node to `element`.
  fileprivate func fill(_ element: Element, of document: Document) {
    element.frame = frame
    for (name, value) in attributes where name != "data-on" { element.setAttribute(name, value) }
    for (name, value) in styles { element.setStyle(name, value) }
    if attributes["type"] == "button" { element.setListener("click") { _ in } }
    // A copy of the text, because the document's string must not be shared.
    if let text { element.text = String(decoding: Array(text.utf8), as: UTF8.self) }
    guard !children.isEmpty else { return }
    element.setChildren(
      children.map { child in
        let element = document.makeElement(child.tag)
        child.fill(element, of: document)
        return element
      })
  }
}

/// The used bytes of the heap.
enum Heap {
  static var bytes: Int { heap_bytes_in_use() }
}

/// The used bytes of the heap before a host is made, after its build, layout and mount, and when its
/// elements are announced.
final class HeapStages {
  private(set) var bytes: [Int] = [Heap.bytes]
  private var isClosed = false

  func record() { if !isClosed { bytes.append(Heap.bytes) } }

  func close() { isClosed = true }

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
      stages.record()
      defer { stages.record() }
      let inner = child.layout(thatFits: range, parentSize: ParentSize(range.max))
      return Layout(
        of: self, size: inner.size, children: [.init(position: .zero, layout: inner)])
    }

    override func childrenDidMount() { stages.record() }
  }
}
