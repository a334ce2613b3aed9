import Foundation
import Logging
import ServerSupport
import Synchronization
import Testing
import TrellisHTTP
import TrellisText
import TrellisUI

@testable import TrellisServer

struct FontSliceStoreTests {
  private static let registry: FontRegistry? = try? FontRegistry(
    folder: ResourceFolders.repository.assets + "/fonts")
  private let slices = registry?.madeSlices ?? [:]
  private let path = NSTemporaryDirectory() + "trellis-slices-\(UUID().uuidString)"

  private func store(_ folder: FontCacheFolder? = nil, memory: Int = 8 << 20) -> FontSliceStore {
    FontSliceStore(slices, folder: folder, memoryLimit: memory, logger: Logger(label: "test"))
  }

  private func bytes(_ file: Representation?) throws -> [UInt8] {
    let request = try Request(.get, "/", headers: [:], body: [])
    guard case .bytes(let bytes)? = file?.response(to: request).body else { return [] }
    return bytes
  }

  private func name() throws -> String {
    try #require(slices.keys.filter { $0.hasPrefix("Inter-Regular.latin.") }.first)
  }

  @Test func aSliceIsMadeOnceForManyRequests() async throws {
    let store = store()
    let name = try name()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 { group.addTask { _ = await store.representation(name) } }
    }
    #expect(store.makeCount.load(ordering: .relaxed) == 1)
    #expect(store.cached(name) != nil)
    #expect(try bytes(await store.representation(name)).starts(with: Array("wOF2".utf8)))
  }

  @Test func onlyKnownNamesAreServed() async throws {
    let store = store()
    #expect(store.name(at: FontSliceStore.prefix + (try name())) == (try name()))
    for name in ["", "a.woff2", "../fonts.json", "..%2f", "Inter-Regular.otf"] {
      #expect(store.name(at: FontSliceStore.prefix + name) == nil)
      #expect(await store.representation(name) == nil)
    }
    #expect(store.name(at: "/" + (try name())) == nil)
  }

  @Test func anotherStartTakesSlicesFromDisk() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = try FontCacheFolder(path: path)
    let name = try name()
    let first = try bytes(await store(folder).representation(name))
    let second = store(folder)
    #expect(try bytes(await second.representation(name)) == first)
    #expect(second.makeCount.load(ordering: .relaxed) == 0)
  }

  @Test func aDamagedFileIsMadeAgain() async throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = try FontCacheFolder(path: path)
    let name = try name()
    let first = try bytes(await store(folder).representation(name))
    let file =
      path + "/" + (try #require(try FileManager.default.contentsOfDirectory(atPath: path).first))
    try Data("poison".utf8).write(to: URL(fileURLWithPath: file))
    let second = store(folder)
    #expect(try bytes(await second.representation(name)) == first)
    #expect(second.makeCount.load(ordering: .relaxed) == 1)
    #expect(folder.content(of: name) == first)
  }

  @Test func memoryIsBounded() async throws {
    let store = store(memory: 60_000)
    for name in slices.keys.filter({ $0.contains(".latin.") }) {
      #expect(await store.representation(name) != nil)
    }
    #expect(slices.keys.filter { store.cached($0) != nil }.count <= 3)
  }

  @Test func aPagePreloadsTheFilesOfItsTextsOnly() async throws {
    let site = try Site.test(TestPages())
    let transport = TestTransport(site)
    let page = try await transport.send(.get, "/").text
    let preloads = page.matches(of: /rel="preload" href="([^"]+)"/).map { String($0.1) }
    #expect(preloads.allSatisfy { $0.contains("/fonts/Inter-") && $0.contains(".latin.") })
    for address in preloads {
      let font = try await transport.send(.get, address)
      #expect(font.status == .ok)
      #expect(font.headers["Content-Type"] == "font/woff2")
      #expect(font.headers["Cache-Control"] == "public, max-age=31536000, immutable")
      guard case .bytes(let bytes) = font.body else { continue }
      #expect(bytes.count <= 25_000)
    }
    #expect(
      try await transport.send(.get, FontSliceStore.prefix + "nothing.woff2").status == .notFound)
  }

  /// Only the recorded cases use the fonts with ideographs of that folder.
  private func siteWithInstalledFonts(_ text: String) throws -> Site {
    let folders = ResourceFolders.repository
    return try Site(
      routes: [
        Route("/") { _ in { TextComponent(text, style: TextStyle(size: 20)) } }
      ],
      application: TestApplication(),
      folders: ResourceFolders(
        assets: folders.assets, templates: folders.templates, fonts: folders.assets + "/fonts",
        environment: [:]),
      origins: [], loadShedding: .endless)
  }

  @Test func aPageLinksToTheSheetsOfInstalledFonts() async throws {
    let transport = TestTransport(try siteWithInstalledFonts("日本語"))
    let page = try await transport.send(.get, "/").text
    let links = page.matches(of: /rel="stylesheet" href="([^"]+)"/).map { String($0.1) }
    let address = try #require(links.last)
    #expect(address.wholeMatch(of: /\/assets\/fonts\/[0-9a-f]{16}\.css/) != nil)
    #expect(page.contains(String(address.dropFirst("/assets/fonts/".count).dropLast(4)) + "\""))
    let sheet = try await transport.send(.get, address)
    #expect(sheet.headers["Content-Type"] == "text/css; charset=utf-8")
    #expect(sheet.headers["Cache-Control"] == "public, max-age=31536000, immutable")
    let rules = sheet.text
    let preloads = page.matches(of: /rel="preload" href="([^"]+)"/).map { String($0.1) }
    #expect(!preloads.isEmpty)
    for preload in preloads {
      #expect(rules.contains((preload as NSString).lastPathComponent))
      #expect(try await transport.send(.get, preload).headers["Content-Type"] == "font/woff2")
    }
    let missing = try await transport.send(.get, "/assets/fonts/0123456789abcdef.css")
    #expect(missing.status == .notFound)
  }

  @Test func aPageInLatinScriptHasNoSheetOfInstalledFonts() async throws {
    let page = try await TestTransport(try siteWithInstalledFonts("Plain")).send(.get, "/").text
    #expect(page.matches(of: /rel="stylesheet"/).count == 1)
    #expect(!page.contains("data-fonts"))
  }

  @Test func aSliceThatLeftTheMemoryIsMadeAgain() async throws {
    let store = store(memory: 1)
    let name = try name()
    for count in 1...2 {
      #expect(await store.representation(name) != nil)
      #expect(store.cached(name) == nil)
      #expect(store.makeCount.load(ordering: .relaxed) == count)
    }
  }
}
