import Foundation
import Testing
import TrellisComponents
import TrellisDOM
import TrellisTesting
import TrellisText
import TrellisUI

struct TestPageTests {
  private final class Counter: RenderComponent<Int> {
    override func initialState() -> Int { 0 }

    override func render(_ count: Int) -> Component? {
      let state = self.state
      return FlexboxComponent(.row, spacing: 8, alignItems: .center) {
        TextComponent("Clicked \(count) times")
        ButtonComponent("Add one") { state.update { $0 += 1 } }
        ButtonComponent("Reset", isEnabled: false) { state.set(0) }
      }
    }
  }

  private final class Greeting: RenderComponent<String> {
    override func initialState() -> String { "" }

    override func render(_ name: String) -> Component? {
      let state = self.state
      return FlexboxComponent {
        TextFieldComponent(text: name, label: "Name", onInput: { state.set($0) })
        TextComponent(name.isEmpty ? "Who is there?" : "Hello, \(name)")
      }
    }
  }

  @Test func aClickChangesTheShownText() throws {
    let page = TestPage { Counter() }
    #expect(page.texts == ["Clicked 0 times", "Add one", "Reset"])
    try page.click("Add one")
    try page.click("Add one")
    #expect(page.texts.first == "Clicked 2 times")
  }

  @Test func aDisabledButtonRefusesTheClick() {
    let page = TestPage { Counter() }
    #expect(throws: TestPageError.self) { try page.click("Reset") }
  }

  @Test func anErrorNamesThePresentElements() {
    let page = TestPage { Counter() }
    let error = #expect(throws: TestPageError.self) { try page.click("Subtract") }
    #expect(
      error?.description
        == "Cannot find an element named “Subtract”; there are: Add one, Reset")
  }

  @Test func typingReachesTheComponentAndIsNotSentBack() throws {
    let page = TestPage { Greeting() }
    try page.type("Ada", into: "Name")
    #expect(page.texts == ["Hello, Ada"])
    #expect(try page.element(named: "Name").property("value") == .string("Ada"))
  }

  @Test func theOutlineShowsFrames() {
    let page = TestPage { TextComponent("Hi") }
    #expect(page.root.outline.hasPrefix("div (0.0, 0.0; 1280.0 × 800.0)\n  div (0.0, 0.0; "))
  }
}
