import TrellisDOM

extension HeadlessClient {
  /// Presses and releases a key at the focused element.
  func press(_ key: Key) {
    press(key, on: focus.flatMap { replica.node($0) } ?? replica.root)
  }

  func press(_ key: Key, on target: Node) {
    let details = Details(key: key)
    if rove(key, from: target) { return }
    let isPrevented = dispatch("keydown", on: target, details)
    if !isPrevented, !runShortcut(key, on: target), !moveInMenu(key, from: target) {
      performDefault(of: key, on: target)
    }
    dispatch("keyup", on: focus.flatMap { replica.node($0) } ?? target, details)
  }

  private func performDefault(of key: Key, on target: Node) {
    if key.name == "Tab" {
      return moveFocusByTab(isBackward: key.modifiers.contains(.shift))
    }
    if key.name == "Escape" {
      _ = closeUppermostLayer()
      return
    }
    guard key.modifiers.isDisjoint(with: [.control, .alt, .meta]) else { return }
    if target.isTextField { return write(key, into: target) }
    switch (target.tag, key.name) {
    case ("button", "Enter"), ("button", " "), ("summary", "Enter"), ("summary", " "),
      ("a", "Enter"):
      activate(target)
    case ("input", _): pressInBox(key, target)
    case ("select", _): pressInList(key, target)
    default: break
    }
  }

  private func write(_ key: Key, into field: Node) {
    switch key.name {
    case "Enter" where field.tag == "textarea": insert("\n", into: field)
    case "Enter":
      commit(field)
      if let form = form(of: field) { submitImplicitly(form) }
    case "Backspace": deleteLetter(of: field)
    case "ArrowUp" where field.attributes["type"] == "number": step(field, by: 1)
    case "ArrowDown" where field.attributes["type"] == "number": step(field, by: -1)
    default: if key.name.count == 1 { insert(key.name, into: field) }
    }
  }

  private func pressInBox(_ key: Key, _ box: Node) {
    switch (box.attributes["type"], key.name) {
    case ("checkbox", " "), ("radio", " "): activate(box)
    case ("checkbox", "Enter"), ("radio", "Enter"):
      if let form = form(of: box) { submitImplicitly(form) }
    case ("submit", "Enter"), ("submit", " "), ("button", "Enter"), ("button", " "),
      ("reset", "Enter"), ("reset", " "):
      activate(box)
    case ("radio", "ArrowRight"), ("radio", "ArrowDown"): moveInGroup(box, by: 1)
    case ("radio", "ArrowLeft"), ("radio", "ArrowUp"): moveInGroup(box, by: -1)
    case ("range", "ArrowRight"), ("range", "ArrowUp"): step(box, by: 1)
    case ("range", "ArrowLeft"), ("range", "ArrowDown"): step(box, by: -1)
    default: break
    }
  }

  /// Chooses another radio button of the group.
  private func moveInGroup(_ radio: Node, by offset: Int) {
    let form = form(of: radio)
    let group = replica.root.allDescendants.filter {
      $0.tag == "input" && $0.attributes["type"] == "radio" && !$0.isDisabled
        && $0.attributes["name"] == radio.attributes["name"] && self.form(of: $0) === form
    }
    guard let index = group.firstIndex(where: { $0 === radio }), group.count > 1 else { return }
    let next = group[(index + offset + group.count) % group.count]
    moveFocus(to: next)
    activate(next)
  }

  /// Changes a number by a multiple of the field's step.
  private func step(_ field: Node, by count: Double) {
    func number(_ name: String) -> Double? { field.attributes[name].flatMap { Double($0) } }
    let isRange = field.attributes["type"] == "range"
    let step = number("step") ?? 1
    let lowest = number("min") ?? (isRange ? 0 : -.infinity)
    let highest = number("max") ?? (isRange ? 100 : .infinity)
    let present = field.fieldValue.flatMap { Double($0) } ?? (isRange ? (lowest + highest) / 2 : 0)
    let value = min(max(present + count * step, lowest), highest)
    guard value != present else { return }
    edit(field, "value", .string(value.plain))
    dispatch("input", on: field)
    dispatch("change", on: field)
    valueAtFocus = field.fieldValue
  }

  private func pressInList(_ key: Key, _ list: Node) {
    guard list.attributes["multiple"] == nil else { return }
    let options = list.options.filter { !$0.isDisabled }
    let index = options.firstIndex { $0 === list.chosenOption } ?? 0
    var next: Node?
    switch key.name {
    case "ArrowDown", "ArrowRight": next = options.dropFirst(index + 1).first
    case "ArrowUp", "ArrowLeft": next = index > 0 ? options[index - 1] : nil
    case "Home": next = options.first
    case "End": next = options.last
    default:
      guard key.name.count == 1 else { return }
      let letter = key.name.lowercased()
      let rotated = options[(index + 1)...] + options[...index]
      next = rotated.first { ($0.text ?? "").collapsed.lowercased().hasPrefix(letter) }
    }
    if let next, next !== list.chosenOption { choose([next], in: list) }
  }

  /// Moves the focus among tabs or rows by arrow keys, without the server.
  ///
  /// - Returns: whether the key belongs to them.
  private func rove(_ key: Key, from target: Node) -> Bool {
    guard key.modifiers.isEmpty,
      let box = target.selfAndAncestors.first(where: { $0.attributes["data-rove"] != nil }),
      let kind = box.attributes["data-rove"], ["tabs", "rows", "bar"].contains(kind)
    else { return false }
    let items = box.allDescendants.filter {
      switch kind {
      case "tabs": $0.attributes["role"] == "tab" && !$0.isDisabled
      case "rows": $0.attributes["role"] == "row" && $0.attributes["tabindex"] != nil
      default: ($0.tag == "button" || $0.tag == "a") && !$0.isDisabled
      }
    }
    guard let index = items.firstIndex(where: { $0 === target }) else { return false }
    let (back, forth) = kind == "rows" ? ("ArrowUp", "ArrowDown") : ("ArrowLeft", "ArrowRight")
    let target: Int
    switch key.name {
    case "Home": target = 0
    case "End": target = items.count - 1
    case back, forth:
      let next = index + (key.name == forth ? 1 : -1)
      target =
        kind == "rows"
        ? min(max(next, 0), items.count - 1) : (next + items.count) % items.count
    default: return false
    }
    moveFocus(to: items[target])
    if kind == "tabs", target != index { activate(items[target]) }
    return true
  }

  /// Presses the element with the keyboard shortcut of a key.
  ///
  /// - Returns: whether there is such an element.
  private func runShortcut(_ key: Key, on target: Node) -> Bool {
    let hasModifier = !key.modifiers.isDisjoint(with: [.control, .alt, .meta])
    if target.isTextField || target.tag == "select", !hasModifier, key.name != "Escape" {
      return false
    }
    let top = layers.open.last.flatMap { replica.node($0) }
    for node in replica.root.allDescendants {
      guard let words = node.attributes["data-recognizers"], words.contains("shortcut:") else {
        continue
      }
      let shortcuts = words.split(separator: " ").filter { $0.hasPrefix("shortcut:") }
        .map { String($0.dropFirst("shortcut:".count)).percentDecoded }
      guard shortcuts.contains(where: { key.matches(shortcut: $0) }), !node.isDisabled else {
        continue
      }
      let around = node.selfAndAncestors.first { $0.attributes["data-layer"] != nil }
      if let top, around !== top { continue }
      activate(node)
      return true
    }
    return false
  }
}

extension Key {
  /// Whether the key matches a shortcut in the client's notation, such as `mod+shift+k`; `mod` is the control key.
  fileprivate func matches(shortcut words: String) -> Bool {
    var parts = words.lowercased().split(separator: "+").map(String.init)
    guard let last = parts.popLast() else { return false }
    let wanted = last == "space" ? " " : last
    guard name.lowercased() == wanted else { return false }
    let hasControl = parts.contains("mod") || parts.contains("control")
    return modifiers.contains(.control) == hasControl
      && modifiers.contains(.alt) == parts.contains("alt")
      && (modifiers.contains(.shift) == parts.contains("shift") || wanted.count == 1)
  }
}
