import Testing
import TrellisDOM
import TrellisServer

@testable import TrellisTesting

struct HeadlessClientClickTests {
  @Test(arguments: [
    ("<button id=x disabled>A</button>", "button “A” (disabled): it is disabled"),
    ("<button id=x hidden>A</button>", "button “A”: it does not show"),
    ("<div hidden><button id=x>A</button></div>", "button “A”: it does not show"),
    ("<button id=x inert>A</button>", "button “A”: it is inert"),
    (
      "<nav title=N inert><button id=x>A</button></nav>",
      "button “A” in navigation “N”: navigation “N” around it is inert"
    ),
  ])
  func anElementThatAUserCannotReachIsNotPressed(html: String, reason: String) throws {
    let page = try SampleClient(html)
    #expect(page.failure { try page.click() } == "Cannot click \(reason)")
    #expect(page.failure { try page.click(count: 2) } == "Cannot double click \(reason)")
    #expect(page.consumeEvents().isEmpty)
    #expect(page.client.outbox.isEmpty)
  }

  @Test func aRemovedElementIsNotPressed() throws {
    let page = try SampleClient("<button id=x>A</button>")
    #expect(
      page.failure { try page.client.click(99) } == "Cannot click: the element has been removed")
  }

  @Test func anElementBehindADialogIsNotPressed() throws {
    let page = try SampleClient(
      """
      <button id=x data-on=click>A</button><dialog id=d title=Ask data-layer=dialog data-shown=1>
      <button id=y data-on=click>B</button></dialog>
      <div data-layer='region top' data-shown=1><button id=z data-on=click>C</button></div>
      """)
    #expect(page.failure { try page.click() } == "Cannot click button “A”: dialog “Ask” covers it")
    try page.click("y")
    try page.click("z")
    #expect(page.takeNames() == ["click y", "click z"])
  }

  @Test func aPressIsFiveEvents() throws {
    let page = try SampleClient(
      """
      <div id=a data-on="pointerdown pointerup click dblclick focus">
      <button id=x data-on="pointerdown pointerup click dblclick focus">A</button></div>
      """)
    try page.click()
    #expect(
      page.takeNames() == [
        "pointerdown x", "pointerdown a", "focus x", "pointerup x", "pointerup a", "click x",
        "click a",
      ])
    try page.click(count: 2)
    let events = page.consumeEvents()
    #expect(
      events.filter { $0.target == NodeID(3) }.map(\.type) == [
        "pointerdown", "pointerup", "click", "pointerdown", "pointerup", "click", "dblclick",
      ])
    #expect(events.filter { $0.type == "click" }.map(\.detail) == [1, 1, 2, 2])
    #expect(events.filter { $0.type == "pointerdown" }.allSatisfy { $0.detail == nil })
    #expect(events.allSatisfy { $0.x == nil && $0.y == nil })
  }

  @Test func twoPressesAreATapOfTheElementsThatSenseIt() throws {
    let page = try SampleClient(
      """
      <div id=a data-recognizers="tap:2" data-on="tap2:e=x|y"><p id=x frame="0 0 30 10">A</p></div>
      <div id=b data-recognizers="tap:3" data-on=tap2><p id=y>B</p></div>
      """)
    try page.click()
    #expect(page.consumeEvents().isEmpty)
    try page.click(count: 2)
    let events = page.consumeEvents()
    #expect(events.map(\.type) == ["tap2"])
    #expect(events.first?.data == #"{"x":15,"y":5}"#)
    try page.click("y", count: 2)
    #expect(page.consumeEvents().isEmpty)
  }

  // MARK: Boxes

  @Test func aBoxChangesBeforeItsEvents() throws {
    let page = try SampleClient(
      "<input id=x type=checkbox value=on data-on='click:v input:v change:v'>")
    try page.click()
    let events = page.consumeEvents()
    #expect(events.map(\.type) == ["click", "input", "change"])
    #expect(events.allSatisfy { $0.checked == true })
    #expect(try page.element().isChecked == true)
    try page.click()
    #expect(page.consumeEvents().map(\.checked) == [false, false, false])
    #expect(try page.element().isChecked == false)
  }

  @Test func aPreventedPressChangesNoBox() throws {
    let page = try SampleClient(
      """
      <input id=x type=checkbox data-on='click:p input change'>
      <input id=a type=radio name=g live-checked=true data-on='click:p input change'>
      <input id=b type=radio name=g data-on='click:p input change'>
      """)
    try page.click()
    #expect(page.takeNames() == ["click x"])
    #expect(try page.element().isChecked == false)
    try page.click("b")
    #expect(page.takeNames() == ["click b"])
    #expect(try page.element("a").isChecked == true)
    #expect(try page.element("b").isChecked == false)
  }

  @Test func oneRadioButtonOfAGroupIsChosen() throws {
    let page = try SampleClient(
      """
      <form><input id=a type=radio name=g data-on=change><input id=b type=radio name=g>
      <input id=c type=radio name=h live-checked=true><input id=e type=checkbox name=g checked></form>
      <form><input id=d type=radio name=g live-checked=true></form>
      <input id=f type=radio live-checked=true><input id=g type=radio>
      """)
    try page.click("a")
    try page.click("b")
    try page.click("a")
    func chosen() throws -> [String] {
      try ["a", "b", "c", "d", "e", "f", "g"].filter { try page.element($0).isChecked == true }
    }
    #expect(try chosen() == ["a", "c", "d", "e", "f"])
    #expect(page.takeNames() == ["change a", "change a"])
    // A radio button stays chosen, and is a group of its own without a name.
    try page.click("a")
    try page.click("g")
    #expect(try chosen() == ["a", "c", "d", "e", "f", "g"])
    #expect(page.takeNames() == [])
  }

  // MARK: The browser's own actions

  @Test func aPressOfALabelIsOneOfItsControl() throws {
    let page = try SampleClient(
      """
      <label id=l for=x>A</label><input id=x type=checkbox data-on=change>
      <label id=m for=y>B</label><input id=y type=checkbox disabled>
      <label id=n for=z>C</label><input id=z>
      """)
    try page.click("l")
    #expect(page.takeNames() == ["change x"])
    #expect(page.focused == "x")
    try page.click("m")
    #expect(try page.element("y").isChecked == false)
    #expect(page.focused == "x")
    try page.click("n")
    #expect(page.focused == "z")
  }

  @Test func aPressOfASummaryOpensAndClosesItsDetails() throws {
    let page = try SampleClient(
      "<details id=d data-on=toggle><summary id=x>More</summary><p id=p>text</p></details>")
    try page.click()
    #expect(try page.element("p").isVisible)
    try page.click()
    #expect(try !page.element("p").isVisible)
    #expect(page.takeNames() == ["toggle d", "toggle d"])
  }

  @Test func detailsMayBeOpenInTheDocument() throws {
    let page = try SampleClient(
      "<details id=d open><summary id=x>More</summary><p id=p>text</p></details>")
    #expect(try page.element("p").isVisible)
    try page.click()
    #expect(try !page.element("p").isVisible)
  }

  /// The parts of a disabled button are not disabled themselves.
  @Test func aPressInsideADisabledButtonDoesNothing() throws {
    let page = try SampleClient(
      "<form id=f data-on=submit><button disabled><span id=x>A</span></button></form>")
    try page.click()
    #expect(page.takeNames() == [])
    #expect(page.client.load == nil)
  }

  @Test func aButtonShowsAndHidesItsPopover() throws {
    let page = try SampleClient(
      """
      <button id=x popovertarget=m>Menu</button><div id=m popover data-on="dismiss present"
      data-layer=popover><button id=i>A</button></div><p id=p>text</p>
      """)
    try page.click()
    #expect(try page.element("m").isVisible)
    try page.click("i")
    #expect(try page.element("m").isVisible)
    try page.click()
    #expect(try !page.element("m").isVisible)
    try page.click()
    // A press outside closes the popover.
    try page.click("p")
    #expect(try !page.element("m").isVisible)
    #expect(page.takeNames() == ["present m", "dismiss m", "present m", "dismiss m"])
  }

  @Test(
    arguments: [
      ("href=/news", "/news"), ("href='?page=2'", "/?page=2"), ("href=//other.org/", nil),
      ("href=https://other.org/", nil), ("href=/news target=_blank", nil),
      ("href=/file download", nil), ("href='#y'", nil), ("href=/a data-on=click:p", nil),
    ] as [(String, String?)])
  func aLinkLoadsAnAddressOfTheSite(attributes: String, address: String?) throws {
    let page = try SampleClient("<a id=x \(attributes)>A</a><h2 id=y tabindex=-1>B</h2>")
    try page.click()
    #expect(page.client.load == address)
    #expect(page.focused == (attributes.contains("#y") ? "y" : "x"))
  }

  @Test func aLinkInsideThePageGivesTheFocusIfItsTargetCanHaveTheFocus() throws {
    let page = try SampleClient(
      "<a id=x href='#y'>A</a><a id=z href='#%C3%A9'>B</a><p id=y>C</p><p id=é tabindex=-1>D</p>")
    try page.click()
    #expect(page.focused == "x")
    try page.click("z")
    #expect(page.focused == "é")
    #expect(page.client.load == nil)
  }

  @Test func aQueryOfALinkReplacesThatOfTheAddress() throws {
    let page = try SampleClient("<a id=x href='?b=2'>A</a>")
    try page.apply([.url("/list?a=1#top", replacing: false)])
    try page.click()
    #expect(page.client.load == "/list?b=2")
  }

  // MARK: The pointer

  @Test func aPointerEntersAndLeavesTheElementsOnItsWay() throws {
    let page = try SampleClient(
      """
      <div id=a data-on="pointerenter pointerleave"><p id=b data-on="pointerenter pointerleave">B</p>
      <p id=c data-on="pointerenter pointerleave pointermove:x" frame="0 0 20 10">C</p></div>
      """)
    try page.client.hover(page.key("b"))
    #expect(page.takeNames() == ["pointerenter a", "pointerenter b"])
    try page.client.hover(page.key("c"))
    let events = page.consumeEvents()
    #expect(events.map(\.type) == ["pointerleave", "pointerenter", "pointermove"])
    #expect((events.last?.x, events.last?.y) == (10, 5))
    try page.client.hover(page.key("c"))
    #expect(page.takeNames() == ["pointermove c"])
    try page.client.hover(page.client.tree.root.node.key)
    #expect(page.takeNames() == ["pointerleave c", "pointerleave a"])
  }

  @Test func aValueIsDroppedIfItsKindIsAccepted() throws {
    let page = try SampleClient(
      """
      <div id=a data-recognizers="drag:my%20kind,%7B%7D tap" data-on="dragstart dragend">
      <p id=b>B</p></div><div id=c data-recognizers="drop:text drop:my%20kind"
      data-on="dragtarget:e=isTargeted dropvalue:e=text|localX" frame="0 0 20 10"><p id=d>D</p></div>
      <div id=e data-recognizers=drop:text data-on="dropvalue dragtarget"><p id=f>F</p></div>
      """)
    try page.client.drag(page.key("b"), to: page.key("d"))
    let events = page.consumeEvents()
    #expect(
      events.map(\.type) == ["dragstart", "dragtarget", "dragtarget", "dropvalue", "dragend"])
    #expect(
      events.map(\.data).compactMap(\.self) == [
        #"{"isTargeted":true}"#, #"{"isTargeted":false}"#, #"{"text":"{}","localX":10}"#,
      ])
    try page.client.drag(page.key("b"), to: page.key("f"))
    #expect(page.takeNames() == ["dragstart a", "dragend a"])
  }

  @Test func otherElementsAreDraggedByThePointer() throws {
    let page = try SampleClient(
      """
      <p id=a data-on="pointerdown dragstart dragend">A</p>
      <p id=b data-on="pointermove dragover drop pointerup">B</p>
      """)
    try page.client.drag(page.key("a"), to: page.key("b"))
    #expect(
      page.takeNames() == [
        "pointerdown a", "dragstart a", "pointermove b", "dragover b", "drop b", "dragend a",
        "pointerup b",
      ])
  }

  @Test func aTextIsWrittenAsJSON() {
    #expect("a\"\\\n\r\t\u{1}\u{1F}é".jsonText == #""a\"\\\n\r\t\u0001\u001fé""#)
  }
}
