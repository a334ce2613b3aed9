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
  ///   value that no enabled option has;
  /// - where the user cannot change the value, the event carries the value that the server knows.
  ///
  /// - Complexity: O(depth), and for a `select` O(*n*) in its options.
  package func admitted(_ event: UIEvent) -> UIEvent? {
    guard accepts(event.type), let options = live?.listener(event.type)?.spec.options else {
      return nil
    }
    if !options.keys.isEmpty, !options.keys.contains(event.key ?? "") { return nil }
    var event = event
    if !options.flags.contains(.form) { event.fields = [] }
    if !options.flags.contains(.position) { (event.x, event.y) = (nil, nil) }
    let control = FormControl(self)
    if control != .choice { event.checked = nil }
    guard isPossible(event, of: control) else { return nil }
    guard options.flags.contains(.value) else {
      (event.value, event.checked, event.values, event.hasBadInput) = (nil, nil, [], false)
      return event
    }
    if control != .list || attribute("multiple") == nil { event.values = [] }
    if control?.hasOwnValue != true { event.hasBadInput = false }
    if event.value != nil, !maySetValue(of: control, to: event.value) { event.value = knownValue }
    return event
  }

  /// Whether a control can send `event` with the value that it carries.
  private func isPossible(_ event: UIEvent, of control: FormControl?) -> Bool {
    guard event.type == "input" || event.type == "change" else { return true }
    switch control {
    case .text: return attribute("readonly") == nil
    case .list:
      guard event.values.isEmpty || offersAll(event.values) else { return false }
      guard let value = event.value else { return true }
      if attribute("multiple") != nil, value.isEmpty || value == event.values.first { return true }
      return offers(value)
    default: return true
    }
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

  /// Whether the user can have given the control this value.
  private func maySetValue(of control: FormControl?, to value: String?) -> Bool {
    switch control {
    case .text: attribute("readonly") == nil
    case .picker, .custom, .file: true
    // A value of several was checked with the others.
    case .list: attribute("multiple") != nil || value.map { $0.isEmpty || offers($0) } ?? true
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
