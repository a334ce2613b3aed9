import ComponentSupport
import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting

@testable import MountCases

/// The work of mounts after random changes of a page, a line for each seed, is that which was recorded.
struct MountWorkTests {
  @Test func mountsDoTheRecordedWork() throws {
    var lines: [String] = []
    for seed in UInt64(101)...116 {
      let page = RandomPage(seed: seed)
      let host = ComponentHost(environment: HostEnvironment()) { page.component() }
      host.renderIfNeeded()
      host.document.announceAll()
      var work = RenderCounters()
      var operations = 0
      for _ in 1...40 {
        page.change(host)
        host.renderIfNeeded()
        work.add(host.counters)
        operations += host.document.takePatch().operations.count
        try #require(host.checkInvariants() == [], "seed \(seed)")
      }
      lines.append("\(seed): \(work.text), operations \(operations)\n")
      host.tearDown()
    }
    try Golden("work-of-mounts.txt").check(lines.joined())
  }
}
