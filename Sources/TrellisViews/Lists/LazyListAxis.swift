import TrellisComponents
import TrellisLayout

/// The axis of a lazy list. The engine computes with lengths along the axis, breadths across it, and distances from the
/// edge where the list begins; only these functions and `public/lists.js` convert them.
extension Axis {
  /// The length along the axis.
  func length(of size: Size) -> Double { self == .vertical ? size.height : size.width }

  /// The length across the axis.
  func breadth(of size: Size) -> Double { self == .vertical ? size.width : size.height }

  func size(length: Double, breadth: Double) -> Size {
    self == .vertical
      ? Size(width: breadth, height: length) : Size(width: length, height: breadth)
  }

  /// The position of an element in a box. On a right-to-left page horizontal distances count from the right edge.
  ///
  /// - Parameters:
  ///   - along: the distance from the start of the box along the axis, in CSS px.
  ///   - across: the distance from the start of the box across the axis, in CSS px.
  func position(along: Double, across: Double = 0, of size: Size, in box: Size) -> Point {
    let (x, y) = self == .vertical ? (across, along) : (along, across)
    let isMirrored = HostEnvironment.ofLayout.traits.writingDirection == .rightToLeft
    return Point(x: isMirrored ? box.width - x - size.width : x, y: y)
  }
}
