import Testing
import TrellisSemantics

struct PageTreeGeometryTests {
  @Test func aPointHitsTheUppermostElement() throws {
    let page = try SamplePage(
      """
      <div id=a frame="10 10 100 100"><p id=b frame="5 5 20 20">B</p></div>
      <div id=c frame="50 50 20 20" style="pointer-events: none"></div>
      <div id=d frame="70 70 20 20" hidden></div><div id=e frame="20 20 5 5"></div>
      """)
    let hit = { (x: Double, y: Double) in page.tree.hitTest(x: x, y: y)?.attribute("id") }
    #expect(hit(16, 16) == "b")
    #expect(hit(22, 22) == "e")
    #expect(hit(60, 60) == "a")
    #expect(hit(80, 80) == "a")
    #expect(hit(10, 10) == "a")
    #expect(hit(109.9, 109.9) == "a")
    #expect(hit(110, 60) == nil)
    #expect(hit(60, 110) == nil)
    #expect(hit(9.9, 60) == nil)
    #expect(hit(60, 9.9) == nil)
  }

  @Test func theOrderOfTabHasTheElementsThatCanHaveTheFocus() throws {
    let page = try SamplePage(
      """
      <a id=a href=/>A</a><a id=b>B</a><button id=c disabled>C</button><input id=d type=hidden>
      <input id=e><div id=f tabindex=0>F</div><div id=g tabindex=-1>G</div><p id=h>H</p>
      <div id=i contenteditable>I</div><button id=j hidden>J</button>
      <button id=k aria-disabled=true>K</button><select id=l></select>
      <fieldset disabled><input id=m></fieldset><button id=n disabled tabindex=0>N</button>
      """)
    #expect(ids(page.tree.focusOrder) == ["a", "e", "f", "i", "l"])
    #expect(try page.element("g").isFocusable)
    #expect(try !page.element("h").isFocusable)
    #expect(try !page.element("m").isFocusable)
    #expect(try !page.element("n").isFocusable)
  }

  @Test func elementsWithAPositiveIndexAreFirst() throws {
    let page = try SamplePage(
      """
      <button id=a>A</button><button id=b tabindex=2>B</button><button id=c tabindex=1>C</button>
      <button id=d tabindex=2>D</button><button id=e tabindex=0>E</button>
      """)
    #expect(ids(page.tree.focusOrder) == ["c", "b", "d", "a", "e"])
  }

  @Test func aGroupOfRadioButtonsIsOneStop() throws {
    let page = try SamplePage(
      """
      <input id=a type=radio name=g><input id=b type=radio name=g checked>
      <input id=c type=radio name=h><input id=d type=radio name=h>
      <input id=e type=radio><input id=f type=radio>
      """)
    #expect(ids(page.tree.focusOrder) == ["b", "c", "e", "f"])
    let others = try SamplePage(
      """
      <input id=a type=checkbox name=g checked><input id=b type=radio name=g>
      <input id=c type=radio name=h checked tabindex=-1><input id=d type=radio name=h>
      """)
    #expect(ids(others.tree.focusOrder) == ["a", "b"])
  }

  @Test func inertElementsAreNoStops() throws {
    let page = try SamplePage(
      """
      <button id=a inert>A</button><div inert><div><button id=b>B</button></div></div>
      <div aria-hidden=true><button id=c>C</button></div><button id=d aria-hidden=true>D</button>
      <div aria-hidden=true><div inert><button id=e>E</button></div></div>
      """)
    #expect(ids(page.tree.focusOrder) == ["c", "d"])
  }

  @Test func onlyTheElementsOfAnOpenDialogAreStops() throws {
    let html = """
      <button id=a>A</button><button id=b aria-hidden=true>B</button>
      <dialog id=m><button id=c>C</button><p aria-hidden=true><a id=d href=/>D</a></p></dialog>
      """
    #expect(ids(try SamplePage(html, open: ["m"]).tree.focusOrder) == ["c", "d"])
    #expect(ids(try SamplePage(html).tree.focusOrder) == ["a", "b"])
    let hidden = try SamplePage(html.replacing("id=m", with: "id=m hidden"), open: ["m"])
    #expect(ids(hidden.tree.focusOrder) == ["a", "b"])
  }

  private func ids(_ elements: [PageElement]) -> [String] {
    elements.map { $0.attribute("id") ?? "" }
  }
}
