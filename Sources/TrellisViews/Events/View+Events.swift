public import TrellisComponents
import TrellisDOM
import TrellisUI

/// The arguments of a modifier for an event.
public struct EventChange {
  let event: ClientEvent
  let fields: [String]
  let options: [EventOption]
  let more: [ViewAttribute]
  let handle: (UIEvent) throws -> Void
}

extension View {
  /// Runs `action` at each `event` of this view, with the requested fields of the event.
  ///
  /// ```swift
  /// Canvas().on(.pointerDown, .location, .pressure) { location, pressure in … }
  /// ```
  ///
  /// The action is not run for an event in which a field has no valid value, or while the view is disabled.
  ///
  /// - Parameters:
  ///   - event: the event; ``/TrellisComponents/ClientEvent/init(_:)`` makes one of any DOM type.
  ///   - field: the values of the event to send; no others are sent.
  ///   - options: the rate, and the suppression of the browser's own action and of further listeners.
  public func on<each Value>(
    _ event: ClientEvent, _ field: repeat EventField<each Value>, options: [EventOption] = [],
    perform action: @escaping (repeat each Value) throws -> Void
  ) -> BoxView<Self, EventChange> {
    on(event, repeat each field, options: options, more: [], perform: action)
  }

  /// Runs `action` at each `event`, and gives the element `more` attributes.
  consuming func on<each Value>(
    _ event: ClientEvent, _ field: repeat EventField<each Value>, options: [EventOption] = [],
    more: [ViewAttribute], perform action: @escaping (repeat each Value) throws -> Void
  ) -> BoxView<Self, EventChange> {
    let reader = EventReader(repeat each field)
    let handle = { (event: UIEvent) in
      if let values = reader.values(of: event) { try action(repeat each values) }
    }
    return BoxView(
      self,
      EventChange(
        event: event, fields: reader.names, options: options, more: more, handle: handle)
    ) { change, box in
      guard EnvironmentValues.current.isEnabled else { return }
      let handle = change.handle
      box.prepareForAttributes()
      box.attributes += ViewAttribute.listening(
        to: change.event, fields: change.fields, change.options, Action { try handle($0) })
      box.attributes += change.more
    }
  }
}
