import Testing

@testable import TrellisTesting

struct PageElementQueriesTests {
  private func ids(
    _ query: ElementQuery, in html: String, scope: String? = nil
  ) throws -> String {
    let page = try SampleClient(html)
    let element = try scope.map { try page.element($0) } ?? page.client.tree.root
    return try element.all(query).map { $0.attribute("id") ?? $0.tag }.joined(separator: " ")
  }

  @Test func oneElementIsWanted() throws {
    let root = try SampleClient("<p id=a>A</p><p id=b>B</p>").client.tree.root
    #expect(try root.get(.text("A")).attribute("id") == "a")
    #expect(try root.query(.text("C")) == nil)
    #expect(throws: FindingError.self) { try root.get(.text("C")) }
    #expect(throws: FindingError.self) { try root.get(.css("p")) }
    #expect(throws: FindingError.self) { try root.query(.css("p")) }
  }

  @Test func theInnermostElementsWithATextAreFound() throws {
    #expect(
      try ids(
        .text("A"),
        in: "<div id=a><div id=b><span id=c>A</span></div></div><p id=d>A</p><p id=e>AB</p>")
        == "c d")
    #expect(
      try ids(.text("One Two"), in: "<p id=a><span id=b>One</span><span> Two</span></p>") == "a")
    #expect(
      try ids(.text("A"), in: "<select><option>A</option></select><p id=a hidden>A</p>") == "select"
    )
  }

  @Test func onlyElementsInsideAreFound() throws {
    let html = """
      <div id=a><p id=b class=c>B</p></div><div id=d class=c><p id=e class=c hidden>E</p></div>
      """
    #expect(try ids(.css(".c"), in: html) == "b d")
    #expect(try ids(.css(".c"), in: html, scope: "a") == "b")
    #expect(try ids(.css(".c"), in: html, scope: "d") == "")
    #expect(try ids(.xpath("//*[@class='c']"), in: html, scope: "a") == "b")
    #expect(try ids(.xpath("//div"), in: html) == "a d")
  }

  @Test func aRoleIsFoundIfAssistiveTechnologyFindsIt() throws {
    let html = """
      <button id=a>A</button><button id=b aria-hidden=true>A</button><button id=c hidden>A</button>
      """
    #expect(try ids(.button("A"), in: html) == "a")
    #expect(
      try ids(
        .button("A"),
        in: html
          + "<dialog data-layer=dialog data-shown=1><button id=d>A</button></dialog>") == "d")
  }

  @Test func statesAreCompared() throws {
    let html = """
      <h1 id=h1>H</h1><h2 id=h2>H</h2><input id=a type=checkbox checked><input id=b type=checkbox>
      <div role=tab id=c aria-selected=true></div><div role=tab id=d></div>
      <select><option id=e selected>E</option><option id=f>F</option></select>
      <button id=g aria-pressed=true>G</button><button id=h aria-expanded=true>H</button>
      """
    #expect(try ids(.heading("H", level: 2), in: html) == "h2")
    #expect(try ids(.role(.checkbox, isChecked: true), in: html) == "a")
    #expect(try ids(.role(.checkbox, isChecked: false), in: html) == "b")
    #expect(try ids(.role(.tab, isSelected: true), in: html) == "c")
    #expect(try ids(.role(.tab, isSelected: false), in: html) == "d")
    #expect(try ids(.role(.option, isSelected: true), in: html) == "e")
    #expect(try ids(.role(.option, isSelected: false), in: html) == "f")
    #expect(try ids(.role(.button, isPressed: true), in: html) == "g")
    #expect(try ids(.role(.button, isPressed: false), in: html) == "h")
    #expect(try ids(.role(.button, isExpanded: true), in: html) == "h")
    #expect(try ids(.role(.button, isExpanded: false), in: html) == "g")
  }

  @Test func attributesAreCompared() throws {
    let html = """
      <input id=a placeholder=' A  b ' value=' c  d '><img id=b alt=M title=N><p id=c title=M>P</p>
      <p id=d data-testid=M>P</p><textarea id=e>text</textarea>
      """
    #expect(try ids(.placeholder("A b"), in: html) == "a")
    #expect(try ids(.displayValue("c d"), in: html) == "a")
    #expect(try ids(.displayValue("text"), in: html) == "e")
    #expect(try ids(.altText("M"), in: html) == "b")
    #expect(try ids(.title("M"), in: html) == "c")
    #expect(try ids(.testID("M"), in: html) == "d")
  }

  @Test func fieldsAreFoundByEachOfTheirLabels() throws {
    let html = """
      <label for=a>Name</label><label for=a>First</label><input id=a>
      <span id=s>Mail</span><div id=b role=textbox aria-labelledby='s t'></div><span id=t>now</span>
      <button id=c aria-label='Close  it'>x</button><p id=d title=Name>P</p>
      <label for=e>Volume</label><div id=e role=slider></div><label for=g>Part</label><div id=g></div>
      """
    #expect(try ids(.label("Name"), in: html) == "a")
    #expect(try ids(.label("First"), in: html) == "a")
    #expect(try ids(.label("Mail now"), in: html) == "b")
    #expect(try ids(.label("Close it"), in: html) == "c")
    #expect(try ids(.label("x"), in: html) == "")
    #expect(try ids(.label("Volume"), in: html) == "e")
    #expect(try ids(.label("Part"), in: html) == "")
  }

  @Test func queriesAreDescribed() {
    #expect(
      ElementQuery.role(
        .heading, "A", level: 2, isChecked: true, isSelected: false, isPressed: true,
        isExpanded: false
      ).description
        == "heading “A” of level 2, checked, not selected, pressed, not expanded")
    #expect(ElementQuery.label("A").description == "field with the label “A”")
    #expect(ElementQuery.placeholder("A").description == "field with the placeholder “A”")
    #expect(ElementQuery.text("A").description == "element with the text “A”")
    #expect(ElementQuery.displayValue("A").description == "field with the value “A”")
    #expect(ElementQuery.altText("A").description == "picture with the text “A”")
    #expect(ElementQuery.title("A").description == "element with the title “A”")
    #expect(ElementQuery.testID("A").description == "element with the test identifier “A”")
    #expect(ElementQuery.css("a").description == "element that matches a")
    #expect(ElementQuery.xpath("//a").description == "element that matches //a")
    #expect(ElementQuery.link("A").description == "link “A”")
    #expect(ElementQuery.radio("A").description == "radio “A”")
  }
}
