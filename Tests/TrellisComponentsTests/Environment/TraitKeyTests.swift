import Testing
import TrellisLayout

@testable import TrellisComponents

/// The traits as values of the environment.
struct TraitKeyTests {
  /// Each trait with a change of it and the text of the value that a component reads.
  private static let cases: [(name: String, change: @Sendable (inout Traits) -> Void)] = [
    ("viewport", { $0.viewport = Size(width: 1281, height: 800) }),
    ("width class", { $0.viewport.width = 700 }), ("height", { $0.viewport.height = 1 }),
    ("pixel ratio", { $0.pixelRatio = 2 }), ("direction", { $0.writingDirection = .rightToLeft }),
    ("scheme", { $0.colorScheme = .dark }), ("motion", { $0.reducesMotion = true }),
    ("language", { $0.language = "de" }), ("locale", { $0.locale = "de-CH" }),
    ("time zone", { $0.timeZone = "Europe/Berlin" }), ("scale", { $0.textScale = 2 }),
    ("touch", { $0.isTouch = true }), ("scroll bar", { $0.scrollBarWidth = 15 }),
  ]

  private func values(_ traits: Traits) -> [String] {
    var values: [String] = []
    RenderContext(environment: HostEnvironment(traits: traits)).run {
      let all = EnvironmentValues.current
      values = [
        "\(all.viewport)", "\(all.widthClass)", "\(all.pixelRatio)", "\(all.writingDirection)",
        "\(all.colorScheme)", "\(all.reducesMotion)", all.language, all.localeIdentifier,
        all.timeZoneIdentifier, "\(all.readerTextScale)", "\(all.isTouch)",
        "\(all.scrollBarWidth)",
      ]
    }
    return values
  }

  /// A change of a trait changes the values of its keys alone.
  @Test func aTraitChangesItsOwnValues() {
    let usual = values(Traits())
    let expected: [[Int]] = [[0], [0, 1], [0], [2], [3], [4], [5], [6], [7], [8], [9], [10], [11]]
    for ((name, change), places) in zip(Self.cases, expected) {
      var traits = Traits()
      change(&traits)
      let changed = values(traits)
      #expect(usual.indices.filter { usual[$0] != changed[$0] } == places, "\(name)")
      #expect(Traits.changedKeys(from: Traits(), to: traits).count == places.count, "\(name)")
      let isEverything = ["pixel ratio", "direction", "language"].contains(name)
      #expect(EnvironmentChange(from: Traits(), to: traits).isEverything == isEverything, "\(name)")
    }
  }

  @Test(arguments: [
    (0.0, WidthClass.compact), (599, .compact), (600, .medium), (839, .medium), (840, .expanded),
  ])
  func theWidthDecidesTheClass(width: Double, expected: WidthClass) {
    #expect(WidthClass(width: width) == expected)
    var traits = Traits()
    traits.viewport = Size(width: width, height: 2000 - width)
    #expect(values(traits)[1] == "\(expected)")
  }

  /// A service is found by its key, and the last value counts.
  @Test func servicesAreFoundByTheirKeys() {
    enum First: EnvironmentKey { static var defaultValue: Int { 0 } }
    enum Second: EnvironmentKey { static var defaultValue: Int { 0 } }
    var host = HostEnvironment()
    host[First.self] = 1
    host[Second.self] = 2
    host[First.self] = 3
    #expect(host[First.self] == 3 && host[Second.self] == 2 && host.services.count == 2)
    RenderContext(environment: host).run {
      #expect(EnvironmentValues.current[First.self] == 3)
      #expect(EnvironmentValues.current[Second.self] == 2)
    }
  }
}
