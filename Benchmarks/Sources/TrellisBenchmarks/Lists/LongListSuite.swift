import CHeap
import Trellis
import TrellisTesting

/// A list of a million rows, of which a window is mounted, beside one of 2,000 mounted rows. Times are processor times.
enum LongListSuite: Suite {
  static let name = "lists"

  private static let million = 1_000_000

  static func run(report: (Measurement) -> Void) throws { try run(filter: nil, report: report) }

  static func run(filter: String?, report: (Measurement) -> Void) throws {
    let engine = TextEngine(registry: try FontRegistry(folder: Fonts.folder))
    func isWanted(_ name: String) -> Bool {
      filter.map { $0.hasPrefix(name) || name.hasPrefix($0) || !$0.hasPrefix("lists/") } ?? true
    }
    if isWanted("lists/open") { open(engine, report) }
    if isWanted("lists/jump") { jump(engine, report) }
    if isWanted("lists/insert") { insert(engine, report) }
    if isWanted("lists/changeset") { changeset(report) }
    if isWanted("lists/window") { scroll(engine, report) }
    if isWanted("lists/memory") { memory(engine, report) }
  }

  /// A host that shows the list as a client has it.
  private static func host(
    _ model: LongListModel, _ kind: LongList.Kind, _ engine: TextEngine
  ) -> ComponentHost {
    let host = ViewsSuite.host(engine) { HostingComponent(LongList(model: model, kind: kind)) }
    host.document.announceAll()
    return host
  }

  private static func rows(of host: ComponentHost) -> [Element] {
    host.document.root.descendants.filter { $0.attribute("role") == "listitem" }
  }

  /// The milliseconds of `body`, several times.
  private static func times(_ repetition: Repetition, _ body: () -> Void) -> [Double] {
    var times: [Double] = []
    repetition {
      let start = ProcessorTime.microseconds
      body()
      times.append((ProcessorTime.microseconds - start) / 1_000)
    }
    return Array(times.dropFirst())
  }

  /// A change of the model, from the change to the bytes of the patch; returns the bytes.
  @discardableResult
  private static func apply(_ host: ComponentHost, _ change: () -> Void) -> Int {
    change()
    host.renderIfNeeded()
    return host.document.takePatch().wire.count
  }

  // MARK: Measurements

  /// The first build, layout and mount; the numbers of mounted rows and of elements.
  private static func open(_ engine: TextEngine, _ report: (Measurement) -> Void) {
    for (count, kind, name) in [
      (million, LongList.Kind.window, "window"), (2_000, .window, "window"), (2_000, .all, "all"),
    ] {
      let ids = Array(0..<count)
      var last: ComponentHost?
      let values = times(Repetition(minimum: 7, seconds: 2)) {
        last = host(LongListModel(ids), kind, engine)
      }
      report(Measurement("lists/open/\(name).\(count)", in: "ms", values))
      guard let last else { continue }
      if kind == .window {
        report(
          Measurement(
            "lists/open/\(name).\(count)/rows", in: "rows", [Double(rows(of: last).count)]))
      }
      report(
        Measurement(
          "lists/open/\(name).\(count)/elements", in: "elements",
          [Double(last.document.root.descendants.count)]))
    }
  }

  /// A jump to another row of a million, to the bytes of the patch.
  private static func jump(_ engine: TextEngine, _ report: (Measurement) -> Void) {
    let model = LongListModel(Array(0..<million))
    let host = host(model, .window, engine)
    var row = 0
    var bytes: [Double] = []
    let values = times(Repetition(minimum: 20, seconds: 2)) {
      row = (row + 617_353) % million
      bytes.append(Double(apply(host) { model.position.scrollTo(row: row, anchor: .top) }))
    }
    report(Measurement("lists/jump", in: "ms", values))
    report(Measurement("lists/jump.bytes", in: "bytes", Array(bytes.dropFirst())))
  }

  /// 100 rows are inserted above the visible ones of a million: found by comparing, and known from the numbers; and into
  /// 2,000 mounted rows.
  private static func insert(_ engine: TextEngine, _ report: (Measurement) -> Void) {
    for (count, kind, name) in [
      (million, LongList.Kind.window, "compared.\(million)"), (2_000, .window, "compared.2000"),
      (2_000, .all, "all.2000"),
    ] {
      let model = LongListModel(Array(0..<count))
      let host = host(model, kind, engine)
      if kind == .window { apply(host) { model.position.scrollTo(row: count / 2, anchor: .top) } }
      var next = count
      var bytes: [Double] = []
      let values = times(Repetition(minimum: 5, maximum: 50, seconds: 3)) {
        bytes.append(
          Double(
            apply(host) {
              model.ids.insert(contentsOf: next..<next + 100, at: count / 4)
              next += 100
            }))
      }
      report(Measurement("lists/insert/\(name)", in: "ms", values))
      report(Measurement("lists/insert/\(name).bytes", in: "bytes", Array(bytes.dropFirst())))
    }
    let model = LongListModel()
    model.numbers = 0..<million
    let host = host(model, .numbers, engine)
    apply(host) { model.position.scrollTo(row: million / 2, anchor: .top) }
    let values = times(Repetition(minimum: 20, maximum: 50, seconds: 2)) {
      apply(host) { model.numbers = model.numbers.lowerBound - 100..<model.numbers.upperBound }
    }
    report(Measurement("lists/insert/known.\(million)", in: "ms", values))
  }

  /// The changes of a million identities as a value.
  private static func changeset(_ report: (Measurement) -> Void) {
    let old = Array(0..<million)
    var new = old
    new.insert(contentsOf: million..<million + 100, at: million / 4)
    var count = 0
    let values = times(Repetition(minimum: 5, seconds: 2)) {
      count += Changeset(from: old, to: new).insertions.count
    }
    precondition(count.isMultiple(of: 100) && count > 0)
    report(Measurement("lists/changeset/compared.\(million)", in: "ms", values))
  }

  /// The visible part moves by half a screen at a time: the time and bytes of a change of the window, and the bytes of the same
  /// rows at the end of a list of mounted rows.
  private static func scroll(_ engine: TextEngine, _ report: (Measurement) -> Void) {
    let model = LongListModel(Array(0..<million))
    let host = host(model, .window, engine)
    let all = LongListModel()
    let mounted = self.host(all, .all, engine)
    var top = 0.0
    var values: [Double] = []
    var bytes: [Double] = []
    var entered: [Double] = []
    for _ in 0..<200 {
      let before = Set(rows(of: host).compactMap { $0.attribute("aria-posinset") })
      guard
        let list = host.document.root.descendants.first(where: { $0.attribute("role") == "list" })
      else { break }
      top += 400
      let data = #"{"top":\#(top),"height":800,"epoch":0,"focused":0}"#
      let start = ProcessorTime.microseconds
      let size = apply(host) {
        _ = host.handle(UIEvent(type: "listwindow", target: list.id, data: data))
      }
      let time = (ProcessorTime.microseconds - start) / 1_000
      let added = rows(of: host).compactMap { $0.attribute("aria-posinset") }
        .filter { !before.contains($0) }.compactMap { Int($0) }
      if added.isEmpty { continue }
      values.append(time)
      bytes.append(Double(size))
      entered.append(Double(apply(mounted) { all.ids += added.map { $0 - 1 } }))
    }
    guard !values.isEmpty else { return }
    report(Measurement("lists/window", in: "ms", values))
    report(Measurement("lists/window.bytes", in: "bytes", bytes))
    report(Measurement("lists/window.bytes/entered", in: "bytes", entered))
    report(
      Measurement(
        "lists/window.bytes/ratio", in: "1",
        [bytes.reduce(0, +) / max(entered.reduce(0, +), 1)]))
  }

  /// The heap memory of a session with a million rows that rests, beside the array that all sessions share.
  private static func memory(_ engine: TextEngine, _ report: (Measurement) -> Void) {
    let start = Heap.bytes
    let ids = Array(0..<million)
    report(Measurement("lists/memory/data", in: "bytes", [Double(Heap.bytes - start)]))
    // The first host fills shared caches.
    _ = host(LongListModel(ids), .window, engine)
    let before = Heap.bytes
    let hosts = (0..<100).map { _ in host(LongListModel(ids), .window, engine) }
    let count = Double(hosts.count)
    report(Measurement("lists/memory/session", in: "bytes", [Double(Heap.bytes - before) / count]))
    for host in hosts { host.hibernate() }
    report(Measurement("lists/memory/idle", in: "bytes", [Double(Heap.bytes - before) / count]))
    withExtendedLifetime(hosts) {}
  }
}
