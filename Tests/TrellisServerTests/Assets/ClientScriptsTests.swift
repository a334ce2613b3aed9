import Foundation
import ServerSupport
import Testing
import TrellisHTTP

@testable import TrellisServer

struct ClientScriptsTests {
  private func scripts(_ sources: [String: String]) throws -> ClientScripts {
    try ClientScripts("main.js", from: sources.mapValues { Array($0.utf8) })
  }

  private func text(_ scripts: ClientScripts, _ name: String) throws -> String {
    guard case .bytes(let bytes) = try #require(scripts.assets[name]).content else { return "" }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func aBundleContainsEachModuleAfterItsImportsAndOnce() throws {
    let scripts = try scripts([
      "main.js": """
      // The main module.
      import { a } from "./a.js";
      import {
        b, c,
      } from "./b.js";

      export function start() {
        return a + b;
      }
      """,
      "a.js": "import { b } from \"./b.js\";\nexport const a = b;\n",
      "b.js": "export const b = 1, c = 2;",
    ])
    #expect(scripts.modules == ["b.js", "a.js", "main.js"])
    #expect(scripts.assets.keys.sorted() == ["main.js"])
    #expect(
      try text(scripts, "main.js") == """
        export const b=1,c=2;export const a=b;export function start(){return a + b;}

        """)
  }

  @Test func modulesThatImportEachOtherAreInTheOrderOfBrowsers() throws {
    let scripts = try scripts([
      "main.js": "import { a } from \"./a.js\";\na();",
      "a.js": "import { b } from \"./b.js\";\nexport function a() { b(); }",
      "b.js": "import { a } from \"./a.js\";\nexport function b() { a(); }",
    ])
    #expect(scripts.modules == ["b.js", "a.js", "main.js"])
  }

  @Test func theFilesNameEachOtherByOneFingerprint() throws {
    let scripts = try scripts([
      "main.js": "import { a, d } from \"./a.js\";\nconst more = () => import(\"./more.js\");",
      "a.js": "export const a = 1, d = 2;",
      "more.js": """
      import { d as e } from "./a.js";
      import { b } from "./b.js";
      const c = [e, "./c.js"];
      """,
      "b.js": "import { a } from \"./a.js\";\nexport const b = a;",
      "c.js": "import { b } from \"./b.js\";\nexport const c = b;", "unused.js": "",
    ])
    #expect(scripts.modules == ["a.js", "main.js"])
    #expect(scripts.names == ["a.js", "b.js", "c.js", "main.js", "more.js"])
    #expect(scripts.assets.keys.sorted() == ["c.js", "main.js", "more.js"])
    let mark = try #require(scripts.assets["main.js"]).fingerprint
    #expect(scripts.assets.values.allSatisfy { $0.fingerprint == mark })
    #expect(
      try text(scripts, "main.js")
        == "export const a=1,d=2;const more=()=>import(\"./more.\(mark).js\");")
    #expect(
      try text(scripts, "more.js") == """
        import { a, d as e } from "./main.\(mark).js";
        export const b=a;const c=[e,"./c.\(mark).js"];
        """)
    #expect(
      try text(scripts, "c.js")
        == "import { a } from \"./main.\(mark).js\";\nexport const b=a;export const c=b;")
  }

  @Test func anotherTextOfAnyModuleGivesAnotherFingerprint() throws {
    func fingerprint(_ more: String, _ a: String = "export const a = 1;") throws -> String {
      let scripts = try scripts([
        "main.js": "import { a } from \"./a.js\";\nimport(\"./more.js\");", "a.js": a,
        "more.js": more,
      ])
      return try #require(scripts.assets["main.js"]).fingerprint
    }
    let plain = try fingerprint("one")
    #expect(try fingerprint("// comment\none") == plain)
    #expect(try fingerprint("two") != plain)
    #expect(try fingerprint("one", "export const a = 2;") != plain)
  }

  @Test(arguments: [
    "import \"./a.js\";", "import { a as b } from \"./a.js\";", "import a from \"./a.js\";",
    "import * as a from \"./a.js\";", "import { a } from \"a.js\";",
    "import { a } from \"./b/a.js\";", "import { a } from \"./a.js\"; // note\nf();",
    "import { a } from \"./\";", "import { a } from \"./a\"b.js\";", "import { a }",
  ])
  func anImportOfAnotherFormIsAnError(statement: String) {
    #expect {
      _ = try scripts(["main.js": statement, "a.js": "export const a = 1;"])
    } throws: { error in
      guard case .unsupportedImport(_, module: "main.js") = error as? ClientScripts.BundleError
      else { return false }
      return true
    }
  }

  @Test func anImportOfAMissingModuleIsAnError() {
    #expect(throws: ClientScripts.BundleError.missing("a.js")) {
      _ = try scripts(["main.js": "import { a } from \"./a.js\";"])
    }
    #expect(throws: ClientScripts.BundleError.missing("main.js")) { _ = try scripts([:]) }
  }

  @Test func theSharedScriptsAreThoseOfTheSources() throws {
    func text(_ source: String) throws -> String {
      let shared = try ClientScripts.shared("main.js", from: ["main.js": Array(source.utf8)])
      return try self.text(shared, "main.js")
    }
    for source in ["one();", "two();", "two();", "one();"] {
      #expect(try text(source) == source)
    }
  }

  // MARK: The client of Trellis

  /// The addresses of the scripts in the HTML of a page.
  private func scriptAddresses(_ page: Response) -> [String] {
    page.text.matches(of: /<script[^>]* src="([^"]+)"/).map { String($0.1) }
  }

  @Test func theScriptsOfAPageHaveAtMost20KBytesInGzip() async throws {
    let transport = TestTransport(try .test(TestPages()))
    let addresses = scriptAddresses(try await transport.send(.get, "/"))
    #expect(addresses.count == 2, "the script before the first paint, and the bundle")
    var bytes = 0
    for address in addresses {
      let response = try await transport.send(
        .get, address, headers: ["Accept-Encoding": "gzip"])
      #expect(response.headers["Content-Encoding"] == "gzip")
      bytes += try #require(response.body.count)
      let script = try await transport.send(.get, address).text
      #expect(!script.contains("from \"./"), "the browser requests no further file at its start")
    }
    #expect(bytes <= 20 * 1024, "\(bytes) bytes")
  }

  @Test func theModulesOfFeaturesImportFromTheBundleOnly() async throws {
    let transport = TestTransport(try .test(TestPages()))
    let addresses = scriptAddresses(try await transport.send(.get, "/"))
    let main = try #require(addresses.last)
    var pending = [main]
    var seen: Set<String> = []
    var exports: Set<String> = []
    while let address = pending.popLast() {
      guard seen.insert(address).inserted else { continue }
      let response = try await transport.send(.get, address)
      #expect(response.status == .ok, "\(address)")
      #expect(response.headers["Cache-Control"] == "public, max-age=31536000, immutable")
      // The client repeats a failed load with a query.
      #expect(try await transport.send(.get, address + "?2").text == response.text)
      let text = response.text
      if address == main {
        let pattern = /(?m)(?:^|;)export (?:async )?(?:function\*?|const|class) (\w+)/
        exports.formUnion(text.matches(of: pattern).map { String($0.1) })
      }
      let forms = text.matches(of: /"\.\/([^"]+)"/)
      pending += forms.map { "/assets/" + $0.1 }
      for statement in text.matches(of: /import \{([^}]*)\} from "\.\/([^"]+)"/) {
        #expect("/assets/" + statement.2 == main, "\(address) is one file")
        let names = statement.1.split(separator: ",")
        let imported = names.compactMap { $0.split(separator: " ").first }
        #expect(exports.isSuperset(of: imported.map(String.init)), "\(address)")
      }
    }
    #expect(seen.count > 12)
    #expect(exports.count > 40)
  }

  @Test func aTabOfAServerWithOtherScriptsReloads() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("public-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let own = URL(filePath: ResourceFolders.repository.assets)
    for name in try FileManager.default.contentsOfDirectory(atPath: own.path) {
      let (from, to) = (own.appending(path: name), folder.appending(path: name))
      if name.hasSuffix(".js") {
        try FileManager.default.copyItem(at: from, to: to)
      } else {
        try FileManager.default.createSymbolicLink(at: to, withDestinationURL: from)
      }
    }
    let changed = folder.appending(path: "commands.js")
    let source = try String(contentsOf: changed, encoding: .utf8)
    try (source + "console.log(1);\n").write(to: changed, atomically: true, encoding: .utf8)

    let before = TestTransport(try .test(TestPages()))
    let after = TestTransport(
      try Site(
        routes: TestPages().routes, application: TestApplication(),
        folders: ResourceFolders(
          assets: folder.path, templates: ResourceFolders.repository.templates, environment: [:]),
        origins: [], loadShedding: .endless))
    let page = try await before.send(.get, "/")
    let script = try #require(scriptAddresses(page).last)
    let text = try await before.send(.get, script).text
    let module = try #require(text.firstMatch(of: /"\.\/(commands\.[^"]+)"/)?.1)
    #expect(try await before.send(.get, "/assets/\(module)").status == .ok)
    for address in [script, "/assets/\(module)"] {
      let response = try await after.send(.get, address)
      #expect(response.status == .notFound, "the old page must not get another version")
    }
    let client = SimulatedClient(session: try #require(page.meta("trellis-session")))
    let version = try #require(page.meta("trellis-version"))
    let attached = try await after.post("attach", client.attach(version: version))
    #expect(attached.text.contains("\"reload\":true"))
    #expect(try await after.send(.get, "/").meta("trellis-version") != version)
  }

  @Test func theFingerprintDependsOnTheFileOfEachStatement() throws {
    func mark(_ one: String, _ two: String) throws -> String {
      let main = "import(\"./a.js\");\nimport(\"./b.js\");\n"
      return try #require(
        try scripts(["main.js": main, "a.js": one, "b.js": two]).assets["main.js"]
      ).fingerprint
    }
    #expect(try mark("x();\ny();\n", "z();\n") != mark("x();\n", "y();\nz();\n"))
    #expect(try mark("x();\n", "z();\n") == mark("x();\n", "z();\n"))
  }
}
