import Foundation
import Testing

@testable import TrellisServer

struct IconSheetTests {
  private static func svg(_ content: String) -> [UInt8] {
    Array("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 20 20\">\(content)</svg>".utf8)
  }

  @Test func aDrawingIsAnAddressInCSS() throws {
    let drawing = try IconDrawing(Self.svg("<path\n  d=\"M1 1h2\" stroke=\"#000\"/>"))
    #expect(
      drawing.css
        == """
        url("data:image/svg+xml,%3csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'%3e%3cpath \
        d='M1 1h2' stroke='%23000'/%3e%3c/svg%3e")
        """)
  }

  @Test(arguments: [
    ("<script>alert(1)</script>", IconDrawing.Problem.element("script")),
    ("<path onclick=\"f()\"/>", .attribute("onclick", of: "path")),
    ("<path style=\"fill:red\"/>", .attribute("style", of: "path")),
    ("<image href=\"https://a.example/b.png\"/>", .element("image")),
    ("<use href=\"https://a.example/b.svg#c\"/>", .element("use")),
    ("<g xlink:href=\"#a\"/>", .attribute("xlink:href", of: "g")),
    ("<path fill=\"url(https://a.example/)\"/>", .reference("url(https://a.example/)")),
    // An escaped `url` of CSS.
    (#"<path fill="\75rl(https://a.example/)"/>"#, .reference(#"\75rl(https://a.example/)"#)),
    ("<foreignObject/>", .element("foreignObject")),
    ("<!DOCTYPE svg [<!ENTITY a 'b'>]>", .declaration),
    ("<?xml-stylesheet href='a.css'?>", .declaration),
    ("<style>@import 'a.css'</style>", .element("style")),
  ])
  func aDrawingThatRunsOrLoadsSomethingIsRefused(content: String, problem: IconDrawing.Problem) {
    #expect(throws: problem) { try IconDrawing(Self.svg(content)) }
  }

  @Test func aDrawingMayReferToItself() throws {
    _ = try IconDrawing(
      Self.svg("<clipPath id=\"a\"><path d=\"M0 0h9v9z\"/></clipPath><g clip-path=\"url(#a)\"/>"))
    _ = try IconDrawing(Array("<?xml version=\"1.0\"?>\n".utf8) + Self.svg("") + [10])
  }

  @Test func aFileThatIsNoDrawingIsRefused() {
    #expect(throws: IconDrawing.Problem.notSVG) { try IconDrawing(Array("<p>x</p>".utf8)) }
    #expect(throws: IconDrawing.Problem.notSVG) { try IconDrawing([0xFF, 0xFE]) }
    #expect(throws: IconDrawing.Problem.notSVG) { try IconDrawing([]) }
    let large = [UInt8](repeating: 32, count: 9000)
    #expect(throws: IconDrawing.Problem.tooLarge(bytes: 9000)) { try IconDrawing(large) }
  }

  @Test func theSheetHasTheIconsOfAllFolders() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("icons-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(Self.svg("<path d=\"M1 1\"/>")).write(to: URL(fileURLWithPath: folder + "/logo.svg"))
    try Data("no icon".utf8).write(to: URL(fileURLWithPath: folder + "/Read Me.svg"))
    var sheet = IconSheet()
    try sheet.add(folder: folder)
    try sheet.add(folder: folder + "/missing")
    #expect(sheet.drawings.keys.sorted() == ["logo"])
    #expect(
      sheet.text().hasPrefix(
        ":where([data-trellis],.trellis-error){\n--i-logo:url(\"data:image/svg+xml,"))
    #expect(sheet.text(only: []) == "")
    try Data("<p>".utf8).write(to: URL(fileURLWithPath: folder + "/bad.svg"))
    var other = IconSheet()
    let error = #expect(throws: IconSheet.LoadingError.self) { try other.add(folder: folder) }
    #expect(error?.description.hasPrefix("Cannot use the icon \(folder)/bad.svg: ") == true)
  }

  @Test func theNamesInUseAreFound() {
    let sheet = ".s1{--l-i:var(--i-search)}\n.s2{--l-i:var(--i-arrow-left);color:red}"
    #expect(IconSheet.names(in: sheet) == ["search", "arrow-left"])
  }

  @Test func aDrawingHasALimitedSize() throws {
    let empty = Self.svg("<path d=\"\"/>").count
    func drawing(_ size: Int) -> [UInt8] {
      Self.svg("<path d=\"\(String(repeating: "M", count: size - empty))\"/>")
    }
    #expect(throws: Never.self) { try IconDrawing(drawing(IconDrawing.largest)) }
    let tooLarge = IconDrawing.largest + 1
    #expect(throws: IconDrawing.Problem.tooLarge(bytes: tooLarge)) {
      try IconDrawing(drawing(tooLarge))
    }
  }

  @Test func aDrawingLoadsNoSource() {
    #expect(throws: IconDrawing.Problem.attribute("src", of: "path")) {
      try IconDrawing(Self.svg("<path src=\"a.png\"/>"))
    }
    #expect(throws: IconDrawing.Problem.attribute("href", of: "path")) {
      try IconDrawing(Self.svg("<path href=\"a.png\"/>"))
    }
  }

  @Test(arguments: [
    (String(repeating: "a", count: 48), true), (String(repeating: "a", count: 49), false),
    ("a-1", true), ("", false), ("A", false), ("a.b", false), ("a b", false),
  ])
  func aNameIsOfSmallLettersAndDigits(name: String, isName: Bool) {
    #expect(IconSheet.isName(name) == isName)
  }
}
