import DocumentSupport
import Testing

@testable import TrellisDOM
@testable import TrellisHTML

struct HTMLWriterTests {
  let document = Document()

  private func child(_ tag: String, _ change: (Element) -> Void = { _ in }) -> Element {
    let element = document.makeElement(tag)
    change(element)
    document.root.insert(element)
    return element
  }

  @Test func classesRepresentFramesAndStyles() {
    for top in [0.0, 20.25] {
      _ = child("div") {
        $0.frame = Frame(left: 8, top: top, width: 100, height: 20)
        $0.setStyle("color", "red")
        $0.text = "a"
      }
    }
    let html = HTMLWriter.page(document)
    #expect(
      html.body == """
        <div data-trellis><div class="f0 s0">a</div><div class="f1 s0">a</div></div>
        """)
    #expect(
      html.styleSheet == """
        .f0{left:8px;top:0;width:100px;height:20px}
        .f1{left:8px;top:20.25px;width:100px;height:20px}
        .s0{color:red}

        """)
    #expect(html.elementCount == 3)
  }

  @Test func framesThatDifferInOneSideShareARule() {
    for index in 0..<3 {
      _ = child("p") { $0.frame = Frame(left: 0, top: Double(index), width: 5, height: 6) }
    }
    #expect(
      HTMLWriter.page(document).styleSheet == """
        .f0,.f1,.f2{left:0;width:5px;height:6px}
        .f0{top:0}
        .f1{top:1px}
        .f2{top:2px}

        """)
  }

  @Test func elementsWithoutAFrameAreStatic() {
    _ = child("span") { $0.text = "run" }
    let html = HTMLWriter.page(document)
    #expect(html.body == "<div data-trellis><span class=\"s0\">run</span></div>")
    #expect(html.styleSheet == ".s0{position:static}\n")
  }

  @Test func everyContextIsEscapedByItsRules() {
    _ = child("a") {
      $0.frame = .zero
      $0.text = "<b> & \"c\" >\r\0"
      $0.setAttribute("title", "<b> & \"c\" >")
    }
    let body = HTMLWriter.page(document).body
    #expect(body.contains("title=\"&lt;b> &amp; &quot;c&quot; >\""))
    #expect(body.contains(">&lt;b&gt; &amp; \"c\" &gt;&#13;\u{FFFD}</a>"))
    #expect(HTMLEscaping.scriptJSON("</script>\u{2028}") == "\\u003c/script\\u003e\\u2028")
    #expect(!HTMLEscaping.comment("--><script>").contains(">"))
    #expect(!HTMLEscaping.comment("a--b").contains("--"))
    #expect(HTMLEscaping.comment(">\u{301}-\u{301}<\u{301}") == "›\u{301}‐\u{301}‹\u{301}")
  }

  @Test func voidElementsAndBooleansAndProperties() {
    _ = child("input") {
      $0.frame = .zero
      $0.setAttribute("required", "")
      $0.setProperty("value", "a\"b")
      $0.setProperty("checked", true)
      $0.setProperty("disabled", false)
    }
    #expect(
      HTMLWriter.page(document).body == """
        <div data-trellis><input class="f0" required checked value="a&quot;b"></div>
        """)
  }

  @Test func aFieldOfLinesKeepsItsFirstLineBreak() {
    _ = child("textarea") {
      $0.frame = .zero
      $0.setProperty("value", "\nx</textarea>")
    }
    #expect(
      HTMLWriter.page(document).body.contains("\">\n\nx&lt;/textarea&gt;</textarea>"))
  }

  @Test func theChosenOptionOfASelectIsMarked() {
    let select = child("select") { $0.frame = .zero }
    for name in ["a", "b"] {
      let option = document.makeElement("option")
      option.text = name
      select.insert(option)
    }
    select.setProperty("value", "b")
    let body = HTMLWriter.page(document).body
    #expect(body.contains("selected>b</option>") && !body.contains("selected>a"))
  }

  @Test func aProgramsOwnClassesDoNotMeetGeneratedOnes() {
    _ = child("div") {
      $0.frame = .zero
      $0.setAttribute("class", "big f0")
    }
    let html = HTMLWriter.page(document)
    #expect(html.body.contains("class=\"big f0 _f0\""))
    #expect(html.styleSheet.hasPrefix("._f0{"))
  }

  @Test func snapshotsAreIndentedAndCarryTheirStyles() {
    let row = child("div") { $0.frame = Frame(left: 0, top: 1.5, width: 2, height: 3) }
    let text = document.makeElement("p")
    text.frame = .zero
    let run = document.makeElement("b")
    run.text = "bold"
    text.setChildren([run])
    row.setChildren([text])
    row.setAttribute("class", "row")
    #expect(
      HTMLWriter.snapshot(document) == """
        <div data-trellis>
          <div style="left:0;top:1.5px;width:2px;height:3px" class="row">
            <p style="left:0;top:0;width:0;height:0"><b style="position:static">bold</b></p>
          </div>
        </div>

        """)
  }

  @Test func theSameTreeGivesTheSameBytes() {
    func build() -> RenderedHTML {
      var source = RandomDocument(seed: 7)
      source.change(most: 200)
      return HTMLWriter.page(source.document)
    }
    #expect(build() == build())
  }

  @Test(arguments: [
    ("f0", true), ("s12", true), ("row f3", true), ("s", true), ("f", true), ("f0 row", true),
    ("fs", false), ("f1a", false), ("row", false), ("0f", false), ("first", false), ("", false),
    ("x s1x", false), ("f\u{664}", false), ("f\u{E9} s2", true), ("stra\u{DF}e", false),
  ])
  func classesLikeGeneratedOnesChangeThePrefix(_ name: String, _ isLike: Bool) {
    _ = child("p") {
      $0.setAttribute("class", name)
      $0.frame = .zero
    }
    let body = HTMLWriter.page(document).body
    #expect(body.contains("_f0") == isLike, "\(body)")
  }

  @Test func thePageOfAHundredRowsIsAtMost20Kilobytes() {
    let demo = DemoList(rows: 100)
    demo.document.announceAll()
    let html = HTMLWriter.page(demo.document)
    #expect(html.elementCount == 403)
    #expect(html.body.utf8.count + html.styleSheet.utf8.count <= 20_000)
  }

  @Test func changesThatWereDiscardedAreWritten() {
    for text in ["one", "two"] {
      _ = child("p") { $0.text = text }
      document.discardChanges()
    }
    document.root.children[0].removeFromParent()
    document.discardChanges()
    let body = HTMLWriter.page(document).body
    #expect(body.contains(">two</p>") && !body.contains("one"))
  }
}
