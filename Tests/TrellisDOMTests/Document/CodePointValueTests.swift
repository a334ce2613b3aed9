import Testing

@testable import TrellisDOM

/// Values that are equal by `==` of `String` but have different code points are changes.
struct CodePointValueTests {
  private static let pairs = [("\u{795E}", "\u{FA19}"), ("caf\u{E9}", "cafe\u{301}")]

  @Test(arguments: pairs)
  func valuesWithOtherCodePointsAreSent(first: String, second: String) throws {
    let document = Document()
    let element = document.makeElement("p")
    document.root.setChildren([element])
    let replica = ReplicaDocument()
    func set(_ text: String) throws {
      element.text = text
      element.setAttribute("data-x", text)
      element.setAttribute("href", "/" + text)
      element.setStyle("content", "\"\(text)\"")
      element.setProperty("value", .string(text))
      document.title = text
      document.url = "/" + text
      try replica.apply(document.takePatch())
      let node = try #require(replica.root.children.first)
      #expect(node.text.map { $0.utf8.elementsEqual(text.utf8) } == true)
      #expect(node.attributes["data-x"].map { $0.utf8.elementsEqual(text.utf8) } == true)
      #expect(node.attributes["href"].map { $0.utf8.elementsEqual("/\(text)".utf8) } == true)
      #expect(node.styles["content"].map { $0.utf8.elementsEqual("\"\(text)\"".utf8) } == true)
      #expect(node.properties["value"] == .string(text))
      #expect(replica.title.map { $0.utf8.elementsEqual(text.utf8) } == true)
      #expect(replica.url.map { $0.utf8.elementsEqual("/\(text)".utf8) } == true)
    }
    try set(first)
    try set(second)
    try set(first)
  }

  @Test(arguments: pairs)
  func aTitleAloneWithOtherCodePointsIsSent(first: String, second: String) {
    let document = Document()
    for title in [first, second] {
      document.title = title
      #expect(document.hasChanges)
      #expect(document.takePatch() == Patch([.title(title)]))
    }
  }

  /// Repeated texts are sent once, by their code points.
  @Test func theTableOfStringsKeepsCodePoints() throws {
    let texts = (0..<40).map {
      $0.isMultiple(of: 2) ? "a long text, caf\u{E9}" : "a long text, cafe\u{301}"
    }
    let operations = texts.enumerated().map { PatchOperation.setText(NodeID(UInt32($0 + 2)), $1) }
    let decoded = try Patch(wire: Patch(operations).wire)
    for (operation, text) in zip(decoded.operations, texts) {
      guard case .setText(_, let found) = operation else {
        Issue.record("\(operation)")
        continue
      }
      #expect(found.utf8.elementsEqual(text.utf8))
    }
  }

  @Test(arguments: [
    "//evil.example", "//\u{FE0F}evil.example", "//\u{301}x", "/\\\u{FE0F}evil.example",
  ])
  func addressesOfOtherSitesAreRefused(address: String) {
    let document = Document()
    document.navigate(to: address)
    #expect(document.url == nil)
  }
}
