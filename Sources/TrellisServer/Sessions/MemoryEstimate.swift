import TrellisComponents
import TrellisDOM
import TrellisHosting

/// The approximate memory of a session's page in bytes.
///
/// An estimate of the parts that can grow: elements with their components, texts, nodes of detached trees, tasks,
/// timers and subscriptions. ``Session/bytes`` adds the unacknowledged batches, the stale element numbers, and the
/// closures and state updates in the page's mailbox. Not included are the application's controllers and models, and the
/// values to which the closures of tasks, timers, subscriptions and messages refer.
struct MemoryEstimate {
  /// The bytes of a session with an empty page.
  static let bytesPerSession = 8_192
  /// The bytes of an element with its component, layout and node; ``bytesPerHibernatingElement`` while the host or its
  /// content hibernates. An element of a list takes 1,110 and 240 bytes (benchmark `memory`), richer attributes take
  /// more.
  static let bytesPerElement = 1_600
  static let bytesPerHibernatingElement = 400
  /// The bytes of a task, a timer or a subscription with the values that its closure captures.
  static let bytesPerTask = 2_048
  /// The bytes of a closure or a state update in the mailbox, with the values that it captures.
  static let bytesPerMail = 256

  let bytes: Int

  /// - Parameter target: the address for which the page was opened.
  ///
  /// - Complexity: O(1).
  init(of page: Page, target: String) {
    let host = page.host
    let document = host.document
    let isHibernating = host.isHibernating
    let elements = document.elementCount
    let hibernating = isHibernating ? elements : min(elements, host.hibernatingElements)
    // Components hold the texts too.
    let content = document.contentBytes * (isHibernating ? 1 : 2)
    // The addresses of the request and of the page's location, and the two addresses that the document compares.
    let addresses = 2 * target.utf8.count + 3 * (document.url?.utf8.count ?? 0)
    bytes =
      Self.bytesPerSession + (elements - hibernating) * Self.bytesPerElement
      + hibernating * Self.bytesPerHibernatingElement + content + addresses
      + host.detachedNodeCount * Self.bytesPerHibernatingElement
      + (host.tasks.count + page.work.count) * Self.bytesPerTask
  }
}
