import Testing
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisTesting
import TrellisUI

@testable import TrellisViews

/// Source: ComponentKit's tests of its Swift layer (3.16) and rows Q1, Q16, Q17.
struct ViewBuilderTests {
  private func texts(_ view: some View) -> [String] { viewPage { view }.texts }

  @Test func severalChildrenOfAnyKind() {
    let component: Component? = nil
    #expect(
      texts(
        VStack {
          Text("a")
          ComponentView { TextComponent("b") }
          component
          EmptyView()
          Group { Text("c") }
          AnyView(Text("d"))
        }) == ["a", "b", "c", "d"])
  }

  @Test func conditions() {
    func page(_ number: Int) -> some View {
      VStack {
        if number > 0 { Text("above") }
        if number == 0 { Text("zero") } else { TextComponent("other") }
        switch number {
        case 1: Text("one")
        case 2: TextComponent("two")
        default: EmptyView()
        }
        if let half = number.isMultiple(of: 2) ? number / 2 : nil { Text("half \(half)") }
      }
    }
    #expect(texts(page(0)) == ["zero", "half 0"])
    #expect(texts(page(1)) == ["above", "other", "one"])
    #expect(texts(page(2)) == ["above", "other", "two", "half 1"])
  }

  @Test func loopsAndBlocks() {
    #expect(
      texts(
        HStack {
          for name in ["a", "b"] { Text(name) }
          if #available(macOS 15, *) { Text("c") }
          do { Text("d") }
        }) == ["a", "b", "c", "d"])
  }

  @Test func viewsAndComponentsCanBeMixed() throws {
    let page = TestPage {
      FlexboxComponent {
        TextComponent("component")
        HostingComponent(StateTests.Counter())
      }
    }
    try page.click("add to count")
    #expect(page.texts.contains("component") && page.texts.contains("count 1"))
  }

  @Test func componentsKeepTheirStateBelowAView() throws {
    final class Clicks: RenderComponent<Int> {
      override func initialState() -> Int { 0 }
      override func render(_ count: Int) -> Component? {
        ButtonComponent("clicks \(count)") { [state] in state.update { $0 += 1 } }
      }
    }
    struct Page: View {
      @State var isShown = true
      var body: some View {
        if isShown { Clicks() }
        Clicks()
        Button("toggle") { isShown.toggle() }
      }
    }
    let page = TestPage { Page() }
    try page.click("clicks 0")
    #expect(page.texts.contains("clicks 1") && page.texts.contains("clicks 0"))
    try page.click("toggle")
    #expect(page.texts.contains("clicks 0") && !page.texts.contains("clicks 1"))
  }

  @Test func movedRowsKeepTheirState() throws {
    struct Page: View {
      @State var names = ["a", "b", "c"]
      var body: some View {
        ForEach(names, id: \.self) { StateTests.Counter(name: $0) }
        Button("reverse") { names.reverse() }
        Button("drop") { names.removeFirst() }
      }
    }
    let page = TestPage { Page() }
    try page.click("add to a")
    try page.click("reverse")
    try page.click("drop")
    #expect(page.texts.filter { $0.contains(" ") && !$0.contains("add") } == ["b 0", "a 1"])
  }

  /// Labels, descriptions and copies find the first element of an id, also a hidden one.
  @Test func anIDBelongsToOneElement() throws {
    struct Page: View {
      @State private var rows = ["a", "b"]
      var body: some View {
        VStack {
          ForEach(rows, id: \.self) { Text($0) }
          if rows.count > 1 {
            Text("two rows").attribute("id", "count")
          } else {
            VStack { Text("one row").attribute("id", "count") }.background(.surface)
          }
          Button("Remove") { rows.removeFirst() }
        }
      }
    }
    func elements(_ element: Element) -> [Element] {
      [element] + element.children.flatMap(elements)
    }
    let page = viewPage { Page() }
    try page.click("Remove")
    let all = elements(page.root)
    #expect(all.filter { $0.attribute("id") == "count" }.map(\.text) == ["one row"])
    #expect(all.contains { $0.attribute("hidden") != nil }, "the text of the row stays hidden")
  }

  @Test func onlyTheFirstOfViewsWithOneIdentityIsShown() {
    let page = viewPage {
      ForEach([1, 2, 1, 1], id: \.self) { Text("\($0)") }
        .environment(\.repeatedIdentities, RepeatedIdentities { _ in })
    }
    #expect(page.texts == ["1", "2"])
  }

  @Test func loopsNestInLoopsAndConditions() throws {
    struct Cell: View {
      let number: Int
      var body: some View { Text("cell \(number)").padding(1).background(.surface) }
    }
    struct Cells: View {
      let rows: [[Int]]
      var body: some View {
        VStack {
          for (index, row) in rows.enumerated() {
            if index > 0 { Divider() }
            HStack {
              for number in row where number != 2 { Cell(number: number) }
            }
          }
        }
      }
    }
    let page = viewPage { Cells(rows: [[1, 2], [], [3, 4]]) }
    #expect(page.texts == ["cell 1", "cell 3", "cell 4"])
  }

  @Test func aBodyMayHaveThirtyChildren() throws {
    let page = viewPage { LongBody() }
    #expect(page.texts.count(where: { $0.hasPrefix("Row") }) == 10)
    try page.click("Add 9")
    #expect(page.texts.contains("more than 8") && !page.texts.contains("more than 9"))
  }

  @Test func aComponentGrowsAsItsView() {
    let view = frames(VStack { wide("a") })
    #expect(view["a"] != nil)
    #expect(frames(VStack { ComponentView { HostingComponent(wide("a")) } }) == view)
  }
}
