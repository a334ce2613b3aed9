import Foundation
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout

/// Where everything on a page lies, and what of it its tab has been told.
private struct SessionInspection: Encodable {
  let items: [Inspection.Item]
  /// The tree as the tab ought to have it, an element a line.
  let tree: String
  /// The number of the last batch that was made.
  let batch: UInt64
  /// Whether there are changes that are in no batch yet.
  let isChanging: Bool
  /// The size that the page is laid out for, in CSS px.
  let width: Double
  let height: Double
  let prefersDark: Bool
}

extension Session {
  /// The tree as text, an element a line; `nil` once the session has ended.
  var treeDescription: String? {
    page.map { ReplicaDocument(of: $0.host.document).root.description }
  }

  /// The number of the poll that waits for a response.
  var waitingPoll: UInt64? { link.polls.waiting?.number }

  /// Whether the host of the page hibernates.
  var isHibernating: Bool { page?.host.isHibernating ?? false }

  /// Where everything on the page lies, as JSON; `nil` once the page has ended.
  ///
  /// - Parameter isAnew: whether to tell what the page would be if it were made from nothing now.
  func inspection(anew isAnew: Bool = false) -> [UInt8]? {
    guard let host = page?.host else { return nil }
    let traits = host.environment.traits
    let shown = isAnew ? host.renderedAnew() : host
    defer { if isAnew { shown.tearDown() } }
    let inspection = SessionInspection(
      items: shown.inspect().items, tree: ReplicaDocument(of: shown.document).root.description,
      batch: link.queue.last,
      isChanging: host.needsRender || host.document.hasChanges, width: traits.viewport.width,
      height: traits.viewport.height, prefersDark: traits.colorScheme == .dark)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try? Array(encoder.encode(inspection))
  }
}
