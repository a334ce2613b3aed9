public import TrellisComponents

/// Whether a part of a control is shown.
///
/// Source: SwiftUI's `Visibility`.
public enum Visibility: Hashable, Sendable {
  /// The default of the control at its position.
  case automatic
  case visible, hidden
}

/// The texts and marks of the next field inside of a view.
struct FieldNotes: Hashable {
  /// Whether a modifier has set notes, of any value.
  var isSet = false
  /// Shown below the field.
  var help: String?
  /// Shown below the field at once.
  var error: String?
  /// Whether the field has a rule, also if its value is accepted.
  var isValidated = false
  /// The reason why the value is refused, shown when the user has left the field or submitted the form.
  var problem: String?
  var isRequired = false
  /// The name of the field in a form.
  var name: String?
}

private enum FieldNotesKey: EnvironmentKey {
  static var defaultValue: FieldNotes { FieldNotes() }
}

private enum LabelsVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

private enum IsReadOnlyKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var fieldNotes: FieldNotes {
    get { self[FieldNotesKey.self] }
    set { self[FieldNotesKey.self] = newValue }
  }

  /// Whether text fields have a frame with a label, a help or an error.
  var framesFields: Bool { labelsVisibility == .visible || fieldNotes.isSet }

  /// Whether controls show their labels beside them. Hidden ones stay the names for assistive technology.
  public var labelsVisibility: Visibility {
    get { self[LabelsVisibilityKey.self] }
    set { self[LabelsVisibilityKey.self] = newValue }
  }

  /// Whether fields show their values and cannot be changed.
  public var isReadOnly: Bool {
    get { self[IsReadOnlyKey.self] }
    set { self[IsReadOnlyKey.self] = newValue }
  }
}

extension View {
  /// Whether the controls in this view show their labels. Hidden ones stay the names for assistive technology.
  public consuming func labelsVisibility(
    _ visibility: Visibility
  ) -> EnvironmentView<Self, Visibility> { environment(\.labelsVisibility, visibility) }

  /// Hides the labels of the controls in this view; they stay the names for assistive technology.
  public func labelsHidden() -> EnvironmentView<Self, Visibility> { labelsVisibility(.hidden) }

  /// Makes the fields in this view show their values without letting the user change them. Their texts can be selected
  /// and copied.
  public consuming func readOnly(_ isReadOnly: Bool = true) -> EnvironmentView<Self, Bool> {
    environment(\.isReadOnly, isReadOnly)
  }

  /// A text below this field that helps to fill it in.
  public func fieldHelp(_ text: String?) -> FieldNotesView<Self> {
    FieldNotesView(content: self) { $0.help = text }
  }

  /// Shows a text below this field at once, the reason why its value is refused, and marks the field as invalid. A form
  /// does not run its action while a field with a rule has such a text: remember the refused value, and show the text
  /// only for this value.
  public func fieldError(_ text: String?) -> FieldNotesView<Self> {
    FieldNotesView(content: self) { $0.error = text ?? $0.error }
  }

  /// Marks this field as one that needs a value, for assistive technology and the eye. A rule of
  /// ``validation(_:)`` refuses an empty value.
  public func required(_ isRequired: Bool = true) -> FieldNotesView<Self> {
    FieldNotesView(content: self) { $0.isRequired = isRequired }
  }

  /// The rule of this field: the reason why its value is refused, or `nil` for a value that is accepted.
  ///
  /// ```swift
  /// TextField("Title", text: $title).validation(title.isEmpty ? "Enter a title." : nil)
  /// ```
  ///
  /// The reason shows when the user has left the field, and when the form around is submitted. The form then does not
  /// run its action.
  public func validation(_ problem: String?) -> FieldNotesView<Self> {
    FieldNotesView(content: self) {
      $0.isValidated = true
      $0.problem = $0.problem ?? problem
    }
  }

  /// Adds a rule to this field, with a reason in the language of the page.
  ///
  /// ```swift
  /// TextField("Title", text: $title).validation("Enter a title.", when: title.isEmpty)
  /// ```
  ///
  /// - Parameters:
  ///   - problem: the reason for refusing the value.
  ///   - isRefused: whether the present value is refused.
  public func validation(
    _ problem: LocalizedStringKey, when isRefused: Bool
  ) -> FieldNotesView<Self> {
    FieldNotesView(content: self) {
      $0.isValidated = true
      if isRefused { $0.problem = $0.problem ?? EnvironmentValues.current.text(problem) }
    }
  }

  /// The name of this field's value in a form that a browser without scripts sends; the label of the field by default.
  public func fieldName(_ name: String) -> FieldNotesView<Self> {
    FieldNotesView(content: self) { $0.name = name }
  }
}

/// A view that adds notes to the field in it.
public struct FieldNotesView<Content: View>: PrimitiveView {
  fileprivate let content: Content
  fileprivate let change: (inout FieldNotes) -> Void

  public func _expand(into expansion: inout ViewExpansion) {
    var notes = EnvironmentValues.current.fieldNotes
    notes.isSet = true
    change(&notes)
    withEnvironment(\.fieldNotes, notes) { content._expand(into: &expansion) }
  }
}
