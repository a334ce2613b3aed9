import PageSupport
import Testing
import TrellisDOM
import TrellisSemantics
import TrellisServer

@testable import TrellisTesting

/// A client with a page made of a fragment of HTML.
struct SampleClient {
  let client = HeadlessClient()

  /// - Parameter html: see `PatchTree.trees(html:)`.
  init(_ html: String) throws {
    let trees = try PatchTree.trees(html: html)
    try apply([.create(parent: .root, before: .none, firstID: NodeID(2), trees: trees)])
  }

  func apply(_ operations: [PatchOperation]) throws {
    try client.apply(Patch(operations).wire, isReset: false)
  }

  /// The element with the attribute `id`, `x` if none is given.
  func element(_ id: String = "x") throws -> PageElement {
    try #require(client.tree.element(id: id))
  }

  func key(_ id: String = "x") throws -> UInt32 { try element(id).node.key }

  /// The events since the last call.
  func consumeEvents() -> [UIEvent] {
    defer { client.outbox = [] }
    return client.outbox.compactMap { if case .user(let event) = $0 { event } else { nil } }
  }

  /// The types and targets of the events since the last call, such as `click x`.
  func takeNames() -> [String] {
    consumeEvents().map { event in
      let target = client.replica.node(event.target)
      return "\(event.type) \(target?.attributes["id"] ?? "root")"
    }
  }

  /// The value of `id` of the element with the focus.
  var focused: String? { client.tree.focused.map { $0.attribute("id") ?? "root" } }

  func click(_ id: String = "x", count: Int = 1) throws {
    try client.click(key(id), count: count, action: count > 1 ? "double click" : "click")
  }

  /// The message of an action that cannot be performed.
  func failure(of action: () throws -> Void) -> String {
    do { try action() } catch let error as ActionError { return error.description } catch {}
    return ""
  }
}
