import TrellisComponents
public import TrellisLayout
import TrellisUI

/// A shape that a plain element can be, by its corners.
protocol BoxShape: Shape {
  /// The styles of the element in `size`. They clip the content of the element like the shape.
  ///
  /// - Parameter size: `nil` if it is unknown; then the styles are right for all sizes.
  func boxStyles(in size: Size?) -> [ViewAttribute]
  /// The distance of the edges from the frame, in CSS pixels.
  var insetAmount: Double { get }
}

extension Rect {
  /// The rectangle with its sides moved inwards; no length is negative.
  func inset(by amount: Double) -> Rect {
    let (x, y) = (min(amount, width / 2), min(amount, height / 2))
    return Rect(x: self.x + x, y: self.y + y, width: width - 2 * x, height: height - 2 * y)
  }
}

/// A rectangle in the space of its frame.
public struct Rectangle: InsettableShape, BoxShape, Hashable {
  var insetAmount = 0.0

  /// A rectangle.
  public init() {}

  /// The outline in `rect`, made smaller by the inset.
  public func path(in rect: Rect) -> Path { Path(rect.inset(by: insetAmount)) }
  /// The shape with an outline that is `amount` CSS pixels further inside at each side.
  public func inset(by amount: Double) -> Rectangle {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
  func boxStyles(in size: Size?) -> [ViewAttribute] { [] }
}

/// A rectangle with round corners. Each radius is at most half of its side.
public struct RoundedRectangle: InsettableShape, BoxShape, Hashable {
  /// The radii of the corners, in CSS pixels.
  public var cornerSize: Size
  var insetAmount = 0.0

  /// A rectangle with circular corners of a radius in CSS pixels.
  public init(cornerRadius: Double) {
    self.init(cornerSize: Size(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle with elliptic corners of radii in CSS pixels.
  public init(cornerSize: Size) {
    self.cornerSize = Size(
      width: cornerSize.width.validated("A corner radius", in: 0...1e6),
      height: cornerSize.height.validated("A corner radius", in: 0...1e6))
  }

  /// The outline in `rect`, made smaller by the inset.
  public func path(in rect: Rect) -> Path {
    // A circular corner stays circular.
    let side = min(rect.width, rect.height) / 2
    let size =
      cornerSize.width == cornerSize.height
      ? Size(width: min(cornerSize.width, side), height: min(cornerSize.width, side)) : cornerSize
    return Path(
      roundedRect: rect.inset(by: insetAmount),
      cornerSize: Size(
        width: max(0, size.width - insetAmount), height: max(0, size.height - insetAmount)))
  }
  /// The shape with an outline that is `amount` CSS pixels further inside at each side.
  public func inset(by amount: Double) -> RoundedRectangle {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
  func boxStyles(in size: Size?) -> [ViewAttribute] {
    let (x, y) = (CornerRadii.css(cornerSize.width), CornerRadii.css(cornerSize.height))
    return [.style(.borderRadius, x == y ? x : "\(x) / \(y)")]
  }
}

/// A rectangle with a radius for each corner. Radii that are too long for a side are reduced alike.
///
/// The path does not mirror in pages from right to left; a filled box does, because its corners are at the start and
/// the
/// end of lines.
public struct UnevenRoundedRectangle: InsettableShape, BoxShape, Hashable {
  /// The radii of the corners, in CSS pixels.
  public var cornerRadii: CornerRadii
  var insetAmount = 0.0

  /// A rectangle with radii in CSS pixels.
  public init(cornerRadii: CornerRadii) { self.cornerRadii = cornerRadii }

  /// A rectangle with radii in CSS pixels.
  public init(
    topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0,
    bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0
  ) {
    cornerRadii = CornerRadii(
      topLeading: topLeadingRadius, topTrailing: topTrailingRadius,
      bottomTrailing: bottomTrailingRadius, bottomLeading: bottomLeadingRadius)
  }

  /// The outline in `rect`, made smaller by the inset.
  public func path(in rect: Rect) -> Path {
    let radii = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ].map { max(0, $0) }
    // Source: CSS Backgrounds and Borders, "corner overlap".
    let sides = [rect.width, rect.height, rect.width, rect.height]
    let factor = zip(sides, zip(radii, radii[1...] + radii[..<1])).reduce(1.0) { factor, side in
      let sum = side.1.0 + side.1.1
      return sum > 0 ? min(factor, side.0 / sum) : factor
    }
    var path = Path()
    path.addRoundedRect(
      in: rect.inset(by: insetAmount),
      radii.map {
        let radius = max(0, $0 * factor - insetAmount)
        return Size(width: radius, height: radius)
      })
    return path
  }
  /// The shape with an outline that is `amount` CSS pixels further inside at each side.
  public func inset(by amount: Double) -> UnevenRoundedRectangle {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
  func boxStyles(in size: Size?) -> [ViewAttribute] { cornerRadii.attributes }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape, BoxShape, Hashable {
  var insetAmount = 0.0

  /// A capsule.
  public init() {}

  /// The outline in `rect`, made smaller by the inset.
  public func path(in rect: Rect) -> Path {
    let rect = rect.inset(by: insetAmount)
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2)
  }
  /// The shape with an outline that is `amount` CSS pixels further inside at each side.
  public func inset(by amount: Double) -> Capsule {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
  /// A browser reduces equal radii that are too long to half of the shorter side.
  func boxStyles(in size: Size?) -> [ViewAttribute] { [.style(.borderRadius, "99999px")] }
}

/// The ellipse that touches the sides of its frame.
public struct Ellipse: InsettableShape, BoxShape, Hashable {
  var insetAmount = 0.0

  /// An ellipse.
  public init() {}

  /// The outline in `rect`, made smaller by the inset.
  public func path(in rect: Rect) -> Path { Path(ellipseIn: rect.inset(by: insetAmount)) }
  /// The shape with an outline that is `amount` CSS pixels further inside at each side.
  public func inset(by amount: Double) -> Ellipse {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
  func boxStyles(in size: Size?) -> [ViewAttribute] { [.style(.borderRadius, "50%")] }
}

/// The largest circle in the middle of its frame.
public struct Circle: InsettableShape, BoxShape, Hashable {
  var insetAmount = 0.0

  /// A circle.
  public init() {}

  /// The outline in `rect`, made smaller by the inset.
  public func path(in rect: Rect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: Rect(
        x: rect.x + (rect.width - side) / 2, y: rect.y + (rect.height - side) / 2, width: side,
        height: side
      ).inset(by: insetAmount))
  }
  /// The shape with an outline that is `amount` CSS pixels further inside at each side.
  public func inset(by amount: Double) -> Circle {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
  func boxStyles(in size: Size?) -> [ViewAttribute] {
    if let size, size.width == size.height { return [.style(.borderRadius, "50%")] }
    return [.style(StyleProperty("clip-path"), "circle()")]
  }
}
