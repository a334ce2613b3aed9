public import TrellisDOM

extension ViewAttribute {
  /// Sends `action` from the view's component at each DOM event `event`; does nothing for an empty action.
  ///
  /// Source: ComponentKit's control action attribute (row H14).
  public static func on(
    _ event: String, _ action: Action<UIEvent>, options: ListenerOptions = ListenerOptions()
  ) -> [ViewAttribute] {
    action.isEmpty ? [] : [.listener(event, options, action)]
  }

  /// Sends `action` when the view is tapped, clicked, or pressed by keyboard.
  ///
  /// Source: ComponentKit's gesture attributes (rows H16, H17).
  public static func onTap(_ action: Action<UIEvent>) -> [ViewAttribute] { on("click", action) }

  /// Sends `action` when a browser would show a context menu for the view: at a long press, or a click with
  /// the secondary button.
  public static func onLongPress(_ action: Action<UIEvent>) -> [ViewAttribute] {
    on("contextmenu", action)
  }

  /// Sends `events` of the view up the responder chain, from the view's component on, to the first
  /// responder that can perform ``ActionName`` `event`.
  ///
  /// Source: ComponentKit's delegate attribute (row H18).
  public static func forwarding(
    _ events: [String], options: ListenerOptions = ListenerOptions()
  ) -> [ViewAttribute] {
    events.map { .listener($0, options, Action(named: ActionName($0))) }
  }
}
