import Trellis

/// The creation of many rows on a page that shows none: keyed rows of three texts with listeners, like those of
/// `Examples/Rows`, by stages until the bytes of the patch.
final class CreatedRowsModel {
  /// Evaluates the list again.
  private var turn: () -> Void = {}
  private(set) var rows: Range<Int> = 0..<0

  func onTurn(_ action: @escaping () -> Void) { turn = action }

  func show(_ rows: Range<Int>) {
    self.rows = rows
    turn()
  }
}

struct CreatedRows: View {
  let model: CreatedRowsModel
  @State private var turns = 0

  var body: some View {
    let _ = model.onTurn { turns += 1 }
    let _ = turns
    VStack(spacing: 0) {
      ForEach(model.rows, id: \.self) { CreatedRow(index: $0, isSelected: false, model: model) }
    }
    .frame(maxWidth: .infinity)
    .element("table")
  }
}

struct CreatedRow: View {
  let index: Int
  let isSelected: Bool
  let model: CreatedRowsModel

  private static let colors = ["red", "yellow", "blue", "green", "pink", "brown", "purple"]
  private static let things = ["table", "chair", "house", "desk", "car", "pony", "cookie", "mouse"]

  private var label: String {
    "pretty \(Self.colors[index % 7]) \(Self.things[index % 8])"
  }

  var body: some View {
    HStack(spacing: 0) {
      Text("\(index)").monospacedDigit().element("td").frame(width: 72, alignment: .leading)
      Text(label)
        .element("td")
        .className("lbl")
        .onTapGesture { [model, index] in model.show(index..<index + 1) }
        .frame(maxWidth: .infinity, alignment: .leading)
      Text("×")
        .element("td")
        .className("remove")
        .accessibilityLabel("Remove")
        .onTapGesture { [model] in model.show(0..<0) }
    }
    .padding(.horizontal, 12)
    .frame(maxWidth: .infinity)
    .frame(height: 36)
    .background(isSelected ? .dangerSurface : .surface)
    .element("tr")
    .className(isSelected ? "danger" : nil)
  }
}

extension ViewsSuite {
  /// Rows are created on an empty list, from the change to the bytes of the patch, and removed again.
  static func created(_ engine: TextEngine, _ filter: String?, _ report: (Measurement) -> Void) {
    for count in [100, 1_000, 10_000] {
      let name = "views/created/\(count)"
      guard filter.map({ $0.hasPrefix(name + "/") || (name + "/").hasPrefix($0) }) ?? true else {
        continue
      }
      created(count, name, engine, report)
    }
  }

  private static func created(
    _ count: Int, _ name: String, _ engine: TextEngine, _ report: (Measurement) -> Void
  ) {
    let model = CreatedRowsModel()
    let stages = StageClock()
    let host = host(engine) { stages.root { HostingComponent(CreatedRows(model: model)) } }
    host.document.announceAll()
    var times: [(name: String, times: [Double])] =
      ["build", "layout", "mount", "patch", "encode", "whole", "clear"].map { ($0, []) }
    var first = 0
    var work = RenderCounters()
    Repetition(minimum: 4, maximum: 30, seconds: 2)({
      for (index, time) in create(first..<first + count, model, host, stages).enumerated() {
        times[index].times.append(time)
      }
      work = host.counters
      let start = ContinuousClock.now
      model.show(0..<0)
      host.renderIfNeeded()
      _ = host.document.takePatch().wire
      times[6].times.append((ContinuousClock.now - start).milliseconds)
      first += count
    })
    for (stage, times) in times {
      report(Measurement("\(name)/\(stage)", in: "ms", Array(times.dropFirst())))
    }
    for (part, value) in [
      ("built", work.componentsBuilt), ("laidOut", work.layoutsComputed),
      ("visited", work.mountsVisited),
    ] {
      report(Measurement("\(name)/\(part)", in: "1", [Double(value)]))
    }
  }

  /// The milliseconds of each stage.
  @inline(never)
  private static func create(
    _ rows: Range<Int>, _ model: CreatedRowsModel, _ host: ComponentHost, _ stages: StageClock
  ) -> [Double] {
    let start = ContinuousClock.now
    model.show(rows)
    host.renderIfNeeded()
    let mounted = ContinuousClock.now
    let patch = host.document.takePatch()
    let taken = ContinuousClock.now
    let bytes = patch.wire
    let end = ContinuousClock.now
    withExtendedLifetime(bytes) {}
    return [
      (stages.layoutStart - start).milliseconds, stages.layout, stages.mount,
      (taken - mounted).milliseconds, (end - taken).milliseconds, (end - start).milliseconds,
    ]
  }
}
