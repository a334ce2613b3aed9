import Foundation
import TrellisComponents
import TrellisViews

/// The values of the modifiers of charts.
struct ChartSettings {
  var xAxis = AxisSetting.automatic
  var yAxis = AxisSetting.automatic
  var xScale = ScaleSetting()
  var yScale = ScaleSetting()
  var xLabel: LocalizedStringKey?
  var yLabel: LocalizedStringKey?
  var isLegendHidden = false
  var legendPosition: AnnotationPosition = .automatic
  /// Colors by the order of the series.
  var colors: [Color] = ChartPalette.colors
  /// Colors by the names of series.
  var namedColors: [String: Color] = [:]
  /// The names of the series in the order of the legend.
  var domain: [String] = []
  var selection: ChartSelection?
  var hasGridBorder = false
}

/// The axes of one direction.
enum AxisSetting {
  case automatic, hidden
  case specified([AxisSpecification])
}

/// The domain and the kind of a scale.
public struct ScaleSetting: Equatable {
  var type: ScaleType?
  var lower: Double?
  var upper: Double?
  var categories: [String]?
  /// `nil` is decided by the marks.
  var includesZero: Bool?
  var isReversed = false
}

/// The kind of a scale. Source: Swift Charts' `ScaleType`.
public enum ScaleType: Hashable, Sendable {
  /// Numbers at equal distances.
  case linear
  /// Powers of 10 at equal distances; only positive numbers have a place.
  case log
  /// Dates, in the time zone and the calendar of the environment.
  case date
  /// A band for each name.
  case category
}

/// The selected value of an axis.
struct ChartSelection {
  let selected: () -> PlottedValue?
  let select: (PlottedValue?) -> Void
}

private enum ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}
