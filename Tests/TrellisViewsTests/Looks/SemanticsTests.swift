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

  /// The order of the modifiers does not matter.
  @Test func anExplicitRoleOrElementWinsOverTheGroup() throws {
    let stack = HStack { Text("x") }
    let views: [(AnyView, String, String?)] = [
      (AnyView(stack.attribute("role", "button").accessibilityLabel("n")), "div", "button"),
      (AnyView(stack.accessibilityLabel("n").attribute("role", "button")), "div", "button"),
      (AnyView(stack.accessibilityLabel("n").element("nav")), "nav", nil),
      (AnyView(stack.element("nav").accessibilityLabel("n")), "nav", nil),
      (AnyView(stack.accessibilityLabel("n").accessibilityHeading(2)), "div", "heading"),
      (AnyView(stack.accessibilityHeading(2).accessibilityLabel("n")), "div", "heading"),
      (
        AnyView(stack.attribute("role", "tab").accessibilityHeading(2).accessibilityLabel("n")),
        "div", "tab"
      ),
      (AnyView(stack.accessibilityLabel("m").accessibilityLabel("n")), "div", "group"),
      (AnyView(stack.accessibilityLabel("n").element("div")), "div", "group"),
      (AnyView(stack.accessibilityLabel("n").background(.surface).padding(3)), "div", "group"),
      (AnyView(Text("x").attribute("role", "button").accessibilityLabel("n")), "div", "button"),
      (AnyView(Text("x").accessibilityLabel("n").attribute("role", "button")), "div", "button"),
      (AnyView(Text("x").accessibilityHeading(2).element("div")), "div", "heading"),
    ]
    for (index, (view, tag, role)) in views.enumerated() {
      let page = viewPage { view }
      let element = try #require(
        page.elements.first { $0.attribute("aria-label") == "n" || $0.tag == tag && $0.text == "x" }
      )
      #expect(element.tag == tag && element.attribute("role") == role, "\(index)")
    }
  }

  @Test func aHelpIsATitleThatTheClientShows() throws {
    let page = viewPage { Button("x") {}.help("more") }
    let button = try #require(page.elements.first { $0.tag == "button" })
    #expect(button.attribute("title") == "more" && button.attribute("data-help") == "")
  }
}
