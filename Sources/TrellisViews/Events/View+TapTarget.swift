import TrellisComponents
public import TrellisLayout
import TrellisUI

extension View {
  /// Extends the area in which this view reacts to presses, without a change of its position and size.
  ///
  /// The area is a part of the view's element, below the content and above the elements around that it covers. The
  /// elements of fields and pictures have no content, so these need a view around them, as does a text with a border.
  ///
  /// - Parameter insets: in CSS px; negative distances extend the area outwards, to 200 at most. Positive ones count as
  ///   0.
  ///
  /// Source: ComponentKit's tap target expansion (row I6).
  public consuming func tapTarget(_ insets: EdgeInsets) -> BoxView<Self, EdgeInsets> {
    BoxView(self, insets) { insets, box in
      let sides = [insets.top, insets.right, insets.bottom, insets.left].map { side in
        side.isFinite ? min(max(side, -200), 0) : 0
      }
      guard sides.contains(where: { $0 < 0 }) else { return }
      box.prepareForAttributes()
      let lengths = sides.map { $0 == 0 ? "0" : "\($0.formattedLength)px" }
      box.attributes += [
        .className("l-tap"), .style(StyleProperty("--l-tap"), lengths.joined(separator: " ")),
      ]
    }
  }

  /// Extends the area in which this view reacts to presses by `length` CSS px on all sides.
  public func tapTarget(expandedBy length: Double) -> BoxView<Self, EdgeInsets> {
    tapTarget(EdgeInsets(all: -length))
  }
}

extension Double {
  /// The number without a fraction of zero.
  fileprivate var formattedLength: String {
    self == rounded() ? String(Int(self)) : String((self * 100).rounded() / 100)
  }
}
