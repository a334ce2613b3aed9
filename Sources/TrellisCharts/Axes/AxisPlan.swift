import Foundation
import TrellisComponents
import TrellisLayout
import TrellisViews

/// The values of an axis with their marks.
struct AxisPlan {
  struct Line: Hashable {
    let position: Double
    let stroke: StrokeStyle?
  }

  var gridLines: [Line] = []
  var ticks: [Double] = []
  var labels: [(label: AxisLabel, start: Double)] = []

  /// The largest width of the labels.
  var width: Double { labels.map { $0.label.size.width }.max() ?? 0 }
}

/// Chooses the values of an axis, as many as have room for their labels.
struct AxisPlanner {
  let scale: ChartScale
  let specification: AxisSpecification
  let isVertical: Bool
  /// The space for labels along the axis.
  let bounds: ClosedRange<Double>
  /// The largest width of labels beside a vertical axis.
  let widthLimit: Double
  let ruler: LabelRuler
  let values: EnvironmentValues
  let calendar: Calendar
  let isPercentage: Bool

  private var gap: Double { isVertical ? 2 : 10 }
  private var lower: Double { min(scale.lower, scale.upper) }
  private var upper: Double { max(scale.lower, scale.upper) }

  /// The values of one choice, with the function that writes them.
  private struct Choice {
    let values: [Double]
    let text: (Double) -> String
  }

  func plan() -> AxisPlan {
    if scale.kind == .band { return bandPlan() }
    var last: AxisPlan?
    for choice in choices where !choice.values.isEmpty {
      let marks = marks(of: choice)
      let labels = marks.compactMap(\.label).map(elidedBeside)
      guard labels.allSatisfy({ !$0.text.isEmpty }) else { continue }
      if let starts = LabelFitting.starts(
        of: labels.map { isVertical ? $0.size.height : $0.size.width },
        at: labels.map(\.position), in: bounds, gap: gap)
      {
        return plan(marks, Array(zip(labels, starts)).map { (label: $0.0, start: $0.1) })
      }
      last = plan(
        marks,
        LabelFitting.thinned(
          labels, isVertical: isVertical, in: bounds, gap: gap, canElide: false, ruler: ruler))
    }
    return last ?? AxisPlan()
  }

  /// A label of a vertical axis that is too wide becomes empty.
  private func elidedBeside(_ label: AxisLabel) -> AxisLabel {
    guard isVertical, label.size.width > widthLimit else { return label }
    var label = label
    label.text = ""
    return label
  }

  private func plan(
    _ marks: [Mark], _ labels: [(label: AxisLabel, start: Double)]
  ) -> AxisPlan {
    AxisPlan(
      gridLines: marks.compactMap(\.gridLine), ticks: marks.compactMap(\.tick), labels: labels)
  }

  // MARK: Choices

  /// From many values to few.
  private var choices: [Choice] {
    let most: Int
    if isVertical {
      most = max(2, Int(scale.length / max(ruler.size("0").height * 1.9, 24)))
    } else {
      most = max(2, min(12, Int(scale.length / 48)))
    }
    switch specification.values.kind {
    case .values(let values):
      let numbers = values.compactMap(number).filter { $0 >= lower && $0 <= upper }
      return [Choice(values: numbers, text: writer(for: numbers))]
    case .stride(let step):
      let numbers = NumberTicks.multiples(of: step, from: lower, to: upper)
      return [Choice(values: numbers, text: writer(for: numbers))]
    case .timeStride(let unit, let count):
      return [choice(TimeTicks.Interval(count, unit))]
    case .automatic(let wanted):
      let most = min(most, wanted.map { $0 + 1 } ?? most)
      switch scale.kind {
      case .time:
        return TimeTicks.intervals.lazy
          .filter { (upper - lower) / $0.seconds <= Double(most) + 0.5 }.map(choice)
      case .log:
        return (1...most).reversed().flatMap { count in
          [true, false].map { hasMiddle in
            let numbers = NumberTicks.powers(
              from: lower, to: upper, count: count, hasMiddle: hasMiddle && count >= 6)
            return Choice(values: numbers, text: writer(for: numbers))
          }
        }
      default: return numberChoices(most)
      }
    }
  }

  private func numberChoices(_ most: Int) -> [Choice] {
    var steps: [Double] = []
    for count in (1...most).reversed() {
      let step = NumberTicks.step(for: upper - lower, count: count)
      if steps.last != step, (upper - lower) / step <= Double(most) + 1 { steps.append(step) }
    }
    let choices = steps.map { step in
      let numbers = NumberTicks.multiples(of: step, from: lower, to: upper)
      return Choice(values: numbers, text: writer(for: numbers))
    }
    // Long numbers have a short form.
    let short = choices.map { choice in
      Choice(values: choice.values) { number in
        number.formatted(.number.notation(.compactName).locale(values.locale))
      }
    }
    guard upper >= 1000 else { return choices }
    return choices
      + short.filter { choice in Set(choice.values.map(choice.text)).count == choice.values.count }
  }

  private func choice(_ interval: TimeTicks.Interval) -> Choice {
    let locale = values.locale
    return Choice(
      values: TimeTicks.boundaries(of: interval, from: lower, to: upper, in: calendar)
    ) { TimeTicks.label(of: $0, interval, in: calendar, locale) }
  }

  private func number(_ value: PlottedValue) -> Double? {
    switch value {
    case .number(let number), .date(let number): number.isFinite ? number : nil
    case .category(let name): scale.categories.firstIndex(of: name).map(Double.init)
    }
  }

  /// Writes numbers with as many decimals as all of them need.
  private func writer(for numbers: [Double]) -> (Double) -> String {
    if scale.kind == .time {
      let (span, locale) = (upper - lower, values.locale)
      return { TimeTicks.fullText(of: $0, span: span, in: calendar, locale) }
    }
    if isPercentage {
      let format = FloatingPointFormatStyle<Double>.Percent(locale: values.locale)
        .precision(.fractionLength(0))
      return { format.format($0) }
    }
    if scale.kind == .log {
      let format = FloatingPointFormatStyle<Double>(locale: values.locale)
        .precision(.significantDigits(1...3))
      return { format.format($0) }
    }
    let decimals = (0...9).first { count in
      let power = pow(10, Double(count))
      return numbers.allSatisfy {
        abs(($0 * power).rounded() - $0 * power) < 1e-6 * max(1, abs($0 * power) * 1e-6)
      }
    }
    let format = FloatingPointFormatStyle<Double>(locale: values.locale)
      .precision(.fractionLength(decimals ?? 9))
    return { format.format($0) }
  }

  // MARK: Marks

  private struct Mark {
    var gridLine: AxisPlan.Line?
    var tick: Double?
    var label: AxisLabel?
  }

  private func marks(of choice: Choice) -> [Mark] {
    choice.values.enumerated().compactMap { (index, number) -> Mark? in
      let position = scale.position(number)
      guard position.isFinite else { return nil }
      var mark = Mark()
      let value: PlottedValue =
        switch scale.kind {
        case .time: .date(number)
        case .band: .category(scale.categories[Int(number)])
        default: .number(number)
        }
      let items =
        specification.items?(AxisValue(index: index, count: choice.values.count, value: value))
        ?? (scale.kind == .band ? [AxisValueLabel()] : [AxisGridLine(), AxisValueLabel()])
      for item in items {
        switch item._item.kind {
        case .gridLine(let stroke): mark.gridLine = .init(position: position, stroke: stroke)
        case .tick: mark.tick = position
        case .automaticLabel: mark.label = AxisLabel(choice.text(number), at: position, ruler)
        case .label(let write):
          if let text = write(value, values), !text.isEmpty {
            mark.label = AxisLabel(text, at: position, ruler)
          }
        }
      }
      return mark
    }
  }

  /// The marks of categories: labels are shortened and thinned out.
  private func bandPlan() -> AxisPlan {
    var numbers = scale.categories.indices.map(Double.init)
    if case .values(let values) = specification.values.kind { numbers = values.compactMap(number) }
    // More labels than pixels are never needed.
    let most = max(1, Int(scale.length / 8))
    if numbers.count > most {
      let each = (numbers.count + most - 1) / most
      numbers = numbers.indices.filter { $0.isMultiple(of: each) }.map { numbers[$0] }
    }
    let marks = marks(of: Choice(values: numbers) { scale.categories[Int($0)] })
    var labels = marks.compactMap(\.label)
    if isVertical {
      labels = labels.map { $0.elided(to: widthLimit, ruler) }.filter { !$0.text.isEmpty }
    }
    return plan(
      marks,
      LabelFitting.thinned(
        labels, isVertical: isVertical, in: bounds, gap: gap, canElide: true, ruler: ruler))
  }
}
