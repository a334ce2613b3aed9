import TrellisBase

/// The hint for developers about a list with many rows: all rows are elements of the page, laid out by the server and
/// kept by the browser.
package enum RowAdvice {
  /// The largest number of rows without a hint.
  package static let limit = ListWindow.wholeCount

  /// Gives the hint for `count` rows in a debug build.
  ///
  /// - Parameters:
  ///   - container: the name of the view.
  ///   - type: the type of an element.
  package static func check<Element>(_ count: Int, _ container: String, of type: Element.Type) {
    guard count > limit else { return }
    Advice.give(
      "\(container) \(type)",
      """
      A \(container) shows \(count) elements of the type \(type); all of them are laid out and sent to the browser. Show \
      at most \(limit) at a time: by a List or a LazyVStack, by pages (Pagination), or those that a search field finds
      """)
  }
}
