import TrellisDOM

extension HeadlessClient {
  /// Performs an action that only affects the page.
  func perform(_ action: TabAction) throws {
    switch action {
    case .click(let key, let count):
      try click(key, count: count, action: count > 1 ? "double click" : "click")
    case .type(let key, let text): try type(text, into: key)
    case .fill(let key, let text): try fill(text, into: key)
    case .press(let keys): for key in keys { press(key) }
    case .focus(let key):
      let node = try usable(key, for: "focus")
      guard tree.element(key: key)?.isFocusable == true else {
        throw ActionError("Cannot focus \(describe(node)): it cannot have the focus")
      }
      moveFocus(to: node)
    case .select(let key, let choices): try select(choices, in: key)
    case .hover(let key): try hover(key)
    case .drag(let source, let destination): try drag(source, to: destination)
    case .pan(let key, let x, let y): try pan(key, x, y)
    case .upload(let key, let files): try upload(files, to: key)
    case .submit(let key): try submit(key)
    case .scroll(let key, let left, let top):
      let node = try key.map { try usable($0, for: "scroll") } ?? replica.root
      if scrolling.isFollowing {
        // The list is at rest before and after.
        advanceLists(byMilliseconds: 10 * ListRecognizer.restTime)
        noteInput(in: node)
        scrolling.isRelative = false
        setOffset(of: node, left: left, top: top)
        return reportMoves()
      }
      replica.setProperty(node.id, "scrollTop", .number(top))
      replica.setProperty(node.id, "scrollLeft", .number(left))
      touch()
      let details = Details(scrollLeft: left, scrollTop: top)
      dispatch("scroll", on: node, details)
      dispatch("scrollend", on: node, details)
      reportLists(in: node)
    case .resize, .back, .forward, .reload, .open: break
    }
  }

  /// Focuses the main heading of a new page, otherwise its main part or its root.
  func focusMainHeading() {
    let tree = tree
    let all = tree.elements
    let heading = all.first { $0.level == 1 } ?? all.first { $0.role == .main } ?? tree.root
    focus = NodeID(heading.node.key)
    touchPage()
  }
}

extension PatchOperation {
  /// The name of the operation.
  var kind: String {
    let text = String(describing: self)
    return String(text.prefix { $0 != "(" })
  }
}
