import Foundation
import TestSupport
import Testing
import TrellisTesting

@testable import TrellisViews

/// The code of `docs/GUIDE.md` comes from the files in `Steps`, which the compiler checks.
struct GuideTests {
  /// The Swift code of the guide: that of the first ten steps, then quotations of the examples.
  private func blocks() throws -> [Quotation] { try Quotation.all(in: "docs/GUIDE.md") }

  @Test(arguments: 1...10)
  func theGuideShowsTheCompiledCode(step: Int) throws {
    let number = step < 10 ? "0\(step)" : "\(step)"
    let file = try Quotation.text("Tests/GuideTests/Steps/Step\(number).swift")
    let body =
      file.components(separatedBy: "enum Step\(number) {\n").last?
      .components(separatedBy: "\n}\n").first ?? ""
    let compiled = body.components(separatedBy: "\n").map { line in
      let line = line.hasPrefix("  ") ? String(line.dropFirst(2)) : line
      return line.hasPrefix("static let") ? String(line.dropFirst(7)) : line
    }
    let shown = try blocks()[step - 1].code.replacingOccurrences(of: "@main ", with: "")
      .replacingOccurrences(of: "import Trellis\n\n", with: "")
    #expect(shown == compiled.joined(separator: "\n"))
  }

  @Test func theGuideQuotesTheExamples() throws {
    let quotations = try blocks().dropFirst(10)
    #expect(quotations.count { $0.file.hasPrefix("Examples/Tracker/") } == 13)
    #expect(quotations.count { $0.file.hasPrefix("Examples/Planner/") } == 4)
    #expect(quotations.count == 17)
    for quotation in quotations {
      #expect(
        try quotation.isInFile(), "\(quotation.file) does not contain:\n\(quotation.code)")
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
