import Foundation
import Testing
import TrellisLayout

@testable import Conformance

/// Texts of a font whose characters are 10 px wide and whose lines are 12 px high.
struct AhemTextTests {
  private func measure(_ text: String, _ request: FlexMeasureRequest) throws -> FlexMeasurement {
    let metrics = try JSONDecoder().decode(
      FlexboxHeader.Text.self,
      from: Data(
        "{\"advance\":10,\"line-height\":12,\"ascent\":8,\"zero-width\":[\"U+200B\",\"x\"]}".utf8))
    return AhemText(text, metrics: metrics).measure(request)
  }

  @Test(arguments: [
    ("", 100.0, 0.0, 1.0), ("ab", 20, 20, 1), ("ab", 5, 20, 1), ("ab cd", 50, 50, 1),
    ("ab cd", 49.98, 50, 1), ("ab cd", 49.9, 20, 2), ("ab cd ef", 50, 50, 2),
    ("a b c", 10, 10, 3), ("ab\u{200B}cd", 40, 40, 1), ("ab\u{200B}cd", 39, 20, 2),
    ("ab ", 30, 30, 1), ("abc d", 20, 30, 2), (" ab", 30, 30, 1), ("a  b", 30, 20, 2),
    ("ab cd", -5, 20, 2),
  ])
  func linesBreakAtSpaces(text: String, room: Double, width: Double, lines: Double) throws {
    let found = try measure(text, FlexMeasureRequest(availableWidth: .definite(room)))
    #expect(found.size == Size(width: width, height: lines * 12))
    #expect(found.baseline == 8)
  }

  @Test func theRoomIsTheKnownWidthOrThatOfTheContent() throws {
    let text = "ab cde"
    #expect(
      try measure(text, FlexMeasureRequest(availableWidth: .maxContent)).size
        == Size(width: 60, height: 12))
    #expect(
      try measure(text, FlexMeasureRequest(availableWidth: .minContent)).size
        == Size(width: 30, height: 24))
    let known = FlexMeasureRequest(knownWidth: 60, availableWidth: .definite(60))
    #expect(try measure(text, known).size == Size(width: 60, height: 12))
  }
}
