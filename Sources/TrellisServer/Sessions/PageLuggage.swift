/// What a page leaves to the next page of its tab, such as its toasts.
package struct PageLuggage {
  /// The values that the next page takes.
  package let contents: any Sendable
  /// The functions of the page that the next page may call, by their numbers.
  package let actions: [Int: () -> Void]

  /// - Parameter actions: called in the session of the page, which has ended then.
  package init(contents: any Sendable, actions: [Int: () -> Void]) {
    self.contents = contents
    self.actions = actions
  }
}

/// The luggage of a page that has ended, and the page, as long as its functions may be called.
struct LeftLuggage {
  private let luggage: PageLuggage
  private let page: Page?
  private var isTaken = false

  init(_ luggage: PageLuggage, of page: Page) {
    self.luggage = luggage
    self.page = luggage.actions.isEmpty ? nil : page
  }

  /// The values for the next page, once.
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
