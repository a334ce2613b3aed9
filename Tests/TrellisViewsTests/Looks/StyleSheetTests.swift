import Foundation
import Testing

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

  @Test(arguments: sheets.keys) func theStyleSheetIsThatOfTheSource(name: String) throws {
    let expected = try #require(Self.sheets[name])
    if ProcessInfo.processInfo.environment["TRELLIS_RECORD"] == "1" {
      try expected.write(toFile: Self.folder + name, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: Self.folder + name, encoding: .utf8) == expected)
  }

  @Test func eachLookByStateHasItsOwnName() {
    let names = LookCondition.allCases.flatMap { condition in
      LookProperty.allCases.map { LookSheet.name(condition, $0).className }
    }
    #expect(Set(names).count == names.count)
    #expect(!names.contains("l-edge"))
  }
}
