import Testing
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

/// Views whose layout has other inputs after a change, and whose children are the same.
struct LayoutInputsTests {
  private struct Changing<Content: View>: View {
    @State private var isChanged: Bool
    private let content: (Bool) -> Content

    init(_ isChanged: Bool, _ content: @escaping (Bool) -> Content) {
      _isChanged = State(wrappedValue: isChanged)
      self.content = content
    }

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        content(isChanged)
        Button("change") { isChanged.toggle() }
      }
    }
  }

  private func page(_ isChanged: Bool, _ content: @escaping (Bool) -> some View) -> TestPage {
    TestPage(
      sizeRange: { _ in
        SizeRange(min: Size(width: 300, height: 0), max: Size(width: 300, height: .infinity))
      }, provider: { HostingComponent(Changing(isChanged, content)) })
  }

  private func expectNewLayout(_ content: @escaping (Bool) -> some View) throws {
    let page = page(false, content)
    let before = frames(in: page)
    try page.click("change")
    let after = frames(in: page)
    #expect(after == frames(in: self.page(true, content)))
    #expect(after != before)
    try page.click("change")
    #expect(frames(in: page) == before)
  }

  @Test func anotherAlignmentOfAColumnMakesANewLayout() throws {
    try expectNewLayout { isChanged in
      Grid(alignment: .leading) {
        GridRow { box("a", 100) }
        GridRow { box("b").gridColumnAlignment(isChanged ? .trailing : .leading) }
      }
    }
  }

  @Test func anotherOffsetOfALayerMakesANewLayout() throws {
    try expectNewLayout { isChanged in
      ZStack(alignment: .topLeading) {
        box("a", 100, 50)
        box("b").offset(x: isChanged ? 30 : 5)
      }
    }
  }

  /// A row that changes its flexibility in width by itself.
  private struct Row: View {
    let index: Int
    @State private var isWide: Bool

    init(_ index: Int, isWide: Bool) {
      self.index = index
      _isWide = State(wrappedValue: isWide)
    }

    var body: some View {
      Button("widen \(index)") { isWide.toggle() }
        .frame(maxWidth: isWide ? .infinity : nil)
    }
  }

  /// A flexbox keeps the flexibility of many rows, as long as these are the same.
  @Test func aRowThatGrowsInALongColumnMakesANewLayout() throws {
    func rows(wide: Int?) -> TestPage {
      self.page(false) { _ in
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            Group { ForEach(0..<20, id: \.self) { Row($0, isWide: $0 == wide) } }
          }
          box("a", 20)
        }
      }
    }
    let page = rows(wide: nil)
    let before = frames(in: page)
    try page.click("widen 7")
    #expect(frames(in: page) == frames(in: rows(wide: 7)))
    #expect(frames(in: page) != before)
    try page.click("widen 7")
    #expect(frames(in: page) == before)
  }

  private struct Priorities: ViewLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
      Size(width: 100, height: 100)
    }
    func placeSubviews(in size: Size, subviews: LayoutSubviews) {
      for view in subviews { view.place(at: Point(x: 0, y: view.priority)) }
    }
  }

  @Test func anotherPriorityMakesANewLayout() throws {
    try expectNewLayout { isChanged in
      Priorities()() { box("a").layoutPriority(isChanged ? 7 : 3) }
    }
  }

  private struct Proposing: ViewLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
      Size(width: 100, height: 20)
    }
    func placeSubviews(in size: Size, subviews: LayoutSubviews) {
      for view in subviews { view.place(at: .zero, proposal: ProposedViewSize(size)) }
    }
  }

  @Test func anotherAxisOfAFixedSizeMakesANewLayout() throws {
    try expectNewLayout { isChanged in
      Proposing()() {
        Text(verbatim: "a\nb\nc").accessibilityHeading(1)
          .fixedSize(horizontal: false, vertical: isChanged)
      }
    }
  }

  @Test func anotherPositionMakesANewLayout() throws {
    try expectNewLayout { isChanged in
      ZStack { box("a").position(x: isChanged ? 50 : 100, y: 20) }.frame(width: 200, height: 60)
    }
  }

  @Test func otherAxesOfAViewThatFitsMakeANewLayout() throws {
    try expectNewLayout { isChanged in
      ViewThatFits(in: isChanged ? .horizontal : .vertical) {
        box("a", 400)
        box("b")
      }
    }
  }

  /// A view whose content begins to grow, although the component of its content is the same.
  @Test func aFixedWidthOfAViewWithATaskMakesANewLayout() throws {
    struct Wide: View {
      var body: some View { wide("a") }
    }
    try expectNewLayout { isChanged in
      HStack(spacing: 0) {
        Wide().frame(width: isChanged ? 100 : nil).onAppear {}
        box("b")
      }
    }
  }
}
