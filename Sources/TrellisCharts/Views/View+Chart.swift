import TrellisComponents
public import TrellisViews

/// A view with other settings of the charts in it.
public struct ChartSettingsView<Content: View>: PrimitiveView {
  let content: Content
  let change: (inout ChartSettings) -> Void

  public func _expand(into expansion: inout ViewExpansion) {
    var settings = EnvironmentValues.current.chartSettings
    change(&settings)
    withEnvironment(\.chartSettings, settings) { content._expand(into: &expansion) }
  }

  public func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}

extension View {
  private func chart(
    _ change: @escaping (inout ChartSettings) -> Void
  ) -> ChartSettingsView<Self> { ChartSettingsView(content: self, change: change) }

  // MARK: Axes

  /// Whether the charts in this view have an axis of x.
  public func chartXAxis(_ visibility: Visibility) -> ChartSettingsView<Self> {
    chart { $0.xAxis = visibility == .hidden ? .hidden : .automatic }
  }

  /// Whether the charts in this view have an axis of y.
  public func chartYAxis(_ visibility: Visibility) -> ChartSettingsView<Self> {
    chart { $0.yAxis = visibility == .hidden ? .hidden : .automatic }
  }

  /// The axes of x: at most one below and one above the plot.
  public func chartXAxis(
    @AxisContentBuilder content: () -> [AxisMarks]
  ) -> ChartSettingsView<Self> {
    let axes = content().map(\.specification)
    return chart { $0.xAxis = .specified(axes) }
  }

  /// The axes of y: at most one at each side of the plot.
  public func chartYAxis(
    @AxisContentBuilder content: () -> [AxisMarks]
  ) -> ChartSettingsView<Self> {
    let axes = content().map(\.specification)
    return chart { $0.yAxis = .specified(axes) }
  }

  /// The title of the axis of x, below the plot.
  public func chartXAxisLabel(_ label: LocalizedStringKey) -> ChartSettingsView<Self> {
    chart { $0.xLabel = label }
  }

  /// The title of the axis of y, above the plot.
  public func chartYAxisLabel(_ label: LocalizedStringKey) -> ChartSettingsView<Self> {
    chart { $0.yLabel = label }
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public func chartXAxisLabel(_ label: some StringProtocol) -> ChartSettingsView<Self> {
    chartXAxisLabel(LocalizedStringKey(verbatim: String(label)))
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public func chartYAxisLabel(_ label: some StringProtocol) -> ChartSettingsView<Self> {
    chartYAxisLabel(LocalizedStringKey(verbatim: String(label)))
  }

  // MARK: Scales

  /// The values of the axis of x, and their arrangement.
  ///
  /// - Parameters:
  ///   - domain: a range, an array of categories, or `.automatic(includesZero:reversed:)`. Marks outside are cut off.
  ///   - type: `nil` follows from the values.
  public func chartXScale(
    domain: some ScaleDomain = .automatic, type: ScaleType? = nil
  ) -> ChartSettingsView<Self> {
    let setting = domain._setting(type)
    return chart { $0.xScale = setting }
  }

  /// The values of the axis of y, and their arrangement; see ``chartXScale(domain:type:)``.
  public func chartYScale(
    domain: some ScaleDomain = .automatic, type: ScaleType? = nil
  ) -> ChartSettingsView<Self> {
    let setting = domain._setting(type)
    return chart { $0.yScale = setting }
  }

  /// The colors of series by their names, in the order of the legend.
  public func chartForegroundStyleScale(
    _ colors: KeyValuePairs<String, Color>
  ) -> ChartSettingsView<Self> {
    chart { settings in
      settings.domain = colors.map(\.key)
      settings.namedColors = Dictionary(colors.map { ($0.key, $0.value) }) { first, _ in first }
    }
  }

  /// The colors of series in order.
  public func chartForegroundStyleScale(range: [Color]) -> ChartSettingsView<Self> {
    chart { if !range.isEmpty { $0.colors = range } }
  }

  // MARK: Legend

  /// Whether the charts in this view have a legend.
  public func chartLegend(_ visibility: Visibility) -> ChartSettingsView<Self> {
    chart { $0.isLegendHidden = visibility == .hidden }
  }

  /// The side of the legend: `.top`, or `.bottom` for all others.
  public func chartLegend(position: AnnotationPosition) -> ChartSettingsView<Self> {
    chart { $0.legendPosition = position }
  }

  // MARK: Selection

  /// The value of x that the reader chose by a press in the plot, or by the arrow keys; Escape sets `nil`.
  ///
  /// Show it by a ``RuleMark``.
  public func chartXSelection<Value: Plottable>(
    value: Binding<Value?>
  ) -> ChartSettingsView<Self> {
    chart { settings in
      settings.selection = ChartSelection(
        selected: { value.wrappedValue?.primitivePlottable._plotted },
        select: { place in
          value.wrappedValue = place.flatMap { Value.PrimitivePlottable._value(at: $0) }
            .flatMap { Value(primitivePlottable: $0) }
        })
    }
  }
}

/// The values of a scale. Source: Swift Charts' `ScaleDomain`.
public protocol ScaleDomain {
  /// The domain as settings. Applications do not call or implement this method.
  func _setting(_ type: ScaleType?) -> ScaleSetting
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public func _setting(_ type: ScaleType?) -> ScaleSetting {
    var setting = ScaleSetting(type: type)
    func number(_ value: PlottedValue) -> Double? {
      switch value {
      case .number(let number), .date(let number): number.isFinite ? number : nil
      case .category: nil
      }
    }
    if let lower = number(lowerBound.primitivePlottable._plotted),
      let upper = number(upperBound.primitivePlottable._plotted)
    {
      (setting.lower, setting.upper) = (lower, upper)
    }
    return setting
  }
}

extension Array: ScaleDomain where Element: Plottable {
  public func _setting(_ type: ScaleType?) -> ScaleSetting {
    var setting = ScaleSetting(type: type)
    setting.categories = map { $0.primitivePlottable._plotted.seriesName }
    return setting
  }
}

/// A domain that follows from the values. Source: Swift Charts' `AutomaticScaleDomain`.
public struct AutomaticScaleDomain: ScaleDomain {
  let includesZero: Bool?
  let isReversed: Bool

  public func _setting(_ type: ScaleType?) -> ScaleSetting {
    ScaleSetting(type: type, includesZero: includesZero, isReversed: isReversed)
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// All values; from 0 for bars and areas.
  public static var automatic: AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: nil, isReversed: false)
  }

  /// All values.
  ///
  /// - Parameters:
  ///   - includesZero: whether the domain contains 0; `nil` for bars and areas.
  ///   - reversed: whether the values descend.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool = false
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed)
  }
}
