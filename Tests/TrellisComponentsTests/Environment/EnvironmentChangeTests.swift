import Testing
import TrellisLayout

@testable import TrellisComponents

struct EnvironmentChangeTests {
  @Test func layoutsOfAllComponentsDependOnSomeTraits() {
    let old = Traits()
    let everything = [
      Traits(pixelRatio: 2), Traits(writingDirection: .rightToLeft), Traits(language: "de"),
    ]
    #expect(everything.allSatisfy { EnvironmentChange(from: old, to: $0).isEverything })
    let dark = EnvironmentChange(from: old, to: Traits(colorScheme: .dark))
    #expect(!dark.isEverything && dark.keys.count == 1)
    #expect(EnvironmentChange(from: old, to: old).isEmpty)
  }

  @Test func theLocaleIsThatOfTheLanguageUnlessItIsGiven() {
    #expect(Traits(language: "de").locale == "de")
    #expect(Traits(language: "de", locale: "de-AT").locale == "de-AT")
  }

  @Test func theLastValueOfAHostCounts() {
    enum Number: EnvironmentKey { static var defaultValue: Int { 0 } }
    var environment = HostEnvironment()
    #expect(environment[Number.self] == 0)
    for number in 1...3 { environment[Number.self] = number }
    #expect(environment[Number.self] == 3)
    #expect(environment.services.count == 1)
  }
}
