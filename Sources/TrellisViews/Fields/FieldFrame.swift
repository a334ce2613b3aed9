package import TrellisComponents
import TrellisDOM
import TrellisUI

/// The attributes of a field's element that belong to its label, its help and its error.
package struct FieldContext {
  /// The `id` of the element.
  package let id: String
  /// Whether the label is shown.
  package let showsLabel: Bool
  /// Whether the value is refused.
  package let isInvalid: Bool
  /// For an element that a `label` can name.
  package let attributes: [ViewAttribute]
  /// For an element around several controls, such as a group of radio buttons.
  package let groupAttributes: [ViewAttribute]
  /// The listeners by which the controls of a group report that the user has left the field.
  package let leaveAttributes: [ViewAttribute]
  /// The name of the value in a form: ``ownName``, otherwise the label; `nil` for a field outside of forms.
  package let name: String?
  /// The name that ``View/fieldName(_:)`` has set; `nil` for none.
  package let ownName: String?
}

/// A field with its label above, and its help and its error below.
///
/// Frames with equal properties are equal, including the function that makes the control, so that a frame with a
/// comparable basis is evaluated only if it changed.
package struct FieldFrame<Basis, Control: View>: View {
  private let title: String
  private let showsTitle: Bool
  private let isGroup: Bool
  private let value: String?
  private let basis: Basis
  private let control: (Basis, FieldContext) -> Control
  @FieldID private var id
  @State private var isTouched = false
  @Environment(\.fieldNotes) private var notes
  @Environment(\.labelsVisibility) private var visibility
  @Environment(\.isInvalid) private var isMarkedInvalid
  @Environment(\.isReadOnly) private var isReadOnly
  @Environment(FormStatus.self) private var form: FormStatus?

  /// - Parameters:
  ///   - basis: the properties of the control.
  ///   - showsTitle: whether the label is shown where its visibility is automatic.
  ///   - isGroup: whether the field consists of several controls; a `label` cannot name these.
  ///   - value: the text at the end of the label's line; `nil` for none.
  ///   - control: makes the control of the basis; it contains no other fields.
  package init(
    _ title: String, of basis: Basis, showsTitle: Bool = true, isGroup: Bool = false,
    value: String? = nil,
    @ViewBuilder control: @escaping (Basis, FieldContext) -> Control
  ) {
    self.title = title
    self.basis = basis
    self.showsTitle = showsTitle
    self.isGroup = isGroup
    self.value = value
    self.control = control
  }

  private var showsLabel: Bool {
    switch visibility {
    case .automatic: showsTitle
    case .visible: true
    case .hidden: false
    }
  }

  private var error: String? {
    if let error = notes.error { return error }
    guard let problem = notes.problem, isTouched || form?.isSubmitted == true else { return nil }
    return problem
  }

  package var body: some View {
    if notes.isValidated, let form {
      let problem = notes.error ?? notes.problem
      fieldStack
        .onChange(of: problem, initial: true) { form.record(problem, of: id, title: title) }
        .onDisappear { form.remove(id) }
    } else {
      fieldStack
    }
  }

  @ViewBuilder private var fieldStack: some View {
    let error = error
    VStack(alignment: .leading, spacing: 4) {
      if showsLabel {
        let label = FieldLabel(
          title: title, id: id, isGroup: isGroup, isRequired: notes.isRequired)
        if let value {
          HStack(spacing: 8) {
            label
            Spacer()
            Text(value).monospacedDigit().font(.subheadline).foregroundStyle(.secondaryText)
          }
          .frame(maxWidth: .infinity)
        } else {
          label
        }
      }
      control(basis, context(error)).environment(\.fieldNotes, FieldNotes())
      if let error { FieldMessage(text: error, id: id + "e", isError: true) }
      if let help = notes.help { FieldMessage(text: help, id: id + "h", isError: false) }
    }
  }

  private func context(_ error: String?) -> FieldContext {
    let isInvalid = isMarkedInvalid || error != nil
    var shared: [ViewAttribute] = []
    let texts = [error == nil ? nil : id + "e", notes.help == nil ? nil : id + "h"]
    let described = texts.compactMap { $0 }.joined(separator: " ")
    if !described.isEmpty { shared.append(.aria("describedby", described)) }
    if isInvalid { shared.append(.aria("invalid", true)) }
    if notes.isRequired { shared.append(.aria("required", true)) }
    var own = shared + [.attribute("id", id), .aria("label", title)]
    let name = notes.name ?? (form == nil || title.isEmpty ? nil : title)
    if let name { own.append(.attribute("name", name)) }
    if isReadOnly { own.append(.attribute("readonly", "")) }
    let touch = $isTouched
    let leave = { if !touch.wrappedValue { touch.wrappedValue = true } }
    let leaving: [ViewAttribute] =
      notes.isValidated && !isTouched ? [.listener("blur", Action { _ in leave() })] : []
    own += leaving
    shared.append(
      showsLabel ? .aria("labelledby", id + "l") : .aria("label", title))
    shared.append(.attribute("id", id))
    return FieldContext(
      id: id, showsLabel: showsLabel, isInvalid: isInvalid, attributes: own,
      groupAttributes: shared, leaveAttributes: leaving, name: name,
      ownName: notes.name)
  }
}

extension FieldFrame where Basis == (FieldContext) -> Control {
  /// A frame of a control that a function makes; evaluated whenever the view around it is.
  ///
  /// - Parameters:
  ///   - showsTitle: whether the label is shown where its visibility is automatic.
  ///   - isGroup: whether the field consists of several controls; a `label` cannot name these.
  ///   - value: the text at the end of the label's line; `nil` for none.
  ///   - control: makes the control; it contains no other fields.
  package init(
    _ title: String, showsTitle: Bool = true, isGroup: Bool = false, value: String? = nil,
    @ViewBuilder control: @escaping (FieldContext) -> Control
  ) {
    self.init(title, of: control, showsTitle: showsTitle, isGroup: isGroup, value: value) { $0($1) }
  }
}

/// The label above a field.
private struct FieldLabel: PrimitiveView {
  let title: String
  let id: String
  let isGroup: Bool
  let isRequired: Bool

  func _expand(into expansion: inout ViewExpansion) {
    var text = Text(title).font(.subheadline).fontWeight(.medium)
    if isRequired {
      text = text + Text(verbatim: " *").font(.subheadline).foregroundStyle(.danger)
    }
    let (id, isGroup) = (id, isGroup)
    let label = BoxView(text, id, name: "label") { _, box in
      box.prepareForAttributes()
      guard case .text(var text) = box.content else { return }
      text.viewClass = isGroup ? "span" : "label"
      box.content = .text(text)
      box.attributes.append(.attribute("id", id + "l"))
      if !isGroup { box.attributes.append(.attribute("for", id)) }
    }
    label._expand(into: &expansion)
  }
}
