import TestSupport
import Testing
import TrellisControls
import TrellisDOM
import TrellisTesting
import TrellisViews

@MainActor struct FormStateTests {
  @Test func theFieldsOfARunningFormAreDisabled() async throws {
    let gate = Gate()
    let page = controlPage {
      Form {
        TextField("Name", text: .constant(""))
        SubmitButton("Save")
      } onSubmit: {
        await gate.wait()
      }
    }
    try page.send("submit", to: try #require(page.first("form")))
    await waitUntil { gate.isReached }
    page.settle()
    #expect(try #require(page.first("input")).attribute("disabled") == "")
    gate.open()
    await page.finishTasks()
    #expect(try #require(page.first("input")).attribute("disabled") == nil)
  }

  @Test func theProblemsAfterASubmissionShowWithTheNextOne() async throws {
    struct Sample: View {
      @State var name = ""
      var body: some View {
        Form {
          TextField("Name", text: $name).validation(name.isEmpty ? "Enter a name." : nil)
          SubmitButton("Save")
        } onSubmit: {
        }
        Button("clear") { name = "" }
        Button("fill") { name = "a" }
      }
    }
    let page = controlPage { Sample() }
    func summary() -> Bool {
      page.elements.contains {
        $0.attribute("hidden") == nil && ($0.attribute("class") ?? "").contains("l-problems")
      }
    }
    let form = try #require(page.first("form"))
    try page.send("submit", to: form)
    #expect(summary())
    try page.click("fill")
    page.settle()
    #expect(!summary())
    try page.send("submit", to: form)
    await page.finishTasks()
    #expect(!summary())
    try page.click("clear")
    page.settle()
    #expect(!summary(), "the problem is new")
    try page.send("submit", to: form)
    #expect(summary())
  }

  @Test func onlyUnsavedChangesAreMarked() {
    func isMarked(_ isUnsaved: Bool) -> Bool {
      controlPage { Text("x").unsavedChanges(isUnsaved) }.elements
        .contains { $0.attribute("data-unsaved") != nil }
    }
    #expect(isMarked(true) && !isMarked(false))
  }
}
