import TestSupport

@testable import TrellisDOM
@testable import TrellisHTML

/// Makes random pages of 4 to 30 nodes: texts among elements, lists, chains, many equal nodes.
struct TinyMarkup {
  private var random: SeededGenerator
  private var builder = MarkupTree.Builder()
  /// The nodes that may still be made.
  private var rest: Int
  /// The number of different texts.
  private let vocabulary: Int
  private let shape: Shape

  private enum Shape: CaseIterable {
    case inline, list, chain, sections, bold, mixed, boxes
  }

  private init(seed: UInt64) {
    random = SeededGenerator(seed: seed &* 31 &+ 17)
    rest = 1 + random.below(random.chance(50) ? 10 : 27)
    vocabulary = [1, 2, 4, 12, 1_000][random.below(5)]
    shape = Shape.allCases[random.below(Shape.allCases.count)]
  }

  static func page(seed: UInt64) -> MarkupTree {
    var page = TinyMarkup(seed: seed)
    page.builder.open(.document, "")
    page.builder.open(.element, "html")
    page.builder.open(.element, "body")
    page.fill(depth: 0)
    return page.builder.finish()
  }

  /// The names of elements, and the number of children of one.
  private mutating func choice() -> (names: [String], count: Int) {
    switch shape {
    case .inline: (["b", "i", "span"], 1 + random.below(7))
    case .list: (["ul", "li"], 1 + random.below(6))
    case .chain: (["div"], 1 + random.below(2))
    case .sections: (["div", "section", "p"], 1 + random.below(4))
    case .bold: (["b"], 2 + random.below(6))
    case .mixed: (["div", "span", "b", "em", "p", "article"], random.below(5))
    case .boxes: (["div"], 1 + random.below(5))
    }
  }

  /// Makes the children of the open element.
  private mutating func fill(depth: Int) {
    let (names, count) = choice()
    let textChance = shape == .chain ? 20 : shape == .sections ? 25 : 50
    var isAfterText = false
    for _ in 0..<max(count, depth == 0 ? 1 : 0) where rest > 0 {
      rest -= 1
      if !isAfterText, random.chance(textChance) {
        text()
        isAfterText = true
      } else if random.chance(6) {
        builder.leaf(.comment, ["c", "d"][random.below(2)])
        isAfterText = false
      } else {
        builder.open(.element, names[random.below(names.count)], attributes())
        if depth < 12, shape == .chain || random.chance(depth < 2 ? 75 : 45) {
          fill(depth: depth + 1)
        }
        builder.close()
        isAfterText = false
      }
    }
  }

  private mutating func text() {
    let number = random.below(vocabulary)
    let word = number < 4 ? ["a", "b", "c", "d"][number] : "t\(number)"
    builder.leaf(.text, random.chance(20) ? word + word : random.chance(10) ? " " : word)
  }

  private mutating func attributes() -> [MarkupTree.Attribute] {
    guard random.chance(25) else { return [] }
    let own = MarkupTree.Attribute(name: "class", value: ["x", "y"][random.below(2)])
    return random.chance(20) ? [own, MarkupTree.Attribute(name: "title", value: "t")] : [own]
  }
}
