import Testing
import TrellisDOM
import TrellisSemantics

struct PageTreeReplicaTests {
  @Test func framesCountFromTheCornerOfThePage() throws {
    let page = try SamplePage(
      """
      <div id=a frame="10 20 100 50"><div id=b><p id=c frame="3 4 20 10">A</p></div>
      <span id=d>D</span></div>
      """)
    #expect(
      try page.element("a").frame == Frame(left: 10, top: 20, width: 100, height: 50))
    #expect(try page.element("c").frame == Frame(left: 13, top: 24, width: 20, height: 10))
    #expect(try page.element("d").frame == nil)
    #expect(try page.element("d").node.isInline)
    #expect(try !page.element("a").node.isInline)
    #expect(!page.tree.root.node.isInline)
  }

  @Test(arguments: ["display: none", "visibility: hidden"])
  func aStyleHidesAnElement(style: String) throws {
    let page = try SamplePage(
      "<div id=x style='\(style)'><p id=y>A</p></div><p id=z style='display: flex'>B</p>")
    #expect(try !page.element("x").isVisible)
    #expect(try !page.element("y").isVisible)
    #expect(try page.element("z").isVisible)
  }

  @Test func closedDetailsShowTheirSummary() throws {
    let html = """
      <details id=d><summary id=s>More</summary><p id=p>text</p></details>
      """
    let closed = try SamplePage(html)
    #expect(try closed.element("d").isVisible)
    #expect(try closed.element("s").isVisible)
    #expect(try !closed.element("p").isVisible)
    let open = try SamplePage(html, open: ["d"])
    #expect(try open.element("p").isVisible)
    #expect(try !open.element("d").node.isModal)
  }

  @Test(arguments: [
    "<div id=x data-layer=menu><p id=y>A</p></div>", "<div id=x popover><p id=y>A</p></div>",
    "<dialog id=x><p id=y>A</p></dialog>",
  ])
  func aClosedLayerDoesNotShow(html: String) throws {
    #expect(try !SamplePage(html).element("y").isVisible)
    let open = try SamplePage(html, open: ["x"])
    #expect(try open.element("y").isVisible)
    #expect(try open.element("x").node.isModal == html.hasPrefix("<dialog"))
    let hidden = try SamplePage(
      html.replacing("id=x", with: "id=x hidden"), open: ["x"])
    #expect(try !hidden.element("y").isVisible)
  }

  @Test(
    arguments: [
      // Without a choice, the first enabled option.
      ("<select id=x><option disabled>A</option><option>B</option></select>", "B"),
      (
        "<select id=x><option selected>A</option><option selected>B</option><option>C</option></select>",
        "B"
      ),
      (
        "<select id=x live-value=c><option>A</option><option value=c> See  C </option></select>",
        "See C"
      ),
      ("<select id=x live-value='See C'><option> See  C </option></select>", "See C"),
      ("<select id=x live-value=none><option>A</option></select>", nil),
      ("<select id=x value=B><option selected>A</option><option>B</option></select>", "B"),
      ("<select id=x value=none><option>A</option><option selected>B</option></select>", "B"),
      ("<select id=x><optgroup><option>A</option></optgroup></select>", "A"),
      ("<select id=x></select>", nil), ("<input id=x>", ""), ("<input id=x value=A>", "A"),
      ("<input id=x value=A live-value=B>", "B"), ("<input id=x type=password value=A>", "A"),
      ("<input id=x type=checkbox value=A>", nil), ("<input id=x type=radio value=A>", nil),
      ("<input id=x type=file>", nil), ("<input id=x type=hidden value=A>", nil),
      ("<input id=x type=submit value=A>", nil), ("<textarea id=x>A text</textarea>", "A text"),
      ("<textarea id=x live-value=B>A</textarea>", "B"), ("<textarea id=x></textarea>", ""),
      ("<p id=x>A</p>", nil), ("<progress id=x live-value=0.5></progress>", "0.5"),
    ] as [(String, String?)])
  func theValueIsTheShownOne(html: String, value: String?) throws {
    #expect(try SamplePage(html).element().value == value)
  }

  @Test func anOptionIsChosenByItsList() throws {
    let page = try SamplePage(
      """
      <select live-value=B><option id=a>A</option><optgroup><option id=b>B</option></optgroup></select>
      <select multiple><option id=c selected>C</option><option id=d live-selected=true>D</option>
      <option id=e selected live-selected=false>E</option></select>
      """)
    let chosen = try ["a", "b", "c", "d", "e"].filter { try page.element($0).isChecked == true }
    #expect(chosen == ["b", "c", "d"])
  }

  @Test func aNumberIsAValue() throws {
    let page = try SamplePage("<input id=x type=number>")
    page.replica.setProperty(NodeID(2), "value", .number(1.5))
    let tree = PageTree(page.replica, focus: nil, isDark: false) { _ in true }
    #expect(tree.element(id: "x")?.value == "1.5")
  }

  @Test func aChangedRunOfTextStaysARunOfText() throws {
    let page = try SamplePage("<p frame='0 0 9 9'><span id=x>A</span><span>B</span></p>")
    let id = NodeID(try page.element().node.key)
    try page.replica.apply(Patch([.setText(id, "C")]))
    let tree = try #require(
      page.tree.updated(page.replica, changes: [id: false], focus: nil, isOpen: { _ in true }))
    #expect(tree.visibleText == "C B")
    #expect(tree.element(id: "x")?.node.isInline == true)
  }

  @Test func otherElementsNeedANewTree() throws {
    let page = try SamplePage("<div id=x><p id=y>A</p></div>")
    let changes = [NodeID(2): true]
    #expect(
      page.tree.updated(page.replica, changes: changes, focus: nil, isOpen: { _ in true }) != nil)
    try page.replica.apply(
      Patch([
        .create(parent: NodeID(2), before: .none, firstID: NodeID(4), trees: [PatchTree(tag: "p")])
      ]))
    #expect(
      page.tree.updated(page.replica, changes: changes, focus: nil, isOpen: { _ in true }) == nil)
    #expect(
      page.tree.updated(
        page.replica, changes: [NodeID(4): false], focus: nil, isOpen: { _ in true }) == nil)
  }

  @Test func aTreeHasTheTitleAndTheAddressOfThePage() throws {
    let page = try SamplePage("<p id=x>A</p>")
    #expect(page.tree.title == "")
    #expect(page.tree.address == "/")
    try page.replica.apply(Patch([.title("News"), .url("/news?page=2", replacing: true)]))
    let made = PageTree(page.replica, focus: nil, isDark: true) { _ in true }
    #expect((made.title, made.address, made.isDark) == ("News", "/news?page=2", true))
    let changed = try #require(
      made.updated(page.replica, changes: [:], focus: 2, isOpen: { _ in true }))
    #expect(changed.isDark)
    #expect((changed.title, changed.address) == ("News", "/news?page=2"))
    #expect(changed.focused?.attribute("id") == "x")
  }
}
