import Testing
import Trellis
import TrellisDOM
import TrellisTesting

@testable import Todos

struct TodosTests {
  @Test func addsAndFinishesThings() throws {
    let page = TestPage { TodoList() }
    #expect(page.texts.contains("2 things left"))
    try page.type("Buy milk", into: "What is to be done?")
    try page.click("Add")
    #expect(page.texts.contains("Buy milk") && page.texts.contains("3 things left"))
    try page.click("Remove done")
    #expect(!page.texts.contains("Read the guide"))
  }

  @Test func theAddressContainsTheFilter() throws {
    let address = PageAddress(path: "/", items: [(name: "filter", value: "done")])
    let page = TestPage { TodoList().environment(\.pageAddress, address) }
    #expect(page.texts.contains("Read the guide") && !page.texts.contains("Write an application"))
    try page.click("Open")
    #expect(address.target == "/?filter=open")
    #expect(!page.texts.contains("Read the guide") && page.texts.contains("Write an application"))
    address.userWent(to: "/", items: [])
    page.settle()
    #expect(page.texts.contains("Read the guide") && page.texts.contains("Write an application"))
  }

  @Test func aThingThatIsFinishedLeavesTheListOfOpenOnes() throws {
    let address = PageAddress(path: "/", items: [(name: "filter", value: "open")])
    let page = TestPage { TodoList().environment(\.pageAddress, address) }
    let row = try #require(
      page.elements.last { $0.wholeText == "Done" && !$0.listenedEvents.isEmpty })
    try page.send("click", to: row)
    #expect(!page.texts.contains("Show it to somebody") && page.texts.contains("1 thing left"))
  }
}
