import TestSupport
import Testing

@testable import TrellisDOM
@testable import TrellisDiff
@testable import TrellisHTML

/// Differences of pages with numbers that differ within a tolerance everywhere.
struct MarkupDiffToleranceTests {
  /// Boxes with a frame each; `shift` is added to each length.
  private func page(
    _ numbers: [Int], shift: Double = 0, texts: [Int: String] = [:], lengths: [Int: Double] = [:]
  ) throws -> MarkupTree {
    let boxes = numbers.map { number in
      let left = lengths[number] ?? Double(number * 50)
      let style = "left:\(left + shift)px;color:#12345\(shift == 0 ? 6 : 8)"
      return
        "<div style=\"\(style)\"><p style=\"width:\(100 + shift)px\">\(texts[number] ?? "")</p></div>"
    }
    return try MarkupTree(ParsedDocument(html: "<main>\(boxes.joined())</main>"))
  }

  private func operations(
    _ first: MarkupTree, _ second: MarkupTree,
    _ tolerance: ChangeTolerance = ChangeTolerance(length: 0.5, color: 2, number: 0)
  ) -> [DOMOperation] {
    MarkupDiff.operations(from: first, to: second, tolerating: tolerance)
  }

  @Test func pagesWithToleratedDifferencesEverywhereAreEqual() throws {
    let many = Array(0..<60)
    #expect(try operations(page(many), page(many, shift: 0.3)).isEmpty)
    #expect(try operations(page(many), page(many)).isEmpty)
    let numbers = Array(0..<24)
    #expect(try !operations(page(numbers), page(numbers, shift: 0.6)).isEmpty)
    let exact = ChangeTolerance(length: 0.5, color: 0, number: 0)
    #expect(try !operations(page(numbers), page(numbers, shift: 0.3), exact).isEmpty)
  }

  /// Boxes that only numbers tell apart: one is deleted or moved, and the numbers of all others differ a little.
  @Test func otherChangesAreFoundBesideToleratedOnes() throws {
    let numbers = Array(0..<40)
    let deleted = numbers.filter { $0 != 11 }
    for shift in [0.3, -0.3, 0.49] {
      let first = try page(numbers)
      #expect(
        try operations(first, page(deleted, shift: shift)).map(\.kind) == [.delete], "\(shift)")
      let inserted = try operations(page(deleted), page(numbers, shift: shift))
      #expect(inserted.map(\.kind) == [.insert], "\(shift)")
      let moved = Array(deleted[..<30]) + [11] + Array(deleted[30...])
      #expect(try operations(first, page(moved, shift: shift)).map(\.kind) == [.move], "\(shift)")
      let changed = try operations(
        first, page(numbers, shift: shift, texts: [3: "new"], lengths: [20: 1_060]))
      #expect(Set(changed.map(\.kind)) == [.insert, .attribute] && changed.count == 2, "\(shift)")
    }
  }

  /// A value beyond the tolerance is reported with the numbers of both pages.
  @Test func operationsHaveTheValuesOfBothPages() throws {
    let found = try operations(
      page([0, 1, 2]), page([0, 1, 2], shift: 0.25, lengths: [1: 80]))
    #expect(found.map(\.kind) == [.attribute])
    #expect(found.first?.old == "left:50.0px;color:#123456")
    #expect(found.first?.new == "left:80.25px;color:#123458")
  }

  /// Numbers that are nearer to each other than the tolerance: all are one group, and rounding distinguishes them.
  @Test(arguments: [0.1, -0.2, 0.45])
  func denseNumbersAreCompared(shift: Double) throws {
    func page(_ numbers: [Int], _ shift: Double = 0) throws -> MarkupTree {
      let boxes = numbers.map { "<i style=\"left:\(Double($0) * 0.4 + shift)px\">\($0 % 7)</i>" }
      return try MarkupTree(ParsedDocument(html: "<p>\(boxes.joined())</p>"))
    }
    let numbers = Array(0..<60)
    #expect(try operations(page(numbers), page(numbers, shift)).isEmpty)
    let deleted = numbers.filter { $0 != 30 }
    #expect(try operations(page(numbers), page(deleted, shift)).count == 1)
  }

  /// Numbers of one group are at one place of attributes of one name.
  @Test func groupsAreThoseOfOnePlace() throws {
    let tree = try MarkupTree(
      ParsedDocument(
        html: """
          <p style="left:1px;top:8px"></p><p style="left:1.4px;top:20px"></p><p style="left:1.8px;top:1px"></p>
          <p class="left:1.2px;top:8px"></p>
          """))
    let groups = NumberGroups([tree], ChangeTolerance(length: 0.5, color: 0, number: 0))
    #expect(groups.hasWideGroups)
    func rounded(_ value: String) -> String { groups.rounded(.init(name: "style", value: value)) }
    #expect(rounded("left:1.4px;top:8px") == rounded("left:1.8px;top:8.4px"))
    #expect(rounded("left:1.4px;top:8px") != rounded("left:1.4px;top:1px"))
    #expect(rounded("left:1.4px;top:8px") != rounded("right:1.4px;top:8px"))
    #expect(groups.rounded(.init(name: "class", value: "left:1.4px;top:8px")).hasSuffix(" 1.2 8.0"))
    #expect(rounded("none") == "none")
    #expect(!NumberGroups([tree], ChangeTolerance(length: 1, color: 0, number: 0)).hasWideGroups)
  }

  @Test func withoutAToleranceAllDifferencesCount() throws {
    let (first, second) = try (page([1, 2]), page([1, 2], shift: 0.3))
    #expect(operations(first, second, .none) == MarkupDiff.operations(from: first, to: second))
    #expect(operations(first, second, .none).count > 1)
    let none = MarkupTree.Builder()
    var (empty, other) = (none, none)
    #expect(operations(empty.finish(), other.finish()).isEmpty)
  }

  /// Values are rounded to steps; those without numbers and kinds without a tolerance stay.
  @Test(arguments: [
    ("left:10px", "left:10.3px", true), ("left:10px", "left:18px", false),
    ("left:10px;opacity:0.5", "left:10px;opacity:0.6", false), ("red", "red", true),
    ("red", "blue", false), ("#102030", "#112030", true), ("#102030", "#902030", false),
  ])
  func roundedValuesAreEqualWithinTheTolerance(one: String, other: String, isEqual: Bool) {
    let tolerance = ChangeTolerance(length: 0.5, color: 2, number: 0)
    let all = ChangeTolerance.Rounding.allCases
    let narrow = all.filter { $0 != .all }
    #expect(
      narrow.contains { tolerance.rounded(one, $0) == tolerance.rounded(other, $0) } == isEqual)
    #expect(tolerance.rounded(one, .all).contains("10.") == false)
    #expect(tolerance.rounded("red", .all) == "red")
  }

  /// Values are compared with the values of the second page, and not with values that were tolerated before.
  @Test func tolerancesDoNotAddUp() throws {
    func page(_ html: String) throws -> MarkupTree { try MarkupTree(ParsedDocument(html: html)) }
    let lengths = ChangeTolerance(length: 0.5, color: 0, number: 0)
    let exchanged = try operations(
      page("<p><i style='left:9.8px'></i><i style='left:10.2px'></i></p>"),
      page("<p><i style='left:10.5px'></i><i style='left:9.5px'></i></p>"), lengths)
    #expect(!exchanged.isEmpty)
    func boxes(_ boxes: [(Double, Int)]) -> String {
      "<svg>" + boxes.map { "<rect x=\($0) y=\($1) width=\($1) height=\($1) />" }.joined()
    }
    let numbers = ChangeTolerance(length: 0, color: 0, number: 0.5)
    let (first, second) = try (
      page(boxes([(10, 10), (9.6, 50)])), page(boxes([(10.4, 50), (9.6, 10)]))
    )
    let found = operations(first, second, numbers)
    #expect(!found.isEmpty)
    #expect(try operations(MarkupDiff.apply(found, to: first), second, numbers).isEmpty)
  }

  /// An inserted element has the numbers of the second page.
  @Test func insertedElementsHaveTheirOwnNumbers() throws {
    let numbers = Array(0..<6)
    let found = try operations(
      page([0, 1, 2, 4, 5]), page(numbers, shift: 0.3, texts: [3: "new"]))
    #expect(found.map(\.kind) == [.insert])
    let content = try #require(found.first?.content)
    #expect(content.attribute("style", of: 0) == "left:150.3px;color:#123458")
    #expect(content.attribute("style", of: 1) == "width:100.3px")
    let replaced = try operations(
      page(numbers), MarkupTree(ParsedDocument(html: "<h1 style='left:0.2px'>x</h1>")))
    #expect(
      replaced.contains { operation in
        operation.new == "left:0.2px"
          || operation.content?.attribute("style", of: 0) == "left:0.2px"
      })
  }

  /// Limits that no number reaches, numbers around 0 and beyond all numbers, and texts like numbers.
  @Test func unusualNumbersAreCompared() throws {
    let numbers = Array(0..<30)
    let infinite = ChangeTolerance(length: .infinity, color: .infinity, number: .infinity)
    #expect(try operations(page(numbers), page(numbers, shift: 700), infinite).isEmpty)
    let tolerance = ChangeTolerance(length: 0.5, color: 2, number: 0)
    #expect(tolerance.rounded("left:-0.2px", .steps) == tolerance.rounded("left:0.2px", .steps))
    let huge = String(repeating: "9", count: 400)
    #expect(tolerance.covers("left:\(huge)px;top:1px", "left:\(huge)px;top:1.2px"))
    let signs = try MarkupTree(
      ParsedDocument(html: "<a href='url(#)'></a><a href='url(#123456)'></a><a href='#'></a>"))
    #expect(operations(signs, signs).isEmpty)
    let other = try MarkupTree(
      ParsedDocument(html: "<a href='url(#)'></a><a href='url(#123457)'></a><a href='#1'></a>"))
    #expect(operations(signs, other).map(\.kind) == [.attribute])
    let word = String(repeating: "rgb", count: 4)
    #expect(!tolerance.covers("\(word)(1)", "\(word)(2)"))
    #expect(tolerance.covers("rgb(1)", "rgb(2)"))
  }
}
