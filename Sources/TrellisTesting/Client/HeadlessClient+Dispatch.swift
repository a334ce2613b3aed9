import TrellisDOM
import TrellisServer

extension HeadlessClient {
  /// The parts of an event that do not depend on its listeners.
  struct Details {
    var key: Key?
    var x: Double?
    var y: Double?
    /// The number of clicks in a row.
    var clicks: Int?
    var scrollLeft: Double?
    var scrollTop: Double?
    /// Additional fields by name, as JSON values.
    var fields: [String: String] = [:]
  }

  private static let direct: Set<String> = [
    "focus", "blur", "scroll", "scrollend", "load", "error", "play", "pause", "ended", "invalid",
    "pointerenter", "pointerleave", "present", "dismiss",
  ]

  /// Adds an event to the outbox for each listener of `target` and its ancestors, and runs their commands.
  ///
  /// - Returns: whether a listener or a command prevents the browser's default action.
  @discardableResult
  func dispatch(_ type: String, on target: Node, _ details: Details = Details()) -> Bool {
    var isPrevented = false
    var isStopped = false
    var current: Node? = target
    while let element = current {
      let listener = ClientListeners(element.attributes["data-on"])[type]
      if let words = element.attributes["data-do"] {
        for command in ClientCommandWord.all(in: words) where command.event == type {
          if let key = command.key {
            let alt = details.key.flatMap { $0.modifiers.contains(.alt) ? "Alt+\($0.name)" : nil }
            guard key == details.key?.name || key == alt else { continue }
            isPrevented = true
          }
          if type == "contextmenu" { isPrevented = true }
          run(command, of: element)
        }
      }
      if let listener, !isStopped,
        !listener.flags.contains("o") || element === target,
        listener.keys.isEmpty || listener.keys.contains(details.key?.name ?? "")
      {
        if listener.flags.contains("p") || type == "submit" { isPrevented = true }
        outbox.append(.user(event(type, element, listener, details)))
        if listener.flags.contains("s") { isStopped = true }
      }
      if Self.direct.contains(type) || isStopped || Self.ends(type, at: element) { break }
      current = element.parent
    }
    return isPrevented
  }

  /// Whether events of a type stop at an element, as in the client script: at a dialog; at a menu or popover for
  /// pointer and key events.
  private static func ends(_ type: String, at element: Node) -> Bool {
    guard let layer = element.attributes["data-layer"]?.split(separator: " ").first else {
      return false
    }
    if layer == "dialog" { return true }
    let presses = ["click", "dblclick", "contextmenu", "key", "pointer"]
    return (layer == "menu" || layer == "popover") && presses.contains { type.starts(with: $0) }
  }

  /// Sends an event that the client script creates itself, only to the element.
  func sendEvent(_ element: Node, _ type: String, _ fields: [String: String], data: String? = nil) {
    guard let listener = ClientListeners(element.attributes["data-on"])[type] else { return }
    var event = event(type, element, listener, Details(fields: fields))
    if let data { event.data = data }
    outbox.append(.user(event))
  }

  private func event(
    _ type: String, _ element: Node, _ listener: ClientListeners.Options, _ details: Details
  ) -> UIEvent {
    var event = UIEvent(type: type, target: element.id)
    event.edit = editNumber(of: element)
    event.key = details.key?.name
    for (modifier, flag) in [
      (Key.Modifier.shift, UIEvent.Modifiers.shift), (.control, .control), (.alt, .alt),
      (.meta, .meta),
    ] where details.key?.modifiers.contains(modifier) == true {
      event.modifiers.insert(flag)
    }
    if type == "click" { event.detail = details.clicks }
    if type == "click" || type == "keydown" { event.shown = shownState(of: element) }
    (event.scrollLeft, event.scrollTop) = (details.scrollLeft, details.scrollTop)
    if listener.flags.contains("x") { (event.x, event.y) = (details.x ?? 0, details.y ?? 0) }
    if listener.flags.contains("v") { readValue(of: element, into: &event) }
    if listener.flags.contains("f"), let form = form(of: element) {
      event.fields = fields(of: form)
    }
    if !listener.fields.isEmpty {
      var known = details.fields
      for (name, value) in [
        ("clientX", details.x), ("clientY", details.y), ("offsetX", details.x),
        ("offsetY", details.y), ("x", details.x), ("y", details.y),
      ] where known[name] == nil {
        if let value { known[name] = value.plain }
      }
      let members = listener.fields.compactMap { name in known[name].map { "\"\(name)\":\($0)" } }
      event.data = "{\(members.joined(separator: ","))}"
    }
    return event
  }

  /// The state that an element shows, as in ``Element/shownState``.
  private func shownState(of element: Node) -> String? {
    let names = ["data-shows", "aria-pressed", "aria-checked", "aria-expanded", "aria-selected"]
    return names.lazy.compactMap { element.attributes[$0] }.first { $0.utf16.count <= 40 }
  }

  private func readValue(of element: Node, into event: inout UIEvent) {
    switch element.tag {
    case "input" where ["checkbox", "radio"].contains(element.attributes["type"]):
      event.value = element.attributes["value"] ?? "on"
      event.checked = element.checkedness
    case "select":
      let chosen = chosenOptions(of: element).map(\.optionValue)
      event.value = chosen.first ?? ""
      if element.attributes["multiple"] != nil { event.values = chosen }
    case "button": event.value = element.attributes["value"] ?? ""
    case "input", "textarea":
      event.value = submittedValue(of: element)
      event.hasBadInput = hasBadInput(element)
    default: break
    }
  }

  // MARK: Commands

  private func run(_ command: ClientCommandWord, of element: Node) {
    let id = command.texts.first ?? ""
    let target = id.isEmpty ? nil : replica.first { $0.attributes["id"] == id }
    switch command.verb {
    case "show": if let layer = target { requestShow(layer) }
    case "hide": if let layer = target ?? layer(around: element) { hide(layer, isReported: true) }
    case "close": if let layer = target ?? layer(around: element) { hide(layer, isReported: false) }
    case "toggle":
      guard let layer = target else { return }
      if isOpen(layer) { hide(layer, isReported: true) } else { requestShow(layer) }
    case "focus": moveFocus(to: target ?? element)
    default: break  // The others have no effect on the page.
    }
  }
}

extension ReplicaDocument {
  /// The first element in document order that satisfies a condition and is not hidden.
  ///
  /// - Complexity: O(*n*) in the elements.
  func first(where isFound: (Node) -> Bool) -> Node? {
    var pending = [root]
    while let node = pending.popLast() {
      if node.attributes["hidden"] != nil { continue }
      if isFound(node) { return node }
      pending += node.children.reversed()
    }
    return nil
  }
}

extension ReplicaDocument.Node {
  /// This element and its ancestors, the nearest first.
  var selfAndAncestors: some Sequence<ReplicaDocument.Node> {
    sequence(first: self) { $0.parent }
  }

  /// The descendants that are not hidden, in document order.
  var allDescendants: [ReplicaDocument.Node] {
    children.filter { $0.attributes["hidden"] == nil }.flatMap { [$0] + $0.allDescendants }
  }
}
