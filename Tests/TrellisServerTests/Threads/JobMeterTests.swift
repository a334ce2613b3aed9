import Testing

@testable import TrellisServer

struct JobMeterTests {
  private var meter = JobMeter(wall: 1_000, processor: 50)

  @Test mutating func aShortJobIsChargedByTheWallClock() {
    #expect(
      meter.end(wall: 3_000) {
        Issue.record("The thread's clock was read")
        return 0
      } == 2_000)
    #expect(
      meter.end(wall: 3_500) {
        Issue.record("The thread's clock was read")
        return 0
      } == 500)
  }

  @Test mutating func aBlockingJobIsChargedForItsProcessorTime() {
    #expect(meter.end(wall: 2_000) { 0 } == 1_000)
    // Five seconds long, of which it computed 7 µs; 1 µs belongs to the first job.
    #expect(meter.end(wall: 5_000_002_000) { 50 + 8_000 } == 7_000)
    #expect(meter.end(wall: 6_000_002_000) { 50 + 8_000 + 900_000_000 } == 900_000_000)
  }

  @Test mutating func timeBetweenJobsIsNotCharged() {
    meter.wait(until: 900_000_000)
    #expect(meter.end(wall: 900_001_000) { 0 } == 1_000)
  }

  @Test mutating func noJobIsChargedMoreThanItsTime() {
    #expect(meter.end(wall: 301_000) { 10_000_000 } == 300_000)
    #expect(meter.end(wall: 1_301_000) { 9_000_000 } == 0)
  }

  /// Short jobs that waited for a processor were overcharged; later jobs must not profit from that.
  @Test mutating func theThreadsClockIsReadFromTimeToTime() {
    var looks = 0
    var wall = 1_000
    for _ in 0..<(4 * (JobMeter.wallClockLimit + 1)) {
      wall += 100_000
      _ = meter.end(wall: wall) {
        looks += 1
        return 50
      }
    }
    #expect(looks == 4)
    #expect(meter.end(wall: wall + 10_000_000) { 10_000_050 } == 10_000_000)
  }
}
