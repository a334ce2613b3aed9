import Foundation
import Testing
import Trellis
import TrellisTesting

/// Dragging and uploading through whole pages; with `TRELLIS_BROWSER=chromium` in a browser.
@Suite(.serialized) struct PointerActionTests {
  private struct Card: Codable { var id: Int }

  private struct Board: View {
    @State private var done: [Int] = []
    @State private var text = "nothing"
    @State private var isTargeted = false

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        Text("Card 1").frame(width: 120, height: 40).draggable(Card(id: 1))
        Text("Words").frame(width: 120, height: 40).draggable("some words")
        Text("Fixed").frame(width: 120, height: 40)
        Text("Done: \(done.map { "\($0)" }.joined(separator: ", "))").frame(width: 200, height: 80)
          .dropDestination(for: Card.self) { cards, _ in
            done += cards.map(\.id)
            return true
          } isTargeted: {
            isTargeted = $0
          }
        Text("Text: \(text)").frame(width: 200, height: 80)
          .dropDestination(for: String.self) { texts, place in
            text = texts[0] + (place.x >= 0 && place.y >= 0 ? "" : " outside")
            return true
          }
      }
    }
  }

  @Test func aValueIsDraggedToItsDestination() async throws {
    let tab = try await TestSite.mount { Board() }
    try await tab.drag(.text("Card 1"), to: .text("Done:"))
    try await tab.find(.text("Done: 1"))
    try await tab.drag(.text("Words"), to: .text("Text: nothing"))
    try await tab.find(.text("Text: some words"))
    // A text is no card.
    try await tab.drag(.text("Words"), to: .text("Done: 1"))
    #expect(try await tab.query(.text("Done: 1")) != nil)
    await tab.close()
  }

  private struct Attachments: View {
    @State private var files: [UploadedFile] = []
    @State private var contents: [String] = []

    var body: some View {
      VStack(alignment: .leading, spacing: 16) {
        FileUpload(
          "Attachments", files: $files, types: [".txt"], maximumSize: 1 << 20, maximumCount: 2
        ) { file in
          let data = file.url.flatMap { try? Data(contentsOf: $0) }
          contents.append("\(file.name): \(data?.count ?? -1)")
        }
        Text("Stored \(contents.joined(separator: "; "))")
      }
    }
  }

  @Test func filesArriveWithTheirContents() async throws {
    let tab = try await TestSite.mount { Attachments() }
    let large = TestFile(name: "b.txt", text: String(repeating: "x", count: 700_000))
    try await tab.upload(TestFile(name: "a.txt", text: "hello"), large, to: .label("Attachments"))
    try await tab.find(.text("Stored a.txt: 5; b.txt: 700000"), within: .seconds(20))
    await tab.close()
  }

  @Test func aFileOfAnotherTypeIsRefused() async throws {
    let tab = try await TestSite.mount { Attachments() }
    try await tab.upload(TestFile(name: "a.png", bytes: [1, 2, 3]), to: .label("Attachments"))
    try await tab.find(.text(.containing("a.png")), within: .seconds(20))
    #expect(try await tab.query(.text("Stored")) != nil)
    await tab.close()
  }
}
