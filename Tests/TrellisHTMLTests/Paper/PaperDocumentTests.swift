import Testing
import TrellisDOM

@testable import TrellisHTML

/// The sheets of documents, on paper that is 400 px wide and 100 px high.
struct PaperDocumentTests {
  private let document = Document()

  /// An element that is 400 px wide.
  @discardableResult
  private func add(
    _ tag: String = "div", to parent: Element? = nil, at top: Double, _ height: Double,
    _ attributes: [String: String] = [:], text: String? = nil
  ) -> Element {
    let element = document.makeElement(tag)
    element.frame = Frame(left: 0, top: top, width: 400, height: height)
    for (name, value) in attributes { element.setAttribute(name, value) }
    if let text { element.text = text }
    (parent ?? document.root).insert(element)
    return element
  }

  private func finish(_ height: Double) {
    document.root.frame = Frame(left: 0, top: 0, width: 400, height: height)
  }

  private func sheets(keepsNames: Bool = false) -> [Element] {
    let source = HTMLWriter.snapshot(document)
    let made = PaperDocument.sheets(
      of: document, width: 400, height: 100, keepsNames: keepsNames)
    #expect(HTMLWriter.snapshot(document) == source)
    #expect(document.checkInvariants() == [])
    #expect(made.checkInvariants() == [])
    #expect(made.root.attribute("class") == "trellis-paper")
    return made.root.children
  }

  /// The visible texts of a sheet with their distances from its top.
  private func texts(on sheet: Element) -> [String] {
    var found: [String] = []
    func look(_ element: Element, _ top: Double) {
      let top = top + (element.frame?.top ?? 0)
      if let text = element.text { found.append("\(text) \(Int(top))") }
      for child in element.children { look(child, top) }
    }
    look(sheet, 0)
    return found
  }

  @Test func aRowThatWouldBeDividedMovesToTheNextSheet() {
    for index in 0..<5 {
      add("li", at: Double(index) * 40, 40, text: "\(index)")
    }
    finish(200)
    let sheets = sheets()
    #expect(sheets.map(texts) == [["0 0", "1 40"], ["2 0", "3 40"], ["4 0"]])
    #expect(sheets.allSatisfy { $0.style("height") == "100.0px" && $0.frame == nil })
  }

  @Test func aPageThatFitsIsOneSheet() {
    add("p", at: 0, 100, ["class": "t"], text: "All")
    // The window is higher than the sheet.
    finish(500)
    #expect(sheets().map(texts) == [["All 0"]])
  }

  @Test func anEmptyPageIsOneEmptySheet() {
    #expect(sheets().count == 1)
  }

  @Test func aViewThatIsKeptTogetherMovesAsAWhole() {
    add("p", at: 0, 60, ["class": "t"], text: "Before")
    let kept = add(at: 60, 90, ["class": "l-keep"])
    add("p", to: kept, at: 0, 30, ["class": "t"], text: "One")
    add("p", to: kept, at: 30, 30, ["class": "t"], text: "Two")
    finish(150)
    #expect(sheets().map(texts) == [["Before 0"], ["One 0", "Two 30"]])
  }

  @Test func aPartHigherThanASheetIsDivided() {
    add("img", at: 0, 250, ["alt": "", "src": "/a.png"])
    finish(250)
    let sheets = sheets()
    #expect(sheets.count == 3)
    #expect(sheets.map { $0.children[0].children[0].frame?.top } == [0, -100, -200])
  }

  @Test func theHeadOfATableIsRepeated() {
    let table = add(at: 20, 220, ["role": "table", "id": "table"])
    let head = add(to: table, at: 0, 20, ["role": "row", "class": "l-head", "id": "head"])
    add("p", to: head, at: 0, 20, text: "Head")
    for index in 0..<5 {
      add(to: table, at: 20 + Double(index) * 40, 40, ["role": "row"], text: "\(index)")
    }
    add("p", at: 240, 20, ["class": "t"], text: "After")
    finish(260)
    let sheets = sheets()
    #expect(
      sheets.map(texts) == [
        ["Head 20", "0 40"], ["1 20", "2 60", "Head 0"], ["3 20", "4 60", "Head 0"], ["After 0"],
      ])
    #expect(sheets[1].children[1].attribute("aria-hidden") == "true")
    #expect(sheets[0].children.count == 1)
  }

  @Test func aHeadIsNotLeftAloneAtTheEndOfASheet() {
    add("p", at: 0, 70, ["class": "t"], text: "Before")
    add("h2", at: 70, 20, ["class": "t"], text: "Heading")
    add("p", at: 90, 40, ["class": "t"], text: "Below")
    finish(130)
    #expect(sheets().map(texts) == [["Before 0"], ["Heading 0", "Below 20"]])
  }

  @Test func viewsThatAreHiddenInPrintCloseUp() {
    let bar = add(at: 0, 50, ["class": "l-screen-only"])
    add("button", to: bar, at: 0, 50, text: "Press")
    let stack = add(at: 50, 100)
    add("p", to: stack, at: 0, 30, ["class": "t"], text: "One")
    add(to: stack, at: 30, 30, ["class": "l-screen-only"], text: "Hidden")
    add("p", to: stack, at: 60, 40, ["class": "t"], text: "Two")
    finish(150)
    let sheets = sheets()
    #expect(sheets.map(texts) == [["One 0", "Two 30"]])
    #expect(sheets[0].children[0].children[0].children[0].frame?.height == 70)
  }

  @Test func aHiddenViewBesideContentLeavesItsPlace() {
    add(at: 0, 50, ["class": "l-screen-only"], text: "Hidden")
    add("p", at: 20, 20, ["class": "t"], text: "Beside")
    add("p", at: 50, 40, ["class": "t"], text: "Below")
    finish(90)
    #expect(sheets().map(texts) == [["Beside 0", "Below 20"]])
  }

  @Test func layersAreNotPrinted() {
    add("dialog", at: 0, 300, ["data-layer": "dialog", "data-shown": ""], text: "Dialog")
    add(at: 0, 300, ["popover": "auto"], text: "Menu")
    add("p", at: 0, 20, ["class": "t"], text: "Page")
    finish(20)
    #expect(sheets().map(texts) == [["Page 0"]])
  }

  @Test func aSheetHasNoNamesUnlessItIsAlone() throws {
    let form = add("form", at: 0, 150, ["id": "form"])
    let field = add(
      "input", to: form, at: 0, 30, ["id": "a", "name": "n", "autofocus": "", "type": "radio"])
    field.setProperty("checked", .bool(true))
    add("p", to: form, at: 90, 30, ["class": "t", "aria-labelledby": "a"], text: "Text")
    finish(150)
    func ids(_ sheets: [Element]) -> [[String?]] {
      sheets.map { sheet in
        var ids: [String?] = []
        sheet.forEachElement { if $0.tag != "div" { ids.append($0.attribute("id")) } }
        return ids
      }
    }
    #expect(ids(sheets()) == [[nil, nil], [nil, nil]])
    // The second part of the form has no id.
    #expect(ids(sheets(keepsNames: true)) == [["form", "a"], [nil, nil]])
    let copy = sheets(keepsNames: true)[0].children[0].children[0].children[0].children[0]
    #expect(copy.attribute("name") == "n")
    #expect(copy.attribute("autofocus") == nil)
    #expect(copy.property("checked") == .bool(true))
  }

  @Test func textsInLinesAndListenersAreCopied() {
    let line = add("p", at: 0, 20, ["class": "t"])
    let part = document.makeElement("b")
    part.text = "bold"
    line.insert(part)
    line.setStyle("color", "red")
    finish(20)
    let copy = sheets()[0].children[0].children[0].children[0]
    #expect(copy.style("color") == "red")
    #expect(copy.children.map(\.text) == ["bold"])
    #expect(copy.children[0].frame == nil)
  }

  @Test func overlappingPartsDoNotStopTheDivision() {
    // Each part begins before the end of the one above, so no place divides none.
    for index in 0..<40 { add("li", at: Double(index) * 25, 50, text: "\(index)") }
    finish(1025)
    let sheets = sheets()
    #expect(sheets.count >= 10 && sheets.count <= 14)
    #expect(Set(sheets.flatMap(texts).map { $0.prefix { $0 != " " } }).count == 40)
  }

  @Test func aVeryLongPageHasALimitedNumberOfSheets() {
    add(at: 0, 2_000_000, text: "Long")
    finish(2_000_000)
    #expect(sheets().count == PaperPages.limit)
  }

  @Test(arguments: [1, 2, 3])
  func randomRowsAreOnOneSheetEach(seed: UInt64) {
    var state = seed
    func random(_ limit: UInt64) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double((state >> 33) % limit)
    }
    var top = 0.0
    for index in 0..<200 {
      let height = 1 + random(90)
      add("li", at: top, height, text: "\(index)")
      top += height + random(20)
    }
    finish(top)
    var next = 0
    for sheet in sheets() {
      for text in texts(on: sheet) {
        let parts = text.split(separator: " ").compactMap { Int($0) }
        #expect(parts[0] == next)
        #expect(parts[1] >= 0)
        next += 1
      }
    }
    #expect(next == 200)
  }

  @Test func theClassesOfSheetsBesideAPageHaveAPrefix() {
    add("p", at: 0, 20, ["class": "t"], text: "One")
    finish(20)
    let html = HTMLWriter.paper(
      PaperDocument.sheets(of: document, width: 400, height: 100, keepsNames: false))
    #expect(html.body.contains("class=\"t p-f"))
    #expect(html.styleSheet.contains(".p-f0"))
    #expect(html.body.contains("<div data-trellis class=\"trellis-paper\">"))
  }
}
