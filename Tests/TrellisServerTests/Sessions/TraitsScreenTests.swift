import ComponentSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTML
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

  @Test(arguments: [0.0, 15])
  func theScrollBarOfTheFirstScreenIsKept(width: Double) async throws {
    let service = SessionManager.test([
      Route("/") { _ in
        { Box("p", [.text("\(HostEnvironment.current.traits.scrollBarWidth)")]) }
      }
    ])
    let opened = try #require(
      try await service.open("/", screen: .init(width: 640, height: 480), scrollBar: width))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach(width: 500)))
    #expect(opened.page.html.body.contains("\(width)"))
    #expect(client.mirror.root.description.contains("\(width)"))
  }
}
