import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisTesting
import TrellisText
import TrellisUI

@testable import TrellisViews

struct StoredStateTests {
  private struct Page: View {
    @State var names = ["a", "b"]
    @State var note: Log?

    var body: some View {
      ForEach(names, id: \.self) { StateTests.Counter(name: $0) }
      AnyView(StateTests.Counter(name: "any"))
      if names.count > 1 { StateTests.Counter(name: "two") }
      Button("reverse") { names.reverse() }
    }
  }

  @Test func aRestoredPageHasTheStatesOfItsViews() throws {
    let page = TestPage { Page() }
    for name in ["a", "any", "any", "two"] { try page.click("add to \(name)") }
    try page.click("reverse")
    let stored = try page.host.encodeState()
    var environment = HostEnvironment()
    environment.textEngine = .shipped
    let host = ComponentHost(environment: environment) { HostingComponent(PageRoot(Page())) }
    try host.restore(stored)
    host.renderIfNeeded()
    let texts = host.document.root.descendants.compactMap(\.text)
    #expect(
      texts.filter { $0.contains(" ") && !$0.contains("add") } == ["b 0", "a 1", "any 2", "two 1"])
  }
}
