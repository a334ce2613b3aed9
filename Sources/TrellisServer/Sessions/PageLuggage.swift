/// The state that a page leaves for the next page of its tab, such as its toasts.
package struct PageLuggage {
  /// The state that the next page takes over.
  package let contents: any Sendable
  /// The functions of the page that the next page may call, by number.
  package let actions: [Int: () -> Void]

  /// - Parameter actions: called in the page's session, after the page has ended.
  package init(contents: any Sendable, actions: [Int: () -> Void]) {
    self.contents = contents
    self.actions = actions
  }
}

/// The luggage of an ended page. It keeps the page if there are functions to call.
struct LeftLuggage {
  private let luggage: PageLuggage
  private let page: Page?
  private var isTaken = false

  init(_ luggage: PageLuggage, of page: Page) {
    self.luggage = luggage
    self.page = luggage.actions.isEmpty ? nil : page
  }

  /// Returns the contents at the first call, later `nil`.
  mutating func take() -> (any Sendable)? {
    if isTaken { return nil }
    isTaken = true
    return luggage.contents
  }

  func run(_ number: Int) {
    guard let page, let action = luggage.actions[number] else { return }
    page.run { action() }
  }
}
