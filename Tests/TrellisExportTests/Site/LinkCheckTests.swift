import Foundation
import Testing

@testable import TrellisExport
@testable import TrellisServer

struct LinkCheckTests {
  private func problems(_ files: [String: String], basePath: String = "") throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "links-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return LinkCheck(folder: folder.path, basePath: basePath).problems()
  }

  @Test func linksToFilesOfTheFolderAreFound() throws {
    #expect(
      try problems([
        "index.html": """
        <a href="a/">A</a><a href="a/index.html?x=1#b">A</a><a href="#c">C</a><p id=c>C</p>
        <img src="/img.png"><a href="https://other.org/x">O</a><a href="//other.org/">O</a>
        <a href="mailto:a@b.org">M</a><a href="?q=1">Q</a><a href="">E</a>
        """,
        "a/index.html": "<p id=b>B</p><a href=\"..\">Up</a><a href=\"../index.html#c\">C</a>",
        "img.png": "",
      ]) == [])
  }

  @Test func brokenLinksAreNamed() throws {
    #expect(
      try problems([
        "index.html": "<a href=\"b/\">B</a><a href=\"a/index.html#none\">A</a><a href=\"#x\">X</a>",
        "a/index.html": "<a href=\"../none.html\">N</a><img src=\"none.png\">",
      ]) == [
        "a/index.html: the file of ../none.html does not exist",
        "a/index.html: the file of none.png does not exist",
        "index.html: the file of b/ does not exist",
        "index.html: no element has the id of a/index.html#none",
        "index.html: no element has the id of #x",
      ])
  }

  /// The links of a page of the folder `a/b`; `a` has no page itself.
  @Test(arguments: [
    ("page.html", true), ("./page.html", true), ("././page.html#", true), ("other.html", false),
    (".", true), ("./", true), ("..", false), ("../", false), ("../..", true), ("../../", true),
    ("../b", true), ("../b/", true), ("../b/../b/page.html", true), ("../../index.html", true),
    ("../../../../index.html", true), ("/", true), ("/index.html", true), ("/page.html", false),
    ("/./a/b/page.html?x=/y", true), ("/a/", false), ("p%61ge.html", true), ("pag%65", false),
    ("page.html#b", true), ("page.html#c", false), ("img.png#c", true), ("x.xhtml#d", true),
    ("x.xhtml#e", false), ("//page.html", true), ("http:page.html", true), ("a+b-1.c:x", true),
    ("1:x", false), ("x y:z", false),
  ])
  func aLinkIsResolvedAsByABrowser(link: String, isFound: Bool) throws {
    let files = [
      "index.html": "<p>I</p>", "a/b/index.html": "<p>B</p>", "a/b/img.png": "",
      "a/b/x.xhtml": "<p id=d>D</p>",
      "a/b/page.html": "<p id=b>B</p><a href=\"\(link)\">L</a>",
    ]
    let problems = try problems(files).filter { $0.hasPrefix("a/b/page.html:") }
    #expect(problems.isEmpty == isFound, "\(problems)")
  }

  /// A page with the ids and names `b`, `ä ö`, `%41` and `A`.
  @Test(arguments: [
    ("#", true), ("#top", true), ("#TOP", true), ("#%74op", true), ("#b", true), ("#B", false),
    ("#%62", true), ("#c", false), ("#name", true), ("#%C3%A4%20%C3%B6", true), ("#ä ö", true),
    ("#%41", true), ("#b:~:text=B", true), ("#:~:text=B", true), ("#c:~:text=B", false),
    (" #b ", true), ("#div", false), ("page.html#top", true), ("index.html#top", true),
  ])
  func fragmentsAreReadAsByABrowser(link: String, isFound: Bool) throws {
    let files = [
      "index.html": "<p>I</p>",
      "page.html": """
      <p id=b>B</p><p id="ä ö">C</p><a name=name>D</a><p name=div>E</p><p id=A>F</p>
      <a href="\(link)">L</a>
      """,
    ]
    #expect(try problems(files).isEmpty == isFound)
  }

  @Test(arguments: [
    ("srcset", "a.png 1x, b.png 2x", false), ("srcset", "a.png 1x", true),
    ("srcset", "a,b.png 1x", true), ("poster", "none.png", false), ("ping", "/none", true),
    ("imagesrcset", "none.png", false),
  ])
  func addressesInOtherAttributesAreChecked(name: String, value: String, isFound: Bool) throws {
    let files = [
      "index.html": "<img \(name)=\"\(value)\">", "a.png": "", "a,b.png": "",
    ]
    #expect(try problems(files).isEmpty == isFound)
  }

  @Test func thePathOfTheServerIsTheFolder() throws {
    let files = ["index.html": "<a href=\"/site/a/\">A</a>", "a/index.html": ""]
    #expect(try problems(files, basePath: "/site").filter { $0.hasPrefix("index") } == [])
    #expect(try problems(files).filter { $0.hasPrefix("index") }.count == 1)
  }
}
