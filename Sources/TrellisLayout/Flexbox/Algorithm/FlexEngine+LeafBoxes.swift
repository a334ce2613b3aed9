// Leaves: boxes whose content is measured by a function.

extension FlexEngine {
  /// Calls the measure function of a leaf; negative, NaN and infinite lengths become 0.
  private func measure(_ node: Int32, _ request: FlexMeasureRequest) -> FlexMeasurement {
    let number = Int(nodes[Int(node)].measure)
    let measured =
      nodes[Int(node)].flags.contains(.isNumbered)
      ? numbered.pointee?.call(number, request) : measures[number]?(request)
    guard var measurement = measured else { return FlexMeasurement(size: .zero) }
    let size = measurement.size
    measurement.size = Size(
      width: request.knownWidth ?? Self.sanitized(size.width),
      height: request.knownHeight ?? Self.sanitized(size.height))
    if let baseline = measurement.baseline, !baseline.isFinite { measurement.baseline = nil }
    return measurement
  }

  private static func sanitized(_ length: Double) -> Double {
    length > 0 && length <= FlexStyle.maximumNumber ? length : 0
  }

  /// A content-based width of the content box of a leaf.
  func measuredWidth(
    _ which: ContentWidth, of node: Int32, edges: BoxEdges, height: Double
  ) -> (width: Double, usesHeight: Bool) {
    let request = FlexMeasureRequest(
      knownWidth: nil,
      knownHeight: height.isDefinite ? (height - edges.insideVertical).floored : nil,
      availableWidth: which == .min ? .minContent : .maxContent)
    let measurement = measure(node, request)
    return (measurement.size.width, height.isDefinite)
  }

  /// Lays out a leaf of the given width. Its height is `given`, or follows from its content if `given` is indefinite.
  func layOutLeaf(
    _ node: Int32, in space: LayoutSpace, edges: BoxEdges, width: Double, given: Double
  ) -> LayoutOutcome {
    let inside = (width - edges.insideHorizontal).floored
    var content = edges.insideVertical
    var baseline = Double.nan
    if !given.isDefinite || nodes[Int(node)].flags.contains(.reportsBaseline)
      || traits(of: node).contains(.usesOwnHeight)
    {
      let request = FlexMeasureRequest(
        knownWidth: inside,
        knownHeight: given.isDefinite && !traits(of: node).contains(.usesOwnHeight)
          ? (given - edges.insideVertical).floored : nil,
        availableWidth: .definite(inside))
      let measurement = measure(node, request)
      content += measurement.size.height
      if let fromTop = measurement.baseline { baseline = edges.insideTop + fromTop }
    }
    let height = height(of: node, in: space, edges: edges, content: content, width: width)
    return LayoutOutcome(width: width, height: height, contentHeight: content, baseline: baseline)
  }
}
