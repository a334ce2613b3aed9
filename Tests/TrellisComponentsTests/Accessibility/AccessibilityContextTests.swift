import Testing
import TrellisDOM

@testable import TrellisComponents

struct AccessibilityContextTests {
  private func attributes(_ context: AccessibilityContext) -> [String: String] {
    let stage = Stage()
    stage.mount(
      .of(Component(view: ViewConfiguration("div", attributes: context.attributes))))
    let element = stage.root.children[0]
    let names = [
      "aria-hidden", "aria-label", "aria-description", "aria-valuetext", "role", "aria-selected",
      "aria-disabled", "aria-live",
    ]
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        element.attribute(name).map { (name, $0) }
      })
  }

  /// CKComponentAccessibilityTests testAccessibilityContextItemsAreTransformedToViewPropertiesWhenEnabled
  @Test func itsItemsBecomeAttributesOfTheView() {
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
      (.link, "link"), (.searchField, "searchbox"), (.header, "heading"),
    ]
    for (trait, role) in roles {
      #expect(attributes(AccessibilityContext(traits: trait)) == ["role": role])
    }
  }
}
