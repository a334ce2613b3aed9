import Testing
import TrellisDOM
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct BoxTests {
  /// Places each view at its priority in both axes.
  private struct Priorities: ViewLayout {
    func sizeThatFits(_ proposal: ProposedViewSize, subviews: LayoutSubviews) -> Size {
      Size(width: 100, height: 100)
    }
    func placeSubviews(in size: Size, subviews: LayoutSubviews) {
      for view in subviews { view.place(at: Point(x: view.priority, y: view.priority)) }
    }
  }

  private func place(_ view: some View) -> String? {
    frames(Priorities()() { view }.inPage())["a"]
  }

  @Test func modifiersKeepThePriorityOfTheirView() {
    let view = box("a").layoutPriority(7)
    #expect(place(view) == "7 7 20 10")
    #expect(place(view.padding(5)) == "12 12 20 10")
    #expect(place(view.background(.surface).padding(5).background(.line)) == "12 12 20 10")
    #expect(place(view.overlay { Text("x") }) == "7 7 20 10")
    #expect(place(view.background { Color.line }) == "7 7 20 10")
    #expect(place(view.fixedSize()) == "7 7 20 10")
    #expect(place(view.onAppear {}) == "7 7 20 10")
    let ratio = Color.accent.accessibilityLabel("a").frame(width: 20).layoutPriority(7)
      .aspectRatio(2)
    #expect(place(ratio)?.hasPrefix("7 7 20") == true)
  }

  @Test func modifiersKeepTheOffsetOfTheirView() {
    func place(_ view: some View) -> String? {
      frames(
        VStack(alignment: .leading, spacing: 0) {
          view
          box("b")
        })["a"]
    }
    let view = box("a").offset(x: 7, y: 3)
    #expect(place(view.offset(x: 10)) == "17 3 20 10")
    #expect(place(view.fixedSize()) == "7 3 20 10")
    #expect(place(view.padding(5)) == "12 8 20 10")
    #expect(place(view.layoutPriority(1)) == "7 3 20 10")
    let ratio = Color.accent.frame(width: 20).accessibilityLabel("a").offset(x: 7).aspectRatio(2)
    #expect(place(ratio) == "7 0 300 150")
  }

  @Test func aBoxAroundAMovedViewIsNotMoved() {
    let frames = frames(
      VStack { box("a") }.offset(x: 7).padding(5).background(.surface).accessibilityLabel("outer")
        .inPage())
    #expect(frames == ["a": "12 5 20 10", "outer": "0 0 30 20"])
  }

  @Test func theOffsetOfTheBodyOfAViewMovesIt() {
    struct Moved: View {
      var body: some View { box("a").offset(x: 7, y: 3) }
    }
    #expect(
      frames(
        VStack(alignment: .leading, spacing: 0) {
          Moved()
          box("b")
        }) == ["a": "7 3 20 10", "b": "0 10 20 10"])
  }

  /// Each view loses all its space before one of a higher priority loses a visible amount.
  @Test func viewsOfThreePrioritiesShrinkOneAfterTheOther() throws {
    func places(_ width: Double) throws -> [Double?] {
      let page = viewPage {
        HStack(spacing: 0) {
          TextField("b", text: .constant("")).layoutPriority(1)
          TextField("a", text: .constant("")).layoutPriority(2)
          TextField("c", text: .constant(""))
        }.frame(width: width, alignment: .leading).inPage()
      }
      return try ["a", "b", "c"].map { try page.element(named: $0).frame?.width.rounded() }
    }
    // The natural width of a field is 14 times the size of its letters.
    #expect(try places(588) == [196, 196, 196])
    #expect(try places(450) == [196, 196, 58])
    #expect(try places(300) == [196, 104, 0])
    #expect(try places(150) == [150, 0, 0])
  }

  @Test func viewsWithoutAContainerAreInAColumnInTheMiddle() {
    let frames = frames(
      Group {
        box("a", 100)
        box("b")
      })
    #expect(frames["a"] == "100 0 100 10" || frames["a"] == "0 0 100 10")
    let places = frames.mapValues { $0.split(separator: " ").compactMap { Int($0) } }
    #expect((places["b"]?[0] ?? 0) - (places["a"]?[0] ?? 0) == 40)
    #expect(places["b"]?[1] == 18)
  }

  @Test func aViewWithANegativeIndexIsBehindItsNeighbours() throws {
    let page = viewPage {
      HStack {
        box("a")
        box("b").zIndex(-1)
        box("c").zIndex(1)
      }
    }
    let levels = try ["a", "b", "c"].map { try page.element(named: $0).style("z-index") }
    #expect(levels == [nil, "-1", nil])
  }
}
