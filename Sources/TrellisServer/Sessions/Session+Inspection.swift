import Foundation
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout

/// The frames of a page's elements, and the state of its tab.
private struct SessionInspection: Encodable {
  let items: [Inspection.Item]
  /// The tree that the tab should have, one element a line.
  let tree: String
  /// The number of the last batch.
  let batch: UInt64
  /// Whether there are changes that are not in a batch yet.
  let isChanging: Bool
  /// The width of the page's layout in CSS px.
  let width: Double
  let height: Double
  let prefersDark: Bool
}

extension Session {
  /// The tree as text, one element a line; `nil` once the session has ended.
  var treeDescription: String? {
    get async { await turn { ReplicaDocument(of: $0.host.document).root.description } }
  }

  /// The violated invariants of the session's connection, host and document, one a line; empty if all hold.
  ///
  /// - Complexity: O(*n*) in nodes, layouts and elements. For tests.
  func checkInvariants() async -> [String] {
    connection.checkInvariants() + (await turn { $0.host.checkInvariants() } ?? [])
  }

  /// The number of the waiting poll.
  var waitingPoll: UInt64? { connection.polls.waiting?.number }

  /// Whether the host of the page hibernates.
  var isHibernating: Bool {
    get async { await turn { $0.host.isHibernating } ?? false }
  }

  /// The tree of the page as text, as JSON (``TreeDescription``); `nil` once the page has ended.
  func treeText() async -> [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return await turn { page in try? Array(encoder.encode(page.describe())) } ?? nil
  }

  /// The frames of the page's elements, as JSON; `nil` once the page has ended.
  ///
  /// - Parameter isAnew: whether to describe a new page, built from the same data, instead.
  func inspection(anew isAnew: Bool = false) async -> [UInt8]? {
    await turn { page in
      let host = page.host
      let traits = host.environment.traits
      let shown = isAnew ? host.renderedAnew() : host
      defer { if isAnew { shown.tearDown() } }
      let inspection = SessionInspection(
        items: shown.inspect().items, tree: ReplicaDocument(of: shown.document).root.description,
        batch: connection.queue.last,
        isChanging: host.needsRender || host.document.hasChanges, width: traits.viewport.width,
        height: traits.viewport.height, prefersDark: traits.colorScheme == .dark)
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return try? Array(encoder.encode(inspection))
    } ?? nil
  }
}
