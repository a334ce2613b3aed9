import TrellisDOM

/// The key by which a client finds a field again on the page of a new session, where all element numbers
/// differ: the identifiers of the components around it.
///
/// A key is the same in every process, so it is made from the descriptions of identifiers rather than from
/// their hash values. Two fields may have the same key; a client then distinguishes them by their names, or
/// uses neither.
enum FieldKey {
  static let attribute = "data-key"
  /// The attribute of a stateful view that the next page of the tab may take over.
  static let viewAttribute = "data-view"

  /// Whether elements named `tag` contain the user's entries.
  static func isNeeded(by tag: String) -> Bool {
    tag == "input" || tag == "textarea" || tag == "select"
  }

  /// The key of a field of `component`, or `nil` if no component around it has an identifier.
  ///
  /// - Complexity: O(depth).
  static func text(of component: Component, in supercomponent: Component?) -> String? {
    var closest: Component? = component
    if component.treeNode == nil { closest = supercomponent }
    while let current = closest, current.treeNode == nil {
      closest = current.mountInfo?.supercomponent
    }
    var hash = FNV()
    var isEmpty = true
    var next = closest?.treeNode
    while let node = next {
      for identifier in [node.base.identifier].compactMap({ $0 }) + node.base.keys {
        isEmpty = false
        hash.add("\(identifier.base)")
      }
      next = node.identity.parent?.newest
    }
    return isEmpty ? nil : String(hash.value, radix: 36)
  }

  /// The key by which a client finds a stateful view again on another page of the tab: the class of its controller, and
  /// its context.
  static func text(ofViewOf controller: Any.Type, _ context: AnyHashable) -> String {
    var hash = FNV()
    hash.add(String(reflecting: controller))
    hash.add("\(context.base)")
    return String(hash.value, radix: 36)
  }

  /// Source: FNV-1a, 64 bits.
  private struct FNV {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ text: String) {
      for byte in text.utf8 { add(byte) }
      // No text contains this byte, so that "a", "b" differs from "ab".
      add(0xFF)
    }

    private mutating func add(_ byte: UInt8) {
      value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }
  }
}
