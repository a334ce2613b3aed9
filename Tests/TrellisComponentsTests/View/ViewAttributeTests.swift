import Testing
import TrellisDOM
import TrellisLayout

@testable import TrellisComponents

struct ViewAttributeTests {
  private final class Log {
    var applied: [Int] = []
    var unapplied: [Int] = []
    var updated: [[Int]] = []

    func attribute(_ value: Int, unapplies: Bool, updates: Bool) -> ViewAttribute {
      .custom(
        CustomAttribute(
          "number", value: value,
          apply: { [self] in applied.append($1) },
          unapply: unapplies ? { [self] in unapplied.append($1) } : nil,
          update: updates ? { [self] in updated.append([$1, $2]) } : nil))
    }
  }

  /// Equal texts of one style share their list.
  @Test func listsAreTheSameOnlyWithOneText() {
    let list = ViewAttributes([.style(.color, "red")])
    #expect(list.showing("a").isSame(as: list.showing("a")))
    #expect(!list.showing("a").isSame(as: list.showing("b")))
    #expect(!list.showing("a").isSame(as: list))
    #expect(!list.isSame(as: ViewAttributes([.style(.color, "red")])))
  }

  private func text(_ stage: Stage, _ attributes: ViewAttribute...) -> Element {
    stage.mount(.of(Component(view: ViewConfiguration("div", attributes: attributes))))
    return stage.shown[0]
  }

  /// CKComponentViewAttributeTests
  /// testThatMountingViewWithNSValueAttributeActuallyAppliesAttributeToView and
  /// testThatMountingViewWithPrimitiveAttributeActuallyAppliesAttributeToView, with `valuesOfAllTypesAreSet`
  @Test func commonAttributesAreAppliedAndReversed() {
    let stage = Stage()
    var element = text(
      stage, .attribute("title", "t"), .className("a"), .className("b"), .style(.opacity, "0.5"),
      .aria("label", "Close"), .aria("hidden", true), .role("button"), .text("Hello"),
      .listener("click", Action { _ in }))
    #expect(element.attribute("title") == "t")
    #expect(element.attribute("class") == "a b")
    #expect(element.attribute("aria-label") == "Close")
    #expect(element.attribute("aria-hidden") == "true")
    #expect(element.attribute("role") == "button")
    #expect(element.style("opacity") == "0.5")
    #expect(element.text == "Hello")
    #expect(element.listenedEvents == ["click"])
    let before = element
    element = text(stage)
    #expect(element === before)
    #expect(element.attribute("title") == nil)
    #expect(element.attribute("class") == nil)
    #expect(element.attribute("role") == nil)
    #expect(element.style("opacity") == nil)
    #expect(element.text == nil)
    #expect(element.listenedEvents.isEmpty)
  }

  /// Texts, Booleans, numbers, and values of any type that a custom attribute applies.
  @Test func valuesOfAllTypesAreSet() {
    let stage = Stage()
    let insets = EdgeInsets(top: 1, left: 2.5, bottom: 3, right: 4)
    let own = CustomAttribute("insets", value: insets) { element, insets in
      element.setStyle("scroll-margin", insets.map { "\($0.top)px \($0.left)px" })
    }
    stage.mount(
      .of(
        .view(
          "input", .property("value", "typed"), .property("checked", true),
          .property("selectionStart", 3), .property("volume", 0.25), .custom(own))))
    let element = stage.root.children[0]
    #expect(element.property("value") == "typed")
    #expect(element.property("checked") == .bool(true))
    #expect(element.property("selectionStart") == .number(3))
    #expect(element.property("volume") == .number(0.25))
    #expect(element.style("scroll-margin") == "1.0px 2.5px")
  }

  @Test func propertiesHaveComputedValues() {
    let (level, isMuted, name) = (5.0, false, "Ada")
    let element = text(
      Stage(), .property("volume", level / 10), .property("muted", !isMuted),
      .property("value", name + "!"), .property("currentTime", 3))
    #expect(element.property("volume") == .number(0.5))
    #expect(element.property("muted") == .bool(true))
    #expect(element.property("value") == .string("Ada!"))
    #expect(element.property("currentTime") == .number(3))
  }

  /// One function sets, changes and reverses a value of its type.
  @Test func aFunctionGetsTheValueOrNil() {
    var values: [Double?] = []
    func hue(_ degrees: Double) -> ViewAttribute {
      .custom(
        CustomAttribute("hue", value: degrees) { element, degrees in
          values.append(degrees)
          element.setStyle("filter", degrees.map { "hue-rotate(\($0)deg)" })
        })
    }
    let stage = Stage()
    let element = text(stage, hue(90))
    #expect(element.style("filter") == "hue-rotate(90.0deg)")
    _ = text(stage, hue(90))
    _ = text(stage, hue(120))
    #expect(text(stage) === element, "the attribute is no part of the shape")
    #expect(values == [90, 120, nil])
    #expect(element.style("filter") == nil)
  }

  @Test func theLastOfTwoEqualAttributesWins() {
    let attributes = ViewAttributes([
      .text("a"), .style(.color, "red"), .attribute("title", "1"), .attribute("title", "2"),
      .text("b"), .className("x"), .style(.color, "blue"), .className("y"), .className("x"),
    ])
    let stage = Stage()
    let view = Component(view: ViewConfiguration("div", attributes: attributes))
    stage.mount(.of(view))
    let element = stage.root.children[0]
    #expect(attributes.count == 4)
    #expect(element.text == "b")
    #expect(element.attribute("title") == "2")
    #expect(element.style("color") == "blue")
    #expect(element.attribute("class") == "x y")
  }

  @Test func addedAttributesAreThoseOfOneList() {
    var all: [ViewAttribute] = [
      .className("l-text"), .attribute("title", "a"), .style(.color, "red"), .text("x"),
      .style(.opacity, "0.5"), .className("b l-text"), .attribute("lang", "en"),
    ]
    for _ in 0..<all.count {
      all.append(all.removeFirst())
      for count in 0...all.count {
        let added = ViewAttributes(Array(all.prefix(count))).adding(Array(all.suffix(from: count)))
        let whole = ViewAttributes(all)
        #expect(added.text == whole.text)
        #expect(added.list.count == whole.list.count)
        #expect(zip(added.list, whole.list).allSatisfy { $0.isEqual(to: $1) })
      }
    }
  }

  /// CKComponentViewAttributeTests
  /// testThatRecyclingViewWithSameAttributeValueDoesNotReApplyAttributeToView
  @Test func anEqualValueIsNotAppliedAgain() {
    let stage = Stage()
    let log = Log()
    _ = text(
      stage, log.attribute(1, unapplies: false, updates: false), .style(.backgroundColor, "blue"))
    let element = text(
      stage, log.attribute(1, unapplies: false, updates: false), .style(.backgroundColor, "red"))
    #expect(log.applied == [1])
    #expect(element.style("background-color") == "red")
  }

  /// CKComponentViewAttributeTests
  /// testThatRecyclingViewWithDistinctAttributeValueDoesNotHideAndReShowView
  @Test func recyclingInOnePassNeitherHidesNorShows() {
    let stage = Stage()
    _ = text(stage, .text("a"))
    let counters = stage.mount(.of(.view("div", .text("b"))))
    #expect(counters.viewsHidden == 0)
    #expect(counters.viewsUnhidden == 0)
    #expect(counters.viewsReused == 1)
  }

  /// CKComponentViewAttributeTests
  /// testThatRecyclingViewWithAttributeRequiringUnapplicationCallsUnapplicator
  @Test func aChangeReversesTheOldValueFirst() {
    let stage = Stage()
    let log = Log()
    for value in [1, 2] { _ = text(stage, log.attribute(value, unapplies: true, updates: false)) }
    #expect(log.applied == [1, 2])
    #expect(log.unapplied == [1])
  }

  /// CKComponentViewAttributeTests
  /// testThatRecyclingViewWithAttributeOfferingUpdaterInvokesUpdaterInsteadOfApplicator
  @Test(arguments: [false, true]) func anUpdaterReplacesBoth(unapplies: Bool) {
    let stage = Stage()
    let log = Log()
    for value in [1, 2] {
      _ = text(stage, log.attribute(value, unapplies: unapplies, updates: true))
    }
    #expect(log.applied == [1])
    #expect(log.updated == [[1, 2]])
    #expect(log.unapplied.isEmpty)
  }

  /// CKComponentViewAttributeTests
  /// testThatRecyclingViewWithAttributeWithBothUpdaterAndUnapplicatorCallsUnapplicatorToRemoveThenApplicatorToReapply
  @Test func disappearanceReversesAValueWithAnUpdaterToo() {
    let stage = Stage()
    let log = Log()
    _ = text(stage, log.attribute(1, unapplies: true, updates: true))
    _ = text(stage)
    #expect(log.unapplied == [1])
    #expect(log.updated.isEmpty)
    _ = text(stage, log.attribute(2, unapplies: true, updates: true))
    #expect(log.applied == [1, 2])
  }

  @Test func theUnapplicatorIsNotCalledForAHiddenView() {
    let stage = Stage()
    let log = Log()
    _ = text(stage, log.attribute(1, unapplies: true, updates: false))
    stage.mount(nil)
    #expect(log.unapplied.isEmpty)
  }

  /// Algorithm 2.7: all removed attributes are reversed before any is applied.
  @Test func reversingPrecedesApplying() {
    var order: [String] = []
    func attribute(_ name: String, _ value: Int) -> ViewAttribute {
      .custom(
        CustomAttribute(
          name, value: value, apply: { _, _ in order.append("+\(name)\(value)") },
          unapply: { _, _ in order.append("-\(name)\(value)") }))
    }
    let stage = Stage()
    _ = text(stage, attribute("a", 1), attribute("b", 1), attribute("c", 1))
    order = []
    _ = text(stage, attribute("a", 2), attribute("b", 1), attribute("d", 1))
    #expect(order == ["-a1", "-c1", "+a2", "+d1"])
  }

  /// The former and the new value are equal by `==`.
  @Test func aValueWithOtherCodePointsIsReversedAndApplied() {
    var calls: [String] = []
    func attribute(_ value: String) -> ViewAttribute {
      .custom(
        CustomAttribute(
          "name", value: value, apply: { _, _ in calls.append("apply") },
          unapply: { _, _ in calls.append("unapply") }))
    }
    let stage = Stage()
    _ = text(stage, attribute("\u{795E}"))
    _ = text(stage, attribute("\u{FA19}"))
    #expect(calls == ["apply", "unapply", "apply"])
  }

  @Test func configurationsOfOneOriginAreTheSame() {
    let one = ViewConfiguration("div", attributes: [.text("a")])
    let copy = one
    #expect(one.isSame(as: copy))
    #expect(!one.isSame(as: ViewConfiguration("div", attributes: [.text("a")])))
    #expect(Optional(one).forcing("p").viewClass == "div")
    #expect(ViewConfiguration?.none.forcing("p").viewClass == "p")
  }
}
