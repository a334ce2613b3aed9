import TestSupport
import Testing

@testable import TrellisDOM
@testable import TrellisHTML

struct HTMLStreamTests {
  private func list(_ count: Int) -> Document {
    let document = Document()
    for index in 0..<count {
      let row = document.makeElement("p")
      row.frame = Frame(left: 0, top: Double(index) * 20, width: 300, height: 20)
      row.setAttribute("title", "row & \(index)")
      row.text = "Row \(index) <ü>"
      document.root.insert(row)
    }
    document.announceAll()
    return document
  }

  @Test func aSinkGetsThePageInPieces() throws {
    let document = list(3_000)
    let whole = HTMLWriter.page(document)
    var bytes: [UInt8] = []
    var pieces = 0
    let rest = try HTMLWriter.page(document) {
      bytes += $0
      pieces += 1
    }
    #expect(bytes == Array(whole.body.utf8))
    #expect(pieces >= 3)
    #expect(rest.body == "" && rest.styleSheet == whole.styleSheet)
    #expect(rest.elementCount == whole.elementCount)
  }

  /// Start tags are copied from earlier ones, which the sink may have received already.
  @Test func aSinkGetsEqualStartTags() throws {
    let document = Document()
    var rows: [Element] = []
    for index in 0..<6_000 {
      let row = document.makeElement(index.isMultiple(of: 700) ? "section" : "p")
      row.frame = Frame(left: 0, top: Double(index % 2_000) * 20, width: 300, height: 20)
      row.setAttribute("class", index.isMultiple(of: 3) ? "even row" : "odd row")
      if index.isMultiple(of: 5) {
        row.text = String(repeating: "Text & ", count: index % 11)
      }
      rows.append(row)
    }
    document.root.setChildren(rows)
    document.announceAll()
    var bytes: [UInt8] = []
    var longest = 0
    let rest = try HTMLWriter.page(document) {
      bytes += $0
      longest = max(longest, $0.count)
    }
    let whole = HTMLWriter.page(document)
    #expect(bytes == Array(whole.body.utf8))
    #expect(rest.styleSheet == whole.styleSheet)
    #expect(longest <= ByteBuffer.pieceLength)
  }

  @Test func aLongTextIsPassedInPieces() throws {
    let document = Document()
    document.root.text = String(repeating: "a < b & c > d, ", count: 20_000)
    var bytes: [UInt8] = []
    var longest = 0
    _ = try HTMLWriter.page(document) {
      bytes += $0
      longest = max(longest, $0.count)
    }
    #expect(bytes == Array(HTMLWriter.page(document).body.utf8))
    #expect(longest <= ByteBuffer.pieceLength)
  }

  @Test func nothingIsPassedAfterAnErrorOfTheSink() {
    struct Full: Error {}
    var calls = 0
    #expect(throws: Full.self) {
      _ = try HTMLWriter.page(list(3_000)) { _ in
        calls += 1
        throw Full()
      }
    }
    #expect(calls == 1)
  }

  /// Each text against an escape of single characters.
  @Test func textsAreEscapedAsCharacterByCharacter() {
    let characters: [Unicode.Scalar] = [
      "a", "b", " ", "&", "<", ">", "\"", "'", "\r", "\n", "\0", "ü", "😀", "\u{1C}", "\u{BC}", "#",
      "=",
    ]
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<random.below(30) {
        // Long runs of plain bytes, too.
        text.append(random.chance(3) ? characters[random.below(characters.count)] : "x")
      }
      var expected = (text: "", attribute: "")
      for scalar in text {
        let reference: String? =
          switch scalar {
          case "&": "&amp;"
          case "<": "&lt;"
          case "\r": "&#13;"
          case "\0": "\u{FFFD}"
          default: nil
          }
        expected.text += scalar == ">" ? "&gt;" : reference ?? String(scalar)
        expected.attribute += scalar == "\"" ? "&quot;" : reference ?? String(scalar)
      }
      #expect(
        HTMLEscaping.text(String(text)).unicodeScalars.elementsEqual(expected.text.unicodeScalars))
      #expect(
        HTMLEscaping.attribute(String(text)).unicodeScalars.elementsEqual(
          expected.attribute.unicodeScalars))
    }
  }

  @Test(arguments: [
    (0, "0"), (7, "7"), (10, "10"), (99, "99"), (100, "100"), (-1, "-1"), (Int.max, "\(Int.max)"),
    (Int.min, "\(Int.min)"), (999_999_999_999_999_999, "999999999999999999"),
  ])
  func numbersAreDecimal(_ number: Int, _ text: String) {
    let bytes = ByteBuffer(capacity: 1)
    bytes.append(decimal: number)
    #expect(bytes.text == text)
  }
}
