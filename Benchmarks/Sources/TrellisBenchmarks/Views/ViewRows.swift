import Trellis

/// 10,000 rows in 100 sections, each with two texts and a state, written as views and as components by hand. Both make
/// the same elements.
final class RowsSource {
  /// Increments a row in the middle.
  var increment: (() -> Void)?
  /// Evaluates everything around the rows again, which stay equal.
  var turn: (() -> Void)?

  static let changedRow = 5_024

  func onTurn(_ action: @escaping () -> Void) { turn = action }
  func onIncrement(of row: Int, _ action: @escaping () -> Void) {
    if row == Self.changedRow { increment = action }
  }

  func views() -> Component { HostingComponent(ViewRows(source: self)) }
  func components() -> Component { ComponentRows(source: self) }
}

// MARK: Views

struct ViewRows: View {
  let source: RowsSource
  @State private var turns = 0

  var body: some View {
    let _ = source.onTurn { turns += 1 }
    VStack(alignment: .leading, spacing: 0) {
      ForEach(0..<100, id: \.self) { ViewSection(index: $0, turns: turns, source: source) }
    }
    .element("main")
  }
}

struct ViewSection: View {
  let index: Int
  let turns: Int
  let source: RowsSource

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(index * 100..<index * 100 + 100, id: \.self) { ViewRow(index: $0, source: source) }
    }
    .element("section")
  }
}

struct ViewRow: View {
  let index: Int
  let source: RowsSource
  @State private var count = 0

  var body: some View {
    let _ = source.onIncrement(of: index) { count += 1 }
    HStack(spacing: 12) {
      Text("Row \(index)")
      Text("\(count)")
    }
    .padding(.horizontal, 8)
    .frame(maxWidth: .infinity, alignment: .leading)
    .element("p")
  }
}

// MARK: Components

private let textStyle = TextStyle(size: 14, lineHeight: 20)

final class ComponentRows: RenderComponent<Int> {
  private let source: RowsSource

  init(source: RowsSource) {
    self.source = source
    super.init()
  }

  override func initialState() -> Int { 0 }

  override func render(_ turns: Int) -> Component? {
    let state = state
    source.turn = { state.update { $0 += 1 } }
    return FlexboxComponent(.column, view: ViewConfiguration("main")) {
      for index in 0..<100 { ComponentSection(index, turns, source) }
    }
  }
}

final class ComponentSection: RenderComponent<Void> {
  private let index: Int
  private let turns: Int
  private let source: RowsSource

  init(_ index: Int, _ turns: Int, _ source: RowsSource) {
    (self.index, self.turns, self.source) = (index, turns, source)
    super.init(identifier: index)
  }

  override func shouldUpdate(from previous: Component) -> Bool {
    guard let previous = previous as? ComponentSection else { return true }
    return previous.index != index || previous.turns != turns || previous.source !== source
  }

  override func render(_ state: Void) -> Component? {
    FlexboxComponent(.column, view: ViewConfiguration("section")) {
      for row in index * 100..<index * 100 + 100 { ComponentRow(row, source) }
    }
  }
}

final class ComponentRow: RenderComponent<Int> {
  private let index: Int
  private let source: RowsSource

  init(_ index: Int, _ source: RowsSource) {
    (self.index, self.source) = (index, source)
    super.init(identifier: index)
  }

  override func initialState() -> Int { 0 }

  override func shouldUpdate(from previous: Component) -> Bool {
    guard let previous = previous as? ComponentRow else { return true }
    return previous.index != index || previous.source !== source
  }

  override func render(_ count: Int) -> Component? {
    if index == RowsSource.changedRow {
      let state = state
      source.increment = { state.update { $0 += 1 } }
    }
    return FlexboxComponent(
      .row, view: ViewConfiguration("p"), spacing: 12, alignItems: .center,
      padding: FlexboxEdges(start: 8, end: 8)
    ) {
      TextComponent("Row \(index)", style: textStyle).flex(shrink: 1)
      TextComponent("\(count)", style: textStyle).flex(shrink: 1)
    }
  }
}
