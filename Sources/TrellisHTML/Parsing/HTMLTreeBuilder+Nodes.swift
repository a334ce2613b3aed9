import CLibXML2

extension HTMLTreeBuilder {
  /// The number of open elements above which new nodes become siblings of the current node, as in Blink.
  static let depthLimit = 512

  // MARK: Locations

  /// The appropriate place for inserting a node.
  ///
  /// Source: WHATWG HTML, §13.2.6.1.
  mutating func location(_ target: OpenElement? = nil) -> Location {
    guard let target = target ?? open.last else { return Location(parent: root) }
    guard putsBeforeTable, target.isHTML(.tableParts) else { return clamped(target.node) }
    var index = open.count - 1
    while index >= 0, !open.list[index].isHTML([.table, .template]) { index -= 1 }
    open.steps += open.count - index
    guard index >= 0 else { return Location(parent: open.list[0].node) }
    let found = open.list[index]
    if found.tag == .template { return Location(parent: found.node) }
    if let parent = found.node.pointee.parent {
      return Location(parent: parent, before: found.node)
    }
    return clamped(open.list[max(index - 1, 0)].node)
  }

  private func clamped(_ node: xmlNodePtr) -> Location {
    guard open.count > Self.depthLimit, let parent = node.pointee.parent,
      parent.pointee.type == XML_ELEMENT_NODE
    else { return Location(parent: node) }
    return Location(parent: parent)
  }

  /// Inserts a node that has no parent.
  mutating func insert(_ node: xmlNodePtr, at location: Location) {
    flushText()
    Self.link(node, at: location)
  }

  static func link(_ node: xmlNodePtr, at location: Location) {
    let parent = location.parent
    node.pointee.parent = parent
    let before = location.before
    let previous = before.map { $0.pointee.prev } ?? parent.pointee.last
    node.pointee.prev = previous
    node.pointee.next = before
    if let previous { previous.pointee.next = node } else { parent.pointee.children = node }
    if let before { before.pointee.prev = node } else { parent.pointee.last = node }
  }

  // MARK: Texts

  /// Appends text at the current location; it becomes a node before the next node is inserted.
  mutating func insertText(_ text: [UInt8]) {
    let location = location()
    guard location.parent != root, !text.isEmpty else { return }
    if location != pendingLocation {
      flushText()
      pendingLocation = location
    }
    pendingText += text
  }

  mutating func flushText() {
    guard let location = pendingLocation, !pendingText.isEmpty else { return }
    pendingLocation = nil
    var text = pendingText
    pendingText = []
    let previous = location.before.map { $0.pointee.prev } ?? location.parent.pointee.last
    if let previous, previous.pointee.type == XML_TEXT_NODE {
      textSteps += Int(xmlStrlen(previous.pointee.content)) / 8
      text.withUnsafeMutableBufferPointer {
        _ = xmlTextConcat(previous, $0.baseAddress, Int32($0.count))
      }
      return
    }
    count()
    let node = text.withUnsafeMutableBufferPointer {
      xmlNewDocTextLen(document, $0.baseAddress, Int32($0.count))
    }
    guard let node else { return }
    Self.link(node, at: location)
  }

  // MARK: Elements

  private mutating func count() {
    nodeCount += 1
    if nodeCount > nodeLimit { failure = .tooManyNodes(limit: nodeLimit) }
  }

  /// Creates an element.
  mutating func make(
    _ token: HTMLToken.Tag, space: ElementSpace = .html, name: String? = nil
  ) -> OpenElement {
    count()
    if token.attributes.count > ParseLimits.attributes {
      failure = .tooManyAttributes(limit: ParseLimits.attributes)
    }
    let name = name ?? token.name
    // Fails only if no memory is left.
    let node = xmlNewDocNode(document, nil, name, nil)!
    node.pointee._private = UnsafeMutableRawPointer(bitPattern: space.rawValue)
    node.pointee.line = UInt16(clamping: min(notes.line(tokenizer), 65_534))
    var last: xmlAttrPtr?
    var first: xmlAttrPtr?
    for attribute in token.attributes {
      // libxml2 walks to the end of the list for each new attribute, so each attribute is created with an empty list.
      node.pointee.properties = nil
      guard let made = xmlNewNsProp(node, nil, attribute.name, attribute.value) else { continue }
      made.pointee.prev = last
      if let last { last.pointee.next = made } else { first = made }
      last = made
      nodeCount += 1
    }
    node.pointee.properties = first
    return OpenElement(node: node, tag: token.tag, space: space, name: name)
  }

  /// Inserts an HTML element and opens it.
  @discardableResult
  mutating func insert(_ token: HTMLToken.Tag) -> OpenElement {
    let element = make(token)
    insert(element.node, at: location())
    open.push(element)
    return element
  }

  /// Inserts an HTML element without opening it.
  mutating func insertVoid(_ token: HTMLToken.Tag) {
    let element = make(token)
    insert(element.node, at: location())
  }

  /// Inserts an HTML element for an omitted start tag.
  @discardableResult
  mutating func insertImplied(_ name: String) -> OpenElement {
    insert(HTMLToken.Tag(name: name, tag: HTMLTag(name: name)))
  }

  mutating func insertComment(_ comment: HTMLToken.Comment, into parent: xmlNodePtr? = nil) {
    count()
    let made =
      switch comment {
      case .text(let text): xmlNewDocComment(document, text)
      case .instruction(let target, let data): xmlNewDocPI(document, target, data)
      }
    guard let node = made else { return }
    insert(node, at: parent.map { Location(parent: $0) } ?? location())
  }

  /// Adds the attributes that the element does not have yet.
  mutating func merge(_ token: HTMLToken.Tag, into node: xmlNodePtr) {
    for attribute in token.attributes {
      var known = node.pointee.properties
      while let next = known {
        textSteps += 8
        known = next.pointee.next
      }
      guard xmlHasProp(node, attribute.name) == nil else { continue }
      nodeCount += 1
      xmlNewNsProp(node, nil, attribute.name, attribute.value)
    }
  }

  mutating func insertDoctype(_ doctype: HTMLToken.Doctype) {
    guard
      let type = xmlCreateIntSubset(
        document, doctype.name ?? "", doctype.publicID, doctype.systemID)
    else { return }
    // libxml2 puts the document type before comments.
    let node = UnsafeMutableRawPointer(type).assumingMemoryBound(to: xmlNode.self)
    xmlUnlinkNode(node)
    insert(node, at: Location(parent: root))
    document.pointee.intSubset = type
  }

  /// Reads the text of an element up to its end tag.
  mutating func readText(_ token: HTMLToken.Tag, _ content: HTMLTokenizer.Content) {
    insert(token)
    tokenizer.content = content
    originalMode = mode
    mode = .text
  }
}
