import Foundation
import Testing
import TrellisUI

@testable import TrellisViews

/// The style sheets that are generated. `TRELLIS_RECORD=1 swift test --filter StyleSheetTests` writes them again.
struct StyleSheetTests {
  private static let folder: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(4).joined(separator: "/") + "/public/looks/"
  }()

  private static let sheets = [
    "theme.css": "/* The standard theme. Made by ThemeTokens.swift; a test compares them. */\n"
      + Theme.styleSheet,
    "states.css": "/* The looks by state. Made by LookSheet.swift; a test compares them. */\n"
      + LookSheet.text,
  ]

  private static func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".css") }.map { folder + $0 } + [folder + "../trellis.css"]
  }

  @Test(arguments: sheets.keys) func theStyleSheetIsThatOfTheSource(name: String) throws {
    let expected = try #require(Self.sheets[name])
    if ProcessInfo.processInfo.environment["TRELLIS_RECORD"] == "1" {
      try expected.write(toFile: Self.folder + name, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: Self.folder + name, encoding: .utf8) == expected)
  }

  /// The error pages of the server have no views, and so no element with `data-trellis`.
  @Test func errorPagesHaveTheTokensOfTheTheme() {
    #expect(Theme.styleSheet.matches(of: /\[data-trellis\]/).count == 2)
    #expect(
      Theme.styleSheet.matches(of: /:where\(\[data-trellis\], \.trellis-error\) {/).count == 2)
  }

  @Test func everyTokenOfTheStyleSheetsIsOneOfTheme() throws {
    let tokens = Set(Theme.Role.allCases.map(\.property)).union(["--t-radius", "--t-n", "--t-m"])
    var count = 0
    for file in try Self.files() {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      for match in text.matches(of: /var\(\s*(--t-[a-z0-9-]*)/) {
        count += 1
        #expect(tokens.contains(String(match.1)), "\(match.1) in \(file)")
      }
    }
    #expect(count > 100)
  }

  /// In Chromium 156, one selector with `:has` and the position of an element below the same parent makes the browser style
  /// and lay out a whole document for each element that is inserted anywhere: 55 ms instead of 1 ms in one of 7,000 elements.
  @Test func noSelectorHasBothHasAndThePositionOfAnElement() throws {
    let rules = try Self.files().flatMap { file in
      try String(contentsOfFile: file, encoding: .utf8)
        .split(whereSeparator: { "{},".contains($0) })
    }
    #expect(rules.contains { $0.contains(":has(") })
    for selector in rules where selector.contains(":has(") {
      #expect(!selector.contains(/:(nth|first|last|only)-/), "\(selector)")
    }
  }

  @Test func theLookOfAPageWithoutAThemeIsThatOfTheStandardTheme() {
    #expect(Theme.standard.pageLook == .standard)
  }

  @Test func theLookOfAPageHasTheColorsOfItsTheme() {
    let theme = Theme([.background: Color(light: Color(0xFFEEDD), dark: Color(0x112233))])
    #expect(theme.pageLook.background == "#ffeedd")
    #expect(theme.pageLook.darkBackground == "#112233")
    #expect(theme.pageLook.declarations == "--t-background:light-dark(#ffeedd,#112233);")
  }

  @Test func eachLookByStateHasItsOwnName() {
    let names = LookCondition.allCases.flatMap { condition in
      LookProperty.allCases.map { LookSheet.name(condition, $0).className }
    }
    #expect(Set(names).count == names.count)
    #expect(!names.contains("l-edge"))
  }
}
