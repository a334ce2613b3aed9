import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI

/// A field for one line of text, in the looks of the theme.
///
/// ```swift
/// TextField("Search packages", text: $query).kind(.search).icon(.search).name("search")
/// ```
///
/// Later modifiers of the view apply to the element `input`. The text is reported 150 ms after the last key, or after
/// the time that ``delay(milliseconds:)`` sets.
///
/// Source: SwiftUI's `TextField`.
public struct TextField: PrimitiveView {
  /// The kind of text; it selects the on-screen keyboard and how browsers check and fill in the field.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case text, search, email, url
    /// A telephone number.
    case tel
    /// A password, shown as discs.
    case password
  }

  @Title private var title: String
  private var prompt: Text?
  private let text: Binding<String>
  private var kind = Kind.text
  private var name: String?
  private var icon: Icon?
  private var delay: UInt16 = 150

  /// A field that reads and writes `text`.
  ///
  /// - Parameters:
  ///   - title: the purpose of the field, its name for assistive technology.
  ///   - prompt: a text shown while the field is empty, which is not looked up; `nil` for the title.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>,
    prompt: (some StringProtocol)? = String?.none
  ) {
    _title = Title(title)
    self.prompt = prompt.map { Text(verbatim: String($0)) }
    self.text = text
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>,
    prompt: (some StringProtocol)? = String?.none
  ) {
    self.init(LocalizedStringKey(verbatim: title), text: text, prompt: prompt)
  }

  /// The same with a text, whose literal is looked up: `prompt: Text("First and last name")`. Its styles have no effect.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text) {
    self.init(title, text: text)
    self.prompt = prompt
  }

  /// The same with a title that is not looked up.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text) {
    self.init(LocalizedStringKey(verbatim: title), text: text, prompt: prompt)
  }

  /// Sets the kind of text.
  public func kind(_ kind: Kind) -> TextField { changed { $0.kind = kind } }

  /// Sets the name under which a form without scripts sends the text, and under which browsers store typed texts for
  /// suggestions.
  public func name(_ name: String) -> TextField { changed { $0.name = name } }

  /// Shows an icon at the start of the field; it is decoration.
  public func icon(_ icon: Icon?) -> TextField { changed { $0.icon = icon } }

  /// Sets the time without a further key after which the text is reported.
  ///
  /// - Parameter milliseconds: from 0 to 10,000; other values are clamped.
  public func delay(milliseconds: Int) -> TextField {
    let delay = Double(milliseconds).validated("The delay of a field", in: 0...10_000, or: 150)
    return changed { $0.delay = UInt16(delay) }
  }

  private func changed(_ change: (inout TextField) -> Void) -> TextField {
    var field = self
    change(&field)
    return field
  }

  public func _expand(into expansion: inout ViewExpansion) {
    let values = EnvironmentValues.current
    guard values.framesFields else { return expand(into: &expansion, values, context: nil) }
    FieldFrame(title, of: self, showsTitle: false) { field, context in
      FramedTextField(field: field, context: context)
    }
    ._expand(into: &expansion)
  }

  /// Adds the field, with the attributes of its label and its messages if it has any.
  fileprivate func expand(
    into expansion: inout ViewExpansion, _ values: EnvironmentValues, context: FieldContext?
  ) {
    let metrics = values.theme.metrics(values.controlSize)
    var look = values.textLook
    look.font = look.font ?? metrics.font
    let (title, text) = (title, text)
    let prompt =
      prompt.map { Text.Part.shown($0.parts, in: values).map(\.text).joined() } ?? title
    let submit = values.submitAction
    var field = FieldBox(
      text: text.wrappedValue, label: title,
      prompt: context?.showsLabel == true && prompt == title ? "" : prompt,
      style: look.textStyle(in: values.theme), isEnabled: values.isEnabled, delay: delay,
      height: metrics.height, icon: icon, iconSize: metrics.iconSize, path: expansion.dynamicPath,
      onInput: Action { text.wrappedValue = $0.value ?? "" },
      onSubmit: submit.map { submit in
        Action(withSender: { sender, event in
          text.wrappedValue = event.value ?? ""
          // The program may have refused the text, or emptied the field in one turn with the input.
          defer { sender.restoreProperty("value", .string(text.wrappedValue)) }
          try submit()
        })
      })
    field.kind = TextFieldComponent.Kind(rawValue: kind.rawValue) ?? .text
    var box = Box(.field(field))
    box.attributes = [.className("l-field")]
    if let name { box.attributes.append(.attribute("name", name)) }
    if let content = values.textContentType {
      box.attributes.append(.attribute("autocomplete", content.name))
    }
    if let label = values.submitLabel {
      box.attributes.append(.attribute("enterkeyhint", label.rawValue))
    }
    if let context {
      box.attributes += context.attributes
    } else {
      if values.isInvalid { box.attributes.append(.aria("invalid", true)) }
      if values.isReadOnly { box.attributes.append(.attribute("readonly", "")) }
    }
    box.attributes += values.focusAttributes
    box.flexibility = .fillsWidth
    expansion.append(box)
  }
}

/// A text field in its frame.
private struct FramedTextField: PrimitiveView {
  let field: TextField
  let context: FieldContext

  func _expand(into expansion: inout ViewExpansion) {
    field.expand(into: &expansion, .current, context: context)
  }
}

private enum SubmitKey: EnvironmentKey {
  static var defaultValue: (() throws -> Void)? { nil }
}

extension EnvironmentValues {
  /// The effect of Enter in a text field.
  var submitAction: (() throws -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

extension View {
  /// Runs `action` when Enter is pressed in a text field of this view; the bindings then have the typed texts.
  public consuming func onSubmit(_ action: @escaping () throws -> Void) -> EnvironmentView<
    Self, (() throws -> Void)?
  > {
    environment(\.submitAction, action)
  }
}
