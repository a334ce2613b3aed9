import TrellisDOM

extension HeadlessClient {
  /// Shows and hides layers according to `data-shown`, after a patch.
  func followLayers() {
    for node in replica.root.allDescendants where node.attributes["data-layer"] != nil {
      guard let wanted = node.attributes["data-shown"] else {
        if layers.recordHidden(node.id), isOpen(node) { close(node) }
        continue
      }
      if layers.recordShown(node.id, with: wanted), !isOpen(node) { open(node) }
    }
  }

  private func kind(of layer: Node) -> Substring {
    layer.attributes["data-layer"]?.split(separator: " ").first ?? ""
  }

  /// Shows a layer for the user; a layer without content requests it from the server.
  func requestShow(_ layer: Node) {
    guard !isOpen(layer) else { return }
    if layer.attributes["data-layer"] != nil {
      dispatch("present", on: layer)
      if layer.children.isEmpty && layer.text == nil { return }
    }
    open(layer)
  }

  /// Hides a layer; if `isReported`, the event `dismiss` reports this to the server.
  func hide(_ layer: Node, isReported: Bool) {
    guard isOpen(layer) else { return }
    close(layer)
    if isReported { dispatch("dismiss", on: layer) }
  }

  private func open(_ layer: Node) {
    if layer.tag == "details" {
      layers.choose(true, for: layer.id)
      return touch()
    }
    layers.didOpen(layer.id)
    touch()
    if kind(of: layer) == "menu" {
      layers.recordFocus(focus, before: layer.id)
      if let first = menuItems(of: layer).first { moveFocus(to: first) }
    } else if layer.tag == "dialog" {
      layers.recordFocus(focus, before: layer.id)
      let inside = layer.allDescendants
      let first =
        inside.first { $0.attributes["autofocus"] != nil }
        ?? inside.first { tree.element(key: $0.id.rawValue)?.isFocusable == true }
      moveFocus(to: first ?? layer)
    }
  }

  private func close(_ layer: Node) {
    if layer.tag == "details" {
      layers.choose(false, for: layer.id)
      return touch()
    }
    layers.didClose(layer.id)
    touch()
    let former = layers.consumeFocus(before: layer.id)
    let isInside = focus.flatMap { replica.node($0) }?.selfAndAncestors.contains { $0 === layer }
    if isInside ?? true, let former, let node = replica.node(former) { moveFocus(to: node) }
  }

  /// The outermost menu around an element, or the nearest other layer.
  func layer(around element: Node) -> Node? {
    func isMenu(_ node: Node?) -> Bool { node.map { kind(of: $0) == "menu" } ?? false }
    guard var layer = element.selfAndAncestors.first(where: \.isClosable) else { return nil }
    while isMenu(layer),
      let outer = layer.selfAndAncestors.dropFirst().first(where: {
        $0.attributes["data-layer"] != nil
      }), isMenu(outer)
    {
      layer = outer
    }
    return layer
  }

  /// Closes the layers that a press outside of them closes.
  func dismissLayers(outside target: Node) {
    for id in layers.open.reversed() {
      guard let layer = replica.node(id), ["", "auto"].contains(layer.attributes["popover"])
      else { continue }
      if target.selfAndAncestors.contains(where: { $0 === layer }) { return }
      // The button that opens a layer also closes it.
      let opener = target.selfAndAncestors.first { $0.attributes["popovertarget"] != nil }
      if let opener, opener.attributes["popovertarget"] == layer.attributes["id"] { continue }
      hide(layer, isReported: true)
    }
  }

  /// Closes the topmost layer for the key Escape.
  ///
  /// - Returns: whether there was one.
  func closeUppermostLayer() -> Bool {
    guard
      let layer = layers.open.reversed().lazy.compactMap({ self.replica.node($0) }).first(where: {
        $0.attributes["popover"] != "manual" && $0.attributes["closedby"] != "none"
      })
    else { return false }
    hide(layer, isReported: true)
    return true
  }

  // MARK: Menus

  /// The focusable items of a menu.
  func menuItems(of menu: Node) -> [Node] {
    menu.allDescendants.filter { item in
      item.attributes["role"]?.hasPrefix("menuitem") == true && item.attributes["disabled"] == nil
        && item.selfAndAncestors.first { $0.attributes["data-layer"] != nil } === menu
    }
  }

  /// Moves through a menu by a key.
  ///
  /// - Returns: whether the key belongs to the menu.
  func moveInMenu(_ key: Key, from target: Node) -> Bool {
    guard
      let menu = target.selfAndAncestors.first(where: {
        $0.attributes["data-layer"]?.hasPrefix("menu") == true
      })
    else { return false }
    let items = menuItems(of: menu)
    let index = items.firstIndex { $0 === target }
    func go(_ index: Int) {
      if !items.isEmpty { moveFocus(to: items[(index + items.count) % items.count]) }
    }
    switch key.name {
    case "ArrowDown": go((index ?? -1) + 1)
    case "ArrowUp": go((index ?? 0) - 1)
    case "Home": go(0)
    case "End": go(-1)
    default: return false
    }
    return true
  }
}
