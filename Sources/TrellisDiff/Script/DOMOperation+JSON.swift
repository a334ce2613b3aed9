import TrellisBase
public import TrellisDOM
import TrellisHTML

extension DOMOperation {
  /// The JSON text of operations: `{"operations":[{"op":…,"path":…},…]}`, one operation a line.
  ///
  /// - Complexity: O(*n*) in the bytes.
  public static func json(_ operations: [DOMOperation]) -> String {
    var bytes = Array("{\"operations\":[".utf8)
    for (index, operation) in operations.enumerated() {
      bytes += (index == 0 ? "\n" : ",\n").utf8
      operation.write(&bytes)
    }
    bytes += (operations.isEmpty ? "]}\n" : "\n]}\n").utf8
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(_ bytes: inout [UInt8]) {
    bytes += "{\"op\":\"\(kind.rawValue)\",\"path\":\"\(Self.text(path))\"".utf8
    if kind == .move { bytes += ",\"to\":\"\(Self.text(destination))\"".utf8 }
    if kind == .wrap || length > 1 { bytes += ",\"length\":\(length)".utf8 }
    Self.member("name", name, &bytes)
    Self.member("old", old, &bytes)
    if kind != .wrap { Self.member("new", new, &bytes) }
    if let content {
      bytes += ",\"content\":[".utf8
      for node in 0..<content.count {
        if node > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(content, node, &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private static func write(_ tree: MarkupTree, _ node: Int, _ bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "{"))
    bytes += "\"\(kindNames[Int(tree.kinds[node].rawValue)])\":".utf8
    string(tree.values[node], &bytes)
    let attributes = tree.attributes(of: node)
    if !attributes.isEmpty {
      bytes += ",\"attributes\":{".utf8
      for attribute in attributes {
        if attribute != attributes.first { bytes.append(UInt8(ascii: ",")) }
        string(attribute.name, &bytes)
        bytes.append(UInt8(ascii: ":"))
        string(attribute.value, &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
    let count = tree.children(of: node).count
    if count > 0 { bytes += ",\"children\":\(count)".utf8 }
    bytes.append(UInt8(ascii: "}"))
  }

  private static let kindNames = [
    "document", "doctype", "element", "text", "comment", "instruction",
  ]

  private static func member(_ name: String, _ value: String?, _ bytes: inout [UInt8]) {
    guard let value else { return }
    bytes += ",\"\(name)\":".utf8
    string(value, &bytes)
  }

  private static func string(_ value: String, _ bytes: inout [UInt8]) {
    var writer = JSONWriter()
    writer.string(value)
    bytes += writer.bytes
  }

  private static func text(_ path: [Int]) -> String {
    path.isEmpty ? "/" : path.map { "/\($0)" }.joined()
  }

  // MARK: Reading

  /// Reads operations from JSON text; unknown members are ignored.
  ///
  /// - Throws: ``/TrellisDOM/JSONError``
  /// - Complexity: O(*n*) in the bytes.
  public static func operations(json bytes: [UInt8]) throws(JSONError) -> [DOMOperation] {
    let value = try JSONValue(bytes, bytes: 1 << 30, depth: 16, values: 50_000_000)
    guard let list = value["operations"]?.array else { throw .missing("operations") }
    var result: [DOMOperation] = []
    result.reserveCapacity(list.count)
    for item in list { result.append(try operation(item)) }
    return result
  }

  private static func operation(_ value: JSONValue) throws(JSONError) -> DOMOperation {
    guard let name = value["op"]?.string else { throw .missing("op") }
    guard let kind = Kind(rawValue: name) else { throw .invalid("op") }
    var operation = DOMOperation(kind: kind, path: try path("path", of: value))
    operation.name = value["name"]?.string
    operation.old = value["old"]?.string
    operation.new = value["new"]?.string
    if kind == .move { operation.destination = try path("to", of: value) }
    switch kind {
    case .wrap, .delete, .move, .text:
      if let length = value["length"] {
        guard let number = length.natural(upTo: Int(Int32.max)), number > 0 else {
          throw .invalid("length")
        }
        operation.length = number
      } else if kind == .wrap {
        throw .missing("length")
      }
    default: break
    }
    if kind == .insert || kind == .wrap {
      guard let nodes = value["content"]?.array else { throw .missing("content") }
      operation.content = try tree(nodes)
      if kind == .wrap { operation.new = operation.content?.values.first }
    }
    return operation
  }

  /// Reads a path: decimal indexes without leading zeros, each after a slash, or a slash alone.
  private static func path(
    _ name: String, of value: JSONValue
  ) throws(JSONError) -> [Int] {
    guard let member = value[name] else { throw .missing(name) }
    guard let text = member.string, text.begins(with: "/") else { throw .invalid(name) }
    if text == "/" { return [] }
    var result: [Int] = []
    for part in text.dropping(1).parts(between: "/", keepsEmpty: true) {
      // `Int` also accepts "+1" and "01".
      guard let index = Int(part), String(index) == part, index >= 0 else { throw .invalid(name) }
      result.append(index)
    }
    return result
  }

  /// Reads the nodes of a subtree in document order, each with its number of children.
  private static func tree(_ nodes: [JSONValue]) throws(JSONError) -> MarkupTree {
    var builder = MarkupTree.Builder()
    var open: [Int] = []
    for (index, node) in nodes.enumerated() {
      while open.last == 0 {
        builder.close()
        open.removeLast()
      }
      guard index == 0 || !open.isEmpty else { throw .unexpected("content") }
      if !open.isEmpty { open[open.count - 1] -= 1 }
      if let name = node["element"]?.string {
        var attributes: [MarkupTree.Attribute] = []
        if case .object(let members)? = node["attributes"] {
          for member in members {
            guard let value = member.value.string else { throw .missing("attributes") }
            attributes.append(MarkupTree.Attribute(name: member.name, value: value))
          }
        }
        builder.open(.element, name, attributes)
        open.append(node["children"]?.natural(upTo: Int(Int32.max)) ?? 0)
      } else if let text = node["text"]?.string {
        builder.leaf(.text, text)
      } else if let text = node["comment"]?.string {
        builder.leaf(.comment, text)
      } else if let text = node["instruction"]?.string {
        builder.leaf(.instruction, text)
      } else if let text = node["doctype"]?.string {
        builder.leaf(.doctype, text)
      } else {
        throw .missing("element")
      }
    }
    guard open.allSatisfy({ $0 == 0 }), !nodes.isEmpty else { throw .missing("content") }
    return builder.finish()
  }
}
