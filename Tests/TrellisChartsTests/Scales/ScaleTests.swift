import Foundation
import TestSupport
import Testing
import TrellisLayout

@testable import TrellisCharts

struct NumberTicksTests {
  @Test(arguments: [(10.0, 5, 2.0), (1, 5, 0.2), (97, 10, 10), (0.003, 3, 0.001), (1e9, 4, 2e8)])
  func aStepIsOneTwoOrFiveTimesAPowerOfTen(span: Double, count: Int, step: Double) {
    #expect(abs(NumberTicks.step(for: span, count: count) - step) < step * 1e-9)
  }

  @Test func multiplesAreExact() {
    #expect(NumberTicks.multiples(of: 0.1, from: 0, to: 0.5) == [0, 0.1, 0.2, 0.3, 0.4, 0.5])
    #expect(NumberTicks.multiples(of: 5, from: -7, to: 12) == [-5, 0, 5, 10])
    #expect(NumberTicks.multiples(of: 1, from: 0, to: 1e9).isEmpty)
  }

  @Test func aDomainIsExtendedToRoundNumbers() {
    #expect(NumberTicks.nice(0.3, 9.7, count: 5) == (0, 10))
    #expect(NumberTicks.nice(0, 10, count: 5) == (0, 10))
  }

  @Test func powersHaveTheirMultiples() {
    #expect(
      NumberTicks.powers(from: 1, to: 100, count: 9, hasMiddle: true) == [
        1, 2, 5, 10, 20, 50, 100,
      ])
    #expect(NumberTicks.powers(from: 1, to: 1e6, count: 3, hasMiddle: false).count <= 4)
  }
}

struct TimeTicksTests {
  private func calendar(_ zone: String) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: zone) ?? .gmt
    return calendar
  }

  private func seconds(_ text: String) throws -> Double {
    try Date(text, strategy: .iso8601).timeIntervalSince1970
  }

  @Test func daysBeginInTheTimeZone() throws {
    let found = TimeTicks.boundaries(
      of: .init(1, .day), from: try seconds("2026-03-28T00:00:00Z"),
      to: try seconds("2026-03-31T00:00:00Z"), in: calendar("Europe/Berlin"))
    // The day of the change to daylight saving time has 23 hours.
    #expect(
      try found == [
        seconds("2026-03-28T23:00:00Z"), seconds("2026-03-29T22:00:00Z"),
        seconds("2026-03-30T22:00:00Z"),
      ])
  }

  @Test func monthsAreAsLongAsTheyAre() throws {
    let found = TimeTicks.boundaries(
      of: .init(3, .month), from: try seconds("2026-01-01T00:00:00Z"),
      to: try seconds("2026-12-31T00:00:00Z"), in: calendar("UTC"))
    #expect(
      try found == [
        seconds("2026-01-01T00:00:00Z"), seconds("2026-04-01T00:00:00Z"),
        seconds("2026-07-01T00:00:00Z"), seconds("2026-10-01T00:00:00Z"),
      ])
  }

  @Test(arguments: TimeTicks.intervals)
  func boundariesAscend(interval: TimeTicks.Interval) {
    for zone in ["UTC", "Asia/Kathmandu", "America/Sao_Paulo"] {
      let found = TimeTicks.boundaries(
        of: interval, from: 1.7e9, to: 1.7e9 + interval.seconds * 40, in: calendar(zone))
      #expect(found.count >= 30 && zip(found, found.dropFirst()).allSatisfy { $0 < $1 })
    }
  }
}

struct DownsamplingTests {
  @Test func thePeakRemains() {
    var points = (0..<1000).map { Point(x: Double($0), y: 0) }
    points[417].y = 9
    let fewer = Downsampling.largestTriangles(points, count: 50)
    #expect(fewer.count == 50 && fewer.first == points[0] && fewer.last == points[999])
    #expect(fewer.contains(points[417]))
  }

  @Test func fewPointsRemainAsTheyAre() {
    let points = (0..<5).map { Point(x: Double($0), y: 1) }
    #expect(Downsampling.largestTriangles(points, count: 5) == points)
  }
}

struct CurvesTests {
  /// The values of the Bézier curve between two points with slopes stay between the values of the points.
  @Test func aMonotoneCurveGoesBeyondNoValue() {
    for seed in 1...100 as ClosedRange<UInt64> {
      var generator = SeededGenerator(seed: seed)
      let points = (0..<12).map {
        Point(x: Double($0) * 10, y: Double.random(in: 0...100, using: &generator).rounded())
      }
      let slopes = Curves.monotoneSlopes(points)
      for index in 1..<points.count {
        let (from, to) = (points[index - 1], points[index])
        let third = (to.x - from.x) / 3
        let controls = [
          from.y, from.y + third * slopes[index - 1], to.y - third * slopes[index], to.y,
        ]
        let bounds = (min(from.y, to.y) - 1e-9)...(max(from.y, to.y) + 1e-9)
        for step in 0...20 {
          let (t, u) = (Double(step) / 20, 1 - Double(step) / 20)
          let value =
            u * u * u * controls[0] + 3 * u * u * t * controls[1] + 3 * u * t * t * controls[2]
            + t * t * t * controls[3]
          #expect(bounds.contains(value), "seed \(seed)")
        }
      }
    }
  }
}

struct ChartPaletteTests {
  private func luminance(_ color: UInt32) -> Double {
    let parts = [color >> 16 & 255, color >> 8 & 255, color & 255].map { part -> Double in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let (first, second) = (luminance(one), luminance(other))
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  @Test func eachColorHasAContrastOfThreeOnItsBackgrounds() {
    for color in ChartPalette.values {
      #expect(contrast(color.light, 0xFFFFFF) >= 3 && contrast(color.light, 0xF5F6F8) >= 3)
      #expect(contrast(color.dark, 0x101217) >= 3 && contrast(color.dark, 0x1C2028) >= 3)
    }
    #expect(Set(ChartPalette.values.map(\.light)).count == 8)
  }
}
