import ComponentSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout

struct InspectionTests {
  @Test func tellsWhereElementsLieOnThePage() {
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

  @Test func leavesOutWhatIsHidden() {
    let host = ComponentHost(environment: HostEnvironment()) {
      Stack(view: ViewConfiguration("ul", attributes: [.attribute("hidden", "")]), [Row("a")])
    }
    host.renderIfNeeded()
    #expect(host.inspect().items.map(\.tag) == ["div"])
  }
}
