import TrellisBase

extension Element {
  /// The element's unshared live state, copied from the shared one on first use.
  private var liveState: LiveState {
    if let live, !(live is SharedLiveState) { return live }
    let state = live.map(LiveState.init(copying:)) ?? LiveState()
    live = state
    return state
  }

  /// Sets a live property of the browser's element: `value`, `checked`, `scrollTop` and the like.
  ///
  /// Unless `force` is true, the client ignores the write if its user edited the element after the last
  /// edit that the server has received (``clientChanged(property:value:edit:)``).
  ///
  /// - Precondition: `name` is one of the properties that clients support.
  public func setProperty(_ name: String, _ value: PropertyValue, force: Bool = false) {
    guard
      require(
        NamePolicy.properties.contains(name), "Property '\(name)' of \(self) is not allowed")
    else { return }
    if !force && self.property(name) == value { return }
    if number != 0 { changeTracker.records.touch(self, .properties) }
    store(FieldState.Property(name: name, value: value, isForced: force))
  }

  private func store(_ property: FieldState.Property) {
    var properties = liveState.properties
    changeTracker.footprint.add(property)
    if let index = properties.firstIndex(where: { $0.name == property.name }) {
      changeTracker.footprint.remove(properties[index])
      properties[index] = property
    } else {
      let index = properties.firstIndex { $0.name > property.name } ?? properties.count
      properties.insert(property, at: index)
    }
    liveState.properties = properties
  }

  /// The value of a live property as the server last set it or the client last reported it.
  public func property(_ name: String) -> PropertyValue? {
    live?.properties.first { $0.name == name }?.value
  }

  /// Stores the value of a property that the client reports, without sending it back.
  ///
  /// The value is not stored if the bytes stored for the client would exceed `clientByteLimit`.
  ///
  /// - Parameter edit: the number of the user's edit, counted by the client; later writes of the server
  ///   carry this number.
  public func clientChanged(property name: String, value: PropertyValue, edit: UInt32 = 0) {
    guard NamePolicy.properties.contains(name) else { return }
    let property = FieldState.Property(name: name, value: value, isClients: true)
    let replaced = live?.properties.first { $0.name == name && $0.isClients }?.byteCount ?? 0
    let bytes = changeTracker.footprint.clientBytes - replaced + property.byteCount
    guard bytes <= changeTracker.footprint.clientByteLimit || property.byteCount <= replaced else {
      return changeTracker.report("\(self): too many bytes of the client to keep its '\(name)'")
    }
    store(property)
    if let field = live?.field { field.edit = max(field.edit, edit) }
    if number != 0 {
      changeTracker.records.setClientValue(self, property)
      changeTracker.editedNumbers?.insert(number)
    }
  }

  /// Records the number of the user's last edit, which later writes of the server carry.
  func recordEdit(_ edit: UInt32) {
    guard edit > 0 else { return }
    if liveState.field == nil { liveState.field = FieldState() }
    if let field = live?.field { field.edit = max(field.edit, edit) }
  }

  /// Stores the options that the client reports as chosen in a `multiple` list, so that a reset sends them.
  /// Does nothing for other elements.
  ///
  /// - Complexity: O(*n*) in the elements below this one.
  public func clientChose(_ values: [String], edit: UInt32 = 0) {
    guard tag == "select", attribute("multiple") != nil else { return }
    record(values, edit)
  }

  private func record(_ values: [String], _ edit: UInt32) {
    for child in children {
      guard child.tag == "option" else {
        child.record(values, edit)
        continue
      }
      let isChosen = values.contains(where: child.optionValue.isExactly)
      let wasChosen = child.property("selected") ?? .bool(child.attribute("selected") != nil)
      guard wasChosen != .bool(isChosen) else { continue }
      child.clientChanged(property: "selected", value: .bool(isChosen), edit: edit)
    }
  }

  /// Listens to `event`, replacing this element's listener for it if there is one.
  ///
  /// A change of the event or of the options is sent to the client; a change of the handler is not.
  ///
  /// - Precondition: `event` is a DOM event name in lower case letters and digits.
  public func setListener(
    _ event: String, options: ListenerOptions = ListenerOptions(),
    handler: @escaping (UIEvent) -> Void
  ) {
    listen(to: event, options, handler)
  }

  /// Forwards `event` to the document's ``Document/forwarder``; the element has no handler. All elements that only
  /// forward the same event share one state object.
  package func forward(_ event: String, options: ListenerOptions) {
    listen(to: event, options, nil)
  }

  private func listen(
    to event: String, _ options: ListenerOptions, _ handler: ((UIEvent) -> Void)?
  ) {
    guard require(NamePolicy.allowsEvent(event), "Event '\(event)' of \(self) is not allowed")
    else { return }
    let known = live?.listener(event)
    if let known, known.spec.options == options {
      if known.handler != nil || handler != nil { keep(known.spec, handler) }
      return
    }
    if number != 0 { changeTracker.records.touch(self, .listeners) }
    let spec = changeTracker.listeners.spec(event: event, options: options)
    if live == nil, handler == nil {
      live = changeTracker.listeners.state(for: spec)
    } else {
      keep(spec, handler)
    }
  }

  private func keep(_ spec: ListenerSpec, _ handler: ((UIEvent) -> Void)?) {
    let state = liveState
    let entry = LiveState.Entry(spec: spec, handler: handler)
    var listeners = state.listeners
    if let index = listeners.firstIndex(where: { $0.spec.event == spec.event }) {
      listeners[index] = entry
    } else {
      let index = listeners.firstIndex { $0.spec.event > spec.event } ?? listeners.count
      listeners.insert(entry, at: index)
    }
    state.listeners = listeners
  }

  /// Calls `body` once after `time`, if the owner of the document has set ``Document/timer``; otherwise never.
  package func callBack(after time: Duration, _ body: @escaping () -> Void) {
    changeTracker.timer?(time, body)
  }

  /// Reports an unexpected client event of the element to ``Document/reportHandler``.
  package func report(_ text: String) { changeTracker.report("\(self): \(text)") }

  /// Records that the listener for one `event` has received it.
  package func markFired(_ event: String) {
    if liveState.field == nil { liveState.field = FieldState() }
    liveState.field?.firedEvents.insert(event)
  }

  /// Removes the listener for `event`.
  public func removeListener(_ event: String) {
    guard let index = live?.listeners.firstIndex(where: { $0.spec.event == event }) else { return }
    if number != 0 { changeTracker.records.touch(self, .listeners) }
    liveState.listeners.remove(at: index)
    live?.field?.firedEvents.remove(event)
  }

  /// The listener for `event`, if there is one. If the element only forwards the event (`forward(_:options:)`), the
  /// handler calls the document's forwarder.
  public func listener(_ event: String) -> Listener? {
    live?.listener(event).map { entry in
      Listener(
        event: event, options: entry.spec.options,
        handler: entry.handler ?? { [self] in changeTracker.forwarder?(self, $0) })
    }
  }

  /// The names of the events listened to, sorted.
  public var listenedEvents: [String] { live?.listeners.map(\.spec.event) ?? [] }

  /// Whether the element listens to an event for which `isWanted` is true.
  package func listens(toEventWhere isWanted: (String) -> Bool) -> Bool {
    live?.hasListener { isWanted($0.spec.event) } == true
  }

  /// The animations that the client plays when this element is removed, all at once. The element receives
  /// no events meanwhile and is removed when the last animation ends.
  public var exitAnimations: [ElementAnimation] {
    get { live?.field?.exitAnimations ?? [] }
    set {
      guard !newValue.isEmpty || live?.field != nil else { return }
      if liveState.field == nil { liveState.field = FieldState() }
      liveState.field?.exitAnimations = newValue.map { $0.sanitised { changeTracker.report($0) } }
    }
  }
}
