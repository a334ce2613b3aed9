import TrellisBase

/// The kind of a form control, by its element name and type. It determines whether a user can change the value.
///
/// Events come from the client: a value that a user cannot have entered is forged, or was entered before
/// the control changed.
///
/// Source: HTML, "The input element" (which attributes apply to which type) and "Enabling and
/// disabling form controls".
enum FormControl {
  /// A field whose text the user writes; `readonly` applies to it.
  case text
  /// A field whose value the user picks, such as a colour or a number in a range.
  case picker
  /// A checkbox or a radio button; its value is fixed.
  case choice
  /// A `select`; its value is the value of an option.
  case list
  /// A file field; its value carries no information and cannot be set.
  case file
  /// A custom element, whose behaviour is unknown.
  case custom
  /// An element whose value only the program sets, such as a button.
  case fixed

  /// - Returns: `nil` for an element that has no value.
  init?(_ element: Element) {
    switch element.tagCode {
    case Self.input: self = Self.kind(ofInput: element.attribute("type"))
    case Self.textarea: self = .text
    case Self.select: self = .list
    case Self.button, Self.option, Self.output, Self.data: self = .fixed
    default:
      let isKnown = Int(element.tagCode) < TagVocabulary.names.count
      guard !isKnown, element.tag.holds("-") else { return nil }
      self = .custom
    }
  }

  private static func kind(ofInput type: String?) -> FormControl {
    switch type?.lowercased() {
    case "checkbox", "radio": .choice
    case "range", "color": .picker
    case "file": .file
    case "hidden", "submit", "reset", "button", "image": .fixed
    default: .text
    }
  }

  /// Whether the user can change the value of the control.
  var hasOwnValue: Bool {
    switch self {
    case .text, .picker, .list, .custom: true
    case .choice, .file, .fixed: false
    }
  }

  static let input = code("input")
  static let textarea = code("textarea")
  static let select = code("select")
  static let button = code("button")
  static let option = code("option")
  static let optgroup = code("optgroup")
  static let output = code("output")
  static let data = code("data")
  static let datalist = code("datalist")
  static let form = code("form")
  static let fieldset = code("fieldset")
  static let legend = code("legend")

  private static func code(_ tag: String) -> UInt16 {
    guard let code = TagVocabulary.codes[tag] else { preconditionFailure("no element '\(tag)'") }
    return code
  }
}

extension Element {
  /// Whether the attribute or the live property `disabled` is set.
  var isDisabled: Bool { attribute("disabled") != nil || property("disabled") == .bool(true) }

  /// Whether a disabled `fieldset` disables the element.
  private var obeysFieldset: Bool {
    switch tagCode {
    case FormControl.input, FormControl.textarea, FormControl.select, FormControl.button,
      FormControl.fieldset, FormControl.option, FormControl.optgroup:
      true
    default: false
    }
  }

  /// Whether the element is disabled by itself or by an ancestor: an option by its `optgroup` and its
  /// `select`, a control by a `fieldset`, unless the control is in the first `legend` of that `fieldset`.
  ///
  /// - Complexity: O(depth).
  var isActuallyDisabled: Bool {
    if isDisabled { return true }
    guard obeysFieldset else { return false }
    var child = self
    while let parent = child.parent {
      switch parent.tagCode {
      case FormControl.fieldset where parent.isDisabled:
        let legend = parent.children.first { $0.tagCode == FormControl.legend }
        if legend !== child { return true }
      case FormControl.optgroup where tagCode == FormControl.option && parent.isDisabled,
        FormControl.select where tagCode == FormControl.option && parent.isDisabled:
        return true
      default: break
      }
      child = parent
    }
    return false
  }

  /// The server's value of the control, as text.
  package var knownValue: String? {
    if case .string(let value)? = property("value") { return value }
    switch FormControl(self) {
    case nil, .custom: return attribute("value")
    case .choice: return attribute("value") ?? "on"
    case .text where tagCode == FormControl.textarea: return text ?? ""
    case .fixed where tagCode == FormControl.option: return optionValue
    case .fixed where tagCode == FormControl.output: return text ?? ""
    case .list: return attribute("value")
    case .text, .picker, .file, .fixed: return attribute("value") ?? ""
    }
  }

  /// The value of an option: its attribute `value`, otherwise its text with white space stripped at the
  /// ends and collapsed inside.
  package var optionValue: String {
    if let value = attribute("value") { return value }
    let words = (text ?? "").words
    return words.joined(separator: " ")
  }

  /// Whether the list has an enabled option with this value.
  ///
  /// - Complexity: O(*n*) in the elements of the list.
  func offers(_ value: String) -> Bool {
    var isOffered = false
    forEachEnabledOption { isOffered = isOffered || $0.isExactly(value) }
    return isOffered
  }

  /// Calls `body` with the value of each enabled option of the list, in document order.
  ///
  /// - Complexity: O(*n*) in the elements of the list.
  func forEachEnabledOption(_ body: (String) -> Void) {
    var pending = Array(children.reversed())
    while let element = pending.popLast() {
      if element.isDisabled { continue }
      if element.tagCode == FormControl.option {
        body(element.optionValue)
      } else {
        pending.append(contentsOf: element.children.reversed())
      }
    }
  }
}
