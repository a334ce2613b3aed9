import TrellisComponents
import TrellisUI

extension View {
  /// The distance of the ring around this view while it has the focus; negative is inside of its edges, where no
  /// ``ScrollView`` around it cuts the ring.
  ///
  /// - Parameter offset: from the edges outwards, from −100 to 100 CSS pixels; a number that is not finite is a
  ///   mistake.
  public consuming func focusRing(offset: Double) -> BoxView<Self, Double> {
    BoxView(self, offset) { offset, box in
      let length = Int(offset.validated("The offset of a focus ring", in: -100...100).rounded())
      box.add(.style(StyleProperty("outline-offset"), "\(length)px"))
    }
  }
}
