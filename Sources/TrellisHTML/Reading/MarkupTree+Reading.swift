import CLibXML2
import TrellisBase

extension MarkupTree {
  /// Creates the tree of a parsed page with all its nodes, including comments, processing instructions, white space and
  /// the document type.
  ///
  /// - Complexity: O(*n*) in the nodes.
  public init(_ document: ParsedDocument) {
    var builder = Builder()
    builder.open(.document, "")
    let root = UnsafeMutableRawPointer(document.pointer).assumingMemoryBound(to: xmlNode.self)
    Self.read(root.pointee.children, document, hasSiblings: true, into: &builder)
    self = builder.finish()
  }

  /// Creates the tree of an element with all its nodes.
  package init(_ element: ParsedElement) {
    var builder = Builder()
    Self.read(element.pointer, element.document, hasSiblings: false, into: &builder)
    self = builder.finish()
  }

  private static func read(
    _ start: xmlNodePtr?, _ document: ParsedDocument, hasSiblings: Bool, into builder: inout Builder
  ) {
    var node = start
    var text = ""
    func flush(_ builder: inout Builder) {
      if !text.isEmpty { builder.leaf(.text, text) }
      text = ""
    }
    var depth = 0
    while let current = node {
      switch current.pointee.type {
      case XML_ELEMENT_NODE:
        flush(&builder)
        let element = ParsedElement(pointer: current, document: document)
        builder.open(.element, element.qualifiedName, Self.attributes(of: element))
        if let child = current.pointee.children {
          depth += 1
          node = child
          continue
        }
        builder.close()
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
        // Texts that only a removed node separated are one text.
        if let content = current.pointee.content { text += String(cString: content) }
      case XML_COMMENT_NODE:
        flush(&builder)
        builder.leaf(.comment, current.pointee.content.map { String(cString: $0) } ?? "")
      case XML_PI_NODE:
        flush(&builder)
        let target = String(cString: current.pointee.name)
        let data = current.pointee.content.map { String(cString: $0) } ?? ""
        builder.leaf(.instruction, data.isEmpty ? target : "\(target) \(data)")
      case XML_DTD_NODE:
        flush(&builder)
        builder.leaf(.doctype, Self.documentType(current))
      default: break
      }
      var last = current
      while depth > 0, last.pointee.next == nil, let parent = last.pointee.parent {
        flush(&builder)
        builder.close()
        depth -= 1
        last = parent
      }
      node = depth > 0 || hasSiblings ? last.pointee.next : nil
    }
    flush(&builder)
  }

  private static func attributes(of element: ParsedElement) -> [Attribute] {
    element.attributes.map { Attribute(name: $0.name, value: $0.value) }
  }

  /// The text of a document type: the name, then the public and the system identifier if there are any.
  private static func documentType(_ node: xmlNodePtr) -> String {
    let type = UnsafeMutableRawPointer(node).assumingMemoryBound(to: xmlDtd.self).pointee
    var text = type.name.map { String(cString: $0) } ?? "html"
    let (outer, system) = (type.ExternalID, type.SystemID)
    if let outer { text += " PUBLIC \"\(String(cString: outer))\"" }
    if let system {
      text += (outer == nil ? " SYSTEM" : "") + " \"\(String(cString: system))\""
    }
    return text
  }

  /// A copy of the tree with some attributes and texts removed or changed.
  ///
  /// - Parameters:
  ///   - hasComments: whether comments and processing instructions are kept.
  ///   - attribute: returns the new value of an attribute, given its name and value; `nil` removes the attribute.
  ///   - text: returns the new text; an empty text is removed.
  /// - Throws: the error of `text`.
  package func simplified<Failure: Error>(
    hasComments: Bool = true, attribute: (_ name: String, _ value: String) -> String?,
    text change: (String) throws(Failure) -> String
  ) throws(Failure) -> MarkupTree {
    var builder = Builder()
    var open: [Int] = []
    // Texts around a removed comment are one text.
    var text = ""
    for node in 0..<count {
      if kinds[node] != .text, !kinds[node].isCommentOrInstruction || hasComments, !text.isEmpty {
        builder.leaf(.text, text)
        text = ""
      }
      while let last = open.last, node >= last + Int(sizes[last]) {
        if !text.isEmpty { builder.leaf(.text, text) }
        text = ""
        builder.close()
        open.removeLast()
      }
      switch kinds[node] {
      case .document, .element:
        let attributes = self.attributes(of: node).compactMap { old in
          attribute(old.name, old.value).map { Attribute(name: old.name, value: $0) }
        }
        builder.open(kinds[node], values[node], attributes)
        open.append(node)
      case .text: text += try change(values[node])
      case .comment, .instruction: if hasComments { builder.leaf(kinds[node], values[node]) }
      case .doctype: builder.leaf(.doctype, values[node])
      }
    }
    if !text.isEmpty { builder.leaf(.text, text) }
    return builder.finish()
  }

  /// The path of a node for readers: names with the index among siblings of the same name, such as
  /// `/html/body/ul/li[3]/text()`.
  ///
  /// - Complexity: O(the depth and the siblings at each level).
  package func path(of node: Int) -> String {
    var parts: [String] = []
    var node = node
    while node > 0, parents[node] >= 0 {
      let name: String
      switch kinds[node] {
      case .text: name = "text()"
      case .comment: name = "comment()"
      case .instruction: name = "processing-instruction()"
      case .doctype: name = "!doctype"
      default: name = values[node]
      }
      var (position, total) = (0, 0)
      for sibling in children(of: Int(parents[node])).lazy.map({ Int($0) })
      where kinds[sibling] == kinds[node]
        && (kinds[node] != .element || values[sibling].isExactly(values[node]))
      {
        total += 1
        if sibling == node { position = total }
      }
      parts.append(total > 1 ? "\(name)[\(position)]" : name)
      node = Int(parents[node])
    }
    return "/" + parts.reversed().joined(separator: "/")
  }
}
