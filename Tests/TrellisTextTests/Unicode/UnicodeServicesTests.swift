#if canImport(CICU)
  import Foundation
  import Testing
  import TrellisText

  struct UnicodeServicesTests {
    private struct Row: Decodable {
      var id: String
      var text: String
      var lang: String
      var breaks: [Int]
    }

    private static let rows: [Row] = {
      let file = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/text/breaks.jsonl")
      let data = (try? Data(contentsOf: file)) ?? Data()
      return data.split(separator: UInt8(ascii: "\n")).compactMap {
        try? JSONDecoder().decode(Row.self, from: $0)
      }
    }()

    private let system = TextEngine(registry: TestFonts.registry, services: SystemUnicode())

    @Test func theSystemsICUFindsTheBreaksOfChromium() {
      #expect(Self.rows.count == 566)
      let wrong = Self.rows.filter { row in
        let paragraph = Paragraph(
          row.text, attributes: TextAttributes(font: FontDescriptor(size: 16)),
          language: row.lang)
        return system.breakOpportunities(in: paragraph) != row.breaks
      }
      #expect(Double(wrong.count) <= 0.015 * 566, "\(wrong.map(\.id))")
    }

    @Test func bothLibrariesGiveTheSameLayouts() {
      for row in Self.rows where !row.id.hasPrefix("synthetic") {
        let paragraph = Paragraph(
          row.text, attributes: TextAttributes(font: FontDescriptor(size: 15)),
          language: row.lang)
        for width in [40.0, 160, .infinity] {
          let found = system.layout(paragraph, width: width)
          let expected = TestFonts.engine.layout(paragraph, width: width)
          #expect(found.lines == expected.lines, "\(row.id) at \(width) px")
          #expect(found.nodes() == expected.nodes(), "\(row.id) at \(width) px")
        }
      }
    }
  }
#endif
