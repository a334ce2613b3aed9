import Testing

@testable import TrellisDOM
@testable import TrellisDiff
@testable import TrellisHTML

struct GapAlignmentTests {
  /// The steps of the alignment of the children of two elements, as words.
  private func steps(_ first: String, _ second: String) throws -> [String] {
    func children(_ html: String) throws -> (tree: MarkupTree, children: [Int32]) {
      let tree = try MarkupTree(ParsedDocument(html: "<main>\(html)</main>"))
      return (tree, Array(tree.children(of: try #require(tree.values.firstIndex(of: "main")))))
    }
    let (old, new) = try (children(first), children(second))
    var matching = TreeMatching(old.tree, new.tree, classes: SubtreeClasses(old.tree, new.tree))
    return GapAlignment(&matching, old.children, new.children).steps.map { step in
      switch step {
      case .pair(let x, let y): "\(old.tree.values[x]) \(new.tree.values[y])"
      case .unwrap(let x, let nodes): "unwrap \(old.tree.values[x]) \(nodes.count)"
      case .wrap(let nodes, let y): "wrap \(nodes.count) \(new.tree.values[y])"
      }
    }
  }

  @Test func elementsAreWrappedAndUnwrapped() throws {
    let wrapped = "<i>a</i><div><b>c</b><u>d</u></div><i>e</i><p></p>"
    let plain = "<i>a</i><b>c</b><u>d</u><i>e</i><p></p>"
    #expect(try steps(wrapped, plain) == ["i i", "unwrap div 2", "i i", "p p"])
    #expect(try steps(plain, wrapped) == ["i i", "wrap 2 div", "i i", "p p"])
  }

  /// Content that differs from the nodes of the list in one node, or is longer than the list, is not unwrapped.
  @Test(arguments: ["<b>c</b><u>x</u>", "<b>c</b>"])
  func onlyEqualContentIsUnwrapped(list: String) throws {
    #expect(try !steps("<div><b>c</b><u>d</u></div>", list).contains { $0.hasPrefix("unwrap") })
  }

  /// The content of an element of many children is not compared at each place of a list.
  @Test(arguments: [(64, true), (65, false)])
  func longContentIsNotCompared(count: Int, isUnwrapped: Bool) throws {
    let list = String(repeating: "<i></i>", count: count)
    let found = try steps("<div>\(list)</div>", list)
    #expect(found == (isUnwrapped ? ["unwrap div \(count)"] : []))
  }

  /// An element is paired with one of its name that has less in common only if no other one costs less.
  @Test func pairsCostTheLeast() throws {
    #expect(try steps("<p>a</p><p>b</p>", "<p>b</p>") == ["p p"])
    #expect(try steps("<b>a</b><p class=x>b</p>", "<p>b</p>") == ["p p"])
    #expect(try steps("<b>text</b>", "<strong>text</strong>") == ["b strong"])
    #expect(try steps("<b>text</b>", "<p><i>other</i></p>") == [])
  }
}
