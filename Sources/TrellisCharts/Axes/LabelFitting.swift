import TrellisLayout

/// Measures and shortens the labels of a chart.
struct LabelRuler {
  /// The size of a text in one line, in CSS pixels.
  let size: (String) -> Size
  /// A text shortened to a width in CSS pixels; empty if nothing fits.
  let elided: (String, Double) -> String
}

/// A label of an axis before it has a place.
struct AxisLabel: Equatable {
  /// The text in its full length.
  let full: String
  /// The shown text.
  var text: String
  /// The place of the value along the axis.
  let position: Double
  /// The measured length along the axis, or across it for a vertical axis.
  var size: Size
}

/// Chooses the labels of an axis so that no two overlap and none is cut off.
enum LabelFitting {
  /// The places of labels along an axis: centered at their values, but inside of `bounds`.
  ///
  /// - Parameters:
  ///   - lengths: in the order of `positions`, which ascend or descend.
  ///   - gap: the least space between two labels, in CSS pixels.
  /// - Returns: the starts; `nil` if two overlap or one is longer than the bounds.
  static func starts(
    of lengths: [Double], at positions: [Double], in bounds: ClosedRange<Double>, gap: Double
  ) -> [Double]? {
    var starts: [Double] = []
    for (length, position) in zip(lengths, positions) {
      guard length <= bounds.upperBound - bounds.lowerBound, position.isFinite else { return nil }
      starts.append(min(max(position - length / 2, bounds.lowerBound), bounds.upperBound - length))
    }
    let order = starts.indices.sorted { starts[$0] < starts[$1] }
    for (one, next) in zip(order, order.dropFirst())
    where starts[one] + lengths[one] + gap > starts[next] {
      return nil
    }
    return starts
  }

  /// Every *k*th of `labels`, with the smallest *k* with which they fit along the axis.
  ///
  /// - Parameter canElide: whether a label may be shortened, down to ``shortest``.
  /// - Returns: the labels with their starts; none if not even one fits.
  static func thinned(
    _ labels: [AxisLabel], isVertical: Bool, in bounds: ClosedRange<Double>, gap: Double,
    canElide: Bool, ruler: LabelRuler
  ) -> [(label: AxisLabel, start: Double)] {
    var each = 1
    while each <= max(labels.count, 1) {
      let kept = labels.indices.filter { $0.isMultiple(of: each) }.map { labels[$0] }
      if let fitted = fit(kept, isVertical, bounds, gap) { return fitted }
      if canElide, !isVertical, kept.count > 1 {
        let step = abs(kept[1].position - kept[0].position) - gap
        if step >= shortest,
          let fitted = fit(kept.map { $0.elided(to: step, ruler) }, false, bounds, gap)
        {
          return fitted
        }
      }
      each += 1
    }
    guard let first = labels.first, !isVertical, canElide else { return [] }
    let space = bounds.upperBound - bounds.lowerBound
    let short = first.elided(to: space, ruler)
    return short.text.isEmpty ? [] : fit([short], false, bounds, gap) ?? []
  }

  /// The least width of a shortened label, in CSS pixels.
  static let shortest = 36.0

  private static func fit(
    _ labels: [AxisLabel], _ isVertical: Bool, _ bounds: ClosedRange<Double>, _ gap: Double
  ) -> [(label: AxisLabel, start: Double)]? {
    let lengths = labels.map { isVertical ? $0.size.height : $0.size.width }
    let starts = starts(of: lengths, at: labels.map(\.position), in: bounds, gap: gap)
    return starts.map { Array(zip(labels, $0)).map { (label: $0.0, start: $0.1) } }
  }
}

extension AxisLabel {
  init(_ text: String, at position: Double, _ ruler: LabelRuler) {
    self.init(full: text, text: text, position: position, size: ruler.size(text))
  }

  /// The label with its text shortened to a width.
  func elided(to width: Double, _ ruler: LabelRuler) -> AxisLabel {
    guard size.width > width else { return self }
    var label = self
    label.text = ruler.elided(full, width)
    label.size = ruler.size(label.text)
    return label
  }
}
