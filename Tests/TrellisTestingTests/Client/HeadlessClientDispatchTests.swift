import Testing
import TrellisDOM
import TrellisServer

@testable import TrellisTesting

struct HeadlessClientDispatchTests {
  @Test func anEventReachesTheElementsAround() throws {
    let page = try SampleClient(
      """
      <div id=a data-on="click keydown"><div id=b data-on="click:o keydown:s">
      <p id=x data-on=click tabindex=0>A</p></div></div>
      """)
    try page.click()
    // A listener with `o` hears only events of its own element.
    #expect(page.takeNames() == ["click x", "click a"])
    try page.click("b")
    #expect(page.takeNames() == ["click b", "click a"])
    page.client.dispatch("keydown", on: try #require(page.client.node(page.key())))
    #expect(page.takeNames() == ["keydown b"])
  }

  @Test func theFocusIsReportedToTheElementAlone() throws {
    let page = try SampleClient(
      """
      <div id=a data-on="focus blur focusin focusout"><input id=x data-on="focus blur">
      <input id=y></div>
      """)
    try page.click()
    try page.click("y")
    #expect(page.takeNames() == ["focus x", "focusin a", "blur x", "focusout a", "focusin a"])
  }

  @Test func aListenerOfKeysGetsNoOthers() throws {
    let page = try SampleClient(
      "<input id=x data-on='keydown:p,k=Enter|%2C keyup'><p id=y data-on=click:k=a>A</p>")
    try page.client.focusByPress(#require(page.client.node(page.key())))
    page.client.press("a")
    page.client.press(",")
    page.client.press(.enter)
    let events = page.consumeEvents()
    #expect(events.map(\.type) == ["keyup", "keydown", "keyup", "keydown", "keyup"])
    #expect(events.map(\.key) == ["a", ",", ",", "Enter", "Enter"])
    // A prevented key writes no letter.
    #expect(try page.element().value == "a")
    try page.click("y")
    #expect(page.consumeEvents().isEmpty)
  }

  @Test func modifiersAreReported() throws {
    let page = try SampleClient("<input id=x data-on=keydown>")
    try page.click()
    page.client.press(.shift + (.alt + "A"))
    page.client.press(.control + (.meta + "A"))
    #expect(page.consumeEvents().map(\.modifiers) == [[.shift, .alt], [.control, .meta]])
  }

  @Test func fieldsOfAnEventAreJSON() throws {
    let page = try SampleClient(
      """
      <p id=x frame="0 0 20 10" data-on="click:e=offsetX|offsetY|clientY|other|x wheel:e=x|deltaY,x">A</p>
      """)
    try page.click()
    #expect(page.consumeEvents().map(\.data) == [#"{"offsetX":10,"offsetY":5,"clientY":5,"x":10}"#])
    let node = try #require(page.client.node(page.key()))
    page.client.dispatch(
      "wheel", on: node, .init(x: 1, y: 2, fields: ["x": "7", "deltaY": "\"a\""]))
    let event = try #require(page.consumeEvents().first)
    #expect(event.data == #"{"x":7,"deltaY":"a"}"#)
    #expect((event.x, event.y) == (1, 2))
  }

  @Test func aValueIsThatOfTheControl() throws {
    let page = try SampleClient(
      """
      <input id=a type=checkbox checked data-on=click:v><input id=b type=radio value=r data-on=click:v>
      <select id=c data-on=click:v><option value=1>A</option><option value=2 selected>B</option></select>
      <select id=d multiple data-on=click:v><option selected>A</option><option selected>B</option></select>
      <button id=e value=go data-on=click:v>E</button><button id=f data-on=click:v>F</button>
      <input id=g type=number live-value=1x data-on=click:v><textarea id=h data-on=click:v>T</textarea>
      <p id=i data-on=click:v>P</p>
      """)
    func event(_ id: String) throws -> UIEvent {
      page.client.dispatch("click", on: try #require(page.client.node(page.key(id))))
      return try #require(page.consumeEvents().first)
    }
    #expect(try (event("a").value, event("a").checked) == ("on", true))
    #expect(try (event("b").value, event("b").checked) == ("r", false))
    #expect(try (event("c").value, event("c").values) == ("2", []))
    #expect(try (event("d").value, event("d").values) == ("A", ["A", "B"]))
    #expect(try (event("e").value, event("f").value) == ("go", ""))
    #expect(try (event("g").value, event("g").hasBadInput) == ("", true))
    #expect(try (event("h").value, event("h").hasBadInput) == ("T", false))
    #expect(try event("i").value == nil)
  }

  @Test func anEventCountsTheEditsOfItsElement() throws {
    let page = try SampleClient("<input id=x data-on=input:v>")
    try page.client.type("ab", into: page.key())
    #expect(page.consumeEvents().map(\.edit) == [1, 2])
  }

  // MARK: Commands

  @Test func commandsShowAndHideLayers() throws {
    let page = try SampleClient(
      """
      <button id=a data-do=click:show=m>A</button><button id=b data-do=click:hide=m>B</button>
      <button id=c data-do=click:close=m>C</button><button id=d data-do=click:toggle=m>D</button>
      <div id=m data-layer=popover popover=manual data-on="present dismiss">
      <button id=e data-do=click:hide>E</button></div>
      """)
    func isShown(after id: String) throws -> Bool {
      try page.click(id)
      return try page.element("m").isVisible
    }
    #expect(try isShown(after: "a"))
    #expect(try isShown(after: "a"))
    #expect(page.takeNames() == ["present m"])
    #expect(try !isShown(after: "b"))
    #expect(page.takeNames() == ["dismiss m"])
    #expect(try isShown(after: "d"))
    // The command `close` is reported by another event.
    #expect(try !isShown(after: "c"))
    #expect(page.takeNames() == ["present m"])
    #expect(try isShown(after: "d"))
    #expect(try !isShown(after: "d"))
    #expect(try isShown(after: "a"))
    #expect(try !isShown(after: "e"))
    #expect(page.takeNames() == ["present m", "dismiss m", "present m", "dismiss m"])
  }

  @Test func aCommandOfAKeyIsRunByThatKey() throws {
    let page = try SampleClient(
      """
      <input id=x data-do="keydown.ArrowDown:focus=y keydown.%2C:focus=z" data-on=keydown>
      <input id=y><input id=z>
      """)
    try page.click()
    page.client.press("a")
    #expect(page.focused == "x")
    page.client.press(",")
    #expect(page.focused == "z")
    #expect(try page.element().value == "a")
    try page.click()
    page.client.press(.arrowDown)
    #expect(page.focused == "y")
  }

  @Test func aCommandWithoutATargetFocusesItsElement() throws {
    let page = try SampleClient("<div id=x tabindex=0 data-do=click:focus><p id=y>A</p></div>")
    page.client.dispatch("click", on: try #require(page.client.node(page.key("y"))))
    #expect(page.focused == "x")
  }

  @Test func theTargetOfACommandIsTheFirstThatIsNotHidden() throws {
    let page = try SampleClient(
      """
      <div hidden><input id=y title=A></div><input id=y title=B><input id=y title=C>
      <button id=x data-do=click:focus=y>D</button>
      """)
    try page.click()
    #expect(page.client.tree.focused?.name == "B")
  }

  @Test func theEndOfAKeyReachesTheElementWithTheFocus() throws {
    let page = try SampleClient("<input id=x data-on=keyup><input id=y data-on=keyup>")
    try page.click()
    page.client.press(.tab)
    #expect(page.takeNames() == ["keyup y"])
  }

  @Test func aScrollHasTheDistancesFromBothEdges() throws {
    let page = try SampleClient("<div id=x data-on='scroll scrollend'><p>A</p></div>")
    try page.client.perform(.scroll(page.key(), left: 5, top: 7))
    let events = page.consumeEvents()
    #expect(events.map(\.type) == ["scroll", "scrollend"])
    #expect(events.map(\.scrollLeft) == [5, 5])
    #expect(events.map(\.scrollTop) == [7, 7])
    let node = try #require(page.client.node(page.key()))
    #expect(node.properties["scrollLeft"] == .number(5))
    #expect(node.properties["scrollTop"] == .number(7))
  }

  @Test func aContextMenuOfACommandPreventsThatOfTheBrowser() throws {
    let page = try SampleClient(
      """
      <p id=x data-do=contextmenu:show=m>A</p><p id=y>B</p>
      <div id=m data-layer=menu><button role=menuitem id=i>C</button></div>
      """)
    let node = try #require(page.client.node(page.key()))
    #expect(page.client.dispatch("contextmenu", on: node))
    #expect(page.focused == "i")
    let other = try #require(page.client.node(page.key("y")))
    #expect(!page.client.dispatch("contextmenu", on: other))
  }
}
