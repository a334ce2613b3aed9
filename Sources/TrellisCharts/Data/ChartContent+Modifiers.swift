public import TrellisViews

/// Marks with a changed style.
public struct StyledChartContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let change: (inout MarkStyle) -> Void
  let label: LocalizedStringKey?

  init(
    _ content: Content, label: LocalizedStringKey? = nil,
    _ change: @escaping (inout MarkStyle) -> Void
  ) {
    self.content = content
    self.label = label
    self.change = change
  }

  public func _collect(into marks: inout ChartMarks) {
    let outer = marks.style
    change(&marks.style)
    if marks.colorLabel == nil, let label { marks.colorLabel = label }
    content._collect(into: &marks)
    marks.style = outer
  }
}

/// Marks with a view beside each of them.
public struct AnnotatedChartContent<Content: ChartContent, Annotation: View>: PrimitiveChartContent
{
  let content: Content
  let position: AnnotationPosition
  let spacing: Double
  let annotation: Annotation

  public func _collect(into marks: inout ChartMarks) {
    let first = marks.marks.count
    content._collect(into: &marks)
    for index in first..<marks.marks.count {
      marks.annotations.append(
        .init(mark: index, position: position, spacing: spacing, content: AnyView(annotation)))
    }
  }
}

extension ChartContent {
  /// The color of the marks.
  public func foregroundStyle(_ color: Color) -> StyledChartContent<Self> {
    StyledChartContent(self) { $0.color = color }
  }

  /// A color for each value of a field, with an entry in the legend.
  public func foregroundStyle<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> StyledChartContent<Self> {
    let name = value.value.seriesName
    return StyledChartContent(self, label: value.label) { $0.colorValue = name }
  }

  /// The form of points; lines show their points in it.
  public func symbol(_ shape: BasicChartSymbolShape) -> StyledChartContent<Self> {
    StyledChartContent(self) { $0.symbol = shape }
  }

  /// A form for each value of a field; lines show their points in it.
  public func symbol<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> StyledChartContent<Self> {
    let name = value.value.seriesName
    return StyledChartContent(self) { $0.symbolValue = name }
  }

  /// The area of points in square CSS pixels, 36 by default.
  public func symbolSize(_ area: Double) -> StyledChartContent<Self> {
    StyledChartContent(self) { $0.symbolSize = area.isFinite ? min(max(area, 1), 40_000) : 36 }
  }

  /// Puts bars with different values of a field beside each other instead of upon each other.
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> StyledChartContent<Self> {
    let name = value.value.seriesName
    return StyledChartContent(self) { $0.position = name }
  }

  /// The width and the dashes of lines and rules.
  public func lineStyle(_ style: StrokeStyle) -> StyledChartContent<Self> {
    StyledChartContent(self) { $0.line = style }
  }

  /// The line between two points of a line or an area.
  public func interpolationMethod(_ method: InterpolationMethod) -> StyledChartContent<Self> {
    StyledChartContent(self) { $0.interpolation = method }
  }

  /// The opacity of the marks, from 0 to 1, times the opacity around.
  public func opacity(_ opacity: Double) -> StyledChartContent<Self> {
    StyledChartContent(self) { $0.opacity *= opacity.isFinite ? min(max(opacity, 0), 1) : 1 }
  }

  /// The radius of the corners of bars and rectangles, in CSS pixels.
  public func cornerRadius(_ radius: Double) -> StyledChartContent<Self> {
    StyledChartContent(self) { $0.cornerRadius = radius.isFinite ? max(radius, 0) : 0 }
  }

  /// A view beside each mark, inside of the chart.
  ///
  /// - Parameter spacing: between the mark and the view, in CSS pixels; `nil` is 4.
  public func annotation<Annotation: View>(
    position: AnnotationPosition = .automatic, spacing: Double? = nil,
    @ViewBuilder content: () -> Annotation
  ) -> AnnotatedChartContent<Self, Annotation> {
    AnnotatedChartContent(
      content: self, position: position, spacing: spacing ?? 4, annotation: content())
  }
}
