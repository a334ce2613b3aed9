import TrellisBase

/// An effect of an event that the browser applies at once, without a request to the server.
///
/// ```swift
/// Button("Copy") {}.onTap(.copy(address))
/// ```
///
/// Commands are data: a name of a closed list with texts. The client evaluates no text. An `id` is the value of the
/// attribute `id` of an element; a command without such an element does nothing.
public struct ClientCommand: Hashable, Sendable {
  /// The name of the command in the attribute `data-do`.
  let verb: String
  let texts: [String]

  private init(_ verb: String, _ texts: [String?]) {
    self.verb = verb
    var texts = texts
    while let last = texts.last, last == nil { texts.removeLast() }
    self.texts = texts.map { $0 ?? "" }
  }

  // MARK: Layers

  /// Shows the layer (a dialog, a menu or a popover) or opens the `details` with this id.
  public static func show(_ id: String) -> ClientCommand { ClientCommand("show", [id]) }

  /// Hides the layer with this id; without an id, the layer around the element, and all menus around it. The layer's
  /// event `dismiss` reports it to the server.
  public static func hide(_ id: String? = nil) -> ClientCommand { ClientCommand("hide", [id]) }

  /// Hides a layer like ``hide(_:)``, without the event `dismiss`: for an element whose own event reports it.
  public static func close(_ id: String? = nil) -> ClientCommand { ClientCommand("close", [id]) }

  /// Shows the layer with this id, or hides it.
  public static func toggle(_ id: String) -> ClientCommand { ClientCommand("toggle", [id]) }

  // MARK: Elements

  /// Focuses an element; without an id, the element of the event.
  public static func focus(_ id: String? = nil) -> ClientCommand { ClientCommand("focus", [id]) }

  /// Selects the text of a field or of another element.
  public static func select(_ id: String? = nil) -> ClientCommand { ClientCommand("select", [id]) }

  /// Scrolls as far as needed to show an element, smoothly unless the user prefers reduced motion.
  public static func scrollIntoView(_ id: String? = nil) -> ClientCommand {
    ClientCommand("scroll", [id])
  }

  /// Has an element fill the screen, or ends that, where the browser permits it; without an id, the element of the event.
  /// The event is ``ClientEvent/fullScreenChange``.
  public static func toggleFullScreen(_ id: String? = nil) -> ClientCommand {
    ClientCommand("fullscreen", [id])
  }

  // MARK: The browser

  /// Copies `text` to the clipboard.
  ///
  /// - Parameter html: the same content for programs that take HTML; `nil` for none.
  public static func copy(_ text: String, html: String? = nil) -> ClientCommand {
    ClientCommand("copy", html.map { [text, $0] } ?? [text])
  }

  /// Copies the text of a field or of another element to the clipboard.
  public static func copyText(of id: String) -> ClientCommand { ClientCommand("copyof", [id]) }

  /// Downloads a file of the page's own site; another address is not loaded.
  ///
  /// - Parameters:
  ///   - address: an absolute path, or an address of the site.
  ///   - name: the proposed name of the file; `nil` for the name in the address.
  public static func download(_ address: String, as name: String? = nil) -> ClientCommand {
    ClientCommand("download", [address, name])
  }

  /// Opens the browser's dialog for printing the page.
  public static var print: ClientCommand { ClientCommand("print", []) }

  /// Dispatches a `CustomEvent` to a custom element of the application (its name has a hyphen).
  ///
  /// - Parameters:
  ///   - event: the name of the event.
  ///   - id: the `id` of the element.
  ///   - detail: the event's `detail`, as JSON.
  public static func dispatch(
    _ event: String, to id: String, detail: String? = nil
  ) -> ClientCommand {
    ClientCommand("dispatch", [event, id, detail])
  }

  // MARK: Expected results

  /// Sets an attribute at once to the value that the handler of the same event on the same element will set. The
  /// response to the event confirms or reverts it.
  ///
  /// Source: ComponentKit's optimistic mutations (rows E23, E24), in the browser.
  ///
  /// - Parameters:
  ///   - name: `class`, or the name of an ARIA attribute such as `aria-pressed`; any other name is a mistake.
  ///   - value: the expected value; `nil` removes the attribute.
  ///   - id: the `id` of the element; `nil` for the element of the event.
  public static func expect(
    _ name: String, _ value: String?, on id: String? = nil
  ) -> ClientCommand {
    require(
      name == "class" || name.begins(with: "aria-"),
      "The attribute \(name) cannot be expected; use class or an ARIA attribute")
    return ClientCommand(value == nil ? "unset" : "set", [name, value, id])
  }

  /// Chooses one of several siblings: sets `name` to `value` on the element, and to `otherwise` on its siblings that
  /// had `value`.
  ///
  /// - Parameters:
  ///   - otherwise: `nil` removes the attribute.
  ///   - id: the `id` of the chosen element; `nil` for the element of the event.
  package static func pick(
    _ name: String, _ value: String, otherwise: String?, on id: String? = nil
  ) -> ClientCommand {
    ClientCommand("pick", [name, value, otherwise, id])
  }

  /// Sets an attribute of the element to the next one of `values`, and to the first one on its siblings with that
  /// attribute.
  package static func cycle(_ name: String, _ values: [String]) -> ClientCommand {
    ClientCommand("cycle", [name] + values)
  }

  /// Shows the layer whose attribute ``presents`` is `key`; it is empty until the response to the event shows its
  /// content.
  package static func present(_ key: String) -> ClientCommand { ClientCommand("present", [key]) }

  /// The name of the attribute by which ``present(_:)`` finds a layer.
  package static let presents = "data-presents"

  /// The command as in `data-do`: `show=menu-3`, `copy=a%20text`.
  var attributeValue: String {
    if texts.isEmpty { return verb }
    return verb + "=" + texts.map(\.uriComponent).joined(separator: "|")
  }

  /// The value of `data-do` for `commands` of an event: `click:show=a click:focus=b`.
  package static func attributeValue(
    _ event: String, keys: [String], _ commands: [ClientCommand]
  ) -> String {
    let events = keys.isEmpty ? [event] : keys.map { "\(event).\($0.uriComponent)" }
    return events.flatMap { event in commands.map { "\(event):\($0.attributeValue)" } }
      .joined(separator: " ")
  }
}
