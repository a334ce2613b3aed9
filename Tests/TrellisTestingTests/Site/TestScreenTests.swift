import Testing
import Trellis
import TrellisLayout
import TrellisServer
import TrellisUI

@testable import TrellisTesting

struct TestScreenTests {
  /// A screen that differs from the usual one in each property.
  private var screen: TestScreen {
    var screen = TestScreen(width: 300, height: 200)
    (screen.isDark, screen.isRightToLeft, screen.isTouch) = (true, true, true)
    (screen.textScale, screen.reducesMotion) = (1.5, true)
    (screen.languages, screen.timeZone) = (["fr"], "Europe/Paris")
    return screen
  }

  @Test func aPhoneHasATouchScreen() {
    let phone = TestScreen.phone
    #expect((phone.width, phone.height, phone.isTouch) == (390, 844, true))
    #expect(!TestScreen().isTouch)
  }

  @Test func aSiteGetsEachPreference() {
    var expected = LocalScreen(width: 300, height: 200)
    (expected.prefersDark, expected.isRightToLeft, expected.isTouch) = (true, true, true)
    (expected.textScale, expected.reducesMotion) = (1.5, true)
    expected.timeZone = "Europe/Paris"
    #expect(screen.local == expected)
    #expect(TestScreen(width: 9, height: 8).local == LocalScreen(width: 9, height: 8))
  }

  @Test func aPageGetsEachPreference() throws {
    let page = TestPage(on: screen, language: "de") { Text("A") }
    let traits = page.host.environment.traits
    #expect(traits.viewport == Size(width: 300, height: 200))
    #expect((traits.writingDirection, traits.colorScheme) == (.rightToLeft, .dark))
    #expect((traits.textScale, traits.isTouch, traits.reducesMotion) == (1.5, true, true))
    #expect((traits.language, traits.locale, traits.timeZone) == ("de", "fr", "Europe/Paris"))
    #expect(try page.tree.isDark)
    #expect(try !TestPage(on: TestScreen()) { Text("A") }.tree.isDark)
  }
}
