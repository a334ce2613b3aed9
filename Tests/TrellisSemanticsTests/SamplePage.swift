import PageSupport
import Testing
import TrellisDOM
import TrellisSemantics

/// A page made of a fragment of HTML, as a client has it.
struct SamplePage {
  let replica = ReplicaDocument()
  let tree: PageTree

  /// - Parameters:
  ///   - html: see `PatchTree.trees(html:)`.
  ///   - open: the values of `id` of the open layers and details.
  ///   - focus: the value of `id` of the element with the focus.
  init(
    _ html: String, open: Set<String> = [], focus: String? = nil, isDark: Bool = false
  ) throws {
    try replica.apply(
      Patch([
        .create(
          parent: .root, before: .none, firstID: NodeID(2), trees: PatchTree.trees(html: html))
      ]))
    let root = replica.root
    let focused = focus.flatMap { Self.node($0, in: root)?.id.rawValue }
    tree = PageTree(replica, focus: focused, isDark: isDark) {
      open.contains($0.attributes["id"] ?? "")
    }
  }

  private static func node(
    _ id: String, in node: ReplicaDocument.Node
  ) -> ReplicaDocument.Node? {
    if node.attributes["id"] == id { return node }
    return node.children.lazy.compactMap { Self.node(id, in: $0) }.first
  }

  /// The element with the attribute `id`, `x` if none is given.
  func element(_ id: String = "x") throws -> PageElement { try #require(tree.element(id: id)) }
}
