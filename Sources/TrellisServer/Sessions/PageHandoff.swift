/// The state that a page leaves for the next page of its tab, such as its toasts.
package struct PageHandoff {
  /// The state that the next page takes over.
  package let contents: any Sendable
  /// The functions of the page that the next page may call, by number.
  package let actions: [Int: () throws -> Void]

  /// - Parameter actions: called in the page's session, after the page has ended.
  package init(contents: any Sendable, actions: [Int: () throws -> Void]) {
    self.contents = contents
    self.actions = actions
  }
}

/// The handoff of an ended page. It keeps the page if there are functions to call.
struct PendingHandoff {
  private let handoff: PageHandoff
  private let page: Page?
  private var isConsumed = false

  init(_ handoff: PageHandoff, of page: Page) {
    self.handoff = handoff
    self.page = handoff.actions.isEmpty ? nil : page
  }

  /// Returns the contents at the first call, later `nil`.
  mutating func consume() -> (any Sendable)? {
    if isConsumed { return nil }
    isConsumed = true
    return handoff.contents
  }

  func run(_ number: Int) {
    guard let page, let action = handoff.actions[number] else { return }
    page.run("click") { try action() }
  }
}
