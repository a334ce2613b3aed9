import PageSupport
import Testing

@testable import TrellisDOM
@testable import TrellisDiff
@testable import TrellisHTML

/// Which of several ways a change is described.
struct MarkupDiffRulesTests {
  private func kinds(_ first: String, _ second: String) throws -> [String] {
    let trees = try (MarkupTree(html: first), MarkupTree(html: second))
    let operations = MarkupDiff.operations(from: trees.0, to: trees.1)
    #expect(try MarkupDiff.apply(operations, to: trees.0) == trees.1)
    return operations.map(\.kind.rawValue)
  }

  @Test func attributesDistinguishElements() throws {
    #expect(
      try kinds("<ul><li a=1>x<li a=2>x<li a=3>x</ul>", "<ul><li a=3>x<li a=1>x<li a=2>x</ul>")
        == ["move"])
    #expect(try kinds("<p a=1>x</p><p a=2>x</p>", "<p a=1>x</p><p a=3>x</p>") == ["attribute"])
  }

  @Test func siblingsThatStayAreNotWrapped() throws {
    #expect(
      try kinds(
        "<p>first text</p><i>stays here</i><b>stays too</b><p>second text</p>",
        "<div><p>first text</p><p>second text</p></div><i>stays here</i><b>stays too</b>"
      ).count == 2)
  }

  @Test func aTextThatStaysIsNotWrittenAgain() throws {
    #expect(
      try kinds("<p>one <b>two</b> three</p>", "<p>one <i>x</i><b>two</b> three</p>") == ["insert"])
    #expect(try kinds("<p>one<b>x</b>two</p>", "<p>onetwo</p>") == ["delete"])
  }
}
