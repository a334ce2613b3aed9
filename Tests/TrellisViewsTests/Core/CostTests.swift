import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

/// The work for a change in a page of 1,000 rows, in comparison to the same page of components written by hand.
struct CostTests {
  final class Source {
    var increment: (() -> Void)?
    var evaluated = 0

    func evaluate(row: Int, _ action: @escaping () -> Void) {
      evaluated += 1
      if row == 524 { increment = action }
    }
  }

  struct Rows: View {
    let source: Source
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<10, id: \.self) { Part(index: $0, source: source) }
      }
    }
  }

  struct Part: View {
    let index: Int
    let source: Source
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(index * 100..<index * 100 + 100, id: \.self) { Row(index: $0, source: source) }
      }
      .element("section")
    }
  }

  struct Row: View {
    let index: Int
    let source: Source
    @State private var count = 0
    var body: some View {
      let _ = source.evaluate(row: index) { count += 1 }
      HStack(spacing: 12) {
        Text("Row \(index)")
        Text("\(count)")
      }
      .padding(.horizontal, 8)
      .frame(maxWidth: .infinity, alignment: .leading)
      .element("p")
    }
  }

  final class ComponentPart: RenderComponent<Void> {
    let index: Int
    let source: Source
    init(_ index: Int, _ source: Source) {
      (self.index, self.source) = (index, source)
      super.init(identifier: index)
    }
    override func shouldUpdate(from previous: Component) -> Bool { false }
    override func render(_ state: Void) -> Component? {
      FlexboxComponent(.column, view: ViewConfiguration("section")) {
        for row in index * 100..<index * 100 + 100 { ComponentRow(row, source) }
      }
    }
  }

  final class ComponentRow: RenderComponent<Int> {
    let index: Int
    let source: Source
    init(_ index: Int, _ source: Source) {
      (self.index, self.source) = (index, source)
      super.init(identifier: index)
    }
    override func initialState() -> Int { 0 }
    override func shouldUpdate(from previous: Component) -> Bool { false }
    override func render(_ count: Int) -> Component? {
      if index == 524 {
        let state = state
        source.increment = { state.update { $0 += 1 } }
      }
      let style = TextStyle(size: 14, lineHeight: 20)
      return FlexboxComponent(
        .row, view: ViewConfiguration("p"), spacing: 12, alignItems: .center,
        padding: FlexboxEdges(start: 8, end: 8)
      ) {
        TextComponent("Row \(index)", style: style).flex(shrink: 1)
        TextComponent("\(count)", style: style).flex(shrink: 1)
      }
    }
  }

  final class ComponentRows: RenderComponent<Void> {
    let source: Source
    init(_ source: Source) {
      self.source = source
      super.init()
    }
    override func render(_ state: Void) -> Component? {
      FlexboxComponent(.column) { for index in 0..<10 { ComponentPart(index, source) } }
    }
  }

  @Test func aStateChangesAsLittleAsInComponentsByHand() throws {
    let sources = (views: Source(), components: Source())
    let views = TestPage { HostingComponent(Rows(source: sources.views)) as Component }
    let components = TestPage { ComponentRows(sources.components) }
    #expect(sources.views.evaluated == 1_000)
    #expect(views.root.outline == components.root.outline)
    var patches: [Patch] = []
    for (page, source) in [(views, sources.views), (components, sources.components)] {
      _ = page.host.document.takePatch()
      let increment = try #require(source.increment)
      increment()
      page.settle()
      patches.append(page.host.document.takePatch())
    }
    #expect(sources.views.evaluated == 1_001)
    #expect(patches[0].wire.count <= 60)
    #expect(patches[0].wire.count == patches[1].wire.count)
    let (mine, theirs) = (views.host.counters, components.host.counters)
    #expect(mine.componentsRendered == theirs.componentsRendered)
    #expect(mine.componentsBuilt == theirs.componentsBuilt)
    #expect(mine.layoutsComputed == theirs.layoutsComputed)
    #expect(mine.mountsVisited == theirs.mountsVisited)
    #expect(mine.elementsTouched == theirs.elementsTouched)
  }
}
