import Testing
import TrellisLayout

@testable import TrellisComponents

/// The layouts of components that are reused, kept or shown again.
struct ReusedComponentTests {
  private let tree = TestTree()
  private let square = SizeRange(exactly: Size(width: 10, height: 10))

  /// A container whose layout depends on its children only.
  private final class Column: Group {
    var layoutsDiscarded = 0

    override func hasSameLayoutInputs(as previous: Component) -> Bool { true }
    override func willLayOutAgain() { layoutsDiscarded += 1 }
  }

  /// All components of a layout, the outermost first.
  private func components(_ layout: Layout) -> [Component] {
    [layout.component] + layout.children.flatMap { components($0.layout) }
  }

  private func layout(_ component: Component?) throws -> Layout {
    try #require(component).layout(thatFits: square, parentSize: .undefined)
  }

  @Test func aListWithoutOneOfItsChildrenIsLaidOutAgain() throws {
    var kept: Component?
    for isShown in [true, true, false] {
      let former = tree.root.component?.layouts.id
      tree.build(propsChanged: true) {
        let first = kept ?? EmptyComponent()
        kept = first
        return Column([first, isShown ? EmptyComponent() : nil])
      }
      _ = try layout(tree.root.component)
      if former != nil { #expect((tree.root.component?.layouts.id == former) == isShown) }
    }
  }

  /// Components that stay, around one whose new child has the layout of the former child.
  @Test func layoutsOfKeptComponentsShowTheNewChild() throws {
    var (outer, inner, row): (Column?, Column?, Render<Int>?)
    let provider = {
      let made = row ?? Render("row", initial: 0) { _, _ in EmptyComponent() }
      row = made
      inner = inner ?? Column([made])
      outer = outer ?? Column([inner])
      return outer
    }
    tree.build(provider)
    _ = try layout(outer)
    row?.state.update { $0 = 1 }
    tree.build(provider)
    let shown = components(try layout(outer))
    #expect(shown.count == 4)
    #expect(shown.last === row?.child(at: 0))
    #expect(outer?.layoutsDiscarded == 0, "the layouts are refreshed")
  }

  @Test func aComponentWhoseLayoutsAreDiscardedIsNotified() throws {
    var (column, row): (Column?, Render<Int>?)
    let provider = {
      let made = row ?? Render("row", initial: 0) { _, state in Leaf("\(state)") }
      row = made
      column = column ?? Column([made])
      return column
    }
    tree.build(provider)
    _ = try layout(column)
    #expect(column?.layoutsDiscarded == 0)
    row?.state.update { $0 = 1 }
    tree.build(provider)
    #expect(column?.layoutsDiscarded == 1)
  }

  /// A list that comes back with a component in it has no layout with that component's former child.
  @Test func aListThatComesBackWithItsRowIsLaidOutAgain() throws {
    var (column, row): (Column?, Render<Int>?)
    func show(_ isShown: Bool) {
      tree.build(propsChanged: true) {
        let made = row ?? Render("row", initial: 0) { _, _ in Leaf() }
        row = made
        column = column ?? Column([made])
        return Group([isShown ? column : nil])
      }
    }
    show(true)
    _ = try layout(column)
    show(false)
    show(true)
    #expect(components(try layout(column)).last === row?.child(at: 0))
  }

  @Test func eachComparisonThatBeginsEnds() {
    final class Spans: SpanListener {
      var open: [Span] = []
      var begun: [Span] = []
      func begin(_ span: Span, of component: Component) {
        open.append(span)
        begun.append(span)
      }
      func end(_ span: Span, of component: Component) { #expect(open.popLast() == span) }
      func didReuse(_ previous: Component, for component: Component) {}
    }
    let spans = Spans()
    for equality in [0, 0, 1] {
      tree.build(propsChanged: true, spans: spans) { Render(equality: equality, initial: 0) }
    }
    #expect(spans.begun == [.render, .shouldUpdate, .shouldUpdate, .render])
    #expect(spans.open.isEmpty)
  }

  /// The layouts of a new list are those of the former one, the newest first.
  @Test func inheritedLayoutsKeepTheirOrder() throws {
    var row: Component?
    var widths: [[Double]] = []
    var ids: [UInt32?] = []
    for _ in 0..<2 {
      tree.build(propsChanged: true) {
        let made = row ?? EmptyComponent()
        row = made
        return Column([made])
      }
      let column = try #require(tree.root.component)
      if widths.isEmpty {
        for width in [1.0, 2, 3] {
          _ = column.layout(
            thatFits: SizeRange(exactly: Size(width: width, height: 1)), parentSize: .undefined)
        }
      }
      var found: [Double] = []
      var next = column.layouts.newest
      while let content = next {
        found.append(content.size.width)
        next = content.older
      }
      widths.append(found)
      ids.append(column.layouts.id)
    }
    #expect(widths == [[3, 2, 1], [3, 2, 1]])
    #expect(ids[0] == ids[1])
  }

  /// A list around a component whose new child has the same layout keeps its layouts, even if it is a new list.
  @Test func aNewListAroundARefreshedRowKeepsItsLayouts() throws {
    var row: Render<Int>?
    let provider = {
      let made = row ?? Render("row", initial: 0) { _, _ in EmptyComponent() }
      row = made
      return Column([made])
    }
    tree.build(provider)
    _ = try layout(tree.root.component)
    let id = tree.root.component?.layouts.id
    row?.state.update { $0 = 1 }
    tree.build(propsChanged: true, provider)
    #expect(tree.root.component?.layouts.id == id)
    #expect(components(try layout(tree.root.component)).last === row?.child(at: 0))
  }

  @Test func aPlainComponentHasNoLayoutInputs() {
    withDetachedBuild {
      #expect(Component().hasSameLayoutInputs(as: Component()))
      #expect(!Leaf().hasSameLayoutInputs(as: Leaf()))
    }
  }

  @Test func aComponentWithATypedIdentifierSeesTheEnvironment() {
    final class Row: RenderComponent<Void> {
      var seen: ColorScheme?
      init(number: Int) { super.init(identifier: number) }
      override func render(_ state: Void) -> Component? {
        seen = environment(\.colorScheme)
        return nil
      }
    }
    var row: Row?
    tree.build {
      withEnvironment(\.colorScheme, .dark) { row = Row(number: 1) }
      return row
    }
    #expect(row?.seen == .dark)
  }
}
