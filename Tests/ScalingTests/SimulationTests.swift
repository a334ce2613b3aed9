import TestSupport
import Testing

@testable import Scaling

/// The simulation of docs/SCALING.md in its short form.
struct SimulationTests {
  private func figures(_ options: Simulation.Options) async throws -> SimulationChecks.Figures {
    let simulation = Simulation(options)
    try await simulation.run()
    return simulation.checks.figures
  }

  @Test func aThousandTabsLoseNoAnsweredEvent() async throws {
    let figures = try await figures(Simulation.Options())
    #expect(figures.total(.takeOvers) > 0 && figures.total(.failures) > 0)
  }

  /// Tabs that click often have requests at several servers at a time.
  @Test(arguments: Rounds.seeds(40, from: 1))
  func busyTabsLoseNoAnsweredEvent(seed: UInt64) async throws {
    let figures = try await figures(.init(seed: seed, tabs: 100, clickSeconds: 1))
    #expect(figures.total(.refusedCommits) + figures.total(.refusedTakeOvers) > 0)
  }

  @Test func aSeedGivesTheSameRun() async throws {
    let options = Simulation.Options(seed: 7, tabs: 100, clickSeconds: 1)
    let digests = [try await figures(options).digest, try await figures(options).digest]
    let other = try await figures(.init(seed: 8, tabs: 100, clickSeconds: 1)).digest
    #expect(digests[0] == digests[1] && digests[0] != other)
  }
}
