import Testing
import TrellisDOM

@testable import TrellisComponents

struct RecentConfigurationsTests {
  private func configuration(
    _ tag: String = "li", _ name: String = "row", blocks: Bool = false
  ) -> ViewConfiguration {
    ViewConfiguration(
      ViewClass(tag),
      attributes: [.className(name), .attribute("lang", "en"), .style(.color, "red")],
      blocksImplicitAnimations: blocks)
  }

  @Test func componentsOfABuildShareEqualConfigurations() throws {
    try withDetachedBuild {
      let rows = (0..<3).map { _ in Component(view: configuration()) }
      let first = try #require(rows[0].viewConfiguration)
      for row in rows.dropFirst() {
        #expect(try #require(row.viewConfiguration).isSame(as: first))
      }
    }
  }

  @Test func configurationsOfDifferentBuildsAreNotShared() {
    let views = (0..<2).map { _ in
      withDetachedBuild { Component(view: configuration()).viewConfiguration }
    }
    #expect(views[1].map { $0.isSame(as: views[0] ?? $0) } == false)
  }

  @Test func otherDataIsNotShared() {
    var recent = RecentConfigurations()
    let first = recent.shared(configuration())
    for other in [
      configuration("div"), configuration("li", "other"), configuration(blocks: true),
      ViewConfiguration("li", attributes: [.className("row"), .attribute("lang", "en")]),
    ] {
      #expect(recent.shared(other).isSame(as: other))
      #expect(!first.isSame(as: other))
    }
  }

  /// Listeners, properties, texts and functions may be those of another evaluation.
  @Test func onlyDataIsShared() {
    var recent = RecentConfigurations()
    let function = CustomAttribute("number", value: 1, apply: { _, _ in }, unapply: nil)
    let others: [ViewAttribute] = [
      .property("value", "a"), .text("a"), .inline([]), .custom(function),
      .listener("click", Action { _ in }),
    ]
    for attribute in others {
      let views = (0..<2).map { _ in
        recent.shared(ViewConfiguration("li", attributes: [.className("row"), attribute]))
      }
      #expect(!views[0].isSame(as: views[1]), "\(attribute)")
    }
  }

  @Test func configurationsWithoutAttributesAreShared() {
    var recent = RecentConfigurations()
    let first = recent.shared(ViewConfiguration("ul"))
    #expect(recent.shared(ViewConfiguration("ul")).isSame(as: first))
    #expect(!recent.shared(ViewConfiguration("ol")).isSame(as: first))
  }

  /// The oldest configuration is forgotten first.
  @Test func aLimitedNumberIsKnown() {
    var recent = RecentConfigurations()
    let names = (0...RecentConfigurations.limit).map { "row\($0)" }
    let first = names.map { recent.shared(configuration("li", $0)) }
    for (name, known) in zip(names, first).dropFirst() {
      #expect(recent.shared(configuration("li", name)).isSame(as: known))
    }
    let again = recent.shared(configuration("li", names[0]))
    #expect(!again.isSame(as: first[0]))
    #expect(!recent.shared(configuration("li", names[1])).isSame(as: first[1]))
    #expect(recent.shared(configuration("li", names[3])).isSame(as: first[3]))
  }
}
