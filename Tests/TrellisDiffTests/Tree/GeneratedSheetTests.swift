import Testing

@testable import TrellisDOM
@testable import TrellisDiff
@testable import TrellisHTML

/// Generated classes, which stand for their declarations.
struct GeneratedSheetTests {
  private func tree(_ html: String) throws -> MarkupTree {
    try MarkupTree(visibleContentOf: ParsedDocument(html: html).root)
  }

  private func styles(_ sheet: String, _ attributes: String) throws -> [String: String] {
    let tree = try tree(
      "<style data-trellis-sheet>\(sheet)</style><body><p \(attributes)>x</p></body>")
    let node = try #require(tree.values.firstIndex(of: "p"))
    return Dictionary(
      uniqueKeysWithValues: tree.attributes(of: node).filter { $0.name.hasPrefix("style ") }
        .map { (String($0.name.dropFirst(6)), $0.value) })
  }

  @Test func theStyleAttributeOverridesGeneratedClasses() throws {
    #expect(
      try styles(".f0{left:0;top:1px}", "class=f0 style='left: 2px'")
        == ["left": "2px", "top": "1px"])
  }

  @Test func malformedRulesAreLeftOut() throws {
    #expect(try styles("x}.f0{left:0}p{top:0}", "class=f0") == ["left": "0"])
    #expect(try styles(".f0{left;top:1px}", "class=f0") == ["top": "1px"])
  }

  @Test func laterRulesWin() throws {
    #expect(try styles(".f0 , .f1 {left:0}.f1{ LEFT : 1px }", "class='f1'") == ["left": "1px"])
    #expect(try styles(".a{left:0}.b{left:1px}", "class='b a'") == ["left": "0"])
  }

  @Test func classesOfTheProgramStay() throws {
    let pages = try (
      tree("<style data-trellis-sheet>.f0{left:0}</style><p class='b f0 a'>"),
      tree("<style data-trellis-sheet>.f0{left:0}</style><p class='f0'>")
    )
    #expect(pages.0 != pages.1)
    #expect(
      try tree("<style data-trellis-sheet>.f0{left:0}</style><p class='f0'>")
        == tree("<style data-trellis-sheet></style><p style='left:0'>"))
  }
}
