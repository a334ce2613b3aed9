import Testing
import TrellisComponents
import TrellisLayout

@testable import TrellisServer

struct TraitsScreenTests {
  @Test func everyPropertyOfAScreenIsTaken() {
    var traits = Traits()
    let screen = ClientMessage.Screen(
      width: 390, height: 844, pixelRatio: 3, isRightToLeft: true, prefersDark: true,
      reducesMotion: true, textScale: 1.5, isTouch: true, timeZone: "Asia/Tokyo")
    traits.apply(screen)
    #expect(traits.viewport.width == 390 && traits.viewport.height == 844)
    #expect(traits.pixelRatio == 3 && traits.textScale == 1.5)
    #expect(traits.writingDirection == .rightToLeft && traits.colorScheme == .dark)
    #expect(traits.reducesMotion && traits.isTouch)
    #expect(traits.timeZone == "Asia/Tokyo")
    traits.apply(ClientMessage.Screen(width: 9, height: 9))
    #expect(traits.writingDirection == .leftToRight && traits.colorScheme == .light)
    #expect(!traits.reducesMotion && !traits.isTouch)
    #expect(traits.timeZone == "Asia/Tokyo", "a screen without a time zone keeps the one before")
  }
}
