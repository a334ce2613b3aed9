import ComponentSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisText
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
      Stack([Row("a").metadata("line", 3), Described()])
    }
    host.renderIfNeeded()
    let items = host.inspect().items
    #expect(items.map(\.component) == [nil, "Row", "Described"])
    #expect(items.map(\.metadata) == [nil, ["line": "3"], ["origin": "test"]])
  }

  private final class Described: Component {
    init() { super.init(view: ViewConfiguration("p")) }
    override var metadata: [String: any Sendable] { ["origin": "test"] }
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
    #expect(text.components == "Stack\n  - Row\n  - CountingRow 1\n      - Row\n  - Row")
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

  @Test func anEmptyHostHasAnEmptyDescription() {
    let host = ComponentHost(environment: HostEnvironment()) { nil }
    host.renderIfNeeded()
    let text = host.describe()
    #expect([text.hierarchy, text.components, text.scopes] == ["", "", ""])
  }

  /// The lines and baselines of a text are those of its element, with the room of its shadow.
  @Test func textsHaveLinesAndBaselines() throws {
    func text(_ shadow: TextShadow?) throws -> Inspection.Item {
      var environment = HostEnvironment()
      environment.textEngine = .shipped
      var style = TextStyle(lineHeight: 20)
      style.shadow = shadow
      let host = ComponentHost(environment: environment) {
        TextComponent("one\nthree", style: style)
      }
      host.renderIfNeeded()
      return try #require(host.inspect().items.last)
    }
    let plain = try text(nil)
    let baselines = try #require(plain.baselines)
    #expect(plain.lines?.count == 2 && baselines.count == 2)
    #expect((10...20).contains(baselines[0]) && baselines[1] == baselines[0] + 20)
    let shadowed = try text(TextShadow(offset: Size(width: 0, height: -4), radius: 3, color: "red"))
    #expect(shadowed.lines == plain.lines)
    #expect(shadowed.baselines == baselines.map { $0 + 7 })
  }

  /// A host that reports mistakes is compared with one that does not stop the program either.
  @Test func aPageRenderedAnewMayMakeProgrammerErrors() {
    var isBroken = false
    let host = ComponentHost(environment: HostEnvironment()) {
      isBroken ? Stack([Mistakes.unplaced()]) : Row("a")
    }
    host.onProgrammerError = { _ in }
    host.renderIfNeeded()
    isBroken = true
    #expect(host.renderedAnew().document.root.children.isEmpty)
  }
}
