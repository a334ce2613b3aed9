public import TrellisComponents
import TrellisUI

/// A gesture of a pointer, recognized in the browser.
///
/// Source: SwiftUI's `Gesture`.
public protocol Gesture<Value> {
  /// The value that the handlers get.
  associatedtype Value

  /// The attributes by which an element has the gesture. Applications do not call or implement this method.
  func _attributes(_ handlers: GestureHandlers<Value>) -> [ViewAttribute]
}

/// The functions called while a gesture goes on, when it ends, and when it is given up.
public struct GestureHandlers<Value> {
  private(set) var changed: ((Value) throws -> Void)?
  private(set) var ended: ((Value) throws -> Void)?
  private(set) var cancelled: (() throws -> Void)?
  private(set) var rate: [EventOption] = []

  init() {}

  fileprivate func adding<Base>(_ gesture: HandledGesture<Base>) -> GestureHandlers
  where Base.Value == Value {
    var result = self
    result.changed = Self.both(gesture.changed, changed)
    result.ended = Self.both(gesture.ended, ended)
    if let first = gesture.cancelled {
      let second = cancelled
      result.cancelled = {
        try first()
        try second?()
      }
    }
    result.rate += gesture.rate
    return result
  }

  private static func both(
    _ first: ((Value) throws -> Void)?, _ second: ((Value) throws -> Void)?
  ) -> ((Value) throws -> Void)? {
    guard let first else { return second }
    guard let second else { return first }
    return {
      try first($0)
      try second($0)
    }
  }
}

/// A gesture with handlers.
public struct HandledGesture<Base: Gesture>: Gesture {
  /// The value of the gesture without these handlers.
  public typealias Value = Base.Value

  fileprivate let base: Base
  fileprivate var changed: ((Value) throws -> Void)?
  fileprivate var ended: ((Value) throws -> Void)?
  fileprivate var cancelled: (() throws -> Void)?
  fileprivate var rate: [EventOption] = []

  fileprivate init(_ base: Base) { self.base = base }

  /// The attributes by which an element has the gesture. Applications do not call or implement this method.
  public func _attributes(_ handlers: GestureHandlers<Value>) -> [ViewAttribute] {
    base._attributes(handlers.adding(self))
  }
}

extension Gesture {
  /// Runs `action` as the gesture proceeds: with the newest value, once a frame at most, and not while a response to
  /// an earlier value is awaited.
  public func onChanged(_ action: @escaping (Value) throws -> Void) -> HandledGesture<Self> {
    var gesture = HandledGesture(self)
    gesture.changed = action
    return gesture
  }

  /// Runs `action` when the user has ended the gesture.
  public func onEnded(_ action: @escaping (Value) throws -> Void) -> HandledGesture<Self> {
    var gesture = HandledGesture(self)
    gesture.ended = action
    return gesture
  }

  /// Runs `action` when the system has ended the gesture, for example because the browser began to scroll.
  public func onCancelled(_ action: @escaping () throws -> Void) -> HandledGesture<Self> {
    var gesture = HandledGesture(self)
    gesture.cancelled = action
    return gesture
  }

  /// Runs the action of ``onChanged(_:)`` after this time without a change, with the newest value.
  public func debounced(milliseconds: Int) -> HandledGesture<Self> {
    var gesture = HandledGesture(self)
    gesture.rate = [.debounced(milliseconds: milliseconds)]
    return gesture
  }

  /// Runs the action of ``onChanged(_:)`` with at least this time between two changes.
  public func throttled(milliseconds: Int) -> HandledGesture<Self> {
    var gesture = HandledGesture(self)
    gesture.rate = [.throttled(milliseconds: milliseconds)]
    return gesture
  }
}

extension View {
  /// Adds a gesture to this view. A disabled view has none. Gestures need a pointer: offer a button with the same
  /// effect.
  public consuming func gesture<G: Gesture>(_ gesture: G) -> BoxView<Self, G> {
    BoxView(self, gesture) { gesture, box in
      guard EnvironmentValues.current.isEnabled else { return }
      box.prepareForAttributes()
      box.attributes += gesture._attributes(GestureHandlers())
    }
  }
}

extension GestureHandlers {
  /// The listener for an event with the value `field`.
  func changes(_ event: ClientEvent, _ field: EventField<Value>) -> [ViewAttribute] {
    guard let changed else { return [] }
    return ViewAttribute.on(event, field, options: rate, action: Action { try changed($0) })
  }

  /// The listener for the end of a gesture; none if the gesture has no handler of its end.
  func ends(_ event: ClientEvent, _ field: EventField<Value>) -> [ViewAttribute] {
    guard ended != nil || cancelled != nil else { return [] }
    let (ended, cancelled) = (ended, cancelled)
    return ViewAttribute.on(
      event, field, .isCancelled,
      action: Action { value, isCancelled in
        if isCancelled { try cancelled?() } else { try ended?(value) }
      })
  }
}
