import TrellisBase
public import TrellisHTML

/// One step that changes a tree.
///
/// Operations are applied in order. A path is the list of child indexes from the document to a node of the tree after
/// the earlier operations; nodes of all kinds count, from 0. Texts that become adjacent stay separate until all
/// operations are applied.
/// operations are applied.
public struct DOMOperation: Sendable, Equatable {
  /// The kind of an operation; the raw value is its name in JSON.
  public enum Kind: String, Sendable, CaseIterable {
    /// Inserts a node with its subtree at the path.
    case insert
    /// Deletes a node with its subtree, or ``DOMOperation/length`` adjacent texts.
    case delete
    /// Removes ``DOMOperation/length`` adjacent nodes and inserts them again, so that the first gets the path
    /// ``DOMOperation/destination``. The nodes are one node, a node with white space next to it, or texts.
    case move
    /// Replaces the text of a text, a comment, a processing instruction or a document type, or replaces
    /// ``DOMOperation/length`` adjacent texts by one.
    case text
    /// Sets or removes an attribute.
    case attribute
    /// Replaces the name of an element.
    case rename
    /// Wraps a new element around ``DOMOperation/length`` siblings; the path leads to the first of them.
    case wrap
    /// Replaces an element by its children.
    case unwrap
  }

  /// The kind of the operation; it determines which of the other properties are used.
  public var kind: Kind
  /// The path of the node, or the path that an inserted node gets.
  public var path: [Int]
  /// The path that a moved node gets, in the tree without the moved nodes.
  public var destination: [Int] = []
  /// The number of siblings that are wrapped or moved, or of adjacent texts that are deleted or replaced by one text.
  /// The path leads to the first of them. 1 for other operations.
  public var length = 1
  /// The name of the attribute.
  public var name: String?
  /// The old text, attribute value or element name. For a deletion or an unwrapping: the name of the element, or the
  /// text of another node. Several texts are concatenated.
  public var old: String?
  /// The new text, attribute value or element name.
  public var new: String?
  /// The inserted subtree, or the element that is wrapped around siblings; its first node is the root.
  public var content: MarkupTree?
  /// The number of the node in the first tree; -1 for an inserted node and if unknown.
  package var first = -1
  /// The number of the node in the second tree; -1 for a deleted node and if unknown.
  package var second = -1

  /// Whether the operations have the same effect; the numbers of nodes are not compared.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.kind == rhs.kind && lhs.path == rhs.path && lhs.destination == rhs.destination
      && lhs.length == rhs.length && lhs.name.isExactly(rhs.name) && lhs.old.isExactly(rhs.old)
      && lhs.new.isExactly(rhs.new) && lhs.content == rhs.content
  }
}
