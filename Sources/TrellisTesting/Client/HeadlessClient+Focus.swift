import TrellisDOM

extension HeadlessClient {
  /// Moves the focus, and adds the events of both elements to the outbox.
  ///
  /// - Parameter node: `nil` removes the focus.
  func moveFocus(to node: Node?) {
    let old = focus.flatMap { replica.node($0) }
    guard old !== node else { return }
    if let old {
      commit(old)
      dispatch("blur", on: old)
      dispatch("focusout", on: old)
    }
    focus = node?.id
    touchPage()
    guard let node else { return }
    valueAtFocus = node.isTextField ? node.fieldValue : nil
    dispatch("focus", on: node)
    dispatch("focusin", on: node)
    reportFocus(in: node)
  }

  /// Adds the event `change` for a text field whose value the user has changed.
  func commit(_ node: Node) {
    guard node.isTextField, let former = valueAtFocus, former != node.fieldValue else { return }
    valueAtFocus = node.fieldValue
    dispatch("change", on: node)
  }

  /// Moves the focus to the nearest focusable element, starting with `target` itself, as a press does.
  func focusByPress(_ target: Node) {
    // Pressing an option keeps the focus in the field of the list.
    if target.selfAndAncestors.contains(where: { $0.attributes["role"] == "listbox" }) { return }
    let tree = tree
    let focusable = target.selfAndAncestors.first {
      tree.element(key: $0.id.rawValue)?.isFocusable == true
    }
    // Clicking a label focuses its control.
    if focusable == nil, target.selfAndAncestors.contains(where: { $0.tag == "label" }) { return }
    moveFocus(to: focusable)
  }

  /// Moves the focus to the next element in the order of Tab, or to the previous one.
  func moveFocusByTab(isBackward: Bool) {
    let tree = tree
    let order = tree.focusOrder
    guard !order.isEmpty else { return }
    var index: Int?
    if let focused = tree.focused {
      index = order.firstIndex { $0 == focused }
      if index == nil {
        // Tab does not reach the focused element.
        let next = order.firstIndex { $0.index > focused.index } ?? order.count
        index = isBackward ? next : next - 1
      }
    }
    let count = order.count
    let next =
      index.map { isBackward ? $0 - 1 : $0 + 1 } ?? (isBackward ? count - 1 : 0)
    let element = order[(next + count) % count]
    moveFocus(to: node(element.node.key))
  }
}

extension ReplicaDocument.Node {
  /// Whether the user writes text into the element.
  var isTextField: Bool {
    switch tag {
    case "textarea": return true
    case "input":
      return ![
        "button", "checkbox", "color", "file", "hidden", "image", "radio", "range", "reset",
        "submit",
      ].contains(attributes["type"] ?? "text")
    default: return false
    }
  }

  /// Whether the element or a `fieldset` around it is disabled.
  var isDisabled: Bool {
    if isOn("disabled", or: "disabled") { return true }
    return selfAndAncestors.dropFirst().contains {
      $0.tag == "fieldset" && $0.attributes["disabled"] != nil
    } && ["button", "input", "select", "textarea"].contains(tag)
  }
}
