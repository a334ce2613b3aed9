import CLibXML2
import TrellisBase

/// The tree of a page in the form of the html5lib tests: one node a line.
package enum HTMLOutline {
  /// The lines of the tree of a parsed page, or of a fragment.
  ///
  /// - Parameter context: the name of the element that the fragment is parsed in, after `svg ` or `math ` for a foreign
  ///   element; `nil` for a page.
  package static func lines(
    _ bytes: [UInt8], context: String?, hasScripting: Bool
  ) throws(ParseError) -> [String] {
    let page: HTMLReader.Page
    let limits = ParseLimits()
    if let context {
      let parts = context.parts(between: " ").map(String.init)
      let space: ElementSpace = parts.count < 2 ? .html : parts[0] == "svg" ? .svg : .math
      page = try HTMLReader.readFragment(
        bytes, context: parts.last ?? "", space: space, limits: limits, hasScripting: hasScripting)
    } else {
      page = try HTMLReader.read(bytes, limits: limits, hasScripting: hasScripting)
    }
    defer { page.free() }
    let root =
      context == nil
      ? UnsafeMutableRawPointer(page.document).assumingMemoryBound(to: xmlNode.self)
      : xmlDocGetRootElement(page.document)
    var result: [String] = []
    write(root?.pointee.children, depth: 0, to: &result)
    return result
  }

  private static func write(_ first: xmlNodePtr?, depth: Int, to lines: inout [String]) {
    var node = first
    while let current = node {
      let indent = "| " + String(repeating: "  ", count: depth)
      let text = current.pointee.content.map { String(cString: $0) } ?? ""
      switch current.pointee.type {
      case XML_ELEMENT_NODE: write(element: current, indent, depth: depth, to: &lines)
      case XML_TEXT_NODE: add("\(indent)\"\(text)\"", to: &lines)
      case XML_COMMENT_NODE: add("\(indent)<!-- \(text) -->", to: &lines)
      case XML_PI_NODE:
        add("\(indent)<?\(String(cString: current.pointee.name)) \(text)?>", to: &lines)
      case XML_DTD_NODE:
        let type = UnsafeMutableRawPointer(current).assumingMemoryBound(to: xmlDtd.self).pointee
        let names = [type.name, type.ExternalID, type.SystemID].map { name in
          name.map { String(cString: $0) } ?? ""
        }
        let isShort = type.ExternalID == nil && type.SystemID == nil
        add(
          "\(indent)<!DOCTYPE \(names[0])" + (isShort ? "" : " \"\(names[1])\" \"\(names[2])\"")
            + ">", to: &lines)
      default: break
      }
      node = current.pointee.next
    }
  }

  private static func write(
    element: xmlNodePtr, _ indent: String, depth: Int, to lines: inout [String]
  ) {
    let space = ElementSpace(rawValue: UInt(bitPattern: element.pointee._private)) ?? .html
    let name = String(cString: element.pointee.name)
    lines.append("\(indent)<\(space.prefix.map { "\($0) " } ?? "")\(name)>")
    var attributes: [String] = []
    var next = element.pointee.properties
    while let attribute = next {
      var name = String(cString: attribute.pointee.name)
      if space != .html, linkNames.contains(name) { name = name.substituting(":", with: " ") }
      let value = attribute.pointee.children?.pointee.content.map { String(cString: $0) } ?? ""
      attributes.append("\(indent)  \(name)=\"\(value)\"")
      next = attribute.pointee.next
    }
    for line in attributes.sorted() { add(line, to: &lines) }
    // The tests list the content of a template below a separate line `content`.
    let isTemplate = space == .html && name == "template"
    if isTemplate { lines.append("\(indent)  content") }
    write(element.pointee.children, depth: depth + (isTemplate ? 2 : 1), to: &lines)
  }

  private static let linkNames: Set<String> = [
    "xlink:actuate", "xlink:arcrole", "xlink:href", "xlink:role", "xlink:show", "xlink:title",
    "xlink:type", "xml:lang", "xml:space", "xmlns:xlink",
  ]

  private static func add(_ text: String, to lines: inout [String]) {
    lines += text.parts(between: "\n", keepsEmpty: true).map(String.init)
  }
}
