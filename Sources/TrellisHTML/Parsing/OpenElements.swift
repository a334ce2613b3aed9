import CLibXML2

/// The namespace of an element.
enum ElementSpace: UInt {
  case html, svg, math

  /// The prefix of names of elements in a ``MarkupTree``.
  var prefix: String? {
    switch self {
    case .html: nil
    case .svg: "svg"
    case .math: "math"
    }
  }
}

/// An element whose end tag has not been read.
struct OpenElement {
  let node: xmlNodePtr
  let tag: HTMLTag
  let space: ElementSpace
  let name: String
  /// Whether this foreign element is an HTML integration point: its start tags and texts are parsed as HTML.
  var isHTMLPoint = false

  func isHTML(_ tag: HTMLTag) -> Bool { space == .html && self.tag == tag }

  func isHTML(_ group: HTMLTag.Group) -> Bool { space == .html && group.contains(tag) }

  var isMathTextPoint: Bool { space == .math && HTMLTag.Group.mathTextPoints.contains(tag) }

  var isSpecial: Bool {
    switch space {
    case .html: HTMLTag.Group.special.contains(tag)
    case .math: isMathTextPoint || tag == .annotationXML
    case .svg: tag == .foreignObject || tag == .desc || tag == .title
    }
  }
}

/// The stack of open elements, from the root to the current node.
///
/// Source: WHATWG HTML, §13.2.4.2.
struct OpenElements {
  private(set) var list: [OpenElement] = []
  /// The number of open HTML elements with each tag; it makes most searches unnecessary.
  private var counts = [Int32](repeating: 0, count: HTMLTag.allCases.count)
  /// The number of elements visited by searches.
  var steps = 0

  var count: Int { list.count }
  var last: OpenElement? { list.last }

  private mutating func count(_ element: OpenElement, _ change: Int32) {
    if element.space == .html { counts[Int(element.tag.rawValue)] += change }
  }

  func has(_ tag: HTMLTag) -> Bool { counts[Int(tag.rawValue)] > 0 }

  mutating func push(_ element: OpenElement) {
    list.append(element)
    count(element, 1)
  }

  @discardableResult
  mutating func pop() -> OpenElement? {
    guard let element = list.popLast() else { return nil }
    count(element, -1)
    return element
  }

  mutating func insert(_ element: OpenElement, at index: Int) {
    steps += list.count - index
    list.insert(element, at: index)
    count(element, 1)
  }

  mutating func remove(at index: Int) {
    steps += list.count - index
    count(list.remove(at: index), -1)
  }

  mutating func replace(at index: Int, with element: OpenElement) {
    count(list[index], -1)
    list[index] = element
    count(element, 1)
  }

  mutating func index(of node: xmlNodePtr) -> Int? {
    var index = list.count - 1
    while index >= 0 {
      steps += 1
      if list[index].node == node { return index }
      index -= 1
    }
    return nil
  }

  mutating func remove(_ node: xmlNodePtr) {
    if let index = index(of: node) { remove(at: index) }
  }

  /// Whether an HTML element with one of the tags is open within the scope.
  mutating func hasInScope(_ tags: HTMLTag.Group, _ scope: HTMLTag.Group = .scope) -> Bool {
    var index = list.count - 1
    while index >= 0 {
      steps += 1
      let element = list[index]
      if element.isHTML(tags) { return true }
      if element.space == .html ? scope.contains(element.tag) : endsScope(element, scope) {
        return false
      }
      index -= 1
    }
    return false
  }

  mutating func hasInScope(_ tag: HTMLTag, _ scope: HTMLTag.Group = .scope) -> Bool {
    guard has(tag) else { return false }
    return hasInScope([tag], scope)
  }

  /// Whether a node is open within the default scope.
  mutating func hasInScope(_ node: xmlNodePtr) -> Bool {
    for element in list.reversed() {
      steps += 1
      if element.node == node { return true }
      if element.space == .html
        ? HTMLTag.Group.scope.contains(element.tag) : element.isSpecial
      {
        return false
      }
    }
    return false
  }

  private func endsScope(_ element: OpenElement, _ scope: HTMLTag.Group) -> Bool {
    // The table scope contains only HTML elements.
    scope.contains(.object) && element.isSpecial
  }

  /// Pops elements up to and including an HTML element with one of the tags.
  mutating func pop(through tags: HTMLTag.Group) {
    while let element = pop() { if element.isHTML(tags) { return } }
  }

  mutating func pop(through tag: HTMLTag) { pop(through: [tag]) }

  /// Pops elements up to an HTML element with one of the tags, which stays open.
  mutating func pop(to tags: HTMLTag.Group) {
    while let element = last, !element.isHTML(tags) { pop() }
  }

  /// Pops elements whose end tags are implied.
  mutating func popImplied(
    _ tags: HTMLTag.Group = .impliedEnds, except tag: HTMLTag? = nil, name: String? = nil
  ) {
    while let element = last, element.isHTML(tags), element.tag != tag || tag == nil,
      name.map({ $0 != element.name }) ?? true
    {
      pop()
    }
  }
}
