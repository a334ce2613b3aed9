import Testing
import TrellisSemantics

struct PageElementSnapshotTests {
  @Test func theLinesOfAPageHaveNoAttributesThatDiffer() throws {
    let page = try SamplePage(
      """
      <div id=x class=c data-on=click data-do=a:b data-recognizers=tap data-n=3 data-key=k
      style='color: red'><p hidden>secret</p><p title=T>text</p></div>
      """)
    #expect(
      try page.element().stableHTML == [
        "<div class=\"c\" id=\"x\">", " <p title=\"T\">", "  text", " </p>", "</div>",
      ])
  }

  /// A field before the others changes the numbers of all later ids.
  @Test func numberedIDsHaveNames() throws {
    func form(_ first: Int, extra: String = "") -> String {
      let (a, b) = (first + 1, first + 2)
      return """
        <form id=x>\(extra)<label for=f\(a) id=f\(a)l>Due date</label>
        <input id=f\(a) aria-describedby='hint f\(a)h'><p id=f\(a)h>Help</p>
        <div role=radiogroup aria-label=Kind id=f\(b)><input type=radio name=f\(b) value=f4d></div>
        <button name=form value=f\(first)>Save</button><p data-x='{"for":"f\(a)"}'>Day</p>
        <a href=#f\(b)>Kinds</a><a href='#f'>f7</a><a href=f5>File</a>
        <p id=f\(a)-note>Note</p></form>
        """
    }
    let lines = try SamplePage(form(3)).element().stableHTML
    #expect(lines.contains { $0.contains("<label for=\"f-Due-date\" id=\"f-Due-date.l\">") })
    #expect(
      lines.contains { $0.contains("aria-describedby=\"hint f-Due-date.h\" id=\"f-Due-date\"") })
    #expect(lines.contains { $0.contains("name=\"f-Kind\"") && $0.contains("value=\"f4d\"") })
    #expect(lines.contains { $0.contains("value=\"f-button\"") })
    #expect(lines.contains { $0.contains("data-x=\"{&quot;for&quot;:&quot;f-Due-date&quot;}\"") })
    #expect(lines.contains { $0.contains("href=\"#f-Kind\"") })
    #expect(lines.contains { $0.contains("href=\"f5\"") })
    #expect(lines.contains { $0.contains("id=\"f-Due-date.-note\"") })
    #expect(lines.contains { $0.contains("href=\"#f\"") } && lines.contains { $0.hasSuffix("f7") })
    let other = try SamplePage(form(90, extra: "<input id=f8 aria-label=New>")).element().stableHTML
    #expect(other.filter { !$0.contains("f-New") } == lines)
    let twice = try SamplePage(form(3, extra: "<input id=f8 aria-label=Kind>")).element().stableHTML
    #expect(twice.contains { $0.contains("name=\"f-Kind~2\"") })
  }

  @Test(arguments: [
    ("<input id=f1 aria-label=A hidden><input id=f2 aria-label=A>", "f-A"),
    ("<input id=f2 aria-label='Line 2, end'>", "f-Line-2-end"),
    ("<input name=f2><div id=f2></div>", "f-div"),
    (
      "<input id=f2 aria-label=\(String(repeating: "a", count: 50))>",
      "f-" + .init(repeating: "a", count: 40)
    ),
    ("<input id=f2 aria-label=A><p id=a7f>B</p>", "a7f"),
  ])
  func theNameOfANumberedIDFollowsFromItsElement(html: String, id: String) throws {
    let lines = try SamplePage(html).tree.root.stableHTML
    #expect(lines.contains { $0.contains("id=\"\(id)\"") }, "\(lines)")
  }

  @Test func framesAreThoseInTheElementAround() throws {
    let page = try SamplePage(
      """
      <div id=x frame="10 20 100 50"><div frame="1 2 90 40"><p frame="3 4.25 20 10">A text</p>
      <span> </span></div><p hidden frame="0 0 1 1">secret</p></div>
      """)
    #expect(
      page.tree.root.frameLines == [
        "div", " div 10 20 100 50", "  div 1 2 90 40", "   p 3 4.25 20 10 “A text”", "   span",
      ])
    #expect(try page.element().frameLines.first == "div 10 20 100 50")
    let long = try SamplePage("<p id=x>\(String(repeating: "a", count: 61))</p>").element()
    #expect(long.frameLines == ["p “\(String(repeating: "a", count: 59))…”"])
  }

  @Test func textsAmongElementsHaveNoFrames() throws {
    var root = PageTree.Node()
    (root.key, root.tag, root.end) = (1, "p", 3)
    var text = PageTree.Node()
    (text.tag, text.text, text.parent, text.end) = ("#text", "One", 0, 2)
    var part = PageTree.Node()
    (part.tag, part.text, part.parent, part.end, part.isInline) = ("b", "Two", 0, 3, true)
    part.key = 2
    let tree = PageTree([root, text, part], focusKey: nil, title: "", address: "/")
    #expect(tree.root.frameLines == ["p", " b “Two”"])
    #expect(tree.root.stableHTML == ["<p>", " One", " <b>", "  Two", " </b>", "</p>"])
    #expect(tree.root.children.map(\.tag) == ["b"])
    #expect(tree.root.descendants.map(\.tag) == ["b"])
    #expect(tree.elements.map(\.tag) == ["p", "b"])
    #expect(tree.root.text == "OneTwo")
    #expect(tree.element(key: 2)?.tag == "b")
    #expect(tree.element(key: text.key) == nil)
    #expect(tree.root.visibleText == "One Two")
    let reversed = PageTree(
      [root, part, text].enumerated().map { index, node in
        var node = node
        if index > 0 { node.end = index + 1 }
        return node
      }, focusKey: nil, title: "", address: "/")
    #expect(reversed.root.visibleText == "Two One")
    #expect(tree.html() == "<p>One<b>Two</b></p>")
    root.tag = "button"
    let button = PageTree([root, text, part], focusKey: nil, title: "", address: "/")
    #expect(button.root.name == "OneTwo")
  }

  @Test func deepElementsAreIndentedByTheirDepth() throws {
    let depth = 50
    let page = try SamplePage(
      String(repeating: "<div>", count: depth) + "<p>A</p>"
        + String(repeating: "</div>", count: depth))
    let indents = page.tree.root.frameLines.map { $0.prefix { $0 == " " }.count }
    #expect(indents == (0...depth + 1).map { min($0, 40) })
  }

  @Test func elementsAreLeftOutAndTextsReplaced() throws {
    let page = try SamplePage(
      "<div id=x><p id=a>12 apples</p><input id=b value=12 title='12 px'><p id=c>C</p></div>",
      focus: "b")
    let other = page.tree.hiding([try page.element("c").index]) {
      $0.replacing("12", with: "…")
    }
    #expect(other.visibleText == "… apples")
    #expect(other.element(id: "a")?.text == "… apples")
    #expect(other.element(id: "b")?.value == "…")
    #expect(other.element(id: "b")?.attribute("title") == "… px")
    #expect(other.element(id: "c")?.isVisible == false)
    #expect(other.focused == other.element(id: "b"))
    #expect(page.tree.visibleText == "12 apples C")
    let titled = PageTree(
      page.tree.nodes, focusKey: nil, title: "12 apples", address: "/", isDark: true
    ).hiding([]) { $0.replacing("12", with: "…") }
    #expect((titled.title, titled.isDark) == ("… apples", true))
  }
}
