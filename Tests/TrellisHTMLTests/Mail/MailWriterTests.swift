import Testing

@testable import TrellisDOM
@testable import TrellisHTML

struct MailWriterTests {
  private let document = Document()

  private func child(
    _ tag: String, of parent: Element, _ frame: (Double, Double, Double, Double),
    _ change: (Element) -> Void = { _ in }
  ) -> Element {
    let element = document.makeElement(tag)
    element.frame = Frame(left: frame.0, top: frame.1, width: frame.2, height: frame.3)
    change(element)
    parent.insert(element)
    return element
  }

  private func mail(_ sheet: String = "") -> MailWriter.Mail {
    MailWriter.mail(document, styles: MailStyles(sheet))
  }

  @Test func rowsAndColumnsAreTables() {
    _ = child("h1", of: document.root, (16, 16, 300, 30)) { $0.text = "News" }
    let row = child("div", of: document.root, (16, 56, 300, 20))
    _ = child("p", of: row, (0, 0, 100, 20)) { $0.text = "Left" }
    _ = child("p", of: row, (120, 0, 100, 20)) { $0.text = "Right & more" }
    let html = mail().html
    #expect(!html.contains("position") && !html.contains("class"))
    #expect(html.contains("<h1 style=\"margin:0\">News</h1>"))
    #expect(html.contains("<td height=\"10\""))
    let cells = html.matches(of: /<td width="100" height="20" valign="top"><p[^>]*>([^<]*)/).map {
      $0.1
    }
    #expect(cells == ["Left", "Right &amp; more"])
    #expect(html.contains("<td width=\"20\""))
    #expect(mail().text == "News\n\nLeft  Right & more\n")
  }

  /// A pseudo-element of the page paints them.
  @Test(arguments: [false, true]) func bordersAreAboveTheContentAndTakeNoSpace(isRightToLeft: Bool)
  {
    func styles(_ own: [(String, String)]) -> [String: String] {
      var scope: [String: String] = [:]
      let style = MailStyles("[data-trellis] { --t-line: #ccc }").style(
        tag: "div", classes: nil, styles: own, as: .box, isRightToLeft: isRightToLeft,
        scope: &scope)
      return Dictionary(uniqueKeysWithValues: style.declarations.map { ($0.name, $0.value) })
    }
    let inside = ["outline": "2px solid #ccc", "outline-offset": "-2px"]
    #expect(styles([("--l-border", "inset 0 0 0 2px var(--t-line)")]) == inside)
    // The uppermost of two.
    let two = "inset 0 0 0 2px rgb(1,2,3),inset 0 0 0 4px var(--t-line)"
    #expect(styles([("--l-border", two)])["outline"] == "2px solid rgb(1,2,3)")
    for none in ["none", "inset 0 0 0 1px color-mix(in srgb, red, blue)"] {
      #expect(styles([("--l-border", none)]) == [:])
    }
    func edges(_ block: String, _ inline: String, _ line: String) -> [String: String] {
      styles([("--l-bb", block), ("--l-bi", inline), ("--l-bc", line)])
    }
    #expect(
      edges("1px", "1px", "dashed red") == ["outline": "1px dashed red", "outline-offset": "-1px"])
    #expect(edges("0", "0", "solid red") == [:])
    #expect(edges("0 1px", "0", "solid red") == ["box-shadow": "inset 0 -1px red"])
    let leading = isRightToLeft ? "inset -3px 0 red" : "inset 3px 0 red"
    #expect(edges("0", "3px 0", "solid red") == ["box-shadow": leading])
    #expect(
      edges("1px", "0", "solid red") == ["box-shadow": "inset 0 1px red,inset 0 -1px red"])
  }

  @Test func languagesAreKept() {
    let row = child("div", of: document.root, (0, 0, 300, 20)) { $0.setAttribute("lang", "ja") }
    _ = child("p", of: row, (0, 0, 100, 20)) {
      $0.text = "神"
      $0.setAttribute("lang", "zh-Hant")
      let part = document.makeElement("span")
      part.text = "神"
      part.setAttribute("lang", "ko")
      $0.insert(part)
    }
    let languages = mail().html.matches(of: /<(\w+)[^>]* lang="([^"]*)"/).map { "\($0.1) \($0.2)" }
    #expect(languages == ["table ja", "p zh-Hant", "span ko"])
  }

  /// Mail programs know the tags of texts; any other element is a box or a part of a line.
  @Test func tagsOfTextsAreKept() {
    let boxes = ["h1", "h2", "h3", "h4", "h5", "h6", "p", "pre", "blockquote", "code", "a"]
    let others = ["section", "li", "b", "label"]
    for (index, tag) in (boxes + others).enumerated() {
      _ = child(tag, of: document.root, (0, Double(20 * index), 90, 20)) { $0.text = "\(index)" }
    }
    let leaves = mail().html.matches(of: /<(\w+)[^>]*>(\d+)<\/(\w+)>/)
    #expect(leaves.map { String($0.1) } == boxes + others.map { _ in "div" })
    #expect(leaves.map(\.3) == leaves.map(\.1))
    #expect(leaves.map(\.2) == leaves.indices.map { "\($0)" })
  }

  @Test func tagsInsideLinesAreKept() {
    let kept = [
      "a", "b", "i", "em", "strong", "u", "s", "small", "sub", "sup", "code", "del", "ins",
    ]
    let others = ["span", "mark", "kbd", "p", "h1"]
    _ = child("p", of: document.root, (0, 0, 90, 20)) { line in
      for (index, tag) in (kept + others).enumerated() {
        let run = document.makeElement(tag)
        run.text = "\(index)"
        line.insert(run)
      }
      line.insert(document.makeElement("br"))
    }
    let html = mail().html
    let runs = html.matches(of: /<(\w+)[^>]*>(\d+)<\/(\w+)>/)
    #expect(runs.map { String($0.1) } == kept + others.map { _ in "span" })
    #expect(runs.map(\.3) == runs.map(\.1))
    #expect(html.contains("<span>17</span><br></p>"))
    #expect(mail().text.hasPrefix((0..<18).map { "\($0)" }.joined() + "\n"))
  }

  @Test func stylesHavePlainValues() {
    _ = child("p", of: document.root, (0, 0, 10, 10)) {
      $0.text = "x"
      $0.setAttribute("class", "note")
      $0.setStyle("color", "var(--t-text)")
      $0.setStyle("background-color", "color-mix(in srgb, red 5%, blue)")
    }
    let sheet = """
      /* .note { color: blue } */
      :where([data-trellis]) { --t-text: light-dark(#123456,#ffffff); }
      :where([data-trellis] .note, .other) { font-size: 14px; background: var(--none, #eee); display: grid }
      :where(.note:hover) { font-size: 99px }
      @media print { .note { font-size: 98px } }
      """
    #expect(
      mail(sheet).html.contains(
        "<p style=\"background-color:#eee;color:#123456;font-size:14px;margin:0\">x</p>"))
  }

  @Test func controlsBecomeTheirTextsAndLinksStay() {
    _ = child("input", of: document.root, (0, 0, 90, 20)) { $0.setProperty("value", "typed") }
    _ = child("input", of: document.root, (0, 30, 90, 20)) {
      $0.setAttribute("placeholder", "Name")
    }
    _ = child("a", of: document.root, (0, 60, 90, 20)) {
      $0.setAttribute("href", "https://example.org/?a&b")
      $0.text = "Open"
    }
    _ = child("img", of: document.root, (0, 90, 40, 20)) {
      $0.setAttribute("src", "https://example.org/a.png")
      $0.setAttribute("alt", "A lake")
    }
    let mail = mail()
    #expect(!mail.html.contains("<input"))
    #expect(mail.html.contains(">typed</div>") && mail.html.contains(">Name</div>"))
    #expect(mail.html.contains("<a href=\"https://example.org/?a&amp;b\""))
    #expect(mail.html.contains("alt=\"A lake\" width=\"40\" height=\"20\""))
    #expect(mail.text.contains("Open <https://example.org/?a&b>"))
  }

  /// Readers cannot open an address that is relative to the page.
  @Test(arguments: [
    ("http://a.example", true), ("https://a.example", true), ("mailto:a@b.example", true),
    ("https-notes.html", false), ("httx://a.example", false), ("mailto.html", false),
    ("/http:", false),
  ])
  func theTextHasTheAddressesThatAreAbsolute(address: String, isWritten: Bool) {
    let line = child("p", of: document.root, (0, 0, 90, 20))
    for parent in [document.root, line] {
      _ = child("a", of: parent, (0, 30, 90, 20)) {
        $0.setAttribute("href", address)
        $0.text = "Open"
      }
    }
    let note = isWritten ? " <\(address)>" : ""
    #expect(mail().text == "Open\(note)\n\nOpen\(note)\n")
  }

  @Test func childrenThatCoverEachOtherFollowInOrder() {
    for name in ["below", "above"] {
      _ = child("p", of: document.root, (0, 0, 50, 50)) { $0.text = name }
    }
    let html = mail().html
    #expect(html.firstRange(of: "below")!.lowerBound < html.firstRange(of: "above")!.lowerBound)
  }
}
