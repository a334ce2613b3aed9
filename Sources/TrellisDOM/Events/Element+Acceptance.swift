import TrellisBase

extension Element {
  /// Whether a client may send `event` from this element: the element is announced and listens to the
  /// event, was not handed over since the last patch, is not disabled by itself or by an enclosing
  /// `fieldset`, `select` or `optgroup`, and neither the element nor an ancestor is hidden or inert.
  ///
  /// - Complexity: O(depth).
  public func accepts(_ event: String) -> Bool {
    guard number != 0, !flags.contains(.handedOver), live?.listener(event) != nil,
      !isActuallyDisabled
    else { return false }
    var current: Element? = self
    while let element = current {
      if element.attribute("inert") != nil || element.attribute("hidden") != nil { return false }
      if element.style("display") == "none" { return false }
      current = element.parent
    }
    return true
  }

  /// `event` with only the values that a browser can have sent from this element; `nil` if the event is impossible.
  ///
  /// In addition to the rules of ``accepts(_:)``:
  /// - if the listener is for certain keys, events of other keys are refused;
  /// - members that the listener did not request are removed;
  /// - a second event for a listener with ``ListenerOptions/Flags/once`` is refused;
  /// - a `click` is refused if its user saw a state other than the element's current one (``shownState``), unless the
  ///   listener requested the seen state;
  /// - `input` and `change` are refused for a `readonly` text field, for a `select` if no enabled option has the value,
  ///   and for a `multiple` one if its value is not the first of its values;
  /// - if the user cannot change the value, the event gets the server's value;
  /// - fields that the controls of the form cannot submit are removed (``FormEntryList``).
  ///
  /// - Complexity: O(depth); for a `select` O(*n*) in its options; for a listener that requests the fields O(*n*) in
  ///   the elements of the document.
  package func admitted(_ event: UIEvent) -> UIEvent? {
    guard accepts(event.type), let options = live?.listener(event.type)?.spec.options else {
      return nil
    }
    if options.flags.contains(.once), live?.hasFired(event.type) == true { return nil }
    if !options.keys.isEmpty, !options.keys.contains(where: (event.key ?? "").isExactly) {
      return nil
    }
    var event = event
    if !options.flags.contains(.shownState) {
      if event.type == "click", isStale(event.shown) { return nil }
      event.shown = nil
    }
    let form = options.flags.contains(.form) ? formOwner : nil
    event.fields = form.map { FormEntryList.admitted(event.fields, of: $0) } ?? []
    if !tag.holds("-"), options.fields.isEmpty { event.data = nil }
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

  /// Whether a user can cause this `input` or `change` event.
  private func isPossible(_ event: UIEvent, of control: FormControl?) -> Bool {
    switch control {
    case .text: attribute("readonly") == nil
    case .list: hasPossibleValues(event)
    default: true
    }
  }

  /// Whether the user can choose the options of the event. The value of a `multiple` list must be the first of its
  /// values; it is empty or missing if there are none.
  private func hasPossibleValues(_ event: UIEvent) -> Bool {
    guard attribute("multiple") != nil else { return event.value.map(offers) ?? true }
    guard event.values.isEmpty || offersAll(event.values) else { return false }
    return event.value == nil || event.value == event.values.first ?? ""
  }

  /// Whether all of `values` can be chosen at the same time: each is the value of an enabled option, or of
  /// a disabled option that is already chosen.
  ///
  /// - Complexity: O(*n*) in the options and values.
  private func offersAll(_ values: [String]) -> Bool {
    var offered: Set<Exact<String>> = []
    var pending = children.map { (element: $0, isDisabled: false) }
    while let (element, isInDisabled) = pending.popLast() {
      let isDisabled = isInDisabled || element.isDisabled
      guard element.tagCode == FormControl.option else {
        pending += element.children.map { ($0, isDisabled) }
        continue
      }
      let known = element.property("selected") ?? .bool(element.attribute("selected") != nil)
      if !isDisabled || known == .bool(true) { offered.insert(Exact(element.optionValue)) }
    }
    return offered.isSuperset(of: values.lazy.map({ Exact($0) }))
  }

  /// The values of the options that are chosen according to the server.
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

  /// Stores the control's value and checkedness from `event`, so that neither is sent back, and records the event for a
  /// listener with ``ListenerOptions/Flags/once``.
  ///
  /// - Precondition: ``admitted(_:)`` returned the event.
  package func recordControl(of event: UIEvent) {
    if live?.listener(event.type)?.spec.options.flags.contains(.once) == true {
      markFired(event.type)
    }
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
