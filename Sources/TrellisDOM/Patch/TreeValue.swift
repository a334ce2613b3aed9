import TrellisBase

/// A value of a subtree that may differ between the subtrees of a run.
enum TreeValue: Hashable {
  /// In hundredths of a CSS px.
  case length(Int32)
  case string(String)
  case property(PropertyValue)

  static func == (lhs: TreeValue, rhs: TreeValue) -> Bool {
    switch (lhs, rhs) {
    case (.length(let mine), .length(let theirs)): mine == theirs
    case (.string(let mine), .string(let theirs)): mine.isExactly(theirs)
    case (.property(let mine), .property(let theirs)): mine == theirs
    default: false
    }
  }
}

/// Access to the values of subtrees by *slot*. The values are numbered in document order, for each element in the
/// order frame sides, styles, attributes, properties, text.
extension PatchTree {
  /// Whether the subtrees have the same *shape*: equal elements with equal names of values, so that their values are at
  /// the same slots. Sets `differs` at the slots of different values.
  ///
  /// Custom elements have no shape, because a copy would not run their script as a new element does.
  ///
  /// - Complexity: O(*n*).
  func hasShape(of other: PatchTree, slot: inout Int, differs: inout [Bool]) -> Bool {
    guard tag == other.tag, !tag.utf8.contains(UInt8(ascii: "-")),
      (frame == nil) == (other.frame == nil),
      styles.count == other.styles.count, attributes.count == other.attributes.count,
      properties.count == other.properties.count, (text == nil) == (other.text == nil),
      children.count == other.children.count
    else { return false }
    func record(_ differ: Bool) {
      if slot == differs.count { differs.append(false) }
      if differ && !differs[slot] { differs[slot] = true }
      slot += 1
    }
    if let frame, let other = other.frame {
      record(frame.left ?? 0 != other.left ?? 0)
      record(frame.top ?? 0 != other.top ?? 0)
      record(frame.width ?? 0 != other.width ?? 0)
      record(frame.height ?? 0 != other.height ?? 0)
    }
    for (pair, other) in [(styles, other.styles), (attributes, other.attributes)] {
      for index in pair.indices {
        guard pair[index].name == other[index].name else { return false }
        record(!pair[index].value.isExactly(other[index].value))
      }
    }
    for index in properties.indices {
      guard properties[index].name == other.properties[index].name else { return false }
      // The client's copy of an element does not contain its properties.
      record(true)
    }
    if let text, let other = other.text {
      record(!text.isExactly(other))
    }
    for index in children.indices {
      guard
        children[index].hasShape(
          of: other.children[index], slot: &slot, differs: &differs)
      else { return false }
    }
    return true
  }

  /// Calls `body` with the values at `slots[next...]`; `slots` is ascending.
  func forEachValue(
    at slots: [Int], slot: inout Int, next: inout Int, _ body: (Int, TreeValue) -> Void
  ) {
    func visit(_ value: @autoclosure () -> TreeValue) {
      if next < slots.count, slots[next] == slot {
        body(next, value())
        next += 1
      }
      slot += 1
    }
    if let frame {
      visit(.length(frame.left ?? 0))
      visit(.length(frame.top ?? 0))
      visit(.length(frame.width ?? 0))
      visit(.length(frame.height ?? 0))
    }
    for pair in styles { visit(.string(pair.value)) }
    for pair in attributes { visit(.string(pair.value)) }
    for property in properties { visit(.property(property.value)) }
    if let text { visit(.string(text)) }
    for child in children where next < slots.count {
      child.forEachValue(at: slots, slot: &slot, next: &next, body)
    }
  }

  /// The kinds of the values, by slot.
  var kinds: [TreeValueKind] {
    var kinds: [TreeValueKind] = []
    var pending = [self]
    while let tree = pending.popLast() {
      if tree.frame != nil { kinds += Array(repeating: .length, count: 4) }
      kinds += Array(repeating: .string, count: tree.styles.count + tree.attributes.count)
      kinds += Array(repeating: .property, count: tree.properties.count)
      if tree.text != nil { kinds.append(.string) }
      pending += tree.children.reversed()
    }
    return kinds
  }

  /// Sets the values at `slots[next...]`; `slots` is ascending.
  ///
  /// - Returns: Whether each value has the kind that its slot requires.
  mutating func set(
    _ values: [TreeValue], at slots: [Int], slot: inout Int, next: inout Int
  ) -> Bool {
    var fits = true
    func visit(_ body: (TreeValue) -> Bool) {
      if next < slots.count, slots[next] == slot {
        fits = body(values[next]) && fits
        next += 1
      }
      slot += 1
    }
    if var frame {
      for side in [\FrameChange.left, \.top, \.width, \.height] {
        visit { $0.assign(length: &frame[keyPath: side]) }
      }
      self.frame = frame
    }
    for index in styles.indices { visit { $0.assign(string: &styles[index].value) } }
    for index in attributes.indices { visit { $0.assign(string: &attributes[index].value) } }
    for index in properties.indices { visit { $0.assign(property: &properties[index].value) } }
    if var text {
      visit { $0.assign(string: &text) }
      self.text = text
    }
    for index in children.indices where next < slots.count {
      fits = children[index].set(values, at: slots, slot: &slot, next: &next) && fits
    }
    return fits
  }
}

extension TreeValue {
  fileprivate func assign(length target: inout Int32?) -> Bool {
    guard case .length(let length) = self else { return false }
    target = length
    return true
  }

  fileprivate func assign(string target: inout String) -> Bool {
    guard case .string(let text) = self else { return false }
    target = text
    return true
  }

  fileprivate func assign(property target: inout PropertyValue) -> Bool {
    guard case .property(let value) = self else { return false }
    target = value
    return true
  }
}

enum TreeValueKind { case length, string, property }
