import Testing
import TrellisLayout

@testable import TrellisComponents
@testable import TrellisDOM

/// New elements share the values of the last ones with their key.
struct RecentValuesTests {
  private let stage = Stage()

  private func rows(_ count: Int, _ attributes: (Int) -> [ViewAttribute]) -> [Element] {
    let components = (0..<count).map {
      Component(view: ViewConfiguration("div", attributes: attributes($0)))
    }
    stage.mount(components)
    return stage.root.children
  }

  private func distinct(_ sets: [ValueSet?]) -> Int {
    Set(sets.compactMap { $0 }.map { ObjectIdentifier($0) }).count
  }

  /// 100 rows of three kinds have three sets of styles, without an announcement.
  @Test func rowsOfFewKindsHaveFewSets() {
    let rows = rows(100) { index in
      [
        .className("row"), .attribute("id", "row-\(index)"), .style(.color, "c\(index % 3)"),
        .style(.padding, "1px"),
      ]
    }
    #expect(distinct(rows.map(\.styles)) == 3)
    #expect(distinct(rows.map(\.attributes)) == 100)
    for (index, row) in rows.enumerated() {
      #expect(row.attribute("id") == "row-\(index)" && row.attribute("class") == "row")
      #expect(row.style("color") == "c\(index % 3)" && row.style("padding") == "1px")
    }
  }

  @Test func equalAttributesAreOneSet() {
    let rows = rows(50) { _ in [.className("row"), .attribute("title", "a")] }
    #expect(distinct(rows.map(\.attributes)) == 1)
    #expect(rows.allSatisfy { $0.styles == nil && $0.attribute("title") == "a" })
  }

  /// The values before the last four are forgotten one by one, the oldest first.
  @Test func theLastFourSetsAreShared() {
    let colors = ["a", "b", "c", "d", "e", "f", "c", "d", "e", "f", "a", "d"]
    let rows = rows(colors.count) { [.style(.color, colors[$0])] }
    let sets = rows.map { $0.styles.map { ObjectIdentifier($0) } }
    #expect(Array(sets[2...5]) == Array(sets[6...9]))
    #expect(sets[0] != sets[10])
    #expect(sets[3] == sets[11])
  }

  /// The two lists of the last values do not depend on each other.
  @Test func theLastFourAttributesAreSharedBesideStyles() {
    let names = ["a", "b", "c", "d", "e", "f", "c", "d", "e", "f", "a", "d"]
    let rows = rows(names.count) { [.attribute("title", names[$0]), .style(.color, names[$0])] }
    let sets = rows.map { $0.attributes.map { ObjectIdentifier($0) } }
    #expect(Array(sets[2...5]) == Array(sets[6...9]))
    #expect(sets[0] != sets[10])
    #expect(sets[3] == sets[11])
  }

  @Test func otherClassesAreNotShared() {
    let rows = rows(4) { [.className("row-\($0 % 2)")] }
    #expect(rows.map { $0.attribute("class") } == ["row-0", "row-1", "row-0", "row-1"])
  }

  @Test func subsetsOfAttributesAreNotShared() {
    let all: [ViewAttribute] = [.className("row"), .attribute("title", "a")]
    let rows = rows(6) { index in Array(all.prefix(2 - index % 3)) }
    #expect(rows.map { $0.attribute("class") } == ["row", "row", nil, "row", "row", nil])
    #expect(rows.map { $0.attribute("title") } == ["a", nil, nil, "a", nil, nil])
  }

  /// A part of the values of another element is not enough.
  @Test func subsetsOfValuesAreNotShared() {
    let all: [ViewAttribute] = [.style(.color, "red"), .style(.padding, "1px")]
    let rows = rows(6) { index in Array(all.prefix(index % 3)) }
    #expect(rows.map { $0.style("color") } == [nil, "red", "red", nil, "red", "red"])
    #expect(rows.map { $0.style("padding") } == [nil, nil, "1px", nil, nil, "1px"])
  }

  /// Refused values are noted for each element, and never shared.
  @Test func refusedValuesAreNotedEachTime() {
    var notes: [String] = []
    stage.document.reportHandler = { notes.append($0) }
    stage.mount(
      (0..<3).map { _ in
        Component(
          view: ViewConfiguration(
            "a", attributes: [.attribute("href", "javascript:x"), .style(.color, "a;b")]))
      })
    #expect(notes.count == 6)
    #expect(stage.root.children.allSatisfy { $0.attribute("href") == nil && $0.styles == nil })
  }

  /// The function of a custom attribute sets values of its own, which no other element gets.
  @Test func valuesOfCustomAttributesAreNotShared() {
    let rows = rows(4) { index in
      let custom = CustomAttribute("mark", value: index) { element, value in
        element.setStyle("top", value.map { "\($0)px" })
      }
      return [.style(.color, "red"), .custom(custom)]
    }
    #expect(rows.map { $0.style("top") } == ["0px", "1px", "2px", "3px"])
    #expect(rows.allSatisfy { $0.style("color") == "red" })
  }

  /// A change of one element does not reach those that share its values.
  @Test func aChangedViewLeavesTheOthersAlone() {
    func mount(_ color: String) {
      stage.mount(
        (0..<3).map { index in
          Component(
            view: ViewConfiguration(
              "div", attributes: [.style(.color, index == 1 ? color : "red")]))
        })
    }
    mount("red")
    mount("blue")
    #expect(stage.root.children.map { $0.style("color") } == ["red", "blue", "red"])
  }
}
