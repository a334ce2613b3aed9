import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct ScrollViewTests {
  @Test func theContentHasUnlimitedSpaceInTheScrolledAxes() {
    let vertical = frames(
      ScrollView {
        wide("a", 900)
      }.accessibilityLabel("s"))
    #expect(vertical == ["a": "0 0 300 900", "s": "0 0 300 200"])
    let horizontal = frames(
      VStack(spacing: 0) {
        ScrollView(.horizontal) {
          box("a", 200)
          box("b", 400)
        }.accessibilityLabel("s")
        box("c")
      }.frame(maxHeight: .infinity, alignment: .top))
    #expect(horizontal["b"] == "208 0 400 10")
    #expect(horizontal["s"] == "0 0 300 10")
    let both = frames(ScrollView(.both) { box("a", 900, 800) }.accessibilityLabel("s"))
    #expect(both == ["a": "0 0 900 800", "s": "0 0 300 200"])
  }

  /// A scroll bar at the left edge would move the content by its width, and a right-to-left element does not scroll to
  /// the right.
  @Test func onARightToLeftPageTheScrollBarStaysAtTheRightEdge() throws {
    func scroller(_ axes: Axis.Set, _ direction: WritingDirection) throws -> Element {
      let environment = HostEnvironment(traits: Traits(writingDirection: direction))
      let page = TestPage(environment: environment) { ScrollView(axes) { wide("a", 900) } }
      return try #require(page.elements.first { $0.style("overflow") != nil })
    }
    let plain = try scroller(.both, .leftToRight)
    #expect(plain.style("direction") == nil)
    #expect(plain.property("scrollLeft") == nil)
    let mirrored = try scroller(.both, .rightToLeft)
    #expect(mirrored.style("direction") == "ltr")
    #expect(mirrored.visibleChildren.first?.style("direction") == "rtl")
    #expect(mirrored.property("scrollLeft") == .number(33_554_428))
    #expect(try scroller(.vertical, .rightToLeft).property("scrollLeft") == nil)
  }

  @Test func modifiersAddToTheElementThatScrolls() {
    let page = viewPage {
      ScrollView { Text("x") }.background(.surface).cornerRadius(8).element("nav")
        .frame(height: 40).inPage()
    }
    let scroller = page.elements.first { $0.style("overflow") == "hidden auto" }
    #expect(scroller?.tag == "nav")
    #expect(scroller?.style("border-radius") == "8px")
    #expect(scroller?.frame?.height == 40)
  }

  @Test func anOffsetIsReportedOnlyOnRequest() throws {
    let silent = viewPage { ScrollView { Text("x") } }
    #expect(!silent.elements.contains { !$0.listenedEvents.isEmpty })
    let log = Log()
    let page = viewPage {
      ScrollView { Text("x") }.onScroll { log("\($0.x) \($0.y)") }.accessibilityLabel("s")
    }
    let element = try page.element(named: "s")
    page.host.document.announceAll()
    #expect(
      page.host.handle(
        UIEvent(type: "scroll", target: element.id, scrollLeft: 3, scrollTop: 40)))
    #expect(log.take() == ["3.0 40.0"])
  }

  struct Page: View {
    @State var position = ScrollPosition()
    var body: some View {
      VStack {
        Text("at \(Int(position.offset.y))")
        Button("top") { position.scrollTo(edge: .top) }
        Button("300") { position.scrollTo(y: 300) }
        ScrollView { wide("a", 900) }.scrollPosition($position).accessibilityLabel("s")
      }
    }
  }

  @Test func aPositionFollowsTheUserAndScrolls() throws {
    let page = viewPage { Page() }
    let element = try page.element(named: "s")
    #expect(element.property("scrollTop") == nil)
    try page.click("300")
    #expect(element.property("scrollTop") == 300)
    #expect(page.texts.contains("at 300"))
    page.host.handle(UIEvent(type: "scroll", target: element.id, scrollLeft: 0, scrollTop: 120))
    page.settle()
    #expect(page.texts.contains("at 120"))
    #expect(element.property("scrollTop") == 300)
    try page.click("top")
    #expect(element.property("scrollTop") == 0)
    #expect(page.texts.contains("at 0"))
  }

  @Test func scrollBarsCanBeHidden() throws {
    let page = viewPage {
      VStack {
        ScrollView { Text("x") }.scrollIndicators(.hidden).accessibilityLabel("hidden")
        ScrollView { Text("x") }.accessibilityLabel("thin")
      }
    }
    #expect(try page.element(named: "hidden").style("scrollbar-width") == "none")
    #expect(try page.element(named: "thin").style("scrollbar-width") == "thin")
  }

  @Test func offsetsAreSentTenTimesASecondAtMost() {
    let page = viewPage { ScrollView { Text("x") }.onScroll { _ in } }
    let body = HTMLWriter.page(page.host.document).body
    #expect(body.contains("scroll:t100"), "\(body)")
  }
}
