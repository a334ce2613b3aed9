import TrellisDOM

/// An action that a user cannot perform.
public struct ActionError: Error, Sendable, CustomStringConvertible {
  /// The action that failed, and the reason.
  public let description: String
  init(_ description: String) { self.description = description }
}

extension HeadlessClient {
  /// The element, if the user can act on it.
  ///
  /// - Throws: ``ActionError`` if it is gone, hidden, inert, behind a dialog, or disabled.
  func usable(_ key: UInt32, for action: String) throws -> Node {
    guard let node = node(key), let element = tree.element(key: key) else {
      throw ActionError("Cannot \(action): the element has been removed")
    }
    func fail(_ reason: String) -> ActionError {
      ActionError("Cannot \(action) \(element.located): \(reason)")
    }
    guard element.isVisible else { throw fail("it does not show") }
    if element.isDisabled { throw fail("it is disabled") }
    if let inert = ([element] + Array(element.ancestors)).first(where: {
      $0.attribute("inert") != nil
    }) {
      throw fail(inert == element ? "it is inert" : "\(inert) around it is inert")
    }
    if let modal = tree.modal, modal.isVisible, !modal.contains(element) {
      // The page's messages are above dialogs.
      let isAbove = ([element] + Array(element.ancestors)).contains {
        $0.attribute("data-layer")?.hasPrefix("region") == true
      }
      if !isAbove { throw fail("\(modal) covers it") }
    }
    return node
  }

  /// Presses and releases the pointer on an element.
  ///
  /// - Parameter count: the number of presses in a row; two are a double click.
  func click(_ key: UInt32, count: Int = 1, action: String = "click") throws {
    let node = try usable(key, for: action)
    let details = centre(of: node)
    noteInput(in: node)
    dismissLayers(outside: node)
    for number in 1...max(1, count) {
      var details = details
      details.clicks = number
      dispatch("pointerdown", on: node, details)
      focusByPress(node)
      dispatch("pointerup", on: node, details)
      activate(node, details)
      if number == 2 { dispatch("dblclick", on: node, details) }
    }
    if count == 2 { sendTaps(node, details) }
  }

  private func centre(of node: Node) -> Details {
    var details = Details()
    if let frame = node.frame { (details.x, details.y) = (frame.width / 2, frame.height / 2) }
    return details
  }

  private func sendTaps(_ node: Node, _ details: Details) {
    for element in node.selfAndAncestors
    where element.attributes["data-recognizers"]?.split(separator: " ").contains("tap:2") == true {
      sendEvent(element, "tap2", ["x": (details.x ?? 0).plain, "y": (details.y ?? 0).plain])
    }
  }

  /// Sends `click` from an element, and performs the element's own action.
  func activate(_ node: Node, _ details: Details = Details()) {
    let target = node.selfAndAncestors.first(where: \.isActivatable)
    // The checkedness changes before the event, and is restored if the event is prevented.
    let former = target?.checkedness
    let isBox = target?.tag == "input" && former != nil
    var others: [(Node, Bool)] = []
    if let target, isBox {
      if target.attributes["type"] == "radio" { others = uncheckGroup(of: target) }
      edit(target, "checked", .bool(target.attributes["type"] == "radio" ? true : former == false))
    }
    let isPrevented = dispatch("click", on: node, details)
    guard let target, !target.isDisabled else { return }
    if isPrevented {
      if isBox, let former {
        replica.setProperty(target.id, "checked", .bool(former))
        for (other, value) in others { replica.setProperty(other.id, "checked", .bool(value)) }
        touch()
      }
      return
    }
    if isBox {
      if target.checkedness != former {
        dispatch("input", on: target)
        dispatch("change", on: target)
      }
      return
    }
    performDefault(of: target, from: node)
  }

  private func performDefault(of target: Node, from node: Node) {
    switch target.tag {
    case "a", "area": if let href = target.attributes["href"] { follow(href, of: target) }
    case "label":
      if let control = control(of: target), !control.isDisabled {
        if tree.element(key: control.id.rawValue)?.isFocusable == true { moveFocus(to: control) }
        if control.isActivatable { activate(control) }
      }
    case "summary":
      guard let box = target.parent, box.tag == "details" else { return }
      layers.choose(!isOpen(box), for: box.id)
      touch()
      dispatch("toggle", on: box)
    case "button", "input":
      if let id = target.attributes["popovertarget"] {
        guard let layer = replica.first(where: { $0.attributes["id"] == id }) else { return }
        if isOpen(layer) { hide(layer, isReported: true) } else { requestShow(layer) }
        return
      }
      let type = target.attributes["type"] ?? (target.tag == "button" ? "submit" : "text")
      guard let form = form(of: target) else { return }
      if type == "submit" || type == "image" { submit(form, by: target) }
      if type == "reset" { dispatch("reset", on: form) }
    default: break
    }
  }

  /// Unchecks the other radio buttons of the group.
  private func uncheckGroup(of radio: Node) -> [(Node, Bool)] {
    let form = form(of: radio)
    let others = replica.root.allDescendants.filter {
      $0 !== radio && $0.tag == "input" && $0.attributes["type"] == "radio"
        && $0.attributes["name"] != nil && $0.attributes["name"] == radio.attributes["name"]
        && self.form(of: $0) === form
    }
    return others.compactMap { other in
      guard other.checkedness == true else { return nil }
      replica.setProperty(other.id, "checked", .bool(false))
      touch()
      return (other, true)
    }
  }

  /// The control of a label.
  private func control(of label: Node) -> Node? {
    tree.element(key: label.id.rawValue)?.labelledControl.flatMap { node($0.node.key) }
  }

  private func follow(_ href: String, of link: Node) {
    if href.hasPrefix("#") {
      let id = String(href.dropFirst()).percentDecoded
      if let target = replica.first(where: { $0.attributes["id"] == id }),
        tree.element(key: target.id.rawValue)?.isFocusable == true
      {
        moveFocus(to: target)
      }
      return
    }
    guard link.attributes["target"] != "_blank", link.attributes["download"] == nil else { return }
    if href.hasPrefix("?") {
      load = history.current.prefix { $0 != "?" && $0 != "#" } + href
    } else if href.hasPrefix("/"), !href.hasPrefix("//") {
      load = href
    }
  }

  /// Moves the pointer over an element.
  func hover(_ key: UInt32) throws {
    let node = try usable(key, for: "hover over")
    let path = Array(node.selfAndAncestors)
    for id in hovered.reversed() where !path.contains(where: { $0.id == id }) {
      if let left = replica.node(id) { dispatch("pointerleave", on: left) }
    }
    for element in path.reversed() where !hovered.contains(element.id) {
      dispatch("pointerenter", on: element)
    }
    hovered = path.reversed().map(\.id)
    dispatch("pointermove", on: node, centre(of: node))
  }

  /// Moves the pressed pointer, for the innermost gesture of a drag around an element.
  func pan(_ key: UInt32, _ x: Double, _ y: Double) throws {
    let node = try usable(key, for: "drag")
    guard
      let element = node.selfAndAncestors.first(where: {
        ($0.attributes["data-recognizers"] ?? "").split(separator: " ").contains {
          $0.hasPrefix("pan:")
        }
      })
    else { throw ActionError("Cannot drag \(node.tag): no element around it has a DragGesture") }
    let start = centre(of: node)
    var fields = ["startX": (start.x ?? 0).plain, "startY": (start.y ?? 0).plain]
    for (name, value) in [("dx", x), ("dy", y), ("vx", 0), ("vy", 0)] { fields[name] = value.plain }
    sendEvent(element, "pan", fields)
    fields["isCancelled"] = "false"
    sendEvent(element, "panend", fields)
  }

  /// Drags an element to another one, as values are dragged in the browser.
  func drag(_ source: UInt32, to destination: UInt32) throws {
    let start = try usable(source, for: "drag")
    let end = try usable(destination, for: "drop on")
    func recognizers(_ node: Node, _ name: String) -> [String] {
      (node.attributes["data-recognizers"] ?? "").split(separator: " ")
        .filter { $0.hasPrefix(name + ":") }.map { String($0.dropFirst(name.count + 1)) }
    }
    for element in start.selfAndAncestors {
      guard let words = recognizers(element, "drag").first else { continue }
      let parts = words.split(separator: ",", omittingEmptySubsequences: false)
        .map { String($0).percentDecoded }
      guard let kind = parts.first, parts.count > 1 else { continue }
      dispatch("dragstart", on: element)
      if let dropTarget = end.selfAndAncestors.first(where: {
        recognizers($0, "drop").contains { $0.percentDecoded == kind }
      }) {
        let point = centre(of: dropTarget)
        sendEvent(dropTarget, "dragtarget", ["isTargeted": "true"])
        sendEvent(dropTarget, "dragtarget", ["isTargeted": "false"])
        sendEvent(
          dropTarget, "dropvalue",
          [
            "text": parts[1].jsonText, "localX": (point.x ?? 0).plain,
            "localY": (point.y ?? 0).plain,
          ])
      }
      dispatch("dragend", on: element)
      return
    }
    dispatch("pointerdown", on: start, centre(of: start))
    dispatch("dragstart", on: start)
    dispatch("pointermove", on: end, centre(of: end))
    dispatch("dragover", on: end)
    dispatch("drop", on: end, centre(of: end))
    dispatch("dragend", on: start)
    dispatch("pointerup", on: end, centre(of: end))
  }
}

extension ReplicaDocument.Node {
  /// Whether a click has an effect without a listener.
  var isActivatable: Bool {
    switch tag {
    case "a", "area": attributes["href"] != nil
    case "button", "label", "summary": true
    case "input":
      ["button", "checkbox", "image", "radio", "reset", "submit"].contains(attributes["type"])
    default: false
    }
  }
}

extension String {
  /// The text as a JSON string.
  var jsonText: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 32:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
