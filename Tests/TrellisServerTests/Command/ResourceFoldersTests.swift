import Testing
import TrellisText

@testable import TrellisServer

/// The folders of the files that a server sends.
struct ResourceFoldersTests {
  private func folders(
    _ environment: [String: String] = [:], assets: String? = nil, fontCache: String? = nil,
    fonts: String = "none", existing: Set<String> = []
  ) -> ResourceFolders {
    ResourceFolders(
      assets: assets, templates: nil, fontCache: fontCache, fonts: fonts,
      environment: environment, currentDirectory: "/here", exists: existing.contains)
  }

  @Test func anOptionComesBeforeTheEnvironmentAndTheCurrentFolder() {
    let environment = ["TRELLIS_PUBLIC": "/variable", "TRELLIS_TEMPLATES": "/pages"]
    let existing: Set = ["/here/public/trellis.js"]
    #expect(folders(environment, assets: "/option", existing: existing).assets == "/option")
    #expect(folders(environment, existing: existing).assets == "/variable")
    #expect(folders(environment).templates == "/pages")
    let empty = ["TRELLIS_PUBLIC": "", "TRELLIS_TEMPLATES": ""]
    #expect(folders(empty, existing: existing).assets == "/here/public")
    #expect(folders(existing: ["/here/trellis.js"]).assets == "/here")
    #expect(folders().assets.hasSuffix("/public") && !folders().assets.hasPrefix("/here"))
    #expect(folders().templates.hasSuffix("/templates"))
  }

  @Test(
    arguments: [
      (["HOME": "/home/ada"], "/home/ada/.cache/trellis/fonts"),
      (["HOME": "/home/ada", "XDG_CACHE_HOME": "/caches"], "/caches/trellis/fonts"),
      (["HOME": "/home/ada", "XDG_CACHE_HOME": "caches"], "/home/ada/.cache/trellis/fonts"),
      (["HOME": "ada"], nil), ([:], nil),
      (["TRELLIS_FONT_CACHE": "/fonts", "HOME": "/a"], "/fonts"),
      (["TRELLIS_FONT_CACHE": "", "HOME": "/a"], nil),
    ] as [([String: String], String?)])
  func theFontCacheIsInTheFolderOfCaches(environment: [String: String], path: String?) {
    #expect(folders(environment).fontCache == path)
    #expect(folders(environment, fontCache: "/option").fontCache == "/option")
    #expect(folders(environment, fontCache: "").fontCache == nil)
  }

  @Test func installedFontsAreThoseOfTheSystemOrAFolder() {
    #expect(folders(fonts: "").installedFonts == nil)
    #expect(folders(fonts: "none").installedFonts == nil)
    #expect(folders(fonts: "system").installedFonts == .system)
    #expect(folders(fonts: "/fonts").installedFonts == .folder("/fonts"))
  }
}
