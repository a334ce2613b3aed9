import Trellis

/// 10,000 components in 100 sections: a section, its list, and 49 leaves of two components each.
final class SectionsPage {
  /// Increments a leaf in the middle.
  var leaf: StateUpdater<Int>?

  func component() -> Component {
    FlexboxComponent(.column, view: ViewConfiguration("main")) {
      for index in 0..<100 { Section(index, page: self) }
    }
  }

  private final class Section: RenderComponent<Void> {
    private let index: Int
    private unowned let page: SectionsPage

    init(_ index: Int, page: SectionsPage) {
      self.index = index
      self.page = page
      super.init(identifier: index)
    }

    override func shouldUpdate(from previous: Component) -> Bool {
      (previous as? Section)?.index != index
    }

    override func render(_ state: Void) -> Component? {
      FlexboxComponent(.column, view: ViewConfiguration("section")) {
        for leaf in 0..<49 { Leaf(index * 100 + leaf, page: page) }
      }
    }
  }

  private final class Leaf: RenderComponent<Int> {
    private let index: Int
    private unowned let page: SectionsPage

    init(_ index: Int, page: SectionsPage) {
      self.index = index
      self.page = page
      super.init(identifier: index)
    }

    override func initialState() -> Int { 0 }

    override func shouldUpdate(from previous: Component) -> Bool {
      (previous as? Leaf)?.index != index
    }

    override func render(_ count: Int) -> Component? {
      if index == 5_024 { page.leaf = state }
      return TextComponent("Leaf \(index) at \(count)")
    }
  }
}

/// Rows of five elements each, or of four without notes.
final class RowsPage {
  enum Change: CaseIterable {
    case insertAtTop, swapTwo, reverse, removeEveryTenth, select
  }

  private var rows: [Int]
  private var selected = -1
  private let hasNotes: Bool

  init(_ count: Int, hasNotes: Bool = true) {
    rows = Array(0..<count)
    self.hasNotes = hasNotes
  }

  func apply(_ change: Change) {
    switch change {
    case .insertAtTop: rows.insert(rows.count, at: 0)
    case .swapTwo: rows.swapAt(1, rows.count - 2)
    case .reverse: rows.reverse()
    case .removeEveryTenth: rows.removeAll { $0 % 10 == 9 }
    case .select: selected = rows.count / 2
    }
  }

  func component() -> Component {
    FlexboxComponent(.column, view: ViewConfiguration("ul")) {
      for row in rows { Row(row, isSelected: row == selected, hasNote: hasNotes) }
    }
  }

  final class Row: RenderComponent<Int> {
    private let index: Int
    private let isSelected: Bool
    private let hasNote: Bool

    init(_ index: Int, isSelected: Bool, hasNote: Bool = true) {
      self.index = index
      self.isSelected = isSelected
      self.hasNote = hasNote
      super.init(identifier: index)
    }

    override func initialState() -> Int { 0 }

    override func shouldUpdate(from previous: Component) -> Bool {
      guard let previous = previous as? Row else { return true }
      return previous.index != index || previous.isSelected != isSelected
    }

    override func render(_ count: Int) -> Component? {
      let state = state
      return FlexboxComponent(
        .row,
        view: ViewConfiguration(
          "li", attributes: [.className(isSelected ? "selected" : "row")]),
        spacing: 12, alignItems: .center
      ) {
        TextComponent("Row \(index)", viewClass: "span")
        if hasNote {
          TextComponent("a line of text, \(index % 7) long", viewClass: "span")
            .flex(grow: 1, shrink: 1, basis: 0)
        }
        ButtonComponent("Count \(count)", action: { state.update { $0 += 1 } })
      }
    }
  }
}

/// The page with which other frameworks were measured.
final class DemoPage {
  struct Row {
    let id: Int
    var version = 0
  }

  var count = 0
  var rows = (0..<100).map { Row(id: $0) }

  func component() -> Component {
    FlexboxComponent(.column, view: ViewConfiguration("main")) {
      FlexboxComponent(.row, spacing: 8) {
        ButtonComponent("Count", action: {})
        TextComponent("\(count)", size: ComponentSize(width: 80))
      }
      FlexboxComponent(.column, view: ViewConfiguration("ul")) {
        for row in rows { DemoRow(row) }
      }
      TextFieldComponent(text: "", label: "Line", onInput: { _ in })
    }
  }

  private final class DemoRow: RenderComponent<Void> {
    private let row: Row

    init(_ row: Row) {
      self.row = row
      super.init(identifier: row.id)
    }

    override func shouldUpdate(from previous: Component) -> Bool {
      guard let previous = (previous as? DemoRow)?.row else { return true }
      return previous.id != row.id || previous.version != row.version
    }

    override func render(_ state: Void) -> Component? {
      TextComponent(
        "Row \(row.id), version \(row.version)", viewClass: "li")
    }
  }
}
