import Foundation
import Trellis

/// The page of an issue, or of a new one.
struct IssueScreen: View {
  let id: Int?
  let open: (String) -> Void

  var body: some View {
    if let id {
      if let issue = board.value[id] {
        IssueForm(issue: issue, open: open).id(id)
      } else {
        ContentUnavailableView("This issue was deleted.", icon: .trash) {
          Link("All issues", destination: "/")
        }
      }
    } else {
      IssueForm(issue: Issue(), open: open)
    }
  }
}

/// The fields of an issue.
struct IssueForm: View {
  let issue: Issue
  let open: (String) -> Void
  @State private var draft: Draft<Issue>
  @State private var isSaved = false
  @State private var isDeleting = false

  init(issue: Issue, open: @escaping (String) -> Void) {
    self.issue = issue
    self.open = open
    _draft = State(wrappedValue: Draft(issue))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Breadcrumbs([
        Breadcrumb("Issues", destination: "/"),
        Breadcrumb(issue.id == 0 ? "New issue" : "No. \(issue.id)", destination: "/"),
      ])
      Text(issue.id == 0 ? "New issue" : issue.title).font(.largeTitle).accessibilityHeading(1)
      if draft.isChangedElsewhere { conflict }
      Form {
        IssueFields(issue: $draft.value)
        actions
      } onSubmit: {
        await save()
      }
    }
    .padding(.huge)
    .frame(maxWidth: 720, alignment: .leading)
    .frame(maxWidth: .infinity, alignment: .leading)
    .unsavedChanges(draft.isDirty)
    .toast("Saved.", isPresented: $isSaved, tone: .success)
    .onChange(of: issue) { draft.rebase(on: issue) }
  }

  private var conflict: some View {
    Banner(
      "Somebody else has changed this issue.",
      message: "Saving now replaces their changes by yours.", tone: .warning
    ) {
      Button("Take theirs") { draft.reset() }
      Button("Keep mine") { draft.keep() }
    }
  }

  private var actions: some View {
    HStack(spacing: 8) {
      SubmitButton(issue.id == 0 ? "Create" : "Save")
      Button("Undo changes") { draft.reset() }.disabled(!draft.isDirty)
      Spacer()
      if issue.id != 0 {
        Button("Delete…", role: .destructive, presenting: $isDeleting)
          .alert("Delete this issue?", isPresented: $isDeleting) {
            Button("Keep it", role: .cancel) {}
            Button("Delete", role: .destructive) { remove() }
          } message: {
            Text("This cannot be undone.")
          }
      }
    }
  }

  private nonisolated(nonsending) func save() async {
    let value = draft.value
    let id = board.update { $0.save(value) }
    draft.didSave()
    isSaved = true
    if issue.id == 0 { open("/issues/\(id)") }
  }

  private func remove() {
    let id = issue.id
    draft.reset()
    board.update { $0.remove([id]) }
    open("/")
  }
}

/// Every kind of field.
struct IssueFields: View {
  @Binding var issue: Issue

  private var titleProblem: String? {
    if issue.title.isEmpty { return "Enter a title." }
    return issue.title.count > 80 ? "Enter 80 characters or less." : nil
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      facts
      plan
      StepFields(steps: $issue.steps)
    }
  }

  @ViewBuilder private var facts: some View {
    TextField("Title", text: $issue.title).required().validation(titleProblem)
      .validation(of: issue.title) { title in
        let others = board.value.issues.filter { $0.id != issue.id }
        return others.contains { $0.title == title && !title.isEmpty && $0.status == .open }
          ? "An open issue has this title already." : nil
      }
    TextEditor("Description", text: $issue.text)
    Picker("Status", selection: $issue.status) {
      ForEach(Status.allCases, id: \.self) { Text($0.title).tag($0) }
    }
    .pickerStyle(.segmented)
    if issue.status == .done {
      TextField("Resolution", text: $issue.resolution).required()
        .validation(issue.resolution.isEmpty ? "Tell how the issue was solved." : nil)
    }
    Picker("Priority", selection: $issue.priority) {
      ForEach(Priority.allCases, id: \.self) { Text($0.title).tag($0) }
    }
  }

  @ViewBuilder private var plan: some View {
    ComboBox("Assignee", selection: $issue.assignee, label: \.self) { text in
      Board.people.filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) }
    }
    MultiSelect("Labels", selection: $issue.labels, label: \.self) { text in
      Board.labels.filter { text.isEmpty || $0.contains(text.lowercased()) }
    }
    NumberField("Hours", value: $issue.hours, in: 0...1000, step: 0.5, fractionDigits: 1)
      .fieldHelp("The estimate; empty if it is unknown.")
    DatePicker("Due", selection: $issue.due)
    Slider("Progress", value: $issue.progress, in: 0...100, step: 10)
    Toggle("Confidential", isOn: $issue.isConfidential).toggleStyle(.switch)
  }
}

/// The steps of an issue: a list of fields.
struct StepFields: View {
  @Binding var steps: [Step]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Steps").font(.subheadline).fontWeight(.medium)
      ForEach($steps) { $step in
        HStack(spacing: 8) {
          Toggle("Done", isOn: $step.isDone).labelsHidden()
          TextField("Step", text: $step.title).labelsHidden()
          Button(action: { steps.removeAll { $0.id == step.id } }) { Image(icon: .trash) }
            .attribute("aria-label", "Remove the step")
            .buttonStyle(.borderless)
        }
        .frame(maxWidth: .infinity)
        .element("div").attribute("role", "group").attribute("aria-label", "Step \(step.id)")
      }
      Button("Add a step") { steps.append(Step(id: (steps.map(\.id).max() ?? 0) + 1)) }
    }
  }
}
