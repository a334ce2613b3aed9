import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI
public import TrellisViews

/// Fields that are submitted together: the element `form`. Fields in a form show their labels.
///
/// ```swift
/// Form {
///   TextField("Title", text: $title).required().validation(title.isEmpty ? "Enter a title." : nil)
///   DatePicker("Due", selection: $due)
///   SubmitButton("Save")
/// } onSubmit: {
///   await store.save(title, due)
/// }
/// ```
///
/// A `Section` in a form is a group of fields, with its header as the name of the group.
///
/// Enter in a field and a ``SubmitButton`` submit the form. If a field has a problem
/// (``/TrellisViews/View/validation(_:)``), the form does not run its action: it shows all problems at their fields
/// and in a list above, and focuses the list. While the action runs the form cannot be changed or submitted again.
///
/// Source: SwiftUI's `Form`; the error summary of the GOV.UK Design System.
public struct Form<Content: View>: View {
  private let content: Content
  private let spacing: Double?
  private let submit: AsyncHandler?
  @State private var status = Transient(FormStatus())
  @State private var isRunning = Transient(false)
  @FocusState private var isSummaryFocused: Bool
  @Environment(\.theme) private var theme
  @FieldID private var id

  /// - Parameters:
  ///   - spacing: the space between fields in CSS pixels; `nil` is 16 at the regular density.
  ///   - onSubmit: runs when all fields are accepted; the form is disabled until it ends. If it throws, the page shows
  ///     the failure notice, and the form keeps what was typed.
  public init(
    spacing: Double? = nil, @ViewBuilder content: () -> Content, onSubmit: @escaping AsyncHandler
  ) {
    self.content = content()
    self.spacing = spacing
    submit = onSubmit
  }

  /// A form without an action, such as settings that take effect at once.
  public init(spacing: Double? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.spacing = spacing
    submit = nil
  }

  public var body: some View {
    let start = startingTask(run)
    let status = status.value
    let spacing = spacing ?? theme.space(.large)
    ElementView(
      "form",
      style: .column(spacing: spacing, alignment: .stretch),
      flexibility: [.growsWidth, .shrinksWidth],
      attributes: [
        .attribute("novalidate", ""), .aria("busy", isRunning.value),
        .listener(
          "submit", ListenerOptions(flags: .preventDefault), Action { _ in press(start) }),
      ] + (submit == nil ? [] : Self.postAttributes)
    ) {
      if status.isSubmitted, !status.problems.isEmpty {
        FormSummary(status: status, focus: $isSummaryFocused)
      }
      content
        .environment(status)
        .environment(\.labelsVisibility, .visible)
        .environment(\.sectionContainer, .form(spacing: spacing))
        .environment(\.formState, FormState(id: id, isRunning: isRunning.value))
        .disabled(isRunning.value)
    }
  }

  /// The encoding is always multipart, which can carry files, because a form is built before its fields.
  private static var postAttributes: [ViewAttribute] {
    [.attribute("method", "post"), .attribute("enctype", "multipart/form-data")]
  }

  private func press(_ start: () -> Void) {
    if isRunning.value { return }
    let status = status.value
    if status.problems.isEmpty {
      status.isSubmitted = false
      start()
    } else {
      status.isSubmitted = true
      isSummaryFocused = true
    }
  }

  private nonisolated(nonsending) func run() async throws {
    guard let submit else { return }
    isRunning = Transient(true)
    defer { isRunning = Transient(false) }
    try await submit()
  }
}

/// The form around a control.
struct FormState: Hashable {
  /// The name of the form, for browsers without scripts.
  let id: String
  let isRunning: Bool
}

private enum FormStateKey: EnvironmentKey {
  static var defaultValue: FormState? { nil }
}

extension EnvironmentValues {
  var formState: FormState? {
    get { self[FormStateKey.self] }
    set { self[FormStateKey.self] = newValue }
  }
}

/// The problems of a submitted form, with links to their fields.
private struct FormSummary: View {
  let status: FormStatus
  let focus: FocusState<Bool>.Binding
  @Environment(\.texts) private var texts

  var body: some View {
    Group {
      ElementView(
        "div", style: .column(spacing: 8, padding: .all(.points(12))),
        flexibility: [.growsWidth, .shrinksWidth], isControl: true,
        attributes: [
          .role("group"), .attribute("tabindex", "-1"), .className("l-problems"),
          .aria("label", texts(.problems, status.problems.count)),
        ]
      ) {
        HStack(spacing: 8) {
          Image(icon: .error, size: 16)
          Text(texts(.problems, status.problems.count)).fontWeight(.semibold)
        }
        .foregroundStyle(.danger)
        ForEach(status.problems) { problem in
          Link("\(problem.title): \(problem.message)" as String, destination: "#" + problem.id)
        }
      }
      .focused(focus)
    }
  }
}
