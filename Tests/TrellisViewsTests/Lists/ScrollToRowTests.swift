import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

/// `ScrollPosition` scrolls a lazy list to a row that is not mounted.
struct ScrollToRowTests {
  struct JumpList: View {
    let count: Int
    @State private var position = ScrollPosition()
    var body: some View {
      VStack(spacing: 0) {
        Button("by index") { position.scrollTo(row: 5_000, anchor: .top) }
        Button("by id") { position.scrollTo(id: "row 7000") }
        Button("unknown") { position.scrollTo(id: 3) }
        Button("beyond") { position.scrollTo(row: .max, anchor: .bottom) }
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(Array(0..<count).map { "row \($0)" }, id: \.self) { Text($0) }
          }
        }.scrollPosition($position)
      }
    }
  }

  private func jumpPage() -> TestPage {
    TestPage(
      sizeRange: { _ in SizeRange(exactly: Size(width: 300, height: 400)) },
      provider: { HostingComponent(JumpList(count: 10_000)) })
  }

  @Test func aPositionScrollsToARow() throws {
    let page = jumpPage()
    try page.click("by index")
    #expect(page.texts.contains("row 5000"))
    let words = try #require(page.list().attribute("data-recognizers"))
    #expect(words.hasSuffix(":5001:top"))
    // A report with the frames of the jump confirms it.
    let epoch = try #require(words.split(separator: ":").dropFirst().first.flatMap { Int($0) })
    let frame = try #require(page.listItem(5_001).frame)
    try page.scrollList(to: frame.top + 3_000, length: 360)
    #expect(try page.list().attribute("data-recognizers") == "listwindow:\(epoch)")
    try page.click("by id")
    #expect(page.texts.contains("row 7000"))
    #expect(try page.list().attribute("data-recognizers")?.hasSuffix(":7001:nearest") == true)
    try page.click("beyond")
    #expect(page.texts.contains("row 9999"))
  }

  @Test func anUnknownRowIsIgnored() throws {
    let page = jumpPage()
    let before = try page.list().attribute("data-recognizers")
    try page.click("unknown")
    #expect(try page.list().attribute("data-recognizers") == before)
    #expect(page.texts.contains("row 0"))
  }
}
