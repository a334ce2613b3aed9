public import TrellisViews

/// What a ``Chart`` shows: marks, alone or in conditions, groups and `ForEach`.
///
/// Source: Swift Charts' `ChartContent`.
public protocol ChartContent: View {
  /// Adds the marks to `marks`. Applications do not call or implement this method.
  func _collect(into marks: inout ChartMarks)
}

extension ChartContent where Body: ChartContent {
  public func _collect(into marks: inout ChartMarks) { body._collect(into: &marks) }
}

/// A piece of chart content without a body.
public protocol PrimitiveChartContent: ChartContent, PrimitiveView {}

extension PrimitiveChartContent {
  /// Adds nothing: marks are shown by the chart around them.
  public func _expand(into expansion: inout ViewExpansion) {}
}

/// Makes the content of a chart of statements: marks, conditions, loops and `ForEach`.
public typealias ChartContentBuilder = ViewBuilder

extension EmptyView: ChartContent {
  public func _collect(into marks: inout ChartMarks) {}
}

extension Optional: ChartContent where Wrapped: ChartContent {
  public func _collect(into marks: inout ChartMarks) { self?._collect(into: &marks) }
}

extension TupleView: ChartContent where repeat each Content: ChartContent {
  public func _collect(into marks: inout ChartMarks) {
    repeat (each content)._collect(into: &marks)
  }
}

extension ConditionalView: ChartContent where First: ChartContent, Second: ChartContent {
  public func _collect(into marks: inout ChartMarks) {
    switch branch {
    case .first(let content): content._collect(into: &marks)
    case .second(let content): content._collect(into: &marks)
    }
  }
}

extension ArrayView: ChartContent where Content: ChartContent {
  public func _collect(into marks: inout ChartMarks) {
    for content in views { content._collect(into: &marks) }
  }
}

extension Group: ChartContent where Content: ChartContent {
  public func _collect(into marks: inout ChartMarks) { content._collect(into: &marks) }
}

extension ForEach: ChartContent where Content: ChartContent {
  public func _collect(into marks: inout ChartMarks) {
    for element in data { content(element)._collect(into: &marks) }
  }
}
