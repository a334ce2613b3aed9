import TrellisBase

/// The entries that the controls of a form can submit, according to the current tree.
///
/// The client sends the fields of a form as `FormData` lists them. ``admitted(_:of:)`` keeps the fields that the
/// controls can have produced:
/// - a text field, or a control that the user sets without typing, has one field with any value;
/// - a hidden or `readonly` field has one field with the server's value, whether the client sent the field or not;
/// - a checkbox or radio button has at most one field, with its own value; at most one radio button of a name has a
///   field;
/// - a list has fields with the values of enabled options: at most one, unless it is `multiple`;
/// - disabled controls, buttons, file fields and controls inside a `datalist` have none;
/// - an enabled element with a hyphen in its name can add fields whose names no other control of the form has.
///
/// The fields are in the order of their controls.
///
/// Source: HTML, "Constructing the entry list" without a submitter, and "Association of controls and forms".
struct FormEntryList {
  /// The entry of one control.
  private struct Slot {
    enum Kind {
      /// One field with a value that the user cannot change.
      case fixed(String)
      /// One field with any value.
      case free(isText: Bool)
      /// One field with this value, or none.
      case choice(String, isRadio: Bool)
      /// Fields with these values, each at most as often as there are options with the value.
      case list([Exact<String>: Int], isMultiple: Bool)
    }

    let name: String
    let kind: Kind
  }

  private let sent: [UIEvent.Field]
  private let form: Element
  private var slots: [Slot] = []
  /// The fields that the client sent, by name.
  private var queues: [Exact<String>: FieldQueue] = [:]
  /// The names in ``queues`` that belong to a control of the form, enabled or not.
  private var ownedNames: Set<Exact<String>> = []
  private var hasCustomControl = false

  /// - Complexity: O(*n* + *m*) in the elements of the form and the fields; if the form has an `id`, in the
  ///   elements of the document.
  static func admitted(_ fields: [UIEvent.Field], of form: Element) -> [UIEvent.Field] {
    var list = FormEntryList(fields, of: form)
    list.collectSlots()
    return list.matched()
  }

  private init(_ fields: [UIEvent.Field], of form: Element) {
    sent = fields
    self.form = form
    for field in fields { queues[Exact(field.name), default: FieldQueue()].fields.append(field) }
  }

  // MARK: Controls

  private struct PendingElement {
    let element: Element
    /// Whether the nearest `form` ancestor is the form of this list.
    let isInForm: Bool
    let isDisabled: Bool
  }

  private mutating func collectSlots() {
    let id = form.attribute("id").flatMap { $0.isEmpty ? nil : $0 }
    let start = id == nil ? form : form.rootAncestor
    var pending = [PendingElement(element: start, isInForm: start == form, isDisabled: false)]
    while let current = pending.popLast() {
      let element = current.element
      if element.tagCode == FormControl.datalist { continue }
      if let control = FormControl(element) {
        let owner = element.attribute("form")
        if owner == nil ? current.isInForm : owner == id {
          add(element, control, isDisabled: current.isDisabled || element.isDisabled)
        }
        if control == .list { continue }
      }
      let children = element.children
      let isSet = element.tagCode == FormControl.fieldset && element.isDisabled
      let legend = isSet ? children.first { $0.tagCode == FormControl.legend } : nil
      for child in children.reversed() {
        pending.append(
          PendingElement(
            element: child,
            isInForm: child.tagCode == FormControl.form ? child == form : current.isInForm,
            isDisabled: current.isDisabled || (isSet && child !== legend)))
      }
    }
  }

  private mutating func add(_ element: Element, _ control: FormControl, isDisabled: Bool) {
    if control == .custom, !isDisabled { hasCustomControl = true }
    guard let name = element.attribute("name"), !name.isEmpty else { return }
    let isSent = queues[Exact(name)] != nil
    if isSent { ownedNames.insert(Exact(name)) }
    guard !isDisabled else { return }
    let isHidden = element.isHiddenField
    switch control {
    case .text where element.attribute("readonly") != nil, .fixed where isHidden:
      let isCharset = isHidden && name.lowercased() == "_charset_"
      append(Slot(name: name, kind: .fixed(isCharset ? "UTF-8" : element.knownValue ?? "")))
    case .text, .picker, .custom:
      if isSent { append(Slot(name: name, kind: .free(isText: control == .text))) }
    case .choice:
      let isRadio = element.attribute("type")?.lowercased() == "radio"
      let value = element.knownValue ?? ""
      if isSent { append(Slot(name: name, kind: .choice(value, isRadio: isRadio))) }
    case .list:
      guard isSent else { break }
      let isMultiple = element.attribute("multiple") != nil
      var offered: [Exact<String>: Int] = [:]
      element.forEachEnabledOption { offered[Exact($0), default: 0] += 1 }
      append(Slot(name: name, kind: .list(offered, isMultiple: isMultiple)))
    case .file, .fixed: break
    }
    if control == .text || isHidden { addDirection(of: element) }
  }

  /// Adds the field for the direction of a text (`dirname`).
  private mutating func addDirection(of element: Element) {
    guard let name = element.attribute("dirname"), queues[Exact(name)] != nil else { return }
    ownedNames.insert(Exact(name))
    append(Slot(name: name, kind: .list(["ltr": 1, "rtl": 1], isMultiple: false)))
  }

  private mutating func append(_ slot: Slot) {
    let index = slots.count
    slots.append(slot)
    guard queues[Exact(slot.name)] != nil else { return }
    switch slot.kind {
    case .fixed, .free: queues[Exact(slot.name)]?.lastOfAnyValue = index
    case .choice(let value, _): queues[Exact(slot.name)]?.lastByValue[Exact(value)] = index
    case .list(let values, _):
      for value in values.keys { queues[Exact(slot.name)]?.lastByValue[value] = index }
    }
  }

  // MARK: Matching

  private mutating func matched() -> [UIEvent.Field] {
    var result: [UIEvent.Field] = []
    for (index, slot) in slots.enumerated() {
      switch slot.kind {
      case .fixed(let value):
        _ = queues[Exact(slot.name)]?.popFirst()
        result.append(UIEvent.Field(name: slot.name, value: value))
      case .free(let isText):
        guard var field = queues[Exact(slot.name)]?.popFirst() else { continue }
        if !isText || !field.value.isEmpty { field.hasBadInput = false }
        result.append(field)
      case .choice(let value, let isRadio):
        guard queues[Exact(slot.name)]?.front(at: index)?.isExactly(value) == true else { continue }
        if isRadio {
          guard queues[Exact(slot.name)]?.hasRadio == false else { continue }
          queues[Exact(slot.name)]?.hasRadio = true
        }
        _ = queues[Exact(slot.name)]?.popFirst()
        result.append(UIEvent.Field(name: slot.name, value: value))
      case .list(var offered, let isMultiple):
        while let value = queues[Exact(slot.name)]?.front(at: index) {
          guard let count = offered[Exact(value)], count > 0 else {
            if queues[Exact(slot.name)]?.skip(before: index + 1) == true { continue }
            break
          }
          offered[Exact(value)] = count - 1
          _ = queues[Exact(slot.name)]?.popFirst()
          result.append(UIEvent.Field(name: slot.name, value: value))
          if !isMultiple { break }
        }
      }
    }
    if hasCustomControl { result += sent.filter { !ownedNames.contains(Exact($0.name)) } }
    return result
  }
}

/// The fields of one name that the client sent and that are not yet assigned to a control.
private struct FieldQueue {
  var fields: [UIEvent.Field] = []
  private var next = 0
  /// The index of the last slot of this name that accepts any value.
  var lastOfAnyValue = -1
  /// For each value: the index of the last slot of this name that accepts it.
  var lastByValue: [Exact<String>: Int] = [:]
  var hasRadio = false

  mutating func popFirst() -> UIEvent.Field? {
    guard next < fields.count else { return nil }
    next += 1
    return fields[next - 1]
  }

  /// Drops the next field if no slot from `index` on accepts it; returns whether a field was dropped.
  mutating func skip(before index: Int) -> Bool {
    guard next < fields.count else { return false }
    if max(lastOfAnyValue, lastByValue[Exact(fields[next].value)] ?? -1) >= index { return false }
    next += 1
    return true
  }

  /// The value of the next field that a slot from `index` on accepts; drops earlier fields.
  mutating func front(at index: Int) -> String? {
    while skip(before: index) {}
    return next < fields.count ? fields[next].value : nil
  }
}

extension Element {
  /// The form that the element belongs to: itself, the form that its attribute `form` names, or the nearest
  /// `form` ancestor.
  ///
  /// - Complexity: O(depth); with an attribute `form`, O(*n*) in the elements of the document.
  var formOwner: Element? {
    if tagCode == FormControl.form { return self }
    if let id = attribute("form"), FormControl(self) != nil || tagCode == FormControl.fieldset {
      return id.isEmpty ? nil : rootAncestor.firstForm(withID: id)
    }
    var ancestor = parent
    while let element = ancestor, element.tagCode != FormControl.form { ancestor = element.parent }
    return ancestor
  }

  /// The topmost ancestor of the element.
  fileprivate var rootAncestor: Element {
    var element = self
    while let parent = element.parent { element = parent }
    return element
  }

  private func firstForm(withID id: String) -> Element? {
    var pending = [self]
    while let element = pending.popLast() {
      if element.attribute("id").isExactly(id) {
        return element.tagCode == FormControl.form ? element : nil
      }
      pending.append(contentsOf: element.children.reversed())
    }
    return nil
  }

  fileprivate var isHiddenField: Bool {
    tagCode == FormControl.input && attribute("type")?.lowercased() == "hidden"
  }
}
