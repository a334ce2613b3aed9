public import TrellisComponents
import TrellisUI

/// The arguments of a modifier for commands of the browser.
public struct CommandChange: Hashable, Sendable {
  let event: String
  let keys: [String]
  let commands: [ClientCommand]
}

extension View {
  /// Runs `commands` in the browser when this view is clicked, tapped, or pressed by keyboard, without waiting for the
  /// server.
  public func onTap(_ commands: ClientCommand...) -> BoxView<Self, CommandChange> {
    on("click", commands)
  }

  /// Runs `commands` in the browser at each DOM event `event` of this view, without waiting for the server.
  ///
  /// - Parameter event: the DOM's name of the event, such as `click`, `change` or `focusin`.
  public func on(_ event: String, _ commands: ClientCommand...) -> BoxView<Self, CommandChange> {
    on(event, commands)
  }

  /// Runs `commands` in the browser when one of `keys` is pressed while the focus is in this view. The browser's own
  /// action for the key is suppressed.
  public func onKeyPress(
    _ keys: KeyEquivalent..., run commands: ClientCommand...
  ) -> BoxView<Self, CommandChange> {
    on("keydown", keys: keys.map(\.name), commands)
  }

  consuming func on(
    _ event: String, keys: [String] = [], _ commands: [ClientCommand]
  ) -> BoxView<Self, CommandChange> {
    BoxView(self, CommandChange(event: event, keys: keys, commands: commands)) { change, box in
      box.prepareForAttributes()
      box.attributes += ViewAttribute.commands(
        on: change.event, keys: change.keys, change.commands)
    }
  }
}
