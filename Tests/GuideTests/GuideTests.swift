import Foundation
import Testing
import TrellisTesting

@testable import TrellisViews

/// The code of `docs/GUIDE.md` is that of the files in `Steps`, which the compiler checks.
struct GuideTests {
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The Swift code of each step of the guide.
  private func steps() throws -> [String] {
    try text("docs/GUIDE.md").components(separatedBy: "\n```swift\n").dropFirst().map {
      $0.components(separatedBy: "\n```").first ?? ""
    }
  }

  @Test(arguments: 1...10)
  func theGuideShowsTheCompiledCode(step: Int) throws {
    let number = step < 10 ? "0\(step)" : "\(step)"
    let file = try text("Tests/GuideTests/Steps/Step\(number).swift")
    let body =
      file.components(separatedBy: "enum Step\(number) {\n").last?
      .components(separatedBy: "\n}\n").first ?? ""
    let compiled = body.components(separatedBy: "\n").map { line in
      let line = line.hasPrefix("  ") ? String(line.dropFirst(2)) : line
      return line.hasPrefix("static let") ? String(line.dropFirst(7)) : line
    }
    let shown = try steps()[step - 1].replacingOccurrences(of: "@main ", with: "")
      .replacingOccurrences(of: "import Trellis\n\n", with: "")
    #expect(shown == compiled.joined(separator: "\n"))
  }

  @Test func theGuideHasTenStepsAndTheTracker() throws {
    #expect(try steps().count == 10 + excerpts().count)
    #expect(try excerpts().count == 13)
  }

  /// The quoted code of the second part, each with the file that it is from.
  private func excerpts() throws -> [(file: String, code: String)] {
    try text("docs/GUIDE.md").components(separatedBy: "`Examples/Tracker/").dropFirst().compactMap {
      let parts = $0.components(separatedBy: "`:\n\n```swift\n")
      guard parts.count > 1, let code = parts[1].components(separatedBy: "\n```").first else {
        return nil
      }
      return (parts[0], code)
    }
  }

  @Test func theGuideQuotesTheTracker() throws {
    func lines(_ text: String) -> String {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .joined(separator: "\n")
    }
    for (file, code) in try excerpts() {
      let source = lines(try text("Examples/Tracker/" + file))
      #expect(source.contains(lines(code)), "\(file) does not contain:\n\(code)")
    }
  }

  @Test func theFormAddsNotes() throws {
    let page = TestPage { Step05.NotesScreen() }
    try page.type("Buy milk", into: "New note")
    try page.click("Add")
    try page.type("Call Ada", into: "New note")
    try page.send(
      "keydown", to: try page.element(named: "New note"), value: "Call Ada", key: "Enter")
    #expect(page.texts.suffix(2) == ["Buy milk", "Call Ada"])
  }

  @Test func rowsChangeAndRemoveTheirNotes() throws {
    let page = TestPage { Step06.NotesScreen() }
    try page.click("Done")
    #expect(page.texts.contains("Reopen"))
    try page.click("Remove")
    #expect(!page.texts.contains("Buy milk") && page.texts.contains("Call Ada"))
  }

  @Test func theBoardIsShared() throws {
    let (first, second) = (TestPage { Step08.NotesScreen() }, TestPage { Step08.NotesScreen() })
    try first.send(
      "keydown", to: try first.element(named: "New note"), value: "Hello", key: "Enter")
    second.settle()
    #expect(second.texts.contains("Hello"))
  }

  @Test @MainActor func theListIsLoaded() async throws {
    let page = TestPage { Step09.NotesScreen { ["Buy milk"] } }
    #expect(page.texts.contains("Loading…"))
    await page.finishTasks()
    #expect(page.texts.contains("Buy milk"))
    try page.click("Load again")
    await page.finishTasks()
    #expect(page.texts.contains("Load again"))
  }

  @Test func theSearchFindsNotes() throws {
    let page = TestPage { Step10.Search() }
    try page.type("milk", into: "Search")
    #expect(page.texts.contains("Buy milk") && !page.texts.contains("Call Ada"))
  }

  @Test func everyOtherStepShows() {
    for page in [
      TestPage { Step01.NotesScreen() }, TestPage { Step02.NotesScreen() },
      TestPage { Step03.NotesScreen() }, TestPage { Step04.NotesScreen() },
      TestPage { Step07.NotesScreen() },
    ] {
      #expect(page.texts.contains("Notes"))
    }
  }
}
