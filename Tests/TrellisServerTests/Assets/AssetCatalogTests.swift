import Foundation
import Testing
import TrellisHTTP

@testable import TrellisServer

struct AssetCatalogTests {
  /// A catalog of a folder with these files.
  private func catalog(_ files: [String: String]) throws -> AssetCatalog {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    var catalog = AssetCatalog()
    try catalog.add(folder: folder.path)
    return catalog
  }

  private func text(_ catalog: AssetCatalog, _ name: String) throws -> String {
    guard case .bytes(let bytes) = try #require(catalog[name]).content else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func aStyleSheetNamesFilesByTheirFingerprints() throws {
    let catalog = try catalog([
      "look/app.css": #".a{mask:url("a.svg")}.b{mask:url("none.svg")}"#, "look/a.svg": "<svg/>",
      "a.svg": "<svg></svg>",
    ])
    let address = catalog.address("look/a.svg")
    let name = try #require(address.split(separator: "/").last)
    #expect(name != "a.svg")
    #expect(
      try text(catalog, "look/app.css")
        == #".a{mask:url("\#(name)")}.b{mask:url("none.svg")}"#)
  }

  @Test func anotherPictureGivesTheStyleSheetAnotherAddress() throws {
    let sheet = #".a{mask:url("a.svg")}"#
    let before = try catalog(["app.css": sheet, "a.svg": "<svg/>"])
    let after = try catalog(["app.css": sheet, "a.svg": "<svg></svg>"])
    #expect(before.address("app.css") != after.address("app.css"))
  }

  @Test func aScriptNamesTheModulesThatItLoadsLaterByTheirFingerprints() throws {
    let script = #"import { a } from "./a.js"; const load = () => import("./b.js");"#
    let catalog = try catalog([
      "main.js": script, "a.js": "export const a = 1;", "b.js": #"import { a } from "./a.js";"#,
    ])
    let text = try text(catalog, "main.js")
    for name in ["a.js", "b.js"] {
      let file = try #require(catalog.address(name).split(separator: "/").last)
      #expect(file != name && text.contains("\"./\(file)\""))
      #expect(!text.contains("\"./\(name)\""))
    }
  }

  @Test func onlyWholeReferencesAreReplaced() throws {
    let script =
      #"import "./a.js"; import { b } from "./a.jsx"; import("./a.js", {}); export * from "./self.js";"#
    let catalog = try catalog(["self.js": script, "a.js": "", "sub/b.js": #"from "./a.js""#])
    #expect(try text(catalog, "self.js") == script)
    #expect(try text(catalog, "sub/b.js") == #"from "./a.js""#)
  }

  @Test func scriptsThatImportEachOtherAreAdded() throws {
    let catalog = try catalog(["a.js": #"from "./b.js""#, "b.js": #"from "./a.js""#])
    #expect(try text(catalog, "a.js") != #"from "./b.js""#)
    #expect(try text(catalog, "b.js") == #"from "./a.js""#)
  }

  @Test func textsGetTheAddressesOfFiles() throws {
    let catalog = try catalog(["a.js": "1", "a.json": "{}", "sub/b.svg": "<svg/>"])
    let text = catalog.withAddresses(
      "url(/assets/sub/b.svg) '/assets/a.json' /assets/a.js, /assets/none.js /assets/")
    #expect(
      text == """
        url(\(catalog.address("sub/b.svg"))) '\(catalog.address("a.json"))' \(catalog.address("a.js")), \
        /assets/none.js /assets/
        """)
  }

  @Test func hiddenFilesAreNoAssets() throws {
    let catalog = try catalog([
      "a.css": "", ".b.css": "", ".c/d.css": "", "e/.f.css": "", "notes": "", "g.unknown": "",
    ])
    #expect(catalog.names == ["a.css"])
  }

  @Test func excludedFilesAreNoAssets() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assets-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["looks", "icons", "other"] {
      let path = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
      try Data("p{}".utf8).write(to: path.appendingPathComponent("a.css"))
    }
    var catalog = AssetCatalog()
    try catalog.add(folder: folder.path, excluding: ["looks/", "icons/"])
    #expect(catalog.names == ["other/a.css"])
  }

  @Test func onlyTheAddressWithAFingerprintIsLasting() throws {
    var catalog = AssetCatalog()
    catalog.add("a.css", bytes: Array("p{}".utf8))
    func cacheControl(_ path: String) throws -> String? {
      catalog.representation(at: path)?.response(to: try Request(.get, path))
        .headers["Cache-Control"]
    }
    #expect(
      try cacheControl(catalog.address("a.css")) == "public, max-age=31536000, immutable")
    #expect(try cacheControl("/assets/a.css") == "no-cache")
    #expect(try cacheControl("/assets/b.css") == nil)
  }

  @Test func filesHaveTwoAddresses() throws {
    let catalog = try catalog(["a.css": "p{}", "sub/b.css": "q{}"])
    for name in ["a.css", "sub/b.css"] {
      #expect(catalog.representation(at: "/assets/" + name) != nil)
      #expect(catalog.representation(at: catalog.address(name)) != nil)
      #expect(catalog.address(name).hasPrefix("/assets/" + name.dropLast(3)))
    }
    for path in ["/assetz/a.css", "/Assets/a.css", "a.css", "/assets/b.css", "/assets/", ""] {
      #expect(catalog.representation(at: path) == nil, "\(path)")
    }
  }
}
