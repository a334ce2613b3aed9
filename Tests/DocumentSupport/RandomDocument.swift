package import TestSupport
package import TrellisDOM

/// A document with random changes, deterministic for a seed.
package struct RandomDocument {
  package let document = Document()
  package var random: SeededGenerator
  /// All existing elements, in the document or out of it.
  private var elements: [Element]

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    elements = [document.root]
  }

  /// Makes between one and `most` random changes; user changes are also applied to `mirror`.
  package mutating func change(most: Int, mirror: ReplicaDocument? = nil) {
    for _ in 0...random.below(most) {
      let element = elements[random.below(elements.count)]
      switch random.below(12) {
      case 0, 1: grow(element)
      case 2: shuffle(element)
      case 3: adopt(element)
      case 4: thin(element)
      case 5, 6: element.frame = random.chance(10) ? nil : frame()
      case 7: shiftChildren(of: element)
      case 8: element.setStyle(pick(["color", "opacity", "font-size"]), word(orNil: true))
      case 9: element.setAttribute(pick(["title", "class", "href", "hidden"]), word(orNil: true))
      case 10: changeLive(element, mirror: mirror)
      default:
        if element !== document.root, element.children.isEmpty || random.chance(5) {
          element.text = word(orNil: true)
        }
      }
      if random.chance(3) { document.title = word(orNil: true) }
      if elements.count > 120 { elements.removeAll { $0.id == .none && $0.parent == nil } }
    }
  }

  private mutating func grow(_ element: Element) {
    var children = element.children
    for _ in 0...random.below(4) {
      let child = document.makeElement(pick(["div", "span", "button", "x-card"]))
      if random.chance(80) { child.frame = frame() }
      if random.chance(50) { child.text = word(orNil: false) }
      if random.chance(30) { child.setStyle("color", word(orNil: false)) }
      child.isPinned = random.chance(5)
      children.insert(child, at: random.below(children.count + 1))
      elements.append(child)
    }
    element.setChildren(children)
  }

  private mutating func shuffle(_ element: Element) {
    var children = element.children
    guard children.count > 1 else { return }
    if random.chance(50) {
      children.shuffle(using: &random)
    } else {
      children.swapAt(random.below(children.count), random.below(children.count))
    }
    element.setChildren(children)
  }

  private mutating func adopt(_ element: Element) {
    let child = elements[random.below(elements.count)]
    guard child !== document.root else { return }
    var ancestor: Element? = element
    while let current = ancestor {
      if current === child { return }
      ancestor = current.parent
    }
    let siblings = element.children.filter { $0 !== child }
    element.insert(child, before: siblings.isEmpty ? nil : siblings[random.below(siblings.count)])
  }

  private mutating func thin(_ element: Element) {
    var generator = random
    element.setChildren(element.children.filter { _ in generator.chance(70) })
    random = generator
  }

  private mutating func shiftChildren(of element: Element) {
    let children = element.children
    guard !children.isEmpty else { return }
    let dy = Double(random.below(200)) / 4
    for child in children[random.below(children.count)...] {
      child.frame?.top += dy
      if random.chance(5) { child.frame?.width += 1 }
    }
  }

  private mutating func changeLive(_ element: Element, mirror: ReplicaDocument?) {
    switch random.below(5) {
    case 0: element.setProperty("value", .string(word(orNil: false) ?? ""))
    case 1: element.setProperty("scrollTop", .number(Double(random.below(100))))
    case 2:
      let options = ListenerOptions(debounce: UInt16(random.below(2) * 150))
      element.setListener(pick(["click", "input"]), options: options) { _ in }
    case 3: element.removeListener("click")
    default:
      guard let mirror, mirror.node(element.id) != nil else { return }
      let value = PropertyValue.string("typed\(random.below(9))")
      mirror.setProperty(element.id, "value", value)
      element.clientChanged(property: "value", value: value)
    }
  }

  private mutating func frame() -> Frame {
    Frame(
      left: Double(random.below(40)) / 4, top: Double(random.below(4000)) / 3,
      width: Double(random.below(300)), height: Double(random.below(5)) * 10)
  }

  private mutating func pick(_ words: [String]) -> String { words[random.below(words.count)] }

  private mutating func word(orNil: Bool) -> String? {
    if orNil && random.chance(25) { return nil }
    return pick([
      "red", "blue", "a \"quoted\" value", "x & y", "ünïcode ✓", "a longer text, repeated often",
      "'single'", "line", "0", "#123456",
    ])
  }
}
