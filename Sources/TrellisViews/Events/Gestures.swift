public import TrellisComponents
public import TrellisLayout
import TrellisUI

/// A movement of a pressed pointer: of a mouse, a pen or one finger. The view captures the pointer, so that the gesture
/// goes on outside of it; the page does not scroll meanwhile.
///
/// ```swift
/// Knob().gesture(DragGesture().onChanged { offset = $0.translation }.onEnded { drop(at: $0.location) })
/// ```
///
/// Of views inside each other, the innermost view with a drag gesture gets the movement. A press in a field inside
/// begins no gesture.
public struct DragGesture: Gesture, Hashable {
  /// The movement so far.
  public typealias Value = DragMovement

  private let minimumDistance: Double

  /// - Parameter minimumDistance: the movement in CSS px at which the gesture begins, from 0 to 1000.
  public init(minimumDistance: Double = 10) { self.minimumDistance = minimumDistance }

  /// The attributes by which an element has the gesture. Applications do not call or implement this method.
  public func _attributes(_ handlers: GestureHandlers<Value>) -> [ViewAttribute] {
    handlers.changes(.pan(minimumDistance: minimumDistance), .drag)
      + handlers.ends(.panEnd(minimumDistance: minimumDistance), .drag)
      + [.className("l-touch")]
  }
}

/// A pinch of two fingers or of a trackpad, or a turn of the wheel with the control key held down.
public struct MagnifyGesture: Gesture, Hashable {
  /// The scale so far, and the position where the pinch began.
  public typealias Value = Magnification

  /// A pinch.
  public init() {}

  /// The attributes by which an element has the gesture. Applications do not call or implement this method.
  public func _attributes(_ handlers: GestureHandlers<Value>) -> [ViewAttribute] {
    handlers.changes(.magnify, .pinch) + handlers.ends(.magnifyEnd, .pinch)
      + [.className("l-touch")]
  }
}

/// One or several taps or clicks.
public struct TapGesture: Gesture, Hashable {
  /// The position of the last tap, in CSS px in the view.
  public typealias Value = Point

  private let count: Int

  /// - Parameter count: the number of taps, from 1 to 3, that follow each other within 500 ms.
  public init(count: Int = 1) { self.count = min(max(count, 1), 3) }

  /// The attributes by which an element has the gesture. Applications do not call or implement this method.
  public func _attributes(_ handlers: GestureHandlers<Value>) -> [ViewAttribute] {
    guard let ended = handlers.ended else { return [] }
    return ViewAttribute.on(
      count == 1 ? .click : .tap(count: count), .location, action: Action { try ended($0) })
      + Self.looks(count)
  }

  /// The attributes besides listeners: several taps by finger do not zoom the page.
  static func looks(_ count: Int) -> [ViewAttribute] {
    [.style(.cursor, "pointer")] + (count > 1 ? [.className("l-taps")] : [])
  }
}

/// A press that lasts, by mouse, pen or finger.
public struct LongPressGesture: Gesture, Hashable {
  /// Whether the press has begun, or was long enough.
  public typealias Value = Bool

  private let minimumDuration: Double
  private let maximumDistance: Double

  /// - Parameters:
  ///   - minimumDuration: in seconds, from 0.05 to 60.
  ///   - maximumDistance: the movement in CSS px that ends the press, from 0 to 1000.
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// The attributes by which an element has the gesture. Applications do not call or implement this method.
  public func _attributes(_ handlers: GestureHandlers<Value>) -> [ViewAttribute] {
    var attributes: [ViewAttribute] = [.className("l-press")]
    if let ended = handlers.ended {
      let event = ClientEvent.longPress(
        minimumDuration: minimumDuration, maximumDistance: maximumDistance)
      attributes += ViewAttribute.on(event, action: Action { try ended(true) })
    }
    if let changed = handlers.changed {
      let event = ClientEvent.pressing(
        minimumDuration: minimumDuration, maximumDistance: maximumDistance)
      attributes += ViewAttribute.on(
        event, .isPressing, action: Action { if $0 { try changed(true) } })
    }
    return attributes
  }
}
