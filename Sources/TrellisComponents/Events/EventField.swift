public import TrellisDOM
public import TrellisLayout

/// A value of an event that a listener requests. The browser reads the value, and the server checks it: without a value
/// of the field's type and range, the event is not passed to its listener.
///
/// ```swift
/// static let force = EventField.number("force", in: 0...100)
/// ```
public struct EventField<Value>: Sendable {
  /// The names of the properties of the event, or of its `detail`, that are sent.
  let names: [String]
  private let read: @Sendable (EventData) -> Value?

  /// A value made from some properties.
  ///
  /// - Parameters:
  ///   - names: letters and digits, at most 32 of each; other names are not sent.
  ///   - read: makes the value; returns `nil` for invalid properties. A client may send any values.
  public init(_ names: String..., read: @escaping @Sendable (EventData) -> Value?) {
    self.names = names
    self.read = read
  }

  func value(_ data: EventData) -> Value? { read(data) }
}

/// The properties of an event that a client sent: any values.
public struct EventData {
  /// The event without the properties.
  public let event: UIEvent
  private let members: JSONValue?

  init(_ event: UIEvent) {
    self.event = event
    members = event.data.flatMap { text in
      try? JSONValue(Array(text.utf8), bytes: 1 << 16, depth: 4, values: 256)
    }
  }

  /// A number in `range`; `nil` if the property is anything else.
  public func number(_ name: String, in range: ClosedRange<Double>) -> Double? {
    guard let number = members?[name]?.number, range.contains(number) else { return nil }
    return number
  }

  /// A whole number in `range`; `nil` if the property is anything else.
  public func integer(_ name: String, in range: ClosedRange<Int>) -> Int? {
    guard let number = members?[name]?.number, let whole = Int(exactly: number),
      range.contains(whole)
    else { return nil }
    return whole
  }

  /// A text of at most `limit` bytes of UTF-8; `nil` if the property is anything else.
  public func text(_ name: String, limit: Int) -> String? {
    guard let text = members?[name]?.string, text.utf8.count <= limit else { return nil }
    return text
  }

  /// A truth value; `nil` if the property is anything else.
  public func flag(_ name: String) -> Bool? { members?[name]?.bool }
}

extension EventField where Value == Double {
  /// A number in `range`.
  public static func number(_ name: String, in range: ClosedRange<Double>) -> EventField {
    EventField(name) { $0.number(name, in: range) }
  }
  /// The pressure of a pointer, from 0 to 1; a mouse has 0.5 while a button is pressed.
  public static var pressure: EventField { number("pressure", in: 0...1) }
  /// The time since the start of an animation or a transition, in seconds.
  public static var elapsedTime: EventField { number("elapsedTime", in: 0...1e7) }
}

extension EventField where Value == Int {
  /// A whole number in `range`.
  public static func integer(_ name: String, in range: ClosedRange<Int>) -> EventField {
    EventField(name) { $0.integer(name, in: range) }
  }
  /// The button that was pressed or released: 0 is the primary one, 1 the wheel, 2 the secondary one; -1 for none.
  public static var button: EventField { integer("button", in: -1...31) }
  /// The buttons that are pressed, a sum of powers of two: primary 1, secondary 2, wheel 4.
  public static var buttons: EventField { integer("buttons", in: 0...0xFFFF) }
  /// The number that the browser gives a pointer from its press to its release.
  public static var pointerID: EventField {
    integer("pointerId", in: Int(Int32.min)...Int(Int32.max))
  }
}

extension EventField where Value == Bool {
  /// A truth value.
  public static func flag(_ name: String) -> EventField { EventField(name) { $0.flag(name) } }
  /// Whether the system ended the gesture, so that it has no result.
  public static var isCancelled: EventField { flag("isCancelled") }
  /// Whether a press that may become long has begun.
  public static var isPressing: EventField { flag("isPressing") }
  /// Whether the element is visible beyond the threshold.
  public static var isVisible: EventField { flag("isVisible") }
  /// Whether the key is held, and the event repeated.
  public static var isRepeat: EventField { flag("repeat") }
  /// Whether the element fills the screen.
  public static var isFullScreen: EventField { flag("isFullScreen") }
  /// Whether a drag is over the element.
  public static var isTargeted: EventField { flag("isTargeted") }
}

extension EventField where Value == String {
  /// A text of at most `limit` bytes of UTF-8.
  public static func text(_ name: String, limit: Int) -> EventField {
    EventField(name) { $0.text(name, limit: limit) }
  }
  /// The text of the clipboard or of a drop; the client sends at most 20,000 characters.
  public static var text: EventField { text("text", limit: 60_000) }
  /// The key of a key event by the value of `KeyboardEvent.key`, such as `a` or `Enter`.
  public static var key: EventField { EventField { $0.event.key } }
  /// The position of the key on the keyboard by the value of `KeyboardEvent.code`, such as `KeyA`, whatever the layout.
  public static var keyCode: EventField { text("code", limit: 64) }
  /// The value of the field of an `input` or `change`; the client sends at most 20,000 characters. A client may send
  /// any text, also a text that the field does not offer: use the binding of a control where there is one.
  public static var fieldValue: EventField { text("fieldValue", limit: 60_000) }
  /// The kind of change of an `input` or `beforeinput`, such as `insertText`.
  public static var inputType: EventField { text("inputType", limit: 64) }
  /// The name of the animation that ended.
  public static var animationName: EventField { text("animationName", limit: 256) }
  /// The property whose transition ended.
  public static var propertyName: EventField { text("propertyName", limit: 256) }
}

extension EventField where Value == String? {
  /// The text that a `beforeinput` inserts; `nil` if it inserts none.
  public static var insertedText: EventField {
    EventField("data") { .some($0.text("data", limit: 60_000)) }
  }
}

/// The device that the user points with; a finger is `touch`.
public enum PointerKind: String, Hashable, Sendable {
  case mouse, pen, touch
}

extension EventField where Value == PointerKind {
  /// The device that the user points with; an event with any other `pointerType` does not have the field.
  public static var pointerKind: EventField {
    EventField("pointerType") { $0.text("pointerType", limit: 8).flatMap(PointerKind.init) }
  }
}

extension EventField where Value == UIEvent.Modifiers {
  /// The modifier keys that are held down.
  public static var modifiers: EventField { EventField { $0.event.modifiers } }
}

extension EventField where Value == SwipeDirection {
  /// The direction of a swipe on the screen; a field of ``ClientEvent/swipe(_:)``.
  public static var swipeDirection: EventField {
    EventField("direction") { $0.text("direction", limit: 8).flatMap(SwipeDirection.init) }
  }
}

/// The lengths in CSS px that an event may have: more than the largest box of a browser.
private let lengths = -1e8...1e8

extension EventField where Value == Point {
  /// The position of the pointer in the element, in CSS px.
  public static var location: EventField { point("localX", "localY") }

  fileprivate static func point(_ x: String, _ y: String) -> EventField {
    EventField(x, y) { data in
      guard let x = data.number(x, in: lengths), let y = data.number(y, in: lengths) else {
        return nil
      }
      return Point(x: x, y: y)
    }
  }
}

extension EventField where Value == Size {
  /// The size of the element, in CSS px.
  public static var size: EventField {
    EventField("width", "height") { data in
      guard let width = data.number("width", in: 0...1e8),
        let height = data.number("height", in: 0...1e8)
      else { return nil }
      return Size(width: width, height: height)
    }
  }

  /// The turn of the wheel, in CSS px; positive values are right and down.
  public static var wheelTurn: EventField {
    EventField {
      guard let width = $0.event.scrollLeft, let height = $0.event.scrollTop,
        lengths.contains(width), lengths.contains(height)
      else { return nil }
      return Size(width: width, height: height)
    }
  }
}

extension EventField where Value == DragMovement {
  /// The movement of a ``ClientEvent/pan(minimumDistance:)``.
  public static var drag: EventField {
    EventField("startX", "startY", "dx", "dy", "vx", "vy") { data in
      let read = { data.number($0, in: lengths) }
      guard let x = read("startX"), let y = read("startY"), let dx = read("dx"),
        let dy = read("dy"), let vx = read("vx"), let vy = read("vy")
      else { return nil }
      return DragMovement(
        startLocation: Point(x: x, y: y), translation: Size(width: dx, height: dy),
        velocity: Size(width: vx, height: vy))
    }
  }
}

extension EventField where Value == Magnification {
  /// The scale of a ``ClientEvent/magnify``.
  public static var pinch: EventField {
    EventField("scale", "startX", "startY") { data in
      guard let scale = data.number("scale", in: 0.001...1000),
        let x = data.number("startX", in: lengths), let y = data.number("startY", in: lengths)
      else { return nil }
      return Magnification(magnification: scale, startLocation: Point(x: x, y: y))
    }
  }
}
