import Foundation
import TrellisComponents
import TrellisLayout
import TrellisViews

/// The places of the plot, the axes and all labels in a chart of a given size.
struct ChartFrame {
  /// A label with its place.
  struct Label: Equatable {
    let text: String
    /// The text before it was shortened.
    let full: String
    let frame: Rect
    /// Whether the label is the title of an axis.
    var isTitle = false
  }

  let size: Size
  /// The area of the marks.
  private(set) var plot: Rect
  private(set) var labels: [Label] = []
  /// Horizontal grid lines.
  private(set) var rows: [AxisPlan.Line] = []
  /// Vertical grid lines.
  private(set) var columns: [AxisPlan.Line] = []
  /// Ticks as lines from a point to a point.
  private(set) var ticks: [(Point, Point)] = []
  /// The scales with places in the whole chart.
  private(set) var x: ChartScale
  private(set) var y: ChartScale
  let isMirrored: Bool
  /// The space between the plot and the labels above or below it.
  private var rowGap = 6.0

  /// The space between the plot and labels, in CSS pixels.
  static let labelGap = 6.0

  /// - Parameter isMirrored: whether x grows to the left, with the values of y at the right.
  /// - Complexity: O(*n*) in the values of the axes.
  init(
    _ model: ChartModel, settings: ChartSettings, size: Size, ruler: LabelRuler,
    values: EnvironmentValues, isMirrored: Bool = false
  ) {
    self.size = size
    self.isMirrored = isMirrored
    (x, y) = (model.x, model.y)
    let margin = min(4, size.width / 4, size.height / 4)
    plot = Rect(
      x: margin, y: margin, width: max(size.width - 2 * margin, 0),
      height: max(size.height - 2 * margin, 0))
    if model.hasSectors || model.isEmpty {
      place()
      return
    }
    let line = ruler.size("0").height
    var (xAxes, yAxes) = (settings.xAxis.specifications, settings.yAxis.specifications)
    // A small chart is a sparkline.
    if size.width < 4 * line || size.height < 4 * line { (xAxes, yAxes) = ([], []) }
    var (top, bottom, left, right) = (margin, margin, margin, margin)
    let hasTitles = size.height >= 7 * line
    let yTitle = hasTitles ? settings.yLabel.map { values.text($0) } : nil
    let xTitle = hasTitles ? settings.xLabel.map { values.text($0) } : nil
    // The labels beside the plot extend beyond it by half of a line.
    let half = (line / 2).rounded(.up) + 1
    rowGap = max(Self.labelGap, half)
    if yTitle != nil { top = line + half }
    if xTitle != nil { bottom = line + 2 + (xAxes.isEmpty ? half : 0) }
    for axis in xAxes {
      if axis.position == .top { top += line + rowGap } else { bottom += line + rowGap }
    }
    if !yAxes.isEmpty { (top, bottom) = (max(top, half), max(bottom, half)) }
    (y.start, y.end) = (size.height - bottom, top)
    if y.kind == .band { (y.start, y.end) = (y.end, y.start) }
    let calendar = values.calendar
    func plan(_ axis: AxisSpecification, isVertical: Bool) -> AxisPlan {
      AxisPlanner(
        scale: isVertical ? y : x, specification: axis, isVertical: isVertical,
        bounds: isVertical ? (top - half)...max(size.height - bottom + half, top) : 0...size.width,
        widthLimit: size.width * 0.4,
        ruler: ruler, values: values, calendar: calendar,
        isPercentage: isVertical && model.hasNormalizedStack
      ).plan()
    }
    // The widths of the labels beside the plot determine the room of the labels below it.
    var sides: [(plan: AxisPlan, isLeft: Bool)] = []
    for axis in yAxes {
      let plan = plan(axis, isVertical: true)
      let isLeft = (axis.position == .trailing) == isMirrored
      sides.append((plan, isLeft))
      let width = plan.width > 0 ? plan.width + Self.labelGap : 0
      if isLeft { left = max(left, width) } else { right = max(right, width) }
    }
    plot = Rect(
      x: left, y: top, width: max(size.width - left - right, 1),
      height: max(size.height - top - bottom, 1))
    place()
    for (plan, isLeft) in sides { add(plan, isLeft: isLeft) }
    for axis in xAxes { add(plan(axis, isVertical: false), isTop: axis.position == .top, line) }
    addTitle(yTitle, at: 0, isLeading: true, ruler)
    addTitle(xTitle, at: size.height - line, isLeading: false, ruler)
  }

  /// Gives the scales their places.
  private mutating func place() {
    (x.start, x.end) = isMirrored ? (plot.maxX, plot.x) : (plot.x, plot.maxX)
    (y.start, y.end) = (plot.maxY, plot.y)
    // The first category is at the top.
    if y.kind == .band { (y.start, y.end) = (y.end, y.start) }
  }

  private mutating func add(_ plan: AxisPlan, isLeft: Bool) {
    rows += plan.gridLines
    let edge = isLeft ? plot.x : plot.maxX
    for tick in plan.ticks {
      ticks.append((Point(x: edge, y: tick), Point(x: edge + (isLeft ? -4 : 4), y: tick)))
    }
    for (label, start) in plan.labels {
      let x = isLeft ? plot.x - Self.labelGap - label.size.width : plot.maxX + Self.labelGap
      labels.append(
        Label(
          text: label.text, full: label.full,
          frame: Rect(origin: Point(x: max(x, 0), y: start), size: label.size)))
    }
  }

  private mutating func add(_ plan: AxisPlan, isTop: Bool, _ line: Double) {
    columns += plan.gridLines
    let edge = isTop ? plot.y : plot.maxY
    for tick in plan.ticks {
      ticks.append((Point(x: tick, y: edge), Point(x: tick, y: edge + (isTop ? -4 : 4))))
    }
    for (label, start) in plan.labels {
      labels.append(
        Label(
          text: label.text, full: label.full,
          frame: Rect(
            origin: Point(
              x: start, y: isTop ? edge - rowGap - label.size.height : edge + rowGap),
            size: label.size)))
    }
  }

  private mutating func addTitle(
    _ title: String?, at y: Double, isLeading: Bool, _ ruler: LabelRuler
  ) {
    guard let title else { return }
    let text = ruler.elided(title, size.width)
    guard !text.isEmpty else { return }
    let measured = ruler.size(text)
    let start = isMirrored == isLeading ? size.width - measured.width : 0
    let center = min(
      max(plot.x + (plot.size.width - measured.width) / 2, 0), size.width - measured.width)
    labels.append(
      Label(
        text: text, full: title,
        frame: Rect(origin: Point(x: isLeading ? start : center, y: y), size: measured),
        isTitle: true))
  }
}

extension AxisSetting {
  /// The axes that are shown.
  fileprivate var specifications: [AxisSpecification] {
    switch self {
    case .automatic: [AxisSpecification()]
    case .hidden: []
    case .specified(let specifications): specifications.onePerSide
    }
  }
}

extension [AxisSpecification] {
  /// The first axis of each side.
  fileprivate var onePerSide: [AxisSpecification] {
    let isSecond = { (position: AxisMarkPosition) in position == .trailing || position == .top }
    return [first { !isSecond($0.position) }, first { isSecond($0.position) }].compactMap(\.self)
  }
}
