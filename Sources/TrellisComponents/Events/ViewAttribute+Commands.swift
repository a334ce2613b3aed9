import TrellisBase

extension ViewAttribute {
  /// The name of the attribute with the commands of an element.
  static let commands = "data-do"

  /// Commands that the browser runs at each DOM event `event`, in addition to the commands of other attributes.
  ///
  /// - Parameters:
  ///   - keys: the `KeyboardEvent.key` values of a key event for which the commands run; empty means all.
  ///     `Alt+ArrowDown` is a key with the Alt key. The browser does nothing else with these keys.
  ///   - commands: run in order.
  public static func commands(
    on event: String, keys: [String] = [], _ commands: [ClientCommand]
  ) -> [ViewAttribute] {
    guard !commands.isEmpty else { return [] }
    let value = ClientCommand.attributeValue(event, keys: keys, commands)
    return [.attribute(Self.commands, value)] + menuPress(event)
  }

  /// The attributes that make a long press of a finger a request for a context menu, also in browsers on iOS, which do
  /// not send the event `contextmenu`; empty for other events.
  static func menuPress(_ event: String) -> [ViewAttribute] {
    event == ClientEvent.contextMenu.type
      ? [.recognizer("menupress"), .className("l-menupress")] : []
  }
}
