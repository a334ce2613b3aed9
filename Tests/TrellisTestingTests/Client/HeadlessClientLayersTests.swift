import PageSupport
import Testing
import TrellisDOM
import TrellisServer

@testable import TrellisTesting

struct HeadlessClientLayersTests {
  @Test func theServerShowsAndHidesALayer() throws {
    let page = try SampleClient(
      "<input id=f><dialog id=m data-layer=dialog data-on=dismiss><button id=b>B</button></dialog>")
    try page.click("f")
    try page.apply([.setAttribute(NodeID(3), name: "data-shown", value: "1")])
    #expect(try page.element("m").isVisible)
    #expect(page.focused == "b")
    try page.apply([.removeAttribute(NodeID(3), name: "data-shown")])
    #expect(try !page.element("m").isVisible)
    #expect(page.focused == "f")
    #expect(page.takeNames() == [])
  }

  @Test func aLayerThatTheUserClosedIsShownByANewNumber() throws {
    let page = try SampleClient(
      "<dialog id=m data-layer=dialog data-shown=1 data-on=dismiss><p>P</p></dialog>")
    page.client.press(.escape)
    #expect(page.takeNames() == ["dismiss m"])
    try page.apply([.setAttribute(NodeID(2), name: "data-shown", value: "2")])
    #expect(try page.element("m").isVisible)
  }

  @Test func aLayerThatTheUserClosedStaysClosedIfAnotherOneIsMade() throws {
    let page = try SampleClient(
      "<div id=m popover data-layer=popover data-shown=1 data-on=dismiss><p>P</p></div>")
    page.client.press(.escape)
    let other = try PatchTree.trees(
      html: "<section><dialog id=n data-layer=dialog data-shown=1><p>N</p></dialog></section>")
    try page.apply([.create(parent: .root, before: .none, firstID: NodeID(20), trees: other)])
    #expect(try !page.element("m").isVisible)
    // The layer inside of the new element is found.
    #expect(try page.element("n").isVisible)
    try page.apply([.removeAttribute(NodeID(2), name: "data-shown")])
    try page.apply([.setAttribute(NodeID(2), name: "data-shown", value: "1")])
    #expect(try page.element("m").isVisible)
  }

  @Test func aClosedLayerLeavesTheFocusOutside() throws {
    let page = try SampleClient(
      """
      <input id=f><input id=g><dialog id=m data-layer=dialog><button id=b>B</button></dialog>
      <div id=p popover=manual data-layer=popover data-shown=1><button id=c>C</button></div>
      """)
    try page.click("f")
    try page.apply([.setAttribute(NodeID(4), name: "data-shown", value: "1")])
    page.client.moveFocus(to: page.client.replica.node(NodeID(3)))
    try page.apply([.removeAttribute(NodeID(4), name: "data-shown")])
    #expect(page.focused == "g")
    // A popover did not take the focus, and so does not give it back.
    try page.client.perform(.focus(page.key("c")))
    try page.apply([.removeAttribute(NodeID(6), name: "data-shown")])
    #expect(page.focused == nil)
    #expect(page.client.focus == nil)
  }

  @Test func aClosedLayerLosesItsOwnFocus() throws {
    let page = try SampleClient(
      "<div id=x tabindex=-1 popover=manual data-layer=popover data-shown=1><p>P</p></div>")
    try page.client.perform(.focus(page.key()))
    #expect(page.focused == "x")
    try page.apply([.removeAttribute(NodeID(2), name: "data-shown")])
    #expect(page.client.focus == nil)
  }

  @Test func aDialogGivesTheFocusToItsAutofocus() throws {
    let page = try SampleClient(
      """
      <button id=o data-do=click:show=m>O</button><dialog id=m data-layer=dialog tabindex=-1>
      <button id=a>A</button><button id=b autofocus>B</button></dialog>
      <button id=p data-do=click:show=n>P</button><dialog id=n data-layer=dialog><p>P</p></dialog>
      """)
    try page.click("o")
    #expect(page.focused == "b")
    page.client.press(.escape)
    #expect(page.focused == "o")
    try page.click("p")
    #expect(page.focused == "n")
  }

  @Test func anEmptyLayerIsShownByTheServer() throws {
    let page = try SampleClient(
      """
      <button id=o data-do=click:show=m>O</button>
      <div id=m data-layer=popover popover data-on=present></div>
      """)
    try page.click("o")
    #expect(page.takeNames() == ["present m"])
    #expect(try !page.element("m").isVisible)
  }

  @Test func escapeClosesTheUppermostLayerThatItMayClose() throws {
    let page = try SampleClient(
      """
      <div id=a popover data-layer=popover data-shown=1 data-on=dismiss><p>A</p></div>
      <div id=b popover=manual data-layer=popover data-shown=1 data-on=dismiss><p>B</p></div>
      <dialog id=c closedby=none data-layer=dialog data-shown=1 data-on=dismiss><p>C</p></dialog>
      <div id=d popover data-layer=popover data-shown=1 data-on=dismiss><p>D</p></div>
      """)
    for _ in 0..<3 { page.client.press(.escape) }
    #expect(page.takeNames() == ["dismiss d", "dismiss a"])
    #expect(try page.element("b").isVisible)
    #expect(try page.element("c").isVisible)
  }

  @Test func aPressOutsideClosesOnlyPopoversThatAllowIt() throws {
    let page = try SampleClient(
      """
      <div id=a popover data-layer=popover data-shown=1 data-on=dismiss><p id=i>A</p></div>
      <div id=b popover=manual data-layer=popover data-shown=1 data-on=dismiss><p>B</p></div>
      <div id=c popover=auto data-layer=popover data-shown=1 data-on=dismiss><p id=k>C</p></div>
      <p id=x>P</p>
      """)
    try page.click("k")
    #expect(page.takeNames() == [])
    try page.click("i")
    #expect(page.takeNames() == ["dismiss c"])
    try page.click()
    #expect(page.takeNames() == ["dismiss a"])
    #expect(try page.element("b").isVisible)
  }

  @Test func aCommandInASubmenuHidesTheOutermostMenu() throws {
    let page = try SampleClient(
      """
      <div id=p data-layer=popover data-shown=1><div id=m data-layer=menu data-shown=1>
      <button role=menuitem id=a>A</button><div id=n data-layer=menu data-shown=1>
      <button role=menuitem id=x data-do=click:hide>X</button></div></div></div>
      """)
    try page.click()
    #expect(try !page.element("m").isVisible)
    #expect(try page.element("p").isVisible)
  }

  @Test func aResetClosesOpenedElements() throws {
    let page = try SampleClient(
      "<details id=d><summary id=s>S</summary><p id=p>P</p></details>")
    try page.click("s")
    #expect(try page.element("p").isVisible)
    try page.client.apply(
      Patch([
        .reset(
          firstID: NodeID(9),
          tree: PatchTree(tag: "div", children: [PatchTree(tag: "p", text: "New")]))
      ]).wire, isReset: true)
    #expect(page.client.tree.visibleText == "New")
    #expect(page.client.layers.isEmpty)
  }

  /// The server numbers the elements of a new page again.
  @Test func aResetForgetsTheLayersOfTheFormerPage() throws {
    let page = try SampleClient(
      """
      <dialog id=a data-layer=dialog data-shown=1><p>A</p></dialog>
      <dialog id=b data-layer=dialog data-shown=1><p>B</p></dialog>
      """)
    page.client.press(.escape)
    let trees = try PatchTree.trees(
      html: """
        <dialog id=c data-layer=dialog><p>C</p></dialog>
        <dialog id=d data-layer=dialog data-shown=1><p>D</p></dialog>
        """)
    try page.client.apply(
      Patch([.reset(firstID: NodeID(2), tree: PatchTree(tag: "div", children: trees))]).wire,
      isReset: true)
    #expect(try !page.element("c").isVisible)
    #expect(try page.element("d").isVisible)
  }

  @Test func aRemovedLayerIsNotTheUppermostOne() throws {
    let page = try SampleClient(
      """
      <button id=x data-recognizers=shortcut:mod+s data-on=click>X</button>
      <dialog id=a closedby=none data-layer=dialog data-shown=1><p>A</p></dialog>
      <dialog id=b closedby=none data-layer=dialog data-shown=1><p>B</p></dialog>
      """)
    try page.apply([.remove(NodeID(5), exit: [])])
    page.client.press(.control + "s")
    #expect(page.takeNames() == [])
  }

  @Test func theHistoryFollowsTheAddressesOfThePage() throws {
    let page = try SampleClient("<p>P</p>")
    try page.apply([.url("/a", replacing: false)])
    try page.apply([.url("/b", replacing: false), .url("/c", replacing: true)])
    #expect(page.client.history.addresses == ["/", "/a", "/c"])
    let isBack = page.client.history.go(by: -2)
    #expect(isBack && page.client.history.current == "/")
    try page.apply([.url("/d", replacing: false)])
    #expect(page.client.history.addresses == ["/", "/d"])
    #expect(page.client.history.position == 1)
  }
}
