extension Element {
  /// Whether a client may send `event` from here: the element is announced and listens to it, is not
  /// disabled by itself or by a `fieldset`, a list or a group of options that it stands in, and neither
  /// it nor an ancestor is hidden or inert.
  ///
  /// - Complexity: O(depth).
  public func accepts(_ event: String) -> Bool {
    guard number != 0, live?.listener(event) != nil, !isActuallyDisabled else { return false }
    var current: Element? = self
    while let element = current {
      if element.attribute("inert") != nil || element.attribute("hidden") != nil { return false }
      if element.style("display") == "none" { return false }
      current = element.parent
    }
    return true
  }

  /// `event` as far as a browser can have sent it from here; `nil` if it cannot have sent it at all.
  ///
  /// Beside the rules of ``accepts(_:)``:
  /// - of a listener for certain keys, events of other keys are refused;
  /// - members that the listener did not ask for are left out;
  /// - `input` and `change` of a `readonly` text field are refused, and so are those of a `select` with a
  ///   value that no enabled option has, or of a `multiple` one with a value that is not the first of its values;
  /// - where the user cannot change the value, the event carries the value that the server knows;
  /// - the fields are those that the controls of the form can submit (``FormEntryList``).
  ///
  /// - Complexity: O(depth); for a `select` O(*n*) in its options; for a listener that asked for the fields O(*n*)
  ///   in the elements of the document.
  package func admitted(_ event: UIEvent) -> UIEvent? {
    guard accepts(event.type), let options = live?.listener(event.type)?.spec.options else {
      return nil
    }
    if !options.keys.isEmpty, !options.keys.contains(event.key ?? "") { return nil }
    var event = event
    let form = options.flags.contains(.form) ? formOwner : nil
    event.fields = form.map { FormEntryList.admitted(event.fields, of: $0) } ?? []
    if !options.flags.contains(.position) { (event.x, event.y) = (nil, nil) }
    let control = FormControl(self)
    if control != .choice { event.checked = nil }
    let isEntry = event.type == "input" || event.type == "change"
    if isEntry, !isPossible(event, of: control) { return nil }
    guard options.flags.contains(.value) else {
      (event.value, event.checked, event.values, event.hasBadInput) = (nil, nil, [], false)
      return event
    }
    if control != .list || attribute("multiple") == nil { event.values = [] }
    if control?.hasOwnValue != true { event.hasBadInput = false }
    if control == .list, !isEntry, !hasPossibleValues(event) {
      event.values = attribute("multiple") == nil ? [] : knownValues
      event.value = event.values.first ?? knownValue
    } else if event.value != nil, !maySetValue(of: control) {
      event.value = knownValue
    }
    return event
  }

  /// Whether the user can have made `event`, an entry, with the value that it carries.
  private func isPossible(_ event: UIEvent, of control: FormControl?) -> Bool {
    switch control {
    case .text: attribute("readonly") == nil
    case .list: hasPossibleValues(event)
    default: true
    }
  }

  /// Whether the options of a list can be chosen as `event` says: the value of a `multiple` list is the first of
  /// its values, or empty.
  private func hasPossibleValues(_ event: UIEvent) -> Bool {
    guard attribute("multiple") != nil else { return event.value.map(offers) ?? true }
    guard event.values.isEmpty || offersAll(event.values) else { return false }
    return event.value == nil || event.value == event.values.first ?? ""
  }

  /// Whether all of `values` can be chosen at once: each is the value of an enabled option, or of a disabled
  /// one that is chosen already.
  ///
  /// - Complexity: O(*n*) in the options and values.
  private func offersAll(_ values: [String]) -> Bool {
    var offered: Set<String> = []
    var pending = children.map { (element: $0, isDisabled: false) }
    while let (element, isInDisabled) = pending.popLast() {
      let isDisabled = isInDisabled || element.isDisabled
      guard element.tagCode == FormControl.option else {
        pending += element.children.map { ($0, isDisabled) }
        continue
      }
      let known = element.property("selected") ?? .bool(element.attribute("selected") != nil)
      if !isDisabled || known == .bool(true) { offered.insert(element.optionValue) }
    }
    return offered.isSuperset(of: values)
  }

  /// The values of the options that the server knows to be chosen.
  ///
  /// - Complexity: O(*n*) in the elements of the list.
  private var knownValues: [String] {
    var values: [String] = []
    var pending = Array(children.reversed())
    while let element = pending.popLast() {
      guard element.tagCode == FormControl.option else {
        pending += element.children.reversed()
        continue
      }
      let isChosen = element.property("selected") ?? .bool(element.attribute("selected") != nil)
      if isChosen == .bool(true) { values.append(element.optionValue) }
    }
    return values
  }

  /// Whether the user can change the value of the control.
  private func maySetValue(of control: FormControl?) -> Bool {
    switch control {
    case .text: attribute("readonly") == nil
    case .picker, .custom, .file, .list: true
    case .choice, .fixed, nil: false
    }
  }

  /// Notes the value and the mark that `event` says a control has, so that neither is sent back.
  ///
  /// - Precondition: the event is one that ``admitted(_:)`` returned.
  package func noteControl(of event: UIEvent) {
    let control = FormControl(self)
    let isReadOnly = control == .text && attribute("readonly") != nil
    if let value = event.value, control?.hasOwnValue == true, !isReadOnly {
      clientChanged(property: "value", value: .string(value), edit: event.edit)
      clientChose(event.values, edit: event.edit)
    }
    if let checked = event.checked {
      clientChanged(property: "checked", value: .bool(checked), edit: event.edit)
    }
  }
}
