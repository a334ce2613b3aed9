import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting

@testable import MountCases

/// For random pages and random changes: the patch leads from the old document to the new one, and the new
/// one equals the document of a new host, except for hidden views kept for reuse.
struct MountPropertyTests {
  @Test func everyChangeGivesTheDocumentMountedFromScratch() throws {
    for seed in Rounds.seeds(60, from: 1) {
      let page = RandomPage(seed: seed)
      let host = ComponentHost(environment: HostEnvironment()) { page.component() }
      host.renderIfNeeded()
      host.document.announceAll()
      let mirror = ReplicaDocument(of: host.document)
      var fields = Fields(mirror.root)
      for step in 1...80 {
        page.change(host)
        host.renderIfNeeded()
        try #require(host.checkInvariants() == [], "seed \(seed), step \(step)")
        let patch = host.document.takePatch()
        try mirror.apply(patch)
        let document = ReplicaDocument(of: host.document)
        try #require(mirror == document, "seed \(seed), step \(step): \(patch)")
        let shown = outline(document.root)
        try #require(shown == mountedFromScratch(page), "seed \(seed), step \(step): \(patch)")
        let newer = Fields(mirror.root)
        try #require(newer.agree(with: fields), "seed \(seed), step \(step): \(patch)")
        fields = newer
      }
    }
  }

  private func mountedFromScratch(_ page: RandomPage) -> [String] {
    page.keepsUpdaters = false
    defer { page.keepsUpdaters = true }
    let host = ComponentHost(environment: HostEnvironment()) { page.component() }
    host.renderIfNeeded()
    host.document.announceAll()
    return outline(ReplicaDocument(of: host.document).root)
  }

  /// The visible part of a subtree, one element a line, without numbers.
  private func outline(_ node: ReplicaDocument.Node, indent: String = "") -> [String] {
    guard node.attributes["hidden"] == nil else { return [] }
    let values = [
      "\(node.attributes.sorted { $0.key < $1.key })", "\(node.styles.sorted { $0.key < $1.key })",
      "\(node.properties.sorted { $0.key < $1.key })", node.text ?? "",
    ]
    let line =
      "\(indent)\(node.tag) \(node.frame?.description ?? "") " + values.joined(separator: " ")
    return [line] + node.children.flatMap { outline($0, indent: indent + " ") }
  }
}

/// The fields of a document with an identity, with their elements and parents.
private struct Fields {
  private var elements: [String: (id: NodeID, parent: NodeID)] = [:]

  init(_ root: ReplicaDocument.Node) { collect(root) }

  private mutating func collect(_ node: ReplicaDocument.Node) {
    for child in node.children {
      if let piece = child.attributes["data-piece"] { elements[piece] = (child.id, node.id) }
      collect(child)
    }
  }

  /// Whether no element is used for another field than before, and no field that was not moved got another
  /// element.
  func agree(with old: Fields) -> Bool {
    var owners: [NodeID: String] = [:]
    for (piece, element) in old.elements { owners[element.id] = piece }
    for (piece, element) in elements {
      if let owner = owners[element.id], owner != piece { return false }
      if let before = old.elements[piece], before.parent == element.parent,
        before.id != element.id
      {
        return false
      }
    }
    return true
  }
}
