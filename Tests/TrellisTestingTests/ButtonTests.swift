import Testing
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisTesting
import TrellisUI

/// The action of a button, and the position of its content.
struct ButtonTests {
  private final class Log {
    var entries: [String] = []
  }

  private let log = Log()

  private func page(
    isEnabled: Bool = true, label: String? = nil, attributes: [ViewAttribute] = []
  ) -> TestPage {
    TestPage { [log] in
      ButtonComponent(
        "Save", isEnabled: isEnabled, label: label, attributes: attributes
      ) { log.entries.append("save") }
    }
  }

  @Test func runsItsActionWhenItIsPressed() throws {
    try page().click("Save")
    #expect(log.entries == ["save"])
  }

  @Test func keepsItsActionBesideAnAddedListener() throws {
    let page = page(
      attributes: ViewAttribute.onTap(Action { [log] _ in log.entries.append("given") }))
    try page.click("Save")
    #expect(log.entries == ["save", "given"])
  }

  @Test func aButtonThatIsNotEnabledSendsNothing() throws {
    let page = page(isEnabled: false)
    #expect(throws: TestPageError.self) { try page.click("Save") }
    #expect(log.entries.isEmpty)
  }

  @Test func assistiveTechnologyReadsTheLabel() throws {
    let page = page(label: "Save the note")
    try page.click("Save the note")
    #expect(log.entries == ["save"])
    #expect(page.root.children[0].attribute("type") == "button", "it submits no form")
  }

  @Test func theContentIsInTheMiddle() throws {
    let page = TestPage {
      ButtonComponent(
        action: Action(),
        content: Component(
          view: ViewConfiguration("i"),
          size: ComponentSize(width: .points(20), height: .points(10))))
    }
    let button = try #require(page.root.children.first)
    let content = try #require(button.children.first?.frame)
    let frame = try #require(button.frame)
    #expect(content.left == (frame.width - 20) / 2)
    #expect(content.top == (frame.height - 10) / 2)
  }

  /// Row T12.
  @Test func aPressOnASpanDoesNotReachTheElementsAroundIt() throws {
    let page = TestPage { [log] in
      Component.row(
        TextComponent(
          AttributedText([
            TextSpan("part", action: Action { _ in log.entries.append("part") })
          ])), Action { _ in log.entries.append("row") })
    }
    let part = try #require(
      page.elements.first { $0.listenedEvents.contains("click") && $0.text == "part" })
    #expect(part.listener("click")?.options.flags.contains(.stopPropagation) == true)
  }
}

extension Component {
  fileprivate static func row(_ text: Component, _ action: Action<UIEvent>) -> Component {
    ViewComponent("div", attributes: ViewAttribute.onTap(action), child: text)
  }
}
