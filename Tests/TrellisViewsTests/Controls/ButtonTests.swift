import Testing
import TrellisDOM
import TrellisHTML
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct ButtonTests {
  private func width(_ label: some View) -> Int {
    let places = frames(Button(action: {}) { label }.accessibilityLabel("button").inPage())
    return places["button"]?.split(separator: " ").compactMap { Int($0) }[2] ?? 0
  }

  private func text(_ page: TestPage) throws -> Element {
    try #require(page.elements.first { $0.text == "x" })
  }

  @Test func aButtonHasTheFontAndTheWeightOfTheViewsAround() throws {
    let plain = try text(viewPage { Button("x") {} })
    #expect(plain.style("font-size") == "14px" && plain.style("font-weight") == "500")
    let title = try text(viewPage { Button("x") {}.font(.title) })
    #expect(title.style("font-size") == "24px")
    let bold = try text(viewPage { Button("x") {}.fontWeight(.bold) })
    #expect(bold.style("font-weight") == "700")
  }

  @Test func onlyAButtonWithOnlyAnIconIsSquare() {
    let icon = Image(icon: .search)
    #expect(
      frames(Button(action: {}) { icon }.accessibilityLabel("b").inPage())["b"] == "0 0 32 32")
    let texts = Group {
      Text("text")
      Text("text")
    }
    let both = Group {
      icon
      Text("text")
    }
    // The icon is 16 px wide, and the space after it is 6 px.
    #expect(width(both) == width(Text("text")) + 22)
    #expect(width(texts) > width(Text("text")) + 22)
  }

  @Test func aDisabledLinkHasNoAttributeOfButtons() throws {
    let page = viewPage {
      Button(destination: "/a", action: {}) { Text("a") }.disabled(true)
    }
    let link = try page.element(named: "a")
    #expect(link.tag == "a" && link.attribute("disabled") == nil)
    #expect(link.attribute("type") == nil)
  }

  @Test func aButtonWithADestinationAndAnActionDoesNotLeadThere() throws {
    let page = viewPage { Button(destination: "/a", action: {}) { Text("a") } }
    #expect(try page.element(named: "a").attribute("href") == "/a")
    let body = HTMLWriter.page(page.host.document).body
    #expect(body.contains("data-on=\"click:p\""), "\(body)")
  }

  @Test func aButtonReportsItsFocus() throws {
    struct Page: View {
      @FocusState var isFocused: Bool
      var body: some View {
        Button("b") {}.focused($isFocused)
        Text(isFocused ? "focused" : "not focused")
      }
    }
    let page = viewPage { Page() }
    let button = try page.element(named: "b")
    try page.send("focus", to: button)
    #expect(page.texts.contains("focused"))
    try page.send("blur", to: button)
    #expect(page.texts.contains("not focused"))
  }

  @Test func aPressInALayerClosesItWithoutTheServer() throws {
    let page = viewPage {
      Button("b") {}.environment(\.pressDismissal, PressDismissal(isMenu: false))
    }
    #expect(try page.element(named: "b").attribute("data-do") == "click:close")
    #expect(try viewPage { Button("b") {} }.element(named: "b").attribute("data-do") == nil)
  }

  @Test(arguments: [
    (ButtonStyle.bordered, "l-button l-destructive", "l-button"),
    (.borderedProminent, "l-button l-prominent-danger", "l-button l-prominent"),
    (.borderless, "l-borderless l-destructive", "l-borderless"),
    (.plain, "l-plain l-destructive", "l-plain"),
  ])
  func eachStyleHasItsClasses(_ style: ButtonStyle, _ destructive: String, _ other: String) throws {
    let page = viewPage {
      VStack {
        Button("delete", role: .destructive) {}
        Button("cancel", role: .cancel) {}
        Button("save") {}
      }.buttonStyle(style)
    }
    #expect(try page.element(named: "delete").attribute("class") == destructive)
    #expect(try page.element(named: "cancel").attribute("class") == other)
    #expect(try page.element(named: "save").attribute("class") == other)
  }

  @Test func theItemOfAMenuIsReachedByArrowKeysAndItsTextIsAtTheStart() throws {
    let page = viewPage {
      Button("b") {}.environment(\.pressDismissal, PressDismissal(isMenu: true))
    }
    let item = try page.element(named: "b")
    #expect(item.attribute("role") == "menuitem" && item.attribute("tabindex") == "-1")
    #expect(item.frame.map { $0.width > 200 } == true)
    let text = try #require(item.children.first)
    #expect(text.frame?.left == 12)
  }

  /// As in SwiftUI.
  @Test func aButtonGrowsWithItsLabel() {
    struct Wide: View {
      var body: some View { Text("text").frame(maxWidth: .infinity, maxHeight: .infinity) }
    }
    #expect(width(Wide()) == 300)
  }
}
