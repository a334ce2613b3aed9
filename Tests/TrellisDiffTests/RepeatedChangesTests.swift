import Testing

@testable import TrellisDOM
@testable import TrellisDiff
@testable import TrellisHTML

/// Small changes that repeat in one part stay small changes.
struct RepeatedChangesTests {
  private func operations(_ before: String, _ after: String) throws -> [DOMOperation] {
    func tree(_ body: String) throws -> MarkupTree {
      MarkupTree(
        try ParsedDocument(bytes: Array("<!doctype html><title>x</title><body>\(body)".utf8)))
    }
    let (first, second) = (try tree(before), try tree(after))
    let operations = MarkupDiff.operations(from: first, to: second)
    #expect(try MarkupDiff.apply(operations, to: first) == second)
    return operations
  }

  private func list(_ count: Int, _ item: (Int) -> String) -> String {
    (0..<count).map(item).joined(separator: " ")
  }

  @Test(arguments: [2, 4])
  func anAttributeOfAllLinks(count: Int) throws {
    let found = try operations(
      "<p>" + list(count) { "<a href=\"\($0)\">link \($0)</a>" } + "</p>",
      "<p>" + list(count) { "<a href=\"\($0)\" rel=nofollow>link \($0)</a>" } + "</p>")
    #expect(found.map(\.kind) == Array(repeating: .attribute, count: count))
    #expect(found.allSatisfy { $0.name == "rel" && $0.new == "nofollow" })
  }

  @Test(arguments: [4])
  func newPricesAndNewTexts(count: Int) throws {
    let prices = try operations(
      "<ul>" + list(count) { "<li>Item \($0) <b>\($0 * 7 + 3) €</b></li>" } + "</ul>",
      "<ul>" + list(count) { "<li>Item \($0) <b>\($0 * 9 + 200) €</b></li>" } + "</ul>")
    #expect(prices.map(\.kind) == Array(repeating: .text, count: count))
    let texts = try operations(
      "<ul>" + list(count) { "<li>Old \($0)</li>" } + "</ul>",
      "<ul>" + list(count) { "<li>Fresh \($0 * 31)</li>" } + "</ul>")
    #expect(texts.map(\.kind) == Array(repeating: .text, count: count))
  }

  @Test(arguments: [4])
  func aClassOfEachRow(count: Int) throws {
    let found = try operations(
      "<table><tbody>" + list(count) { "<tr><td>\($0)</td><td>name \($0)</td></tr>" } + "</table>",
      "<table><tbody>"
        + list(count) { "<tr class=row><td>\($0)</td><td>name \($0)</td></tr>" } + "</table>")
    #expect(found.map(\.kind) == Array(repeating: .attribute, count: count))
  }

  @Test(arguments: [4])
  func theNameOfEachElement(count: Int) throws {
    let found = try operations(
      "<div>" + list(count) { "<b>l\($0)</b>" } + "</div>",
      "<div>" + list(count) { "<strong>l\($0)</strong>" } + "</div>")
    #expect(found.map(\.kind) == Array(repeating: .rename, count: count))
  }

  /// A part without anything in common is replaced as a whole.
  @Test func anotherPartIsReplaced() throws {
    let found = try operations(
      "<div><section><p>One text here</p><p>Another text there</p></section></div>",
      "<div><table><tbody><tr><td>a</td><td>b</td></tr></tbody></table></div>")
    #expect(Set(found.map(\.kind)) == [.insert, .delete] && found.count == 2)
  }
}
