import Testing
import TrellisTesting

@testable import TrellisViews

struct LifecycleTests {
  struct Page: View {
    @State var isShown = true
    @State var count = 0
    let log: Log

    var body: some View {
      if isShown {
        Text("shown \(count)")
          .onAppear { log("appear \(count)") }
          .onDisappear { log("disappear \(count)") }
          .onChange(of: count) { log("\($0) to \($1)") }
      }
      Button("add") { count += 1 }
      Button("toggle") { isShown.toggle() }
    }
  }

  @Test func handlersRunOnceForEachEvent() throws {
    let log = Log()
    let page = TestPage { Page(log: log) }
    #expect(log.take() == ["appear 0"])
    try page.click("add")
    #expect(log.take() == ["0 to 1"])
    try page.click("toggle")
    #expect(log.take() == ["disappear 1"])
    try page.click("add")
    #expect(log.take() == [])
    try page.click("toggle")
    #expect(log.take() == ["appear 2"])
  }

  @Test func aStateThatIsSetOnAppearingShows() throws {
    struct Loading: View {
      @State var text = "loading"
      var body: some View { Text(text).onAppear { text = "done" } }
    }
    let page = TestPage { Loading() }
    page.settle()
    #expect(page.texts.contains("done"))
  }
}
