import TrellisBase

/// The control of a posted field, and the event that a browser with scripts would have sent for the change of its
/// value.
package struct FormEntry {
  package let element: Element
  /// The event; its ``UIEvent/target`` may be outdated.
  package let event: UIEvent
}

extension Element {
  /// The forms in this element that browsers without scripts post, in document order.
  ///
  /// - Complexity: O(*n*) in the elements.
  package var postedForms: [Element] {
    elements.filter { $0.tagCode == FormControl.form && $0.attribute("method") == "post" }
  }

  /// Whether a button of this form submits `value` under `name`.
  ///
  /// - Complexity: O(*n*) in the elements.
  package func hasSubmitButton(name: String, value: String) -> Bool {
    elements.contains {
      $0.tagCode == FormControl.button && $0.attribute("name").isExactly(name)
        && $0.attribute("value").isExactly(value)
    }
  }

  /// The events for the controls of this form whose values a post changes, in document order.
  ///
  /// Controls with the same name receive the fields of this name in order. A checkbox without a field is unchecked.
  /// Fields without a control are ignored; ``Element/admitted(_:)`` refuses values that a control cannot have.
  ///
  /// - Complexity: O(*n* + *m*) in the elements and the fields.
  package func entries(of fields: [(name: String, value: String)]) -> [FormEntry] {
    var queues: [Exact<String>: [String]] = [:]
    for field in fields.reversed() { queues[Exact(field.name), default: []].append(field.value) }
    var result: [FormEntry] = []
    for element in elements {
      guard let control = FormControl(element), let name = element.attribute("name") else {
        continue
      }
      guard let event = element.event(of: control, &queues[Exact(name), default: []]) else {
        continue
      }
      result.append(FormEntry(element: element, event: event))
    }
    return result
  }

  /// The file fields of this form in document order: the name of each field, and its nearest ancestor that accepts the
  /// event `upload`. Fields without such an ancestor are omitted.
  ///
  /// - Complexity: O(*n* · depth) in the elements.
  /// - Complexity: O(*n* · depth) in the elements.
  package var fileFields: [(name: String, control: Element)] {
    elements.compactMap { element in
      guard FormControl(element) == .file, let name = element.attribute("name") else { return nil }
      var control = element.parent
      while let candidate = control, candidate !== self, !candidate.accepts("upload") {
        control = candidate.parent
      }
      guard let control, control !== self else { return nil }
      return (name, control)
    }
  }

  /// - Parameter values: the values of the fields with the control's name, in reverse order; consumed values are
  ///   removed.
  private func event(of control: FormControl, _ values: inout [String]) -> UIEvent? {
    var event = UIEvent(type: "change", target: id)
    switch control {
    case .text, .picker:
      guard let value = values.popLast(), !value.isExactly(knownValue ?? "") else { return nil }
      event.value = value
    case .choice:
      let own = attribute("value") ?? "on"
      let isPosted = values.last.isExactly(own)
      if isPosted { values.removeLast() }
      let isChecked = property("checked") ?? .bool(attribute("checked") != nil)
      guard isChecked != .bool(isPosted) else { return nil }
      // Checking another radio button unchecks this one, without an event.
      if !isPosted, attribute("type")?.lowercased() == "radio" { return nil }
      event.checked = isPosted
      event.value = own
    case .list where attribute("multiple") != nil:
      event.values = values.reversed()
      event.value = event.values.first ?? ""
      values = []
    case .list:
      guard let value = values.popLast() else { return nil }
      event.value = value
    case .file, .custom, .fixed: return nil
    }
    event.type = live?.listener("input") == nil ? "change" : "input"
    return event
  }

  /// This element's descendants, in document order.
  private var elements: [Element] {
    var result: [Element] = []
    var pending = Array(children.reversed())
    while let element = pending.popLast() {
      result.append(element)
      pending.append(contentsOf: element.children.reversed())
    }
    return result
  }
}
