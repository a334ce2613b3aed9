import TrellisComponents
import TrellisUI

extension View {
  /// The distance of the ring around this view while it has the focus; negative is inside of its edges, where no
  /// ``ScrollView`` around it cuts the ring.
  ///
  /// - Parameter offset: from the edges outwards, in CSS pixels.
  public consuming func focusRing(offset: Double) -> BoxView<Self, Double> {
    BoxView(self, offset) { offset, box in
      let length = offset.isFinite ? Int(min(max(offset, -100), 100).rounded()) : 0
      box.add(.style(StyleProperty("outline-offset"), "\(length)px"))
    }
  }
}
