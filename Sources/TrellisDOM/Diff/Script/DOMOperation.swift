import TrellisBase

/// One step that changes a tree.
///
/// Operations are applied in order. A path is the list of child indexes from the document to a node of the
/// tree after the earlier operations; all nodes count, from 0. Texts that become adjacent stay separate until all
/// operations are applied.
public struct DOMOperation: Sendable, Equatable {
  /// The kind of an operation; the raw value is its name in JSON.
  public enum Kind: String, Sendable, CaseIterable {
    /// Inserts a node with its subtree, so that it has the path.
    case insert
    /// Deletes a node with its subtree, or ``DOMOperation/length`` adjacent texts.
    case delete
    /// Takes ``DOMOperation/length`` adjacent nodes out and inserts them, so that the first has the path
    /// ``DOMOperation/destination`` then: one node, a node and white space beside it, or texts.
    case move
    /// Replaces the text of a text, a comment, a processing instruction or a document type, or ``DOMOperation/length`` adjacent texts by one.
    case text
    /// Sets or removes an attribute.
    case attribute
    /// Replaces the name of an element.
    case rename
    /// Puts a new element around ``DOMOperation/length`` siblings, the first of which has the path.
    case wrap
    /// Replaces an element by its children.
    case unwrap
  }

  /// The kind of the operation; it decides which of the other properties have a meaning.
  public var kind: Kind
  /// The path of the node, or the path that an inserted node gets.
  public var path: [Int]
  /// The path that a moved node gets, in the tree without the moved nodes.
  public var destination: [Int] = []
  /// The number of siblings that a new element is put around or that move, or of adjacent texts that are deleted or that
  /// one text replaces; the first has the path. 1 for other operations.
  public var length = 1
  /// The name of the attribute.
  public var name: String?
  /// The text, attribute value or element name before; for a deleted or unwrapped element its name, for
  /// another deleted node its text. Of several texts all together.
  public var old: String?
  /// The text, attribute value or element name afterwards.
  public var new: String?
  /// The inserted subtree or the element that is put around siblings; its first node is the root.
  public var content: MarkupTree?
  /// The number of the node in the first tree; -1 for an inserted node and where it is not known.
  package var first = -1
  /// The number of the node in the second tree; -1 for a deleted node and where it is not known.
  package var second = -1

  /// Whether the operations do the same; the numbers of nodes do not count.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.kind == rhs.kind && lhs.path == rhs.path && lhs.destination == rhs.destination
      && lhs.length == rhs.length && lhs.name.isExactly(rhs.name) && lhs.old.isExactly(rhs.old)
      && lhs.new.isExactly(rhs.new) && lhs.content == rhs.content
  }
}
