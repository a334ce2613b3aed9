import Testing
import TrellisDOM
import TrellisTesting

@testable import TrellisViews

struct SemanticsTests {
  @Test(arguments: [(-3, "h1"), (0, "h1"), (1, "h1"), (6, "h6"), (9, "h6")])
  func aHeadingHasALevelOfOneToSix(_ level: Int, _ tag: String) throws {
    let page = viewPage { Text("x").accessibilityHeading(level) }
    #expect(page.elements.first { $0.text == "x" }?.tag == tag)
    let stack = viewPage { HStack { Text("x") }.accessibilityHeading(level) }
    let heading = try #require(stack.elements.first { $0.attribute("role") == "heading" })
    #expect("h" + (heading.attribute("aria-level") ?? "") == tag)
  }

  @Test func aStackWithALabelIsAGroup() throws {
    let page = viewPage {
      VStack {
        HStack { Text("x") }.accessibilityLabel("stack")
        HStack { Text("x") }.element("nav").accessibilityLabel("nav")
      }
    }
    #expect(try page.element(named: "stack").attribute("role") == "group")
    #expect(try page.element(named: "nav").attribute("role") == nil)
  }

  @Test func aHelpIsATitleThatTheClientShows() throws {
    let page = viewPage { Button("x") {}.help("more") }
    let button = try #require(page.elements.first { $0.tag == "button" })
    #expect(button.attribute("title") == "more" && button.attribute("data-help") == "")
  }
}
