import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisTesting

/// A page with one lazy list.
extension TestPage {
  /// The mounted rows or cells.
  var listItems: [Element] { elements.filter { $0.attribute("role") == "listitem" } }

  /// The places of the mounted rows or cells, from 1.
  var listPlaces: [Int] {
    listItems.compactMap { $0.attribute("aria-posinset").flatMap { Int($0) } }
  }

  func listItem(_ place: Int) throws -> Element {
    try #require(listItems.first { $0.attribute("aria-posinset") == "\(place)" })
  }

  func list() throws -> Element {
    try #require(elements.first { $0.attribute("role") == "list" })
  }

  /// The first part of the word of the client's recognizer: the letters of the axis, and the number of the frames.
  func listWord() throws -> String {
    let word = try #require(try list().attribute("data-recognizers"))
    return try #require(word.split(separator: ":").dropFirst().first.map { String($0) })
  }

  /// Reports the visible part of the list, as the browser does.
  func reportList(_ data: String) throws {
    host.document.announceAll()
    _ = host.handle(UIEvent(type: "listwindow", target: try list().id, data: data))
    settle()
  }

  /// - Parameters:
  ///   - start: the distance of the visible part from the edge where the list begins.
  ///   - across: the distance of the visible part from the start across the axis; `nil` for none.
  func scrollList(
    to start: Double, length: Double, focused: Int = 0, across: Double? = nil, breadth: Double = 0
  ) throws {
    let epoch = String(try listWord().unicodeScalars.drop { ("a"..."z").contains($0) })
    let more = across.map { #","left":\#($0),"width":\#(breadth)"# } ?? ""
    try reportList(
      #"{"top":\#(start),"height":\#(length),"epoch":\#(epoch),"focused":\#(focused)\#(more)}"#)
  }
}
