/// An operation that does not fit the tree it is applied to.
public struct DOMOperationError: Error, Equatable, CustomStringConvertible {
  /// A reason that an operation does not fit.
  public enum Reason: Error, Equatable {
    /// The path leads to no node.
    case noNode
    /// The path leads into a node that cannot have children.
    case noParent
    /// The operation is for another kind of node.
    case wrongKind
    /// The operation lacks its new value or its content.
    case noContent
    /// Fewer adjacent nodes begin at the path than the operation's length, or they are not texts.
    case fewerTexts
    /// The current value differs from the operation's old value; the associated text describes the current value.
    case otherValue(String)
  }

  /// The index of the operation, from 0.
  public let index: Int
  /// The kind of the operation that cannot be applied.
  public let kind: DOMOperation.Kind
  /// The child indexes from the document to the node of the operation.
  public let path: [Int]
  /// The reason that the operation does not fit.
  public let reason: Reason

  public var description: String {
    let location =
      "operation \(index + 1) (\(kind.rawValue) /\(path.map(String.init).joined(separator: "/")))"
    switch reason {
    case .noNode: return "\(location): the page has no node with this path"
    case .noParent: return "\(location): the parent is no element"
    case .wrongKind: return "\(location): the node has another kind"
    case .noContent: return "\(location): the new value or the content is missing"
    case .fewerTexts: return "\(location): fewer adjacent texts begin there than the length"
    case .otherValue(let value): return "\(location): the page has '\(value)' there"
    }
  }
}
