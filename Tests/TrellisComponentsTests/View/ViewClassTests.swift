import Testing
import TrellisDOM

@testable import TrellisComponents

struct ViewClassTests {
  @Test func aClassThatKeepsItsElementIsAnother() {
    #expect(ViewClass("p", holdsBrowserState: true) != ViewClass("p"))
    #expect(ViewClass("p") == ViewClass("p"))
    #expect(ViewClass("p", name: "a") == ViewClass("p", name: "a"))
    #expect(ViewClass("p", name: "a") != ViewClass("p", name: "b"))
    #expect(ViewClass("p", name: "a") != ViewClass("p"))
    #expect(ViewClass("p", name: "a") != ViewClass("q", name: "a"))
    #expect(ViewClass("p", name: "a", holdsBrowserState: true) != ViewClass("p", name: "a"))
    let factory = ViewFactory("p", name: "a")
    #expect(ViewClass(factory) == ViewClass(factory))
    #expect(ViewClass(factory) != ViewClass(ViewFactory("p", name: "a")))
    #expect(ViewClass(factory) != ViewClass("p", name: "a"))
  }

  /// The elements with a focus, a text, a playback position or an own document.
  @Test func theElementsWithStatesAreKnown() {
    let names = [
      "input", "textarea", "select", "button", "a", "summary", "video", "audio", "iframe",
      "details", "canvas", "dialog", "div", "p", "label", "form", "img", "x-map", "video-list",
    ]
    #expect(names.filter { ViewClass($0).holdsBrowserState } == Array(names.prefix(12)))
    #expect(
      names.filter { ViewClass($0).losesStateWhenMoved }
        == ["video", "audio", "iframe", "x-map", "video-list"])
    #expect(ViewClass("div", holdsBrowserState: true).holdsBrowserState)
    #expect(ViewClass("div", name: "a", holdsBrowserState: true).holdsBrowserState)
    #expect(!ViewClass("div", name: "a").holdsBrowserState)
    for isHolding in [false, true] {
      let factory = ViewFactory("div", name: "a", holdsBrowserState: isHolding)
      #expect(ViewClass(factory).holdsBrowserState == isHolding)
    }
  }

  @Test func oneHookIsEnough() {
    let entering = ViewClass(ViewFactory("p", name: "in", didEnterReusePool: { _ in }))
    let leaving = ViewClass(ViewFactory("p", name: "out", willLeaveReusePool: { _ in }))
    #expect(entering.hasReuseHooks && leaving.hasReuseHooks)
    #expect(!ViewClass(ViewFactory("p", name: "none")).hasReuseHooks)
  }

  @Test(arguments: ["tabindex", "contenteditable", "popover"])
  func anAttributeMayKeepTheElementOfAView(name: String) {
    let view = ViewConfiguration("div", attributes: [.attribute(name, "auto")])
    #expect(view.holdsBrowserState)
    #expect(!ViewConfiguration("div", attributes: [.attribute("title", "auto")]).holdsBrowserState)
  }

  @Test func configurationsWithAndWithoutMovementsDiffer() {
    let moving = ViewConfiguration("p", attributes: [.style(.color, "red")])
    let still = ViewConfiguration(
      "p", attributes: [.style(.color, "red")], blocksImplicitAnimations: true)
    #expect(!moving.isEqualData(to: still))
    #expect(moving.isEqualData(to: ViewConfiguration("p", attributes: [.style(.color, "red")])))
    #expect(still.adding([.className("a")]).blocksImplicitAnimations)
    #expect(still.showing("a").blocksImplicitAnimations)
    #expect(!moving.adding([.className("a")]).blocksImplicitAnimations)
  }

  @Test func propertiesWithOtherValuesDiffer() {
    let one = ViewAttribute.property("value", "a")
    #expect(one.isEqual(to: .property("value", "a")))
    #expect(!one.isEqual(to: .property("value", "b")))
    #expect(!one.isEqual(to: .property("checked", "a")))
  }

  /// A field keeps its element, whatever properties its component sets.
  @Test func aFieldWithMorePropertiesKeepsItsElement() {
    let stage = Stage()
    stage.mount([.view("input", .property("value", "a"))])
    let field = stage.root.children[0]
    stage.mount([.view("input", .property("checked", true), .property("value", "a"))])
    #expect(stage.root.children == [field])
  }

  @Test func hooksOfAnEarlierClassAreKnownAfterAnotherClass() {
    var keys = ViewKeyTable()
    let hooked = ViewClass(ViewFactory("p", name: "in", didEnterReusePool: { _ in }))
    _ = keys.key(for: Component(), ViewConfiguration(hooked))
    #expect(keys.hasReuseHooks)
    _ = keys.key(for: Component(), ViewConfiguration("div"))
    #expect(keys.hasReuseHooks)
  }
}
