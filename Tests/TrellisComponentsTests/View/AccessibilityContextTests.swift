import Testing
import TrellisLayout

@testable import TrellisComponents
@testable import TrellisDOM

struct AccessibilityContextTests {
  private func attributes(_ context: AccessibilityContext) -> [String: String] {
    let stage = Stage()
    stage.mount(.of(Component(view: ViewConfiguration("div", accessibility: context))))
    return attributes(stage.root.children[0])
  }

  private func attributes(_ element: Element) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: (element.attributes?.entries ?? []).map { ($0.name, $0.value) })
  }

  @Test func anotherContextReplacesThePreviousOne() {
    let stage = Stage()
    func mount(_ context: AccessibilityContext) -> [String: String] {
      stage.mount(.of(Component(view: ViewConfiguration("div", accessibility: context))))
      return attributes(stage.shown[0])
    }
    #expect(
      mount(AccessibilityContext(isElement: false, label: "Close", traits: [.button, .selected]))
        == [
          "aria-hidden": "true", "aria-label": "Close", "role": "button", "aria-selected": "true",
        ])
    #expect(
      mount(AccessibilityContext(isElement: true, label: "Open", traits: [.link]))
        == ["aria-label": "Open", "role": "link"])
    #expect(mount(AccessibilityContext()) == [:])
  }

  /// CKComponentAccessibilityTests testAccessibilityContextItemsAreTransformedToViewPropertiesWhenEnabled
  @Test func itemsOfAContextBecomeAttributesOfTheView() {
    #expect(
      attributes(
        AccessibilityContext(
          isElement: true, label: "Close", hint: "Closes the page", value: "open",
          traits: [.button, .image]))
        == [
          "aria-label": "Close", "aria-description": "Closes the page", "aria-valuetext": "open",
          "role": "button",
        ])
    #expect(attributes(AccessibilityContext()) == [:])
  }

  @Test func traitsAreRolesAndStates() {
    #expect(
      attributes(
        AccessibilityContext(
          isElement: false, traits: [.image, .selected, .notEnabled, .updatesFrequently]))
        == [
          "aria-hidden": "true", "role": "img", "aria-selected": "true", "aria-disabled": "true",
          "aria-live": "polite",
        ])
    let roles: [(AccessibilityContext.Traits, String)] = [
      ([.button, .link], "button"), ([.header, .image], "heading"), (.link, "link"),
      (.searchField, "searchbox"), (.header, "heading"),
    ]
    for (trait, role) in roles {
      #expect(attributes(AccessibilityContext(traits: trait)) == ["role": role])
    }
  }

  @Test func attributesOfTheViewOverrideTheContext() {
    let configuration = ViewConfiguration(
      "button", attributes: [.role("switch"), .text("On")],
      accessibility: AccessibilityContext(label: "Power", traits: .button),
      blocksImplicitAnimations: true)
    func check(_ configuration: ViewConfiguration?) {
      let stage = Stage()
      stage.mount(.of(Component(view: configuration)))
      #expect(attributes(stage.root.children[0]) == ["aria-label": "Power", "role": "switch"])
      #expect(stage.root.children[0].text == "On")
      #expect(configuration?.blocksImplicitAnimations == true)
    }
    check(configuration)
    let plain: ViewConfiguration? = ViewConfiguration(
      "button", attributes: [.role("switch"), .text("On")], blocksImplicitAnimations: true)
    check(plain.described(by: AccessibilityContext(label: "Power", traits: .button)))
  }

  /// Row D14.
  @Test func aContextMakesAViewOnlyIfItHasAttributes() {
    let none: ViewConfiguration? = nil
    #expect(none.described(by: AccessibilityContext()) == nil)
    #expect(none.described(by: AccessibilityContext(label: "Menu"))?.viewClass == "div")
  }
}
