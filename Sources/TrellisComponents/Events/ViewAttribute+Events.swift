import TrellisBase
package import TrellisDOM
public import TrellisLayout

extension ViewAttribute {
  /// The name of the attribute with the recognizers of an element.
  static let recognizers = "data-recognizers"

  /// A word of `data-recognizers`, in addition to the words of other attributes.
  package static func recognizer(_ word: String) -> ViewAttribute { .attribute(recognizers, word) }

  /// The words of both attributes without duplicates.
  static func unitedRecognizers(_ words: String, _ more: String) -> String {
    let known = words.parts(between: " ")
    let new = more.parts(between: " ").filter { !known.contains($0) }
    return (known + new).joined(separator: " ")
  }

  /// Sends `action` the fields of each `event` of the view with valid values for all fields.
  ///
  /// ```swift
  /// ViewAttribute.on(.pointerDown, .location, .pressure, action: Action { location, pressure in … })
  /// ```
  public static func on<each Value>(
    _ event: ClientEvent, _ field: repeat EventField<each Value>, options: [EventOption] = [],
    action: Action<(repeat each Value)>
  ) -> [ViewAttribute] {
    on(event, options: options, reading: EventReader(repeat each field), action)
  }

  private static func on<each Value>(
    _ event: ClientEvent, options: [EventOption], reading reader: EventReader<repeat each Value>,
    _ action: Action<(repeat each Value)>
  ) -> [ViewAttribute] {
    guard !action.isEmpty else { return [] }
    let reading = Action<UIEvent>(
      .adapted(action.identity, .named([event.type] + reader.names))
    ) { event, sender, start in
      guard let values = reader.values(of: event) else { return }
      action.send(values, from: sender, startingAt: start)
    }
    return listening(to: event, fields: reader.names, options, reading)
  }

  /// Sends `action` the field of each `event` of the view with a valid value.
  ///
  /// ```swift
  /// ViewAttribute.on(.keyDown, .key, action: action(Editor.pressed, identity: "pressed"))
  /// ```
  public static func on<Value>(
    _ event: ClientEvent, _ field: EventField<Value>, options: [EventOption] = [],
    action: Action<Value>
  ) -> [ViewAttribute] {
    // The compiler infers no method of a component for a pack of one value.
    on(event, options: options, reading: EventReader(field), action)
  }

  /// The attributes of a listener that gets the properties `fields` in ``UIEvent/data``.
  package static func listening(
    to event: ClientEvent, fields: [String], _ options: [EventOption], _ action: Action<UIEvent>
  ) -> [ViewAttribute] {
    var listener = ListenerOptions(options, fields: fields)
    // Gestures of elements inside do not count.
    if event.recognizer != nil { listener.flags.insert(.selfOnly) }
    let word = event.word(
      needsModule: !listener.fields.isEmpty
        || !listener.flags.isDisjoint(with: [.once, .capture, .capturePointer]),
      isActive: listener.flags.contains(.preventDefault))
    // The module suppresses the browser's action, as the client's own listener is passive.
    if word?.ends(with: ",active") == true { listener.flags.remove(.preventDefault) }
    return (word.map { [.recognizer($0)] } ?? []) + menuPress(event.type)
      + [.listener(event.type, listener, action)]
  }

  /// Sends `action` at the last of `count` taps or clicks, 2 or 3.
  public static func onTap(count: Int, _ action: Action<Point>) -> [ViewAttribute] {
    let attributes = on(.tap(count: count), .location, action: action)
    return attributes.isEmpty ? [] : attributes + [.className("l-taps")]
  }

  /// Sends `action` the movement of a pressed pointer, and `ended` its end, unless the system ends it.
  ///
  /// Source: ComponentKit's gesture attributes (rows D16, H17).
  public static func onPan(
    minimumDistance: Double = 10, _ action: Action<DragMovement>,
    ended: Action<DragMovement> = Action()
  ) -> [ViewAttribute] {
    guard !action.isEmpty || !ended.isEmpty else { return [] }
    let end: Action<(DragMovement, Bool)> =
      ended.isEmpty
      ? Action()
      : Action { sender, value in
        if !value.1 { ended.send(value.0, from: sender, startingAt: .sender) }
      }
    return on(.pan(minimumDistance: minimumDistance), .drag, action: action)
      + on(.panEnd(minimumDistance: minimumDistance), .drag, .isCancelled, action: end)
      + [.className("l-touch")]
  }
}

/// Reads the fields of an event.
package struct EventReader<each Value> {
  private let field: (repeat EventField<each Value>)
  package let names: [String]

  package init(_ field: repeat EventField<each Value>) {
    self.field = (repeat each field)
    var names: [String] = []
    for more in repeat (each field).names { names += more.filter { !names.contains($0) } }
    self.names = names
  }

  private struct Missing: Error {}

  private static func read<One>(_ field: EventField<One>, _ data: EventData) throws -> One {
    guard let value = field.value(data) else { throw Missing() }
    return value
  }

  /// The values; `nil` if one is missing or out of its range.
  package func values(of event: UIEvent) -> (repeat each Value)? {
    try? checkedValues(EventData(event))
  }

  private func checkedValues(_ data: EventData) throws -> (repeat each Value) {
    (repeat try Self.read(each field, data))
  }
}
