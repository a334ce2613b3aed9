import TrellisBase

extension EditScript {
  // MARK: Deletions

  /// Deletes the nodes without partners, except texts that ``changeLateTexts()`` deletes.
  mutating func deleteNodes() {
    var a = 0
    while a < first.count {
      guard matching.toSecond[a] < 0, isPresent[a], late.unwrap(of: Int32(a)) == nil else {
        a += 1
        continue
      }
      if first.kinds[a] == .text, adjoinsRemovedText(Int32(a)) {
        late.add(LateOperations.Text(text: Int32(a), new: nil, second: -1))
        a += 1
        continue
      }
      operations.append(
        DOMOperation(kind: .delete, path: path(Int32(a)), old: first.values[a], first: a))
      setPresent(Int32(a), false)
      // Its remaining descendants are deleted with it.
      var pending = [Int32(a)]
      while let node = pending.popLast() {
        isPresent[Int(node)] = false
        for child in currentChildren(node)
        where parents[Int(child)] == node && isPresent[Int(child)] && target(child) < 0 {
          pending.append(child)
        }
      }
      a += 1
    }
  }

  // MARK: Texts

  /// Changes the texts that become a text; several that change, and those beside deleted ones, are left to
  /// ``changeLateTexts()``.
  mutating func changeTexts(_ parts: [TreeMatching.JoinedText], _ b: Int) {
    let changed = parts.filter { !first.values[Int($0.node)].isExactly($0.text) }
    for part in changed {
      if changed.count > 1 || adjoinsRemovedText(part.node) {
        late.add(LateOperations.Text(text: part.node, new: part.text, second: b))
        continue
      }
      operations.append(
        DOMOperation(
          kind: .text, path: path(part.node), old: first.values[Int(part.node)], new: part.text,
          first: Int(part.node), second: b))
    }
  }

  /// Whether a text will be beside a text that is deleted or changed late, when all nodes that leave have left.
  private func adjoinsRemovedText(_ text: Int32) -> Bool {
    let parent = parents[Int(text)]
    guard parent >= 0, let list = knownList(parent) else { return false }
    for step in [-1, 1] {
      var place = Int(places[Int(text)]) + step
      search: while list.nodes.indices.contains(place) {
        let node = list.nodes[place]
        if list.hasNode(at: place) {
          if isText(node), target(node) < 0 || late.changes(node) { return true }
          guard leaves(node, parent) else { break search }
        }
        place += step
      }
    }
    return false
  }

  private func isText(_ node: Int32) -> Bool {
    Int(node) < first.count
      ? first.kinds[Int(node)] == .text : second.kinds[Int(node) - first.count] == .text
  }

  /// Whether a node will not be a child of its parent after all operations.
  private func leaves(_ node: Int32, _ parent: Int32) -> Bool {
    finalParent(node) != parent
  }

  /// Whether a node and the one before in a list are adjacent parts of one text, when all nodes that leave have left.
  mutating func continuesText(_ wanted: [Int32], _ index: Int) -> Bool {
    guard index > 0, !matching.joined.isEmpty else { return false }
    let (before, text) = (wanted[index - 1], wanted[index])
    guard Int(max(before, text)) < first.count, isPresent[Int(before)], isPresent[Int(text)],
      matching.toSecond[Int(before)] == matching.toSecond[Int(text)]
    else { return false }
    let parent = parents[Int(text)]
    guard parents[Int(before)] == parent, target(parent) >= 0 else { return false }
    list(parent)
    guard let list = knownList(parent) else { return false }
    let (start, end) = (Int(places[Int(before)]), Int(places[Int(text)]))
    return start < end
      && (start + 1..<end).allSatisfy {
        !list.hasNode(at: $0) || leaves(list.nodes[$0], parent)
      }
  }

  /// Moves adjacent texts that are parts of one text by one operation.
  mutating func moveLateTexts() {
    let lateMoves = late.moves
    var start = 0
    while start < lateMoves.count {
      let head = lateMoves[start]
      let source = parents[Int(head.text)]
      let path = path(head.text)
      var end = start + 1
      while end < lateMoves.count, lateMoves[end].continues,
        parents[Int(lateMoves[end].text)] == source,
        path.last.map({ $0 + end - start }) == self.path(lateMoves[end].text).last
      {
        end += 1
      }
      for late in lateMoves[start..<end] { setPresent(late.text, false) }
      for late in lateMoves[start..<end] {
        parents[Int(late.text)] = late.parent
        places[Int(late.text)] = Int32(late.place)
      }
      let destination = self.path(head.text)
      for late in lateMoves[start..<end] { setPresent(late.text, true) }
      operations.append(
        DOMOperation(
          kind: .move, path: path, destination: destination, length: end - start,
          first: Int(head.text), second: target(head.text)))
      start = end
    }
  }

  /// Changes and deletes the texts that were left to the end: of adjacent ones, all by one operation.
  mutating func changeLateTexts() {
    var order: [Int32: Int] = [:]
    var groups: [[(place: Int32, late: LateOperations.Text)]] = []
    for late in late.texts {
      let parent = parents[Int(late.text)]
      let number = order[parent] ?? groups.count
      if number == groups.count {
        order[parent] = number
        groups.append([])
      }
      groups[number].append((places[Int(late.text)], late))
    }
    for group in groups {
      let texts = group.sorted { $0.place < $1.place }.map(\.late)
      var start = 0
      while start < texts.count {
        let path = path(texts[start].text)
        var end = start + 1
        while end < texts.count,
          path.last.map({ $0 + end - start }) == self.path(texts[end].text).last
        {
          end += 1
        }
        change(texts[start..<end], path)
        start = end
      }
    }
  }

  private mutating func change(_ texts: ArraySlice<LateOperations.Text>, _ path: [Int]) {
    let old = texts.map { first.values[Int($0.text)] }.joined()
    let kept = texts.first { $0.new != nil }
    operations.append(
      DOMOperation(
        kind: kept == nil ? .delete : .text, path: path, length: texts.count, old: old,
        new: kept.map { _ in texts.compactMap(\.new).joined() },
        first: Int((kept ?? texts[texts.startIndex]).text), second: kept?.second ?? -1))
    for text in texts where kept == nil || text.text != kept?.text {
      setPresent(text.text, false)
      isPresent[Int(text.text)] = false
    }
  }
}
