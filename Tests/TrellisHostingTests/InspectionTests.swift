import ComponentSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisUI

struct InspectionTests {
  @Test func returnsTheFramesOfElementsOnThePage() {
    let host = ComponentHost(environment: HostEnvironment()) {
      Stack(
        view: ViewConfiguration("ul"),
        [Row("a"), Stack(view: ViewConfiguration("li"), [Row("b", height: 20)])])
    }
    host.renderIfNeeded()
    host.document.announceAll()
    let items = host.inspect().items
    #expect(items.map(\.tag) == ["div", "ul", "div", "li", "div"])
    #expect(items.map(\.top) == [0, 0, 0, 10, 10])
    #expect(items.map(\.height).suffix(2) == [20, 20])
    #expect(items.map(\.id) == [1, 2, 3, 4, 5])
  }

  /// Row A17.
  @Test func namesTheComponentsOfElements() {
    let host = ComponentHost(environment: HostEnvironment()) {
      Stack([Row("a"), Described()])
    }
    host.renderIfNeeded()
    let items = host.inspect().items
    #expect(items.map(\.component) == [nil, "Row", "Described"])
    #expect(items.map(\.metadata) == [nil, nil, ["origin": "test"]])
  }

  private final class Described: Component {
    init() { super.init(view: ViewConfiguration("p")) }
    override var metadata: [String: String] { ["origin": "test"] }
  }

  /// Rows Z1, G10.
  @Test func describesTheTree() {
    let log = CountingRow.Log()
    let host = ComponentHost(environment: HostEnvironment()) {
      Stack([
        Row("a"), CountingRow("b", log: log),
        Row(view: ViewConfiguration("button", attributes: ViewAttribute.onTap(Action { _ in }))),
      ])
    }
    host.renderIfNeeded()
    let text = host.describe()
    #expect(
      text.hierarchy == """
        Stack at (0, 0), 1280 × 800
        | Row at (0, 0), 1280 × 10, div
        | CountingRow 1 at (0, 10), 1280 × 10
        | | Row at (0, 0), 1280 × 10, div
        | Row at (0, 20), 1280 × 10, button on click
        """)
    #expect(text.components == "- CountingRow 1")
    host.hibernate()
    #expect(host.describe() == text)
  }

  @Test func omitsHiddenElements() {
    let host = ComponentHost(environment: HostEnvironment()) {
      Stack(view: ViewConfiguration("ul", attributes: [.attribute("hidden", "")]), [Row("a")])
    }
    host.renderIfNeeded()
    #expect(host.inspect().items.map(\.tag) == ["div"])
  }

  @Test func closedLayersAndHiddenElementsAreNotListed() {
    let host = ComponentHost(environment: HostEnvironment()) {
      Stack([
        Row("a"),
        Stack(
          view: ViewConfiguration("div", attributes: [.attribute("data-layer", "dialog")]),
          [Row("b")]),
      ])
    }
    host.renderIfNeeded()
    #expect(host.inspect().items.count == 2)
  }

  @Test func aPageRenderedAnewHasTheSameCoverAndLimits() {
    let host = ComponentHost(environment: HostEnvironment()) { Row("a") }
    host.cover = { content in Stack([Row("cover"), content].compactMap(\.self)) }
    var limits = RenderLimits()
    limits.steps = 12_345
    host.limits = limits
    host.renderIfNeeded()
    let other = host.renderedAnew()
    #expect(other.document.root.children.compactMap(\.text) == ["cover", "a"])
    #expect(other.limits == limits)
  }

  @Test func placesAreThoseOnThePage() {
    let host = ComponentHost(environment: HostEnvironment()) {
      InsetComponent(
        insets: InsetEdges(top: 3, left: 5),
        child: ViewComponent(
          child: InsetComponent(
            insets: InsetEdges(top: 20, left: 40),
            child: ViewComponent(size: ComponentSize(width: 9, height: 8)))))
    }
    host.renderIfNeeded()
    let items = host.inspect().items
    #expect(items.map(\.left) == [0, 5, 45])
    #expect(items.map(\.top) == [0, 3, 23])
  }
}
