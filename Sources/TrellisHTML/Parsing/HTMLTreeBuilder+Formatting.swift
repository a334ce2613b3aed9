import CLibXML2
import TrellisBase

extension HTMLTreeBuilder {
  // Source: WHATWG HTML, §13.2.4.3 and §13.2.6.4.7 (adoption agency).

  mutating func pushFormatting(_ element: OpenElement, _ token: HTMLToken.Tag) {
    // At most three equal elements: the first is removed.
    var same: [Int] = []
    var index = formatting.count - 1
    while index >= 0, let known = formatting[index].element {
      open.steps += 16
      if known.tag == element.tag, known.name == element.name,
        formatting[index].token.hasSameAttributes(token)
      {
        same.append(index)
      }
      index -= 1
    }
    if same.count >= 3, let first = same.last { formatting.remove(at: first) }
    formatting.append(Formatting(element: element, token: token))
  }

  /// Reopens the formatting elements that were closed with their parent.
  mutating func reconstructFormatting() {
    guard let last = formatting.last?.element, open.last?.node != last.node,
      open.index(of: last.node) == nil
    else { return }
    var index = formatting.count - 1
    while index > 0, let element = formatting[index - 1].element,
      open.index(of: element.node) == nil
    {
      index -= 1
    }
    while index < formatting.count {
      let element = insert(formatting[index].token)
      formatting[index].element = element
      index += 1
      guard failure == nil else { return }
    }
  }

  /// Removes the entries back to the last marker, which is removed too.
  mutating func clearFormatting() {
    while let entry = formatting.popLast() { if entry.element == nil { return } }
  }

  func formattingIndex(of node: xmlNodePtr) -> Int? {
    formatting.lastIndex { $0.element?.node == node }
  }

  mutating func removeFormatting(_ node: xmlNodePtr) {
    if let index = formattingIndex(of: node) { formatting.remove(at: index) }
  }

  /// Closes a formatting element that may be misnested with other elements.
  mutating func adopt(_ token: HTMLToken.Tag) {
    if let current = open.last, current.isHTML(token.tag), current.name == token.name,
      formattingIndex(of: current.node) == nil
    {
      open.pop()
      return
    }
    for _ in 0..<8 {
      guard let entry = lastFormatting(token), let element = formatting[entry].element else {
        endOther(token)
        return
      }
      guard let index = open.index(of: element.node) else {
        unexpected(token)
        formatting.remove(at: entry)
        return
      }
      guard open.hasInScope(element.node) else {
        unexpected(token)
        return
      }
      if element.node != open.last?.node { parseError("Misnested end tag: \(token.name)") }
      guard let furthest = (index + 1..<open.count).first(where: { open.list[$0].isSpecial }) else {
        while open.count > index { open.pop() }
        formatting.remove(at: entry)
        return
      }
      open.steps += open.count - index
      divide(element, at: index, entry: entry, block: furthest)
      guard failure == nil else { return }
    }
  }

  private func lastFormatting(_ token: HTMLToken.Tag) -> Int? {
    var index = formatting.count - 1
    while index >= 0, let element = formatting[index].element {
      if element.tag == token.tag, element.name == token.name { return index }
      index -= 1
    }
    return nil
  }

  private mutating func divide(
    _ element: OpenElement, at index: Int, entry: Int, block furthest: Int
  ) {
    flushText()
    let block = open.list[furthest]
    let ancestor = open.list[index - 1]
    var bookmark = entry
    var last = block.node
    var nodeIndex = furthest
    var counter = 0
    while true {
      counter += 1
      nodeIndex -= 1
      guard nodeIndex > index else { break }
      let node = open.list[nodeIndex]
      var entry = formattingIndex(of: node.node)
      if counter > 3, let known = entry {
        formatting.remove(at: known)
        if known < bookmark { bookmark -= 1 }
        entry = nil
      }
      guard let entry else {
        open.remove(at: nodeIndex)
        continue
      }
      let copy = make(formatting[entry].token)
      formatting[entry].element = copy
      open.replace(at: nodeIndex, with: copy)
      if last == block.node { bookmark = entry + 1 }
      xmlUnlinkNode(last)
      Self.link(last, at: Location(parent: copy.node))
      last = copy.node
    }
    xmlUnlinkNode(last)
    insert(last, at: location(ancestor))
    let copy = make(formatting[formattingIndex(of: element.node) ?? entry].token)
    // Moves the block's children to the copy.
    copy.node.pointee.children = block.node.pointee.children
    copy.node.pointee.last = block.node.pointee.last
    block.node.pointee.children = nil
    block.node.pointee.last = nil
    var child = copy.node.pointee.children
    while let node = child {
      textSteps += 1
      node.pointee.parent = copy.node
      child = node.pointee.next
    }
    Self.link(copy.node, at: Location(parent: block.node))
    let token = formattingIndex(of: element.node).map { known -> HTMLToken.Tag in
      let token = formatting[known].token
      formatting.remove(at: known)
      if known < bookmark { bookmark -= 1 }
      return token
    }
    if let token {
      formatting.insert(
        Formatting(element: copy, token: token), at: min(bookmark, formatting.count))
    }
    open.remove(element.node)
    if let blockIndex = open.index(of: block.node) { open.insert(copy, at: blockIndex + 1) }
  }

  /// Processes an end tag without a specific rule.
  mutating func endOther(_ token: HTMLToken.Tag) {
    guard open.has(token.tag) else {
      unexpected(token)
      return
    }
    var index = open.count - 1
    while index >= 0 {
      open.steps += 1
      let element = open.list[index]
      if element.isHTML(token.tag), element.name.isExactly(token.name) {
        open.popImplied(name: token.name)
        if open.count - 1 != index { parseError("Misnested end tag: \(token.name)") }
        while open.count > index { open.pop() }
        return
      }
      if element.isSpecial {
        unexpected(token)
        return
      }
      index -= 1
    }
  }
}

extension HTMLToken.Tag {
  fileprivate func hasSameAttributes(_ other: Self) -> Bool {
    guard attributes.count == other.attributes.count else { return false }
    return attributes == other.attributes || attributes.allSatisfy { other.attributes.contains($0) }
  }
}
