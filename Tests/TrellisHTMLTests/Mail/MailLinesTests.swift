import Testing

@testable import TrellisDOM
@testable import TrellisHTML

/// Lines of mails: what the rules of a style sheet generate is inside the elements.
struct MailLinesTests {
  private let document = Document()

  private static let sheet = """
    .t{white-space:pre;line-height:0}
    .t::before,.b::after,.n::after{content:"";display:inline-block;height:var(--l);\
    vertical-align:var(--d);margin-inline-start:var(--i,0)}
    .b,.z{font-size:0;line-height:0}
    .b::before{content:"\\a"}
    .h::before{content:"\\2010"}
    .j{display:inline-block;text-align:justify;text-align-last:justify}
    """

  private var mail: MailWriter.Mail {
    MailWriter.mail(document, styles: MailStyles(Self.sheet))
  }

  private func child(
    _ tag: String, of parent: Element, _ frame: (Double, Double, Double, Double)? = nil,
    _ change: (Element) -> Void = { _ in }
  ) -> Element {
    let element = document.makeElement(tag)
    if let frame {
      element.frame = Frame(left: frame.0, top: frame.1, width: frame.2, height: frame.3)
    }
    change(element)
    parent.insert(element)
    return element
  }

  private func run(
    _ parent: Element, _ className: String?, _ text: String, _ styles: [(String, String)] = []
  ) {
    _ = child("span", of: parent) { element in
      if let className { element.setAttribute("class", className) }
      for (name, value) in styles { element.setStyle(name, value) }
      element.text = text
    }
  }

  private func text(_ fill: (Element) -> Void) {
    let line = child("div", of: document.root, (0, 0, 100, 40)) {
      $0.setAttribute("class", "t")
      $0.setStyle("--l", "20px")
      $0.setStyle("--d", "-5px")
    }
    fill(line)
  }

  @Test func linesHaveTheirHeightAndTheirBreaks() {
    text {
      run($0, nil, "two words")
      run($0, "b", " ")
      run($0, nil, "and")
      run($0, "n", "\n")
      run($0, nil, "more")
    }
    #expect(
      mail.html.contains(
        "<div style=\"white-space:pre;line-height:20px;margin:0\"><span>two words</span>"
          + "<span style=\"font-size:0;line-height:0\"> </span><br><span>and</span>"
          + "<span><br></span><span>more</span></div>"))
    #expect(mail.text == "two words and\nmore\n")
  }

  @Test func aHigherLineAndAnIndentHaveAStrut() {
    text {
      run($0, nil, "a")
      run($0, "b", " ", [("--l", "31.5px"), ("--d", "-8px"), ("--i", "12px")])
      run($0, nil, "b")
      run($0, "b", " ", [("--l", "18px")])
      run($0, nil, "c")
    }
    let html = mail.html
    #expect(html.contains("line-height:18px"))
    #expect(
      html.contains(
        "<br><span style=\"display:inline-block;height:31.5px;vertical-align:-8px;margin-inline-start:12px\"></span><span>b"
      ))
    #expect(html.contains("<span style=\"display:inline-block;height:20px;vertical-align:-5px\">"))
  }

  @Test func hyphensArePaintedAndNotInTheText() {
    text {
      run($0, nil, "hy")
      run($0, "h", "")
      run($0, "b", "\u{AD}")
      run($0, nil, "phen")
    }
    #expect(mail.html.contains("<span>\u{2010}</span>"))
    #expect(mail.text == "hyphen\n")
  }

  @Test func justifiedLinesKeepTheirWidth() {
    text { run($0, "j", "a b", [("width", "90px")]) }
    #expect(
      mail.html.contains(
        "<span style=\"display:inline-block;text-align:justify;text-align-last:justify;width:90px;line-height:0\">a b"
      ))
  }

  /// With a delimiter, a combining mark after it and a character such as U+0600 before it form one `Character`.
  @Test func marksBesideDelimitersChangeNoRule() {
    let styles = MailStyles(
      """
      /*\u{301} .a{color:red} \u{600}*/.a{\u{301}x:y;\u{301}z:w\u{600};color:blue;\
      background:var(--none,\u{301}red);font-family:a\u{600}}.a::after{content:"\u{301}b\u{600}"}
      """)
    var scope: [String: String] = [:]
    let style = styles.style(tag: "span", classes: "a", styles: [], as: .inline, scope: &scope)
    #expect(
      style.declarations.map { "\($0.name) \($0.value)" } == [
        "background-color \u{301}red", "color blue", "font-family a\u{600}",
      ])
    #expect(style.after?.content == "\u{301}b\u{600}")
  }

  @Test func boxesHaveTheirHeights() {
    let box = child("div", of: document.root, (0, 0, 100, 60))
    _ = child("p", of: box, (10, 10, 50, 20)) { $0.text = "x" }
    let rows = mail.html.matches(of: /<td (?:width="50" )?height="(\d+)"/).map { String($0.1) }
    #expect(rows == ["10", "20", "30"])
    #expect(mail.html.contains("<tr><td height=\"30\""))
  }

  @Test func emptyBoxesShowTheirBackground() {
    _ = child("div", of: document.root, (0, 0, 100, 1)) {
      $0.setStyle("background-color", "#ff0000")
    }
    #expect(mail.html.contains("<div style=\"background-color:#ff0000;height:1px"))
  }

  @Test func listsHaveTheirMarkersOrBullets() {
    let list = child("ul", of: document.root, (0, 0, 100, 60))
    for (index, words) in ["one", "two"].enumerated() {
      _ = child("li", of: list, (0, Double(index) * 20, 100, 20)) { $0.text = words }
    }
    let item = child("li", of: list, (0, 40, 100, 40))
    _ = child("span", of: item, (0, 0, 20, 20)) { $0.text = "3." }
    _ = child("p", of: item, (20, 0, 50, 20)) { $0.text = "three" }
    #expect(mail.text == "• one\n• two\n3. three\n")
  }

  @Test func rowsOfTablesAreLinesWithColumns() {
    for (row, cells) in [["Name", "Size"], ["trellis", "9 KB"], ["a", ""]].enumerated() {
      let line = child("div", of: document.root, (0, Double(row) * 20, 100, 20)) {
        $0.setAttribute("role", "row")
      }
      for (column, words) in cells.enumerated() where !words.isEmpty {
        _ = child("div", of: line, (Double(column) * 50, 0, 50, 20)) { $0.text = words }
      }
    }
    #expect(mail.text == "Name     Size\ntrellis  9 KB\n\na\n")
  }

  @Test func linksAroundBoxesHaveTheirAddressBesideTheirText() {
    let link = child("a", of: document.root, (0, 0, 100, 20)) {
      $0.setAttribute("href", "https://example.com/?q=\"x\" y")
    }
    _ = child("span", of: link, (0, 0, 100, 20)) { $0.text = "Open" }
    _ = child("a", of: document.root, (0, 20, 100, 20)) {
      $0.setAttribute("href", "//example.org/é")
      $0.text = "Other"
    }
    _ = child("a", of: document.root, (0, 40, 100, 20)) {
      $0.setAttribute("href", "HTTPS://example.org/")
      $0.text = "HTTPS://example.org/"
    }
    #expect(
      mail.text == """
        Open <https://example.com/?q=%22x%22%20y>

        Other <https://example.org/%C3%A9>

        HTTPS://example.org/

        """)
  }
}
