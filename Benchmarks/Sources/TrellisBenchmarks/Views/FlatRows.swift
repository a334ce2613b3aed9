import Trellis

/// A list without sections, whose view is evaluated again at each change: keyed rows of two texts, one of which may be
/// selected.
final class FlatRowsModel {
  enum Change: CaseIterable {
    case equal, select, insertAtTop, swapTwo, reverse, removeEveryTenth
  }

  /// Evaluates the list again.
  private var turn: () -> Void = {}
  private(set) var rows: [Int]
  private(set) var selection = -1
  private let all: [Int]

  init(_ count: Int) {
    all = Array(0..<count)
    rows = all
  }

  func onTurn(_ action: @escaping () -> Void) { turn = action }

  func apply(_ change: Change) {
    switch change {
    case .equal: break
    case .select: selection = selection == rows.count / 2 ? rows.count / 3 : rows.count / 2
    case .insertAtTop: rows.insert(rows.count, at: 0)
    case .swapTwo: rows.swapAt(1, rows.count - 2)
    case .reverse: rows.reverse()
    case .removeEveryTenth: rows.removeAll { $0 % 10 == 9 }
    }
    turn()
  }

  /// Shows all rows in their first order.
  func reset() {
    rows = all
    turn()
  }
}

struct FlatRows: View {
  let model: FlatRowsModel
  @State private var turns = 0

  var body: some View {
    let _ = model.onTurn { turns += 1 }
    let _ = turns
    VStack(alignment: .leading, spacing: 0) {
      ForEach(model.rows, id: \.self) { row in
        FlatRow(index: row, isSelected: row == model.selection)
      }
    }
    .element("ul")
  }
}

struct FlatRow: View {
  let index: Int
  let isSelected: Bool

  var body: some View {
    HStack(spacing: 12) {
      Text("Row \(index)")
      Text("a line of text")
    }
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .element("li")
    .className(isSelected ? "selected" : nil)
  }
}

extension ViewsSuite {
  /// The rows of one list are changed, from the change to the bytes of the patch.
  static func flat(_ engine: TextEngine, _ filter: String?, _ report: (Measurement) -> Void) {
    for count in [1_000, 10_000] {
      for change in FlatRowsModel.Change.allCases {
        let name = "views/flat/\(count)/\(change)"
        guard filter.map({ $0.hasPrefix(name) || name.hasPrefix($0) }) ?? true else { continue }
        flat(change, count, name, engine, report)
      }
    }
  }

  private static func flat(
    _ change: FlatRowsModel.Change, _ count: Int, _ name: String, _ engine: TextEngine,
    _ report: (Measurement) -> Void
  ) {
    let model = FlatRowsModel(count)
    let host = host(engine) { HostingComponent(FlatRows(model: model)) }
    host.document.announceAll()
    var times: [Double] = []
    var bytes = 0
    var work = RenderCounters()
    // The first changes after the first page make objects that later changes reuse.
    Repetition(minimum: 4, maximum: 200, seconds: 1)({
      let start = ProcessorTime.microseconds
      bytes = render(change, of: model, host)
      times.append((ProcessorTime.microseconds - start) / 1_000)
      work = host.counters
      if change != .select, change != .equal {
        model.reset()
        host.renderIfNeeded()
        _ = host.document.takePatch()
      }
    })
    report(Measurement(name, in: "ms", Array(times.dropFirst(2))))
    for (part, value) in [
      ("bytes", bytes), ("built", work.componentsBuilt), ("walked", work.componentsVisited),
      ("laidOut", work.layoutsComputed), ("layoutsReused", work.layoutsReused),
      ("visited", work.mountsVisited), ("skipped", work.mountsSkipped),
    ] {
      report(Measurement("\(name)/\(part)", in: "1", [Double(value)]))
    }
  }

  @inline(never)
  private static func render(
    _ change: FlatRowsModel.Change, of model: FlatRowsModel, _ host: ComponentHost
  ) -> Int {
    model.apply(change)
    host.renderIfNeeded()
    return host.document.takePatch().wire.count
  }
}
