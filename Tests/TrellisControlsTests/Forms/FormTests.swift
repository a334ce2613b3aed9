import TestSupport
import Testing
import TrellisComponents
import TrellisControls
import TrellisDOM
import TrellisHosting
import TrellisTesting
import TrellisViews

@MainActor struct FormTests {
  private struct Sample: View {
    let log: Box<[String]>
    @State var name = ""
    @State var mail = ""
    var body: some View {
      Form {
        TextField("Name", text: $name).required().validation(name.isEmpty ? "Enter a name." : nil)
        TextField("Mail", text: $mail).validation("Enter an address.", when: !mail.contains("@"))
        TextField("Note", text: .constant("")).fieldHelp("Nobody reads it.")
        SubmitButton("Save")
      } onSubmit: {
        log.value.append("saving \(name)")
        for _ in 0..<3 { await Task.yield() }
        log.value.append("saved")
      }
    }
  }

  private func open(_ log: Box<[String]>) throws -> (TestPage, Element) {
    let page = controlPage { Sample(log: log) }
    return (page, try #require(page.first("form")))
  }

  @Test func aSectionIsAGroupOfFieldsWithItsTitle() throws {
    let page = controlPage {
      Form {
        Section("Address") {
          TextField("City", text: .constant(""))
          TextField("Street", text: .constant(""))
        }
        Section {
          TextField("Card", text: .constant(""))
        } header: {
          Text("Payment")
        } footer: {
          Text("Nothing is stored.")
        }
        Section { TextField("Note", text: .constant("")) }
      }
    }
    let groups = page.elements.filter { $0.tag == "fieldset" }
    #expect(groups.count == 3)
    #expect(groups.map { $0.children.first?.tag } == ["legend", "legend", "label"])
    #expect(groups.map { $0.children.first?.wholeText } == ["Address", "Payment", "Note"])
    let payment = try #require(groups.dropFirst().first)
    let footer = try #require(payment.children.last)
    let field = try #require(payment.children.dropFirst().first)
    #expect(footer.wholeText == "Nothing is stored.")
    #expect((footer.frame?.top ?? 0) > (field.frame?.top ?? 0))
    let form = try #require(page.first("form"))
    #expect(payment.frame?.width == form.frame?.width)
  }

  @Test func theFooterOfASectionIsTheDescriptionOfItsGroup() throws {
    struct Fields: View {
      @State var hasNote = true
      var body: some View {
        Form {
          Section {
            TextField("Card", text: .constant(""))
          } header: {
            Text("Payment")
          } footer: {
            if hasNote { Text("Nothing is stored.") }
          }
          Section {
            Button("Hide") { hasNote = false }
          } footer: {
            Text("It hides the note.")
          }
          Section("Address") { TextField("City", text: .constant("")) }
        }
      }
    }
    let page = controlPage { Fields() }
    func descriptions() -> [String?] {
      page.elements.filter { $0.tag == "fieldset" }.map { group in
        guard let id = group.attribute("aria-describedby") else { return nil }
        return page.elements.first { $0.attribute("id") == id }?.wholeText ?? "missing"
      }
    }
    #expect(descriptions() == ["Nothing is stored.", "It hides the note.", nil])
    try page.click("Hide")
    #expect(descriptions() == [nil, "It hides the note.", nil], "a group without a footer")
  }

  @Test func theTitleOfASectionIsAtTheStartInBothDirections() throws {
    for direction in [WritingDirection.leftToRight, .rightToLeft] {
      let page = controlPage(direction: direction) {
        Form { Section("Address") { TextField("City", text: .constant("")) } }
      }
      let legend = try #require(page.first("legend")?.frame)
      let title = try #require(page.elements.first { $0.text == "Address" }?.frame)
      #expect(title.width < legend.width / 2)
      let end = title.left + title.width
      #expect(direction == .leftToRight ? title.left == 0 : end == legend.width)
    }
  }

  @Test func aSectionOutsideOfAFormIsNoGroup() {
    let page = controlPage { VStack { Section("Address") { Text("City") } } }
    #expect(page.first("fieldset") == nil && page.first("section") != nil)
  }

  @Test func fieldsShowTheirLabelsAndHelp() throws {
    let (page, _) = try open(Box([]))
    let field = try page.element(named: "Name")
    let label = try #require(page.elements.first { $0.attribute("for") == field.attribute("id") })
    #expect(label.tag == "label" && label.wholeText == "Name *")
    #expect(field.attribute("aria-required") == "true" && field.attribute("placeholder") == nil)
    let note = try page.element(named: "Note")
    let help = page.elements.first { $0.attribute("id") == note.attribute("aria-describedby") }
    #expect(help?.wholeText == "Nobody reads it.")
  }

  @Test func aFormWithProblemsListsThemAndDoesNotRun() throws {
    let log = Box<[String]>([])
    let (page, form) = try open(log)
    #expect(!page.texts.contains("Enter a name."), "the user has not been there")
    try page.send("submit", to: form)
    #expect(page.texts.contains("There are 2 problems") && log.value.isEmpty)
    let summary = try #require(page.elements.first { $0.attribute("tabindex") == "-1" })
    #expect(summary.attribute("role") == "group")
    let links = summary.descendants.filter { $0.tag == "a" }
    #expect(links.map(\.wholeText) == ["Name: Enter a name.", "Mail: Enter an address."])
    let name = try page.element(named: "Name")
    #expect(links.first?.attribute("href") == "#" + (name.attribute("id") ?? "-"))
    #expect(name.attribute("aria-invalid") == "true")
    try page.type("Ada", into: "Name")
    // The list follows its fields after the mount.
    page.settle()
    #expect(page.texts.contains("There is 1 problem"))
  }

  @Test func theProblemsTakeTheFocusAtEachSubmission() throws {
    let (page, form) = try open(Box([]))
    for _ in 0..<2 {
      _ = page.host.document.takePatch()
      try page.send("submit", to: form)
      let summary = try #require(page.elements.first { $0.attribute("tabindex") == "-1" })
      var focused: [NodeID] = []
      for case .focus(let id, _) in page.host.document.takePatch().operations { focused.append(id) }
      #expect(focused == [summary.id])
      try page.send("focus", to: summary)
      try page.send("blur", to: summary)
    }
  }

  @Test func aRunningFormIsNotSubmittedAgain() async throws {
    let log = Box<[String]>([])
    let (page, form) = try open(log)
    try page.type("Ada", into: "Name")
    try page.type("ada@example.org", into: "Mail")
    try page.send("submit", to: form)
    await waitUntil { !log.value.isEmpty }
    page.settle()
    try page.send("submit", to: form)
    await page.finishTasks()
    #expect(log.value == ["saving Ada", "saved"])
  }

  @Test func aProblemShowsWhenTheUserHasLeftTheField() throws {
    let (page, _) = try open(Box([]))
    let mail = try page.element(named: "Mail")
    try page.type("ada", into: "Mail")
    #expect(!page.texts.contains("Enter an address."))
    try page.send("blur", to: mail)
    #expect(page.texts.contains("Enter an address."))
    try page.type("ada@example.org", into: "Mail")
    #expect(!page.texts.contains("Enter an address."))
  }

  @Test func aFormIsDisabledWhileItsActionRuns() async throws {
    let log = Box<[String]>([])
    let (page, form) = try open(log)
    try page.type("Ada", into: "Name")
    try page.type("ada@example.org", into: "Mail")
    try page.send("submit", to: form)
    await page.finishTasks()
    #expect(log.value == ["saving Ada", "saved"])
    #expect(try page.element(named: "Name").attribute("disabled") == nil)
  }

  @Test func aCheckOnTheServerRefusesAValue() async throws {
    struct Names: View {
      @State var name = "ada"
      var body: some View {
        TextField("Name", text: $name).validation(of: name) { $0 == "taken" ? "It is taken." : nil }
      }
    }
    let page = controlPage { Names() }
    try page.type("taken", into: "Name")
    await page.finishTasks()
    try page.send("blur", to: try page.element(named: "Name"))
    #expect(page.texts.contains("It is taken."))
    try page.type("free", into: "Name")
    #expect(!page.texts.contains("It is taken."))
  }

  /// The reason belongs to another text, though the two are canonically equivalent.
  @Test func aCheckOnTheServerDoesNotRefuseAnEquivalentText() async throws {
    struct Names: View {
      @State var name = ""
      var body: some View {
        TextField("Name", text: $name).validation(of: name) {
          $0.unicodeScalars.count == 1 ? "It is taken." : nil
        }
      }
    }
    let page = controlPage { Names() }
    try page.type("\u{e9}", into: "Name")
    await page.finishTasks()
    try page.send("blur", to: try page.element(named: "Name"))
    #expect(page.texts.contains("It is taken."))
    try page.type("e\u{301}", into: "Name")
    #expect(!page.texts.contains("It is taken."))
  }
}

struct DraftTests {
  @Test func aDraftDetectsItsChanges() {
    var draft = Draft("a")
    #expect(!draft.isDirty)
    draft.value = "b"
    #expect(draft.isDirty)
    draft.reset()
    #expect(draft == Draft("a"))
    draft.value = "c"
    draft.didSave()
    #expect(!draft.isDirty && draft.original == "c")
  }

  @Test func aDraftWithoutChangesFollowsTheNewestValue() {
    var draft = Draft("a")
    draft.rebase(on: "b")
    #expect(draft == Draft("b"))
  }

  @Test func aDraftWithChangesKeepsThemAndNotesTheNewestValue() {
    var draft = Draft("a")
    draft.value = "mine"
    draft.rebase(on: "a")
    #expect(!draft.isChangedElsewhere)
    draft.rebase(on: "theirs")
    #expect(draft.value == "mine" && draft.isChangedElsewhere)
    var kept = draft
    kept.keep()
    #expect(kept.value == "mine" && kept.original == "theirs" && !kept.isChangedElsewhere)
    draft.reset()
    #expect(draft == Draft("theirs"))
    draft.value = "same"
    draft.rebase(on: "same")
    #expect(!draft.isDirty && !draft.isChangedElsewhere)
  }
}
