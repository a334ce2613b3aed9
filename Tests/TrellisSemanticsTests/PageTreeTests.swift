import Testing
import TrellisDOM
import TrellisSemantics

struct PageTreeTests {
  @Test func theFirstOfTwoElementsWithOneIDIsFound() throws {
    let page = try SamplePage("<p id=x>A</p><p id=x>B</p>")
    #expect(try page.element().text == "A")
    #expect(page.tree.element(id: "y") == nil)
    #expect(page.tree.element(key: 3)?.text == "B")
    #expect(page.tree.element(key: 9) == nil)
  }

  @Test func assistiveTechnologyGetsNoHiddenElements() throws {
    let page = try SamplePage(
      """
      <p id=a>A</p><p id=b aria-hidden=true>B</p><div aria-hidden=true><p id=c>C</p></div>
      <p id=d inert>D</p><div inert><div><p id=e>E</p></div></div><p id=f hidden>F</p>
      <p id=g aria-hidden=false>G</p>
      """)
    #expect(try accessible(page, "a", "b", "c", "d", "e", "f", "g") == ["a", "g"])
  }

  @Test func assistiveTechnologyGetsTheUppermostDialog() throws {
    let html = """
      <p id=a>A</p><dialog id=m><p id=b>B</p></dialog>
      <dialog id=n><p id=c>C</p><p id=d aria-hidden=true>D</p></dialog><p id=e>E</p>
      """
    let both = try SamplePage(html, open: ["m", "n"])
    #expect(try both.tree.modal == both.element("n"))
    #expect(try accessible(both, "a", "m", "b", "n", "c", "d", "e") == ["n", "c"])
    let one = try SamplePage(html, open: ["m"])
    #expect(try one.tree.modal == one.element("m"))
    #expect(try accessible(one, "a", "m", "b", "n", "c", "e") == ["m", "b"])
    let none = try SamplePage(html)
    #expect(none.tree.modal == nil)
    #expect(try accessible(none, "a", "m", "b", "e") == ["a", "e"])
    let hidden = try SamplePage(html.replacing("id=n", with: "id=n hidden"), open: ["m", "n"])
    #expect(try hidden.tree.modal == hidden.element("m"))
  }

  private func accessible(_ page: SamplePage, _ ids: String...) throws -> [String] {
    try ids.filter { try page.element($0).isAccessible }
  }

  /// Changes of one attribute, and the look-up that must see it.
  @Test func aChangedTreeHasItsOwnTables() throws {
    func changed(_ html: String, _ operation: PatchOperation) throws -> PageTree {
      let page = try SamplePage(html)
      try page.replica.apply(Patch([operation]))
      return try #require(
        page.tree.updated(
          page.replica, changes: [NodeID(2): false], focus: nil, isOpen: { _ in true }))
    }
    let html = "<label id=x for=y>A</label><input id=y>"
    let named = try changed(html, .setAttribute(NodeID(2), name: "id", value: "z"))
    #expect(named.element(id: "x") == nil)
    #expect(named.element(id: "z")?.tag == "label")
    let retargeted = try changed(html, .setAttribute(NodeID(2), name: "for", value: "z"))
    #expect(retargeted.element(id: "y")?.labels.isEmpty == true)
    let hidden = try changed(html, .setAttribute(NodeID(2), name: "hidden", value: ""))
    #expect(hidden.elements.count == 2)
    let inert = try changed(html, .setAttribute(NodeID(2), name: "inert", value: ""))
    #expect(inert.element(id: "x")?.isAccessible == false)
    let silent = try changed(html, .setAttribute(NodeID(2), name: "aria-hidden", value: "true"))
    #expect(silent.element(id: "x")?.isAccessible == false)
    let titled = try changed(html, .setAttribute(NodeID(2), name: "title", value: "T"))
    #expect(titled.element(id: "x")?.attribute("title") == "T")
  }
}
