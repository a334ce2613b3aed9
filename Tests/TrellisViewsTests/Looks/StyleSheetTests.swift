import Foundation
import Testing

@testable import TrellisViews

/// The parts of `public/trellis.css` that are generated. `TRELLIS_RECORD=1 swift test --filter StyleSheetTests` writes
/// them anew.
struct StyleSheetTests {
  private static let path: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(4).joined(separator: "/") + "/public/trellis.css"
  }()

  private static let parts = [
    (
      start: "/* Generated from the standard theme (ThemeTokens.swift); a test compares them. */\n",
      end: "/* End of the standard theme. */", text: Theme.styleSheet
    ),
    (
      start: "/* Generated for looks by state (LookSheet.swift); a test compares them. */\n",
      end: "/* End of the looks by state. */", text: LookSheet.text
    ),
  ]

  @Test func theStyleSheetHasTheStandardThemeAndTheLooksByState() throws {
    var sheet = try String(contentsOfFile: Self.path, encoding: .utf8)
    for part in Self.parts {
      let start = try #require(sheet.range(of: part.start)?.upperBound)
      let end = try #require(sheet.range(of: part.end)?.lowerBound)
      if ProcessInfo.processInfo.environment["TRELLIS_RECORD"] == "1" {
        sheet.replaceSubrange(start..<end, with: part.text)
        try sheet.write(toFile: Self.path, atomically: true, encoding: .utf8)
      } else {
        #expect(String(sheet[start..<end]) == part.text)
      }
    }
  }

  @Test func eachLookByStateHasItsOwnName() {
    let names = LookCondition.allCases.flatMap { condition in
      LookProperty.allCases.map { LookSheet.name(condition, $0).className }
    }
    #expect(Set(names).count == names.count)
    #expect(!names.contains("l-edge"))
  }
}
