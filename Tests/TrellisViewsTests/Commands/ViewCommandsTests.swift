import Testing
import TrellisComponents
import TrellisDOM
import TrellisTesting

@testable import TrellisViews

struct ViewCommandsTests {
  @Test func aCommandOfKeysNamesThem() throws {
    let page = viewPage { Text("x").onKeyPress(.escape, .space, run: .close()) }
    let element = try #require(page.elements.first { $0.attribute("data-do") != nil })
    #expect(element.attribute("data-do") == "keydown.Escape:close keydown.%20:close")
  }

  @Test func commandsOfAViewWithABodyAreThoseOfItsBox() throws {
    struct Label: View {
      var body: some View { Text("x") }
    }
    let page = viewPage { Label().onTap(.close()) }
    let element = try #require(page.elements.first { $0.attribute("data-do") != nil })
    #expect(element.attribute("data-do") == "click:close")
    #expect(element.wholeText == "x")
  }
}
