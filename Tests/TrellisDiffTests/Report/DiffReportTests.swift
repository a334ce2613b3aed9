import TestSupport
import Testing

@testable import TrellisDOM
@testable import TrellisDiff
@testable import TrellisHTML

struct DiffReportTests {
  private func tree(_ body: String) throws -> MarkupTree {
    let sheet =
      ".a{left:10px;top:20px;width:100px;height:50px}.b{left:5px;top:0;width:20px;height:16px}"
    let html = "<style data-trellis-sheet>\(sheet)</style><body>\(body)"
    return MarkupTree(visibleContentOf: try ParsedDocument(html: html).root)
  }

  private func node(_ tree: MarkupTree, _ name: String) -> Int {
    tree.values.firstIndex(of: name) ?? -1
  }

  @Test func framesCountFromTheElementAround() throws {
    let tree = try tree("<div class=a><i><b class=b>x</b></i></div>")
    let boxes = PageBoxes(tree)
    #expect(
      boxes.boxes[node(tree, "b")] == PageBoxes.Box(x: 15, y: 20, width: 20, height: 16))
    #expect(boxes.boxes[node(tree, "i")] == nil)
    #expect(boxes.box(around: node(tree, "i"), in: tree)?.x == 10)
    #expect(boxes.size == (110, 70))
  }

  private func changes(_ first: String, _ second: String) throws -> [ReportChange] {
    let trees = try (tree(first), tree(second))
    return ReportChange.list(
      MarkupDiff.operations(from: trees.0, to: trees.1), trees,
      (PageBoxes(trees.0), PageBoxes(trees.1)))
  }

  @Test func theChangesOfAFrameAreOneMove() throws {
    let list = try changes(
      "<p class=a>x", "<p style='left:12.5px;top:10px;width:100px;height:60px'>x")
    #expect(list.map(\.kind) == [.moved])
    #expect(list.first?.shift == "2.5 px right, 10 px up, 10 px higher")
  }

  @Test func operationsAreChangesOfFourKinds() throws {
    #expect(try changes("<p class=a>x", "<p class=a>y").map(\.kind) == [.changed])
    #expect(try changes("<p class=a>x", "<p class=a>x<i>y</i>").map(\.kind) == [.added])
    #expect(try changes("<p class=a>x<i>y</i>", "<p class=a>x").map(\.kind) == [.removed])
    let moved = try changes(
      "<p class=a><b class=b>x</b></p><p></p>", "<p class=a></p><p><b class=b>x</b></p>")
    #expect(moved.map(\.kind) == [.moved] && moved.first?.shift == "10 px left, 20 px up")
  }

  @Test func aPageShowsBothSidesAndTheChanges() throws {
    let trees = try (tree("<p class=a>x &lt;"), tree("<p class=a>y &lt;"))
    let page = DiffReport(names: ("one", "two<")).page(
      DiffReport.Comparison(
        name: "index.html", trees: trees,
        operations: MarkupDiff.operations(from: trees.0, to: trees.1)))
    let parsed = try ParsedDocument(html: page)
    let boxes = try parsed.elements(matching: "//div[contains(@class,'side')]/b")
    #expect(boxes.map(\.text) == ["x <", "y <"])
    #expect(boxes.map { $0[attribute: "class"] } == ["changed", "changed"])
    for link in try parsed.elements(matching: "//ol//a") {
      let id = String(link[attribute: "href"]?.dropFirst() ?? "")
      #expect(try parsed.elements(matching: "//*[@id='\(id)']").count == 1)
    }
    #expect(try parsed.elements(matching: "//ol/li").count == 1)
    // Nothing is loaded.
    #expect(try parsed.elements(matching: "//*[@src] | //link | //*[contains(@href,':')]").isEmpty)
    #expect(parsed.notes.isEmpty)
  }

  @Test func theTextsOfABoxAndFormerFramesAreDrawn() throws {
    let trees = try (
      tree("<p class=a><i>x</i> y<b class=b>z</b></p>"),
      tree("<p style='left:12.5px;top:20px;width:100px;height:60px'><i>x</i> y<b class=b>z</b></p>")
    )
    let page = try ParsedDocument(
      html: DiffReport(names: ("one", "two")).page(
        DiffReport.Comparison(
          name: "a", trees: trees, operations: MarkupDiff.operations(from: trees.0, to: trees.1))))
    let boxes = try page.elements(matching: "//div[contains(@class,'side before')]/b")
    #expect(boxes.map(\.text) == ["x  y", "z"])
    let left = try page.elements(matching: "//div[contains(@class,'left-places')]/s")
    #expect(left.map { $0[attribute: "style"] } == ["--x:10;--y:20;--w:100;--h:50"])
    let shift = try page.elements(matching: "//ol//span[@class='shift']")
    #expect(shift.map(\.text) == ["2.5 px right, 10 px higher"])
  }

  @Test func onlyTheChosenOptionOfAMenuIsDrawn() throws {
    let options = ["<option class=b>1", "<option class=b selected>2"].joined()
    let trees = try (
      tree("<select class=a><option class=b>1<option class=b>2</select>"),
      tree("<select class=a>\(options)</select>")
    )
    let page = try ParsedDocument(
      html: DiffReport(names: ("one", "two")).page(
        DiffReport.Comparison(
          name: "a", trees: trees, operations: MarkupDiff.operations(from: trees.0, to: trees.1))))
    for (side, text) in [("before", "1"), ("after", "2")] {
      let boxes = try page.elements(matching: "//div[@class='side \(side)']/b")
      #expect(boxes.map(\.text) == ["", text])
    }
  }

  @Test func pagesWithoutFramesHaveAList() throws {
    let trees = try (tree("<p>x"), tree("<p>y"))
    let page = DiffReport(names: ("one", "two")).page(
      DiffReport.Comparison(
        name: "a", trees: trees, operations: MarkupDiff.operations(from: trees.0, to: trees.1)))
    #expect(page.contains("no frames") && !page.contains("type=range"))
  }

  /// The whole report on pages with many kinds of changes, as a text of the folder `Golden`.
  @Test func aReport() throws {
    let frame = "left:12.5px;top:10px;width:90.25px;height:40px"
    let pages = [
      (
        "<p class=a>one</p><select class=b><option class=b>1<option class=b selected>2</select>",
        "<p style='\(frame);font:12px/2 x'>two & <b></b></p><h1 class=a title='t\"u'>three</h1>"
      ),
      (
        "<div class=a><i class=b>x</i><i class=b>y</i></div><p class=a style='font-size:900px'>z",
        "<p class=a style='font-size:0.5px'>z</p><div class=b><u><i class=b>x</i></u>w</div>"
      ), ("<p class=a>x", "<p class=a style='top:30.5px;left:8px'>x"), ("<p>x", "<p>y"),
      ("<p class=a>x", "<p class=a>x"),
    ]
    let report = DiffReport(names: ("one <1>", "two & more"))
    var text = ""
    var summary: [(name: String, file: String, count: Int)] = []
    for (index, page) in pages.enumerated() {
      let trees = try (tree(page.0), tree(page.1))
      let operations = MarkupDiff.operations(from: trees.0, to: trees.1)
      let html = report.page(
        DiffReport.Comparison(name: "page \(index)", trees: trees, operations: operations),
        back: index == 0 ? nil : "index.html")
      text += html + "\n"
      summary.append(("page <\(index)>", "page-\(index).html", operations.count))
    }
    text += report.summary(summary, equal: 3, missing: [("/a", true), ("/<b>", false)])
    text += report.summary([], equal: 3, missing: [])
    for (part, name) in [(ReportStyle.sheet, "sheet"), (ReportStyle.script, "script")] {
      text = text.replacing(part, with: "(the \(name))")
    }
    try Golden("diff-report.html").check(text)
  }
}
