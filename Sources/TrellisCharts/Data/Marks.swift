import TrellisComponents
public import TrellisViews

/// A bar: from 0 to a value, or between two values. Source: Swift Charts' `BarMark`.
public struct BarMark: PrimitiveChartContent {
  private let mark: FieldMark

  /// A bar at `x` with the length of `y`, or at `y` with the length of `x` if only `x` is a number.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {
    mark = FieldMark(.bar, x, y) {
      $0.stacking = stacking
      $0.width = width
      $0.height = height
    }
  }

  /// A bar between two values of y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {
    mark = FieldMark(.bar, x, yStart) {
      $0.yEnd = yEnd.value
      $0.width = width
    }
  }

  /// A bar between two values of x.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {
    mark = FieldMark(.bar, xStart, y) {
      $0.xEnd = xEnd.value
      $0.height = height
    }
  }

  public func _collect(into marks: inout ChartMarks) { mark.collect(into: &marks) }
}

/// A point of a line. A value that is not finite, or `nil`, interrupts the line. Source: Swift Charts' `LineMark`.
public struct LineMark: PrimitiveChartContent {
  private let mark: FieldMark

  /// A point of the line with the same style.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = FieldMark(.line, x, y)
  }

  /// A point of the line of `series`.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {
    mark = FieldMark(.line, x, y) { $0.series = series.value.seriesName }
  }

  public func _collect(into marks: inout ChartMarks) { mark.collect(into: &marks) }
}

/// A point of an area: from 0 to a value, or between two values. Source: Swift Charts' `AreaMark`.
public struct AreaMark: PrimitiveChartContent {
  private let mark: FieldMark

  /// A point of the area with the same style.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {
    mark = FieldMark(.area, x, y) { $0.stacking = stacking }
  }

  /// A point of the area of `series`.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {
    mark = FieldMark(.area, x, y) {
      $0.stacking = stacking
      $0.series = series.value.seriesName
    }
  }

  /// A point of a band between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = FieldMark(.area, x, yStart) { $0.yEnd = yEnd.value }
  }

  /// A point of the band of `series`.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    series: PlottableValue<S>
  ) {
    mark = FieldMark(.area, x, yStart) {
      $0.yEnd = yEnd.value
      $0.series = series.value.seriesName
    }
  }

  public func _collect(into marks: inout ChartMarks) { mark.collect(into: &marks) }
}

/// A point. Source: Swift Charts' `PointMark`.
public struct PointMark: PrimitiveChartContent {
  private let mark: FieldMark

  /// A point at two values.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
    mark = FieldMark(.point, x, y)
  }

  public func _collect(into marks: inout ChartMarks) { mark.collect(into: &marks) }
}

/// A straight line, such as a threshold: through the whole plot or between two values. Source: Swift Charts'
/// `RuleMark`.
public struct RuleMark: PrimitiveChartContent {
  private let mark: FieldMark

  /// A vertical line.
  public init<X: Plottable>(x: PlottableValue<X>) {
    mark = FieldMark(.rule, x, Optional<PlottableValue<Double>>.none)
  }

  /// A horizontal line.
  public init<Y: Plottable>(y: PlottableValue<Y>) {
    mark = FieldMark(.rule, Optional<PlottableValue<Double>>.none, y)
  }

  /// A vertical line between two values of y.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {
    mark = FieldMark(.rule, x, yStart) { $0.yEnd = yEnd.value }
  }

  /// A horizontal line between two values of x.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {
    mark = FieldMark(.rule, xStart, y) { $0.xEnd = xEnd.value }
  }

  public func _collect(into marks: inout ChartMarks) { mark.collect(into: &marks) }
}

/// A rectangle, such as a cell of a heat map or a band. Source: Swift Charts' `RectangleMark`.
public struct RectangleMark: PrimitiveChartContent {
  private let mark: FieldMark

  /// A cell at two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {
    mark = FieldMark(.rectangle, x, y) {
      $0.width = width
      $0.height = height
    }
  }

  /// A rectangle between two values of each axis.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {
    mark = FieldMark(.rectangle, xStart, yStart) {
      $0.xEnd = xEnd.value
      $0.yEnd = yEnd.value
    }
  }

  /// A band over the whole height.
  public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
    mark = FieldMark(.rectangle, xStart, Optional<PlottableValue<Double>>.none) {
      $0.xEnd = xEnd.value
    }
  }

  /// A band over the whole width.
  public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
    mark = FieldMark(.rectangle, Optional<PlottableValue<Double>>.none, yStart) {
      $0.yEnd = yEnd.value
    }
  }

  public func _collect(into marks: inout ChartMarks) { mark.collect(into: &marks) }
}

/// A sector of a pie or a ring, as large as its share of all sectors. Source: Swift Charts' `SectorMark`.
public struct SectorMark: PrimitiveChartContent {
  private let mark: FieldMark

  /// - Parameters:
  ///   - angle: the value; negative values are 0.
  ///   - innerRadius: `.ratio` of the largest radius for a ring.
  ///   - angularInset: half of the space between two sectors, in CSS pixels.
  public init<Angle: Plottable>(
    angle: PlottableValue<Angle>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: Double? = nil
  ) {
    mark = FieldMark(.sector, Optional<PlottableValue<Double>>.none, angle) {
      $0.sector = SectorForm(inner: innerRadius, outer: outerRadius, inset: angularInset ?? 0)
    }
  }

  public func _collect(into marks: inout ChartMarks) { mark.collect(into: &marks) }
}

/// A mark with the names of its fields.
private struct FieldMark {
  var mark: Mark
  let xLabel: LocalizedStringKey?
  let yLabel: LocalizedStringKey?

  init<X: Plottable, Y: Plottable>(
    _ kind: Mark.Kind, _ x: PlottableValue<X>?, _ y: PlottableValue<Y>?,
    _ change: (inout Mark) -> Void = { _ in }
  ) {
    mark = Mark(kind)
    (mark.x, mark.xUnit, xLabel) = (x?.value, x?.unit, x?.label)
    (mark.y, mark.yUnit, yLabel) = (y?.value, y?.unit, y?.label)
    change(&mark)
  }

  func collect(into marks: inout ChartMarks) {
    if marks.xLabel == nil, let xLabel { marks.xLabel = xLabel }
    if marks.yLabel == nil, let yLabel { marks.yLabel = yLabel }
    marks.append(mark)
  }
}

extension PlottedValue {
  /// The text that the legend shows for a value.
  var seriesName: String {
    switch self {
    case .number(let number):
      Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .date(let seconds): "\(seconds)"
    case .category(let name): name
    }
  }
}
