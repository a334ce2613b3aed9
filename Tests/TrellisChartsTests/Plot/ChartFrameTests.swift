import Foundation
import TestSupport
import Testing
import TrellisComponents
import TrellisLayout
import TrellisViews

@testable import TrellisCharts

struct ChartFrameTests {
  /// A ruler with letters of one width.
  private static func ruler(letter: Double) -> LabelRuler {
    LabelRuler(
      size: { Size(width: Double($0.count) * letter, height: 16) },
      elided: { text, width in
        if Double(text.count) * letter <= width { return text }
        let count = Int(width / letter) - 1
        return count > 0 ? String(text.prefix(count)) + "…" : ""
      })
  }

  private static func content(_ generator: inout SeededGenerator) -> ChartMarks {
    let kind = Int.random(in: 0..<5, using: &generator)
    let count = Int.random(in: 1...60, using: &generator)
    let magnitude = pow(10, Double.random(in: -6...12, using: &generator))
    let start = Double.random(in: 0...1.9e9, using: &generator)
    let span = pow(10, Double.random(in: 1...9.5, using: &generator))
    var marks = ChartMarks()
    for index in 0..<count {
      let value = Double.random(in: -0.3...1, using: &generator) * magnitude
      let date = Date(timeIntervalSince1970: start + span * Double(index) / Double(count))
      let name = "K" + String(repeating: "n", count: (index * 7) % 31) + "\(index)"
      switch kind {
      case 0: BarMark(x: .value("A", name), y: .value("B", value))._collect(into: &marks)
      case 1: BarMark(x: .value("B", value), y: .value("A", name))._collect(into: &marks)
      case 2: LineMark(x: .value("A", date), y: .value("B", value))._collect(into: &marks)
      case 3:
        PointMark(x: .value("A", value * 3), y: .value("B", abs(value)))._collect(into: &marks)
      default: AreaMark(x: .value("A", index), y: .value("B", value))._collect(into: &marks)
      }
    }
    return marks
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func noLabelsOverlapAndNoneIsCut(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let marks = Self.content(&generator)
    var settings = ChartSettings()
    if Bool.random(using: &generator) { settings.yLabel = "A title of the values" }
    if Bool.random(using: &generator) { settings.xLabel = "A title" }
    if seed.isMultiple(of: 7) { settings.yScale.type = .log }
    let calendar = Calendar(identifier: .gregorian)
    var values = EnvironmentValues.current
    values.locale = Locale(identifier: ["en", "de", "ar", "hi", "ja", "fr"][Int(seed) % 6])
    let model = ChartModel(marks, settings: settings, calendar: calendar)
    for letter in [5.0, 7, 11] {
      let size = Size(
        width: Double.random(in: 10...1200, using: &generator).rounded(),
        height: Double.random(in: 10...600, using: &generator).rounded())
      let frame = ChartFrame(
        model, settings: settings, size: size, ruler: Self.ruler(letter: letter), values: values,
        isMirrored: seed.isMultiple(of: 3))
      for (index, label) in frame.labels.enumerated() {
        let box = label.frame
        #expect(
          box.x >= 0 && box.y >= 0 && box.maxX <= size.width + 0.01
            && box.maxY <= size.height + 0.01, "\(label) is cut in \(size)")
        for other in frame.labels[..<index] {
          let isApart =
            box.maxX <= other.frame.x + 0.01 || other.frame.maxX <= box.x + 0.01
            || box.maxY <= other.frame.y + 0.01 || other.frame.maxY <= box.y + 0.01
          #expect(isApart, "\(label) overlaps \(other) in \(size)")
        }
      }
      #expect(frame.plot.width > 0 && frame.plot.height > 0)
    }
  }

  @Test func aLargeChartHasLabelsOnBothAxes() {
    var marks = ChartMarks()
    for index in 0..<12 {
      BarMark(x: .value("A", "Month \(index)"), y: .value("B", index * 3))._collect(into: &marks)
    }
    let model = ChartModel(
      marks, settings: ChartSettings(), calendar: Calendar(identifier: .gregorian))
    for isMirrored in [false, true] {
      let frame = ChartFrame(
        model, settings: ChartSettings(), size: Size(width: 1000, height: 300),
        ruler: Self.ruler(letter: 6), values: .current, isMirrored: isMirrored)
      #expect(frame.labels.count { $0.text.hasPrefix("Month") } == 12)
      let numbers = frame.labels.filter { !$0.text.hasPrefix("Month") }
      #expect(numbers.count >= 4)
      #expect(numbers.allSatisfy { ($0.frame.x > 500) == isMirrored })
    }
  }

  @Test func aChunkOfALineRemainsWhenAPointIsAppended() {
    func elements(_ count: Int) -> [SVGElement] {
      var marks = ChartMarks()
      for index in 0..<count {
        LineMark(x: .value("A", index), y: .value("B", index % 9))._collect(into: &marks)
      }
      var settings = ChartSettings()
      settings.xScale = (0.0...500.0)._setting(nil)
      settings.yScale = (0.0...10.0)._setting(nil)
      let model = ChartModel(marks, settings: settings, calendar: .init(identifier: .gregorian))
      let frame = ChartFrame(
        model, settings: settings, size: Size(width: 900, height: 200),
        ruler: Self.ruler(letter: 6), values: .current)
      return ChartDrawing(model, in: frame, settings: settings).elements
    }
    let (before, after) = (elements(200), elements(201))
    #expect(before.count == after.count && before.count == 4)
    #expect(zip(before, after).count { $0 != $1 } == 1)
  }
}
