import Testing
import TrellisDOM

@testable import TrellisComponents

/// Which attributes are equal, are data, or hold a state of the browser.
struct ViewAttributeEqualityTests {
  private static func custom(_ identifier: String, _ value: Int) -> ViewAttribute {
    .custom(CustomAttribute(identifier, value: value, apply: { _, _ in }, unapply: nil))
  }

  private static var action: Action<UIEvent> { Action(identity: "a") { _ in } }

  /// Attributes of which no two are equal.
  private static var all: [ViewAttribute] {
    [
      .attribute("a", "1"), .attribute("a", "2"), .attribute("b", "1"), .className("1"),
      .className("2"), .style(.color, "1"), .style(.color, "2"), .style(.border, "1"),
      .property("a", .string("1")), .property("a", .string("2")), .property("b", .string("1")),
      .listener("a", ListenerOptions(), action), .listener("b", ListenerOptions(), action),
      .listener("a", ListenerOptions(debounce: 5), action),
      .listener("a", ListenerOptions(), Action(identity: "b") { _ in }), .text("1"), .text("2"),
      .inline([InlineElement(content: .text("1"))]), .inline([InlineElement(content: .text("2"))]),
      custom("a", 1), custom("a", 2), custom("b", 1),
    ]
  }

  @Test func anAttributeEqualsItselfAlone() {
    let all = Self.all
    for (place, one) in all.enumerated() {
      for (other, two) in all.enumerated() {
        #expect(one.isEqual(to: two) == (place == other), "\(one) and \(two)")
      }
    }
  }

  /// Attributes are in the order of their kinds and, within a kind, of their names.
  @Test func theOrderIsThatOfKindsAndNames() {
    let sorted = ViewAttributes(Array(Self.all.reversed()) + [.text("3")])
    #expect(sorted.list.map(\.rank) == sorted.list.map(\.rank).sorted())
    #expect(Set(Self.all.map(\.rank)) == Set(0...5))
    for (one, two) in zip(sorted.list, sorted.list.dropFirst()) {
      #expect(one.order(before: two) < 0)
      #expect(two.order(before: one) > 0)
    }
  }

  /// Attributes of equal values are archives of each other, except for their actions.
  @Test func anArchiveIsThatOfEqualAttributes() {
    func attributes(_ more: [ViewAttribute], text: String?) -> ViewAttributes {
      ViewAttributes([.attribute("a", "1")] + more + (text.map { [.text($0)] } ?? []))
    }
    let listened = attributes([.listener("click", Self.action)], text: "t")
    let other = attributes([.listener("click", Action { _ in })], text: "t")
    #expect(listened.archived.isArchive(of: other))
    for different in [
      attributes([.listener("click", Self.action)], text: "u"),
      attributes([.listener("click", Self.action), .style(.color, "red")], text: "t"),
      attributes([], text: "t"), attributes([.listener("click", Action())], text: "t"),
      attributes([.listener("focus", Self.action)], text: "t"),
      attributes([.listener("click", ListenerOptions(debounce: 5), Self.action)], text: "t"),
    ] {
      #expect(!listened.archived.isArchive(of: different), "\(different)")
      #expect(!different.archived.isArchive(of: listened), "\(different)")
    }
  }

  /// An archived element has none of its actions, and looks as it did.
  @Test func archivedElementsHoldNoActions() {
    final class Witness {}
    weak var released: Witness?
    var archived: ViewAttributes?
    do {
      let witness = Witness()
      released = witness
      let action = Action<UIEvent> { [witness] _ in _ = witness }
      let inner = InlineElement(
        content: .text("A"), onClick: action, onPress: action, onPressCancel: action)
      archived =
        ViewAttributes([
          .inline([inner, InlineElement(content: .elements([inner]))]), .listener("click", action),
        ]).archived
    }
    #expect(released == nil)
    #expect(archived?.list.count == 2)
  }

  @Test func aTextAmongElementsIsShownInsteadOfThem() {
    let inline = ViewAttributes([.inline([InlineElement(content: .text("A"))])])
    let shown = inline.showing("B")
    #expect(shown.text == "B" && shown.list.isEmpty && shown.count == 1)
    let plain = ViewAttributes([.attribute("a", "1")]).showing("B")
    #expect(plain.text == "B" && plain.list.count == 1 && plain.count == 2)
  }

  @Test func someAttributesHoldAStateOfTheBrowser() {
    let cases: [(ViewAttribute, Bool)] = [
      (.style(.overflow, "auto"), true), (.style(.overflow, "scroll"), true),
      (.style(StyleProperty("overflow-y"), "scroll"), true), (.style(.overflow, "hidden"), false),
      (.style(.color, "auto"), false), (.attribute("tabindex", "0"), true),
      (.attribute("contenteditable", ""), true), (.attribute("popover", ""), true),
      (.attribute("title", ""), false), (.property("scrollTop", .number(1)), true),
      (.property("value", .string("")), false),
    ]
    for (attribute, holds) in cases {
      #expect(ViewAttributes([attribute]).holdBrowserState == holds, "\(attribute)")
      #expect(ViewConfiguration("p", attributes: [attribute]).holdsBrowserState == holds)
    }
  }

  /// Attributes without actions, properties and texts are data, which configurations share.
  @Test func attributesOfValuesAreData() {
    #expect(ViewAttributes([]).areData)
    #expect(ViewAttributes([.attribute("a", "1"), .className("b"), .style(.color, "c")]).areData)
    for attribute: ViewAttribute in [
      .text("a"), .property("a", .string("1")), .listener("click", Self.action),
      .inline([InlineElement(content: .text("1"))]), Self.custom("a", 1),
    ] {
      #expect(!ViewAttributes([.attribute("a", "1"), attribute]).areData, "\(attribute)")
      var recent = RecentConfigurations()
      let first = ViewConfiguration("p", attributes: [attribute])
      let second = ViewConfiguration("p", attributes: [attribute])
      _ = recent.shared(first)
      #expect(recent.shared(second).isSame(as: second))
    }
  }

  @Test func classesAndFactoriesAreEqualByTheirNames() {
    let own = ViewFactory("p", name: "a")
    #expect(ViewClass(own) == ViewClass(own))
    #expect(ViewClass(own) != ViewClass(ViewFactory("p", name: "a")))
    #expect(ViewClass("p", name: "a") == ViewClass("p", name: "a"))
    #expect(ViewClass("p", name: "a") != ViewClass("p", name: "b"))
    #expect(
      ViewClass("p", name: "a") != ViewClass(own) && ViewClass(own) != ViewClass("p", name: "a"))
    #expect(ViewClass("p", name: "a") != ViewClass("p") && ViewClass("p") != ViewClass("q"))
    #expect(ViewClass("p") != ViewClass("p", holdsBrowserState: true))
    #expect(ViewClass(ViewFactory("p", name: "a", holdsBrowserState: true)).holdsBrowserState)
    #expect(!ViewClass(own).holdsBrowserState)
    #expect(ViewClass(ViewFactory("p", name: "a", didEnterReusePool: { _ in })).hasReuseHooks)
    #expect(ViewClass(ViewFactory("p", name: "a", willLeaveReusePool: { _ in })).hasReuseHooks)
    #expect(!ViewClass(own).hasReuseHooks)
  }

  /// Two listeners of one event hear it as soon as the more eager one, with the fields of both.
  @Test func joinedListenersHaveTheFieldsOfBoth() throws {
    let first = ListenerOptions(debounce: 20, throttle: 7, keys: ["a"], fields: ["x", "y"])
    let second = ListenerOptions(debounce: 10, throttle: 3, keys: ["b", "a"], fields: ["y", "z"])
    for (one, two) in [(first, second), (second, first)] {
      let joined = ViewAttributes([
        .listener("click", one, Self.action), .listener("click", two, Self.action),
      ])
      guard case .listener(_, let options, _) = try #require(joined.list.first) else { return }
      #expect(options.debounce == 10 && options.throttle == 3)
      #expect(options.keys.sorted() == ["a", "b"])
      #expect(options.fields.sorted() == ["x", "y", "z"])
    }
  }

  /// Attributes of equal values, applied again, touch no element and call no custom attribute.
  @Test func equalAttributesAreNotAppliedAgain() {
    let stage = Stage()
    var calls: [String] = []
    func attributes(_ value: Int, color: String) -> [ViewAttribute] {
      [
        .custom(
          CustomAttribute(
            "c", value: value,
            apply: {
              calls.append("apply \($1)")
              $0.setStyle("top", "\($1)px")
            }, unapply: { calls.append("unapply \($1)") })),
        .text("a"), .style(.color, color), .attribute("title", "t"), .className("k"),
        .property("value", "v"), .listener("click", Self.action),
      ]
    }
    func mount(_ value: Int, color: String = "red") -> Int {
      let view = ViewConfiguration("p", attributes: attributes(value, color: color))
      return stage.mount([Component(view: view)]).elementsTouched
    }
    _ = mount(1)
    #expect(calls == ["apply 1"])
    _ = stage.document.takePatch()
    stage.shown[0].setAttribute("title", "other")
    stage.shown[0].setStyle("color", "green")
    stage.shown[0].text = "other"
    _ = stage.document.takePatch()
    #expect(mount(1) == 0)
    #expect(calls == ["apply 1"])
    #expect(stage.shown[0].attribute("title") == "other", "equal values are not set again")
    #expect(stage.shown[0].style("color") == "green" && stage.shown[0].text == "other")
    _ = mount(2, color: "blue")
    #expect(calls == ["apply 1", "unapply 1", "apply 2"])
    #expect(stage.shown[0].style("color") == "blue" && stage.shown[0].style("top") == "2px")
    stage.mount([Component(view: ViewConfiguration("p", attributes: attributes(3, color: "red")))])
    stage.mount([
      Component(view: ViewConfiguration("p", attributes: attributes(3, color: "red"))),
      Component(view: ViewConfiguration("p", attributes: attributes(4, color: "red"))),
    ])
    #expect(stage.shown.map { $0.style("top") } == ["3px", "4px"], "no value of another view")
  }
}
