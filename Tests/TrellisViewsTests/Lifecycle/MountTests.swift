import Testing
import TrellisTesting

@testable import TrellisViews

struct MountTests {
  private final class Newest {
    var count = 0
  }

  private struct Reader: View {
    let newest: Newest
    let log: Log
    var body: some View {
      let _ = log("evaluated")
      Button("read") { log("\(newest.count)") }
    }
  }

  private struct Counter: View {
    @State var count = 1
    @State var newest = Newest()
    let log: Log
    var body: some View {
      Group {
        Reader(newest: newest, log: log)
        Button("add") { count += 1 }
      }
      .onMount { newest.count = count }
    }
  }

  @Test func aHandlerOfAViewThatIsNotEvaluatedAgainReadsTheNewestValue() throws {
    let log = Log()
    let page = TestPage { Counter(log: log) }
    try page.click("read")
    #expect(log.take().last == "1")
    try page.click("add")
    try page.click("read")
    #expect(log.take() == ["2"])
  }
}
