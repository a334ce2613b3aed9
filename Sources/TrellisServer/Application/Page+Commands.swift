public import TrellisComponents
import TrellisDOM
import TrellisHosting

extension Page {
  /// Has the browser run a command once, after the changes of this turn are shown.
  ///
  /// ```swift
  /// page.run(.print)
  /// ```
  ///
  /// Browsers may refuse to copy a text if the user has not pressed or typed anything for some seconds.
  public func run(_ command: ClientCommand) {
    lastCommand &+= 1
    let number = "\(commandSeries).\(lastCommand)"
    commands.append(ClientCommand.attributeValue("now", keys: [number], [command]))
    showCommands()
    // Long enough for the browser to load the module of commands; it runs each number once.
    after(.seconds(10)) { [weak self] in
      guard let self, !commands.isEmpty else { return }
      commands.removeFirst()
      showCommands()
    }
  }

  private func showCommands() {
    host.document.root.setAttribute(
      "data-do", commands.isEmpty ? nil : commands.joined(separator: " "))
    recordRequest()
  }

  /// Copies `text` to the clipboard of the reader.
  ///
  /// - Parameter html: the same content for programs that take HTML; `nil` for none.
  public func copy(_ text: String, html: String? = nil) { run(.copy(text, html: html)) }

  /// Opens the browser's dialog for printing the page.
  public func printPage() { run(.print) }
}
