import Testing
import TrellisDOM
import TrellisServer

@testable import TrellisTesting

struct HeadlessClientFocusTests {
  @Test func aChangedFieldIsReportedWhenItLosesTheFocus() throws {
    let page = try SampleClient(
      "<input id=x value=a data-on='change:v blur'><input id=y data-on=change><p id=z>P</p>")
    try page.click()
    try page.click("y")
    #expect(page.takeNames() == ["blur x"])
    try page.client.type("b", into: page.key())
    try page.click("y")
    let events = page.consumeEvents()
    #expect(events.map(\.type) == ["change", "blur"])
    #expect(events.first?.value == "ab")
    // A press of an element without the focus takes it from the others.
    try page.click("z")
    #expect(page.focused == nil)
    #expect(page.consumeEvents().isEmpty)
  }

  @Test func tabGoesAroundThePage() throws {
    let page = try SampleClient("<input id=a><p id=p tabindex=-1>P</p><input id=b><input id=c>")
    func press(_ key: Key) -> String? {
      page.client.press(key)
      return page.focused
    }
    #expect(press(.tab) == "a")
    #expect(press(.tab) == "b")
    #expect(press(.tab) == "c")
    #expect(press(.tab) == "a")
    #expect(press(.shift + .tab) == "c")
    #expect(press(.shift + .tab) == "b")
    page.client.moveFocus(to: nil)
    #expect(press(.shift + .tab) == "c")
  }

  @Test func tabContinuesFromAnElementThatItDoesNotReach() throws {
    let page = try SampleClient("<input id=a><p id=p tabindex=-1>P</p><input id=b>")
    let node = try #require(page.client.node(page.key("p")))
    page.client.moveFocus(to: node)
    page.client.press(.tab)
    #expect(page.focused == "b")
    page.client.moveFocus(to: node)
    page.client.press(.shift + .tab)
    #expect(page.focused == "a")
  }

  @Test func aPressFocusesTheNearestElementThatTakesTheFocus() throws {
    let page = try SampleClient(
      """
      <button id=a><span id=s>A</span></button><input id=f>
      <div role=listbox tabindex=0 id=l><div role=option id=o>O</div></div>
      <label id=t><span id=u>text</span></label>
      """)
    try page.click("s")
    #expect(page.focused == "a")
    try page.click("f")
    // A press of an option keeps the focus in the field of the list.
    try page.click("o")
    #expect(page.focused == "f")
    try page.click("u")
    #expect(page.focused == "f")
  }

  @Test(arguments: [
    ("textarea", "", true), ("input", "type=text", true), ("input", "", true),
    ("input", "type=number", true), ("input", "type=date", true), ("input", "type=range", false),
    ("input", "type=checkbox", false), ("input", "type=radio", false),
    ("input", "type=file", false),
    ("input", "type=color", false), ("input", "type=submit", false), ("button", "", false),
  ])
  func lettersAreWrittenIntoSomeFields(tag: String, attributes: String, isText: Bool) throws {
    let page = try SampleClient("<\(tag) id=x \(attributes)></\(tag)>")
    #expect(page.client.replica.root.children.first?.isTextField == isText)
  }

  @Test func aFieldsetDisablesItsControls() throws {
    let page = try SampleClient(
      """
      <fieldset disabled><input><a href=/>A</a></fieldset><fieldset><input></fieldset>
      <button live-disabled=true>B</button>
      """)
    let root = page.client.replica.root
    #expect(root.children[0].children.map(\.isDisabled) == [true, false])
    #expect(!root.children[1].children[0].isDisabled)
    #expect(root.children[2].isDisabled)
  }

  @Test func theMainHeadingOfANewPageHasTheFocus() throws {
    let html = "<h2 id=a>A</h2><main id=m><h1 id=x>X</h1></main>"
    let page = try SampleClient(html)
    page.client.focusMainHeading()
    #expect(page.focused == "x")
    let other = try SampleClient("<h2 id=a>A</h2><main id=m></main>")
    other.client.focusMainHeading()
    #expect(other.focused == "m")
    let plain = try SampleClient("<p id=a>A</p>")
    plain.client.focusMainHeading()
    #expect(plain.focused == "root")
  }

  @Test func onlyElementsThatTakeTheFocusAreFocused() throws {
    let page = try SampleClient("<p id=x>P</p><input id=y>")
    #expect(
      page.failure { try page.client.perform(.focus(page.key())) }
        == "Cannot focus paragraph “P”: it cannot have the focus")
    try page.client.perform(.focus(page.key("y")))
    #expect(page.focused == "y")
  }

  @Test func scrollingIsReported() throws {
    let page = try SampleClient("<div id=x data-on='scroll scrollend'><p id=y>P</p></div>")
    try page.client.perform(.scroll(page.key(), left: 3, top: 40))
    let events = page.consumeEvents()
    #expect(events.map(\.type) == ["scroll", "scrollend"])
    #expect(events.map(\.scrollTop) == [40, 40])
    #expect(events.map(\.scrollLeft) == [3, 3])
    #expect(page.client.node(try page.key())?.properties["scrollTop"] == .number(40))
  }
}
