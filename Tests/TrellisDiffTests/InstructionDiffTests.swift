import PageSupport
import Testing

@testable import TrellisDOM
@testable import TrellisDiff
@testable import TrellisHTML

/// Differences of processing instructions.
struct InstructionDiffTests {
  @Test(arguments: [
    ("<p>x<?a b?>", "<p>x<?a c?>", 1), ("<p>x<?a b?>", "<p>x<?c b?>", 1),
    ("<p>x<?a b?>", "<p>x<?a?>", 1), ("<p>x<?a b?>", "<p>x", 1), ("<p>x", "<p>x<?a b?>", 1),
    ("<p><b>x</b><?a b?>y", "<p><b>x</b>y", 1), ("<p><?a b?><b>1</b>", "<p><b>1</b><?a b?>", 1),
    ("<?a b?><p>x", "<p>x<?a b?>", 1), ("<ul><li><?a?><li>1</ul>", "<ul><li><li>1<?a?></ul>", 1),
    ("<p><?a b?>", "<p><!--a b-->", 2), ("<p><?a b?>", "<p><!--?a b?-->", 2),
    ("<p><?a b?>", "<p>a b", 2),
  ])
  func changesAreFoundAndApplied(first: String, second: String, count: Int) throws {
    for (first, second) in [(first, second), (second, first)] {
      let trees = try (MarkupTree(html: first), MarkupTree(html: second))
      #expect(trees.0 != trees.1)
      let operations = MarkupDiff.operations(from: trees.0, to: trees.1)
      #expect(operations.count == count)
      let read = try DOMOperation.operations(json: Array(DOMOperation.json(operations).utf8))
      #expect(read == operations)
      #expect(try MarkupDiff.apply(read, to: trees.0) == trees.1)
      let lines = (UnifiedDiff.lines(trees.0), UnifiedDiff.lines(trees.1))
      #expect(!UnifiedDiff.text(lines.0, lines.1, names: ("a", "b")).isEmpty)
    }
  }

  @Test func theJSONNamesTheTargetAndTheData() throws {
    let trees = try (MarkupTree(html: "<p>x"), MarkupTree(html: "<p><?a b c?>x"))
    let json = DOMOperation.json(MarkupDiff.operations(from: trees.0, to: trees.1))
    #expect(json.contains(#""content":[{"instruction":"a b c"}]"#))
    let back = DOMOperation.json(MarkupDiff.operations(from: trees.1, to: trees.0))
    #expect(back.contains(#"{"op":"delete","path":"/0/1/0/0","old":"a b c"}"#))
  }

  @Test func linesNameTheNode() throws {
    let trees = try (MarkupTree(html: "<p>x<?a b?>"), MarkupTree(html: "<p>x<?a c?>"))
    let operations = MarkupDiff.operations(from: trees.0, to: trees.1)
    #expect(
      operations.flatMap { $0.lines(trees.0, trees.1) } == [
        "~ /html/body/p/processing-instruction(): text \"a b\" becomes \"a c\"", "    in <p>",
      ])
    #expect(
      UnifiedDiff.lines(trees.0).contains { $0.contains("<?a b?>") })
  }

  @Test func theyAreLeftOutWithComments() throws {
    let tree = try MarkupTree(html: "<p>a<?b c?>d<!--e-->f<i>1</i><?g?>h")
    let simple = tree.simplified(hasComments: false, attribute: { $1 }, text: { $0 })
    #expect(simple == (try MarkupTree(html: "<p>adf<i>1</i>h")))
    #expect(tree.simplified(attribute: { $1 }, text: { $0 }) == tree)
    #expect(
      try MarkupTree(visibleContentOf: ParsedDocument(html: "<p>a<?b c?>d").root)
        == MarkupTree(visibleContentOf: ParsedDocument(html: "<p>ad").root))
  }
}
