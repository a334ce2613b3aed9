public import TrellisDOM

extension ViewAttribute {
  /// Sends `action` from the view's component at each DOM event `event`; does nothing for an empty action.
  ///
  /// `on(_:_:options:action:)` sends the fields of an event with their types.
  ///
  /// Source: ComponentKit's control action attribute (row H14).
  public static func on(
    _ event: String, _ action: Action<UIEvent>, options: ListenerOptions = ListenerOptions()
  ) -> [ViewAttribute] {
    guard !action.isEmpty else { return [] }
    let word = ClientEvent(event).word(
      needsModule: !options.fields.isEmpty, isActive: options.flags.contains(.preventDefault))
    return (word.map { [.recognizer($0)] } ?? []) + [.listener(event, options, action)]
  }

  /// Sends `action` when the view is tapped, clicked, or pressed by keyboard.
  ///
  /// Source: ComponentKit's gesture attributes (rows H16, H17).
  public static func onTap(_ action: Action<UIEvent>) -> [ViewAttribute] { on("click", action) }

  /// Sends `action` when a pointer has been pressed on the view for a time.
  ///
  /// - Parameters:
  ///   - minimumDuration: in seconds, from 0.05 to 60.
  ///   - maximumDistance: the movement in CSS px that ends the press, from 0 to 1000.
  public static func onLongPress(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, _ action: Action<UIEvent>
  ) -> [ViewAttribute] {
    guard !action.isEmpty else { return [] }
    let event = ClientEvent.longPress(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    return listening(to: event, fields: [], [], action) + [.className("l-press")]
  }

  /// Sends `events` of the view to the first responder of the chain, starting with the view's component, that can
  /// perform the ``ActionName`` of the event.
  ///
  /// Source: ComponentKit's delegate attribute (row H18).
  public static func forwarding(
    _ events: [String], options: ListenerOptions = ListenerOptions()
  ) -> [ViewAttribute] {
    events.map { .listener($0, options, Action(named: ActionName($0))) }
  }
}
