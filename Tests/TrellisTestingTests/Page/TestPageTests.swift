import Foundation
import Testing
import Trellis
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisText
import TrellisUI

@testable import TrellisTesting

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

  @Test func anErrorNamesNoElementsWithoutAName() {
    let page = TestPage {
      FlexboxComponent {
        ButtonComponent("") {}
        ButtonComponent("Add") {}
      }
    }
    let error = #expect(throws: TestPageError.self) { try page.click("Subtract") }
    #expect(error == .notFound(name: "Subtract", choices: ["Add"]))
  }

  private struct Loading: View {
    @State private var text = "loading"

    var body: some View {
      Text(text).task { text = "loaded" }
    }
  }

  @Test @MainActor func theEndOfTasksIsShown() async {
    let page = TestPage(on: TestScreen()) { Loading() }
    #expect(page.host.tasks.count == 1)
    await page.finishTasks()
    #expect(page.texts == ["loaded"])
    #expect(page.host.tasks.count == 0)
  }

  @Test func hiddenPartsAreNotInATextNorAName() {
    let document = Document()
    func element(_ tag: String, _ text: String, _ attribute: String? = nil) -> Element {
      let element = document.makeElement(tag)
      element.text = text
      if let attribute { element.setAttribute(attribute, "true") }
      return element
    }
    let box = document.makeElement("p")
    box.setChildren([
      element("span", "One"), element("span", "two", "hidden"),
      element("b", "three", "aria-hidden"),
    ])
    #expect(box.wholeText == "Onethree")
    #expect(box.accessibleName == "One")
    #expect(!box.isNamed)
    box.setListener("click", options: ListenerOptions()) { _ in }
    #expect(box.isNamed)
  }

  @Test func typingReachesTheComponentAndIsNotSentBack() throws {
    let page = TestPage { Greeting() }
    try page.type("Ada", into: "Name")
    #expect(page.texts == ["Hello, Ada"])
    #expect(try page.element(named: "Name").property("value") == .string("Ada"))
  }

  private final class CounterController: ComponentController {}

  private final class Followed: CompositeComponent {
    override func makeController() -> ComponentController? { CounterController(component: self) }
  }

  @Test func componentsAndControllersAreFoundByType() throws {
    let page = TestPage { withScope { Followed(child: Counter()) } }
    try page.click("Add one")
    #expect(page.components(Counter.self).map(\.currentState) == [1])
    #expect(page.controllers(CounterController.self).count == 1)
    #expect(page.controllers(Counter.self).isEmpty)
  }

  @Test func theOutlineShowsFrames() {
    let page = TestPage { TextComponent("Hi") }
    #expect(page.root.outline.hasPrefix("div (0, 0; 1280 × 800)\n  div (0, 0; "))
  }
}
