/// The box of a line in Chromium, also for faces that are not pinned.
///
/// Lines on a page have a strut whose height does not depend on the face, so ``LinePlacer`` is sufficient there; this
/// is the complete rule, for conformance tests.
package struct LineBoxMetrics: Hashable, Sendable {
  package let height: Double
  package let baseline: Double
  /// The top and the height of an inline box of the primary face in the line.
  package let inlineTop: Double
  package let inlineHeight: Double

  /// - Parameters:
  ///   - primary: the metrics of the first face.
  ///   - used: the metrics of the faces of all glyphs.
  ///   - lineHeight: in pixels, or `nil` for `normal`, the only case in which `used` matters.
  package init(
    primary: RoundedFontMetrics, used: [RoundedFontMetrics], lineHeight: Double?
  ) {
    let inlineHeight = primary.ascent + primary.descent
    self.inlineHeight = inlineHeight
    if let lineHeight {
      height = LayoutUnit(nearest: lineHeight).pixels
      baseline = primary.baseline(inLineOfHeight: lineHeight)
    } else {
      let boxes = [primary] + used
      let above = boxes.map { $0.baseline(inLineOfHeight: $0.lineHeight) }.max() ?? 0
      let below = boxes.map { $0.lineHeight - $0.baseline(inLineOfHeight: $0.lineHeight) }.max()
      height = above + (below ?? 0)
      baseline = above
    }
    inlineTop = baseline - primary.ascent
  }
}

extension TextEngine {
  /// The line box of one line of `text`, with the first face pinned or not and all others not pinned, on a
  /// system that shifts descents.
  package func lineBoxMetrics(
    of text: String, attributes: TextAttributes, lineHeight: Double?, pinsFirstFace: Bool
  ) -> LineBoxMetrics {
    let size = attributes.font.size
    let faces = registry.faceList(for: attributes.font).map(\.face)
    func metrics(_ index: Int) -> RoundedFontMetrics {
      let metrics = index == 0 && pinsFirstFace ? .pinned : faces[index].metrics
      return metrics.rounded(size: size, shiftsDescent: true)
    }
    return LineBoxMetrics(
      primary: metrics(0), used: facesUsed(by: text, attributes: attributes).map(metrics),
      lineHeight: lineHeight)
  }
}
