extension ViewAttribute {
  /// The name of the attribute with the commands of an element.
  static let commands = "data-do"

  /// Commands that the browser runs at each DOM event `event`, in addition to those of other attributes.
  ///
  /// - Parameters:
  ///   - keys: the `KeyboardEvent.key` values of a key event for which the commands run; empty means all. The browser
  ///     does nothing else with these keys.
  ///   - commands: run in order.
  public static func commands(
    on event: String, keys: [String] = [], _ commands: [ClientCommand]
  ) -> [ViewAttribute] {
    commands.isEmpty
      ? [] : [.attribute(Self.commands, ClientCommand.words(event, keys: keys, commands))]
  }
}
