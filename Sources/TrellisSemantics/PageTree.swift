package import TrellisDOM

/// A page at one moment: its elements in document order, with attributes, values, texts and frames.
///
/// Both back ends create such a tree, so that all queries and checks have one implementation: the headless client from
/// its replica of the server's document, and a browser from its DOM.
public final class PageTree: Sendable {
  /// An element, or a text among elements.
  package struct Node: Sendable, Equatable {
    /// The number that identifies the element in the back end.
    package var key: UInt32 = 0
    /// The tag in lower case; `#text` for a text among elements.
    package var tag = ""
    package var attributes: [String: String] = [:]
    package var styles: [String: String] = [:]
    /// The text, if it is the only content.
    package var text: String?
    package var parent = -1
    /// The index after the last descendant.
    package var end = 0
    /// In CSS px, relative to the top left corner of the page.
    package var frame: Frame?
    /// The value of a field as the user sees it.
    package var value: String?
    package var isChecked: Bool?
    /// Whether the element is a part of a line of text.
    package var isInline = false
    /// Whether the element is hidden, with its descendants; hidden ancestors are not considered.
    package var isHidden = false
    /// Whether the element is an open dialog that makes the rest of the page inert.
    package var isModal = false
    /// The colors as CSS, if the back end reports them.
    package var color: String?
    package var background: String?
    package var fontSize: Double?
    package var isBold = false

    package init() {}
  }

  package let nodes: [Node]
  /// Look-up tables for the nodes; shared by trees with equal tables.
  private let index: TreeIndex
  /// For each element: whether it and all its ancestors are visible.
  package var areShown: [Bool] { index.areShown }
  /// For each element: whether it is in the accessibility tree.
  package var areAccessible: [Bool] { index.areAccessible }
  /// The indexes of the labels, by the value of their attribute `for`.
  package var labelsByTarget: [String: [Int]] { index.labels }
  /// The index of the element with the focus.
  package let focus: Int?
  /// The page title, as plain text.
  public let title: String
  /// The address: an absolute path with the query.
  public let address: String

  /// Whether the user prefers dark pages.
  package let isDark: Bool

  package init(
    _ nodes: [Node], focusKey: UInt32?, title: String, address: String, isDark: Bool = false
  ) {
    self.nodes = nodes
    self.isDark = isDark
    self.title = title
    self.address = address
    index = TreeIndex(nodes)
    focus = focusKey.flatMap { [index] in index.keys[$0] }
  }

  /// A later state of a page with the same elements.
  ///
  /// - Parameters:
  ///   - nodes: the nodes of `other`, some with other values; keys, tags and positions in the tree must be equal.
  ///   - changed: the indexes of the nodes that may differ.
  /// - Complexity: O(changed nodes); O(*n*) if the visibility, the `id` or the `for` of one of them changed.
  package init(
    changing other: PageTree, to nodes: [Node], changed: [Int], focusKey: UInt32?, title: String,
    address: String
  ) {
    self.nodes = nodes
    isDark = other.isDark
    self.title = title
    self.address = address
    let isSame = changed.allSatisfy { TreeIndex.isSame(nodes[$0], other.nodes[$0]) }
    let index = isSame ? other.index : TreeIndex(nodes)
    self.index = index
    focus = focusKey.flatMap { index.keys[$0] }
  }

  /// The element that contains all others.
  public var root: PageElement { PageElement(tree: self, index: 0) }

  /// The element with the focus; `nil` if there is none.
  public var focused: PageElement? { focus.map { PageElement(tree: self, index: $0) } }

  /// The element whose attribute `id` is `id`.
  public func element(id: String) -> PageElement? {
    index.ids[id].map { PageElement(tree: self, index: $0) }
  }

  /// All visible elements, in document order.
  ///
  /// - Complexity: O(*n*) in the elements.
  public var elements: [PageElement] {
    nodes.indices.lazy.filter { self.areShown[$0] && self.nodes[$0].tag != "#text" }
      .map { PageElement(tree: self, index: $0) }
  }

  /// The element with the back end's number `key`.
  package func element(key: UInt32) -> PageElement? {
    index(ofKey: key).map { PageElement(tree: self, index: $0) }
  }

  /// The index of the element with the back end's number `key`.
  package func index(ofKey key: UInt32) -> Int? { index.keys[key] }

  /// The open dialog that makes the rest of the page inert.
  package var modal: PageElement? { index.modal.map { PageElement(tree: self, index: $0) } }
}
