import Testing
import TrellisSemantics

struct PageElementTests {
  @Test func anElementIsDisabledByItselfOrByItsGroup() throws {
    let page = try SamplePage(
      """
      <button id=a disabled>A</button><div id=b aria-disabled=true>B</div>
      <div id=c aria-disabled=false>C</div><button id=f>F</button>
      <fieldset disabled><div><input id=d></div><a id=e href=/>E</a></fieldset>
      <fieldset><input id=g></fieldset>
      """)
    let disabled = try ["a", "b", "c", "d", "e", "f", "g"].filter {
      try page.element($0).isDisabled
    }
    #expect(disabled == ["a", "b", "d"])
  }

  @Test func anElementContainsItselfAndItsDescendants() throws {
    let page = try SamplePage(
      "<div id=a><div id=b><p id=c>C</p></div></div><div id=d><p id=e>E</p></div>")
    let box = try page.element("a")
    for id in ["a", "b", "c"] { #expect(try box.contains(page.element(id)), "\(id)") }
    for id in ["d", "e"] { #expect(try !box.contains(page.element(id)), "\(id)") }
    #expect(!box.contains(page.tree.root))
    #expect(try !page.element("c").contains(page.element("d")))
  }

  @Test func relativesAreInOrder() throws {
    let page = try SamplePage(
      "<div id=a><div id=b><p id=c>C</p></div><p id=d hidden>D</p><p id=e>E</p></div>")
    let ids = { (elements: [PageElement]) in elements.map { $0.attribute("id") ?? "root" } }
    #expect(try ids(page.element("a").children) == ["b", "d", "e"])
    #expect(try ids(page.element("a").descendants) == ["b", "c", "e"])
    #expect(try ids(Array(page.element("c").ancestors)) == ["b", "a", "root"])
    #expect(try page.element("c").parent == page.element("b"))
    #expect(page.tree.root.parent == nil)
    #expect(ids(page.tree.elements) == ["root", "a", "b", "c", "e"])
  }

  @Test func descendantsOfAHiddenElementAreHidden() throws {
    let page = try SamplePage("<div id=a hidden><p id=b>B</p></div><p id=c>C</p>")
    #expect(try !page.element("b").isVisible)
    #expect(try page.element("c").isVisible)
    #expect(page.tree.elements.count == 2)
    #expect(try page.element("a").descendants.isEmpty)
  }

  @Test func aTextHasASpaceBetweenBoxes() throws {
    let page = try SamplePage(
      """
      <div id=x frame="0 0 9 9"><p frame="0 0 9 9">One</p><span>Two</span><span>Three</span>
      <p frame="0 0 9 9" hidden>hidden</p><br><span>Four</span>
      <div frame="0 0 9 9"><p frame="0 0 9 9">Five</p></div><span>Six</span></div><p>Seven</p>
      """)
    #expect(try page.element().text == "One TwoThree Four Five Six")
  }

  @Test func aCheckedStateIsThatOfTheBoxOrOfARIA() throws {
    let page = try SamplePage(
      """
      <input id=a type=checkbox live-checked=true><input id=b type=checkbox checked>
      <input id=c type=checkbox checked live-checked=false><input id=d type=radio live-checked=true>
      <div id=e role=switch aria-checked=true></div><div id=f aria-checked=mixed></div>
      <div id=g></div><input id=h>
      """)
    let states = try ["a", "b", "c", "d", "e", "f", "g", "h"].map {
      try page.element($0).isChecked
    }
    #expect(states == [true, true, false, true, true, false, nil, nil])
  }

  @Test func aDescriptionHasTheRoleAndTheNameOrText() throws {
    let page = try SamplePage(
      """
      <button id=a>Save</button><button id=b disabled>Save</button><ul><li id=c>One</li></ul>
      <div id=d>text</div><div id=e></div><input id=f title=Name><p id=g title=Hint>text</p>
      """)
    let words = try ["a", "b", "c", "d", "e", "f", "g"].map { try page.element($0).description }
    #expect(
      words == [
        "button “Save”", "button “Save” (disabled)", "listitem “One”", "<div> “text”", "<div>",
        "textbox “Name”", "paragraph “text”",
      ])
  }

  @Test func aLongTextIsShortened() throws {
    let letters = String(repeating: "a", count: 61)
    #expect(letters.shortened == String(repeating: "a", count: 59) + "…")
    #expect(String(letters.dropLast()).shortened == String(letters.dropLast()))
  }

  @Test func runsOfWhiteSpaceAreOneSpace() {
    #expect(" a \n\t b ".collapsed == "a b")
    #expect("a\u{A0}\u{3000}b".collapsed == "a b")
    #expect("a".collapsed == "a")
    #expect("\n".collapsed == "")
  }

  @Test func elementsOfTwoPagesDiffer() throws {
    let (one, two) = (try SamplePage("<p id=x>A</p>"), try SamplePage("<p id=x>A</p>"))
    #expect(try one.element() == one.element())
    #expect(try one.element() != two.element())
    #expect(try one.element() != one.tree.root)
  }

  @Test func attributesAndStylesAreThoseOfTheElement() throws {
    let page = try SamplePage("<p id=x title=T style='color: red; opacity: 0.5'>A</p>", focus: "x")
    #expect(try page.element().attribute("title") == "T")
    #expect(try page.element().attribute("lang") == nil)
    #expect(try page.element().style("color") == "red")
    #expect(try page.element().style("opacity") == "0.5")
    #expect(try page.element().isFocused)
    #expect(page.tree.focused == (try page.element()))
    #expect(!page.tree.root.isFocused)
  }
}
