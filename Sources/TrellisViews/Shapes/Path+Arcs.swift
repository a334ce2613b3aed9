import Foundation
public import TrellisLayout

extension Path {
  /// An arc of a circle, with a line from the current point to its start.
  ///
  /// - Parameters:
  ///   - radius: in CSS pixels.
  ///   - startAngle: 0 is at the right of the center, 90° below it.
  ///   - clockwise: like SwiftUI's parameter in the coordinates of Core Graphics, in which y grows upwards. On the page
  ///     `false` goes clockwise and `true` counterclockwise.
  public mutating func addArc(
    center: Point, radius: Double, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    var delta = endAngle.radians - startAngle.radians
    let turn = 2 * Double.pi
    if abs(delta) >= turn, (delta < 0) == clockwise {
      delta = clockwise ? -turn : turn
    } else if clockwise, delta > 0 {
      delta -= (delta / turn).rounded(.up) * turn
    } else if !clockwise, delta < 0 {
      delta += (-delta / turn).rounded(.up) * turn
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta))
  }

  /// An arc of a circle from `startAngle`, with a line from the current point to its start.
  ///
  /// - Parameters:
  ///   - radius: in CSS pixels.
  ///   - delta: the angle of the arc; a positive one goes clockwise on the page. At most one turn is drawn.
  public mutating func addRelativeArc(
    center: Point, radius: Double, startAngle: Angle, delta: Angle
  ) {
    let delta = min(max(delta.radians, -2 * .pi), 2 * .pi)
    guard radius.isFinite, delta.isFinite, startAngle.radians.isFinite else { return }
    func point(_ angle: Double) -> Point {
      Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    addLine(to: point(startAngle.radians))
    let count = max(1, Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = delta / Double(count)
    // The distance of the control points for which the middle of the curve is on the circle.
    let reach = 4 / 3 * tan(step / 4) * radius
    guard delta != 0 else { return }
    for index in 0..<count {
      let (from, to) = (
        startAngle.radians + step * Double(index), startAngle.radians + step * Double(index + 1)
      )
      let (first, last) = (point(from), point(to))
      addCurve(
        to: last,
        control1: Point(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
        control2: Point(x: last.x + reach * sin(to), y: last.y - reach * cos(to)))
    }
  }

  /// An arc of a circle that touches the line from the current point to `tangent1End` and the line from there to
  /// `tangent2End`, with a line from the current point to its start.
  ///
  /// - Parameter radius: in CSS pixels.
  public mutating func addArc(tangent1End: Point, tangent2End: Point, radius: Double) {
    guard let current = currentPoint else { return move(to: tangent1End) }
    let (back, forth) = (current - tangent1End, tangent2End - tangent1End)
    let lengths = (hypot(back.x, back.y), hypot(forth.x, forth.y))
    let cross = back.x * forth.y - back.y * forth.x
    guard radius > 0, lengths.0 > 0, lengths.1 > 0, abs(cross) > 1e-9 else {
      return addLine(to: tangent1End)
    }
    let (one, two) = (back * (1 / lengths.0), forth * (1 / lengths.1))
    let half = acos(min(max(one.x * two.x + one.y * two.y, -1), 1)) / 2
    let middle = one + two
    let distance = radius / sin(half) / hypot(middle.x, middle.y)
    let center = tangent1End + middle * distance
    let (first, last) = (
      tangent1End + one * (radius / tan(half)) - center,
      tangent1End + two * (radius / tan(half)) - center
    )
    addArc(
      center: center, radius: radius, startAngle: Angle(radians: atan2(first.y, first.x)),
      endAngle: Angle(radians: atan2(last.y, last.x)), clockwise: cross > 0)
  }

  /// The ellipse that touches the sides of `rect`, clockwise from its rightmost point.
  public mutating func addEllipse(in rect: Rect) {
    let (x, y) = (rect.width / 2, rect.height / 2)
    let center = Point(x: rect.x + x, y: rect.y + y)
    move(to: Point(x: rect.maxX, y: center.y))
    let corners = [(1.0, 1.0), (-1, 1), (-1, -1), (1, -1)]
    for (index, (right, down)) in corners.enumerated() {
      let corner = Point(x: center.x + right * x, y: center.y + down * y)
      // The quarters end below, at the left, above and at the right of the center.
      let end =
        index % 2 == 0
        ? Point(x: center.x, y: corner.y) : Point(x: corner.x, y: center.y)
      addCorner(corner, to: end)
    }
    closeSubpath()
  }

  /// A rectangle with elliptic corners, clockwise; each radius is at most half of its side.
  public mutating func addRoundedRect(in rect: Rect, cornerSize: Size) {
    let size = Size(
      width: min(max(cornerSize.width, 0), abs(rect.width) / 2),
      height: min(max(cornerSize.height, 0), abs(rect.height) / 2))
    addRoundedRect(in: rect, [size, size, size, size])
  }

  /// - Parameter corners: the radii of the corners at the top left, top right, bottom right and bottom left, which are
  ///   not longer than the sides allow.
  mutating func addRoundedRect(in rect: Rect, _ corners: [Size]) {
    if corners.allSatisfy({ $0.width <= 0 || $0.height <= 0 }) { return addRect(rect) }
    move(to: Point(x: rect.x + corners[0].width, y: rect.y))
    addLine(to: Point(x: rect.maxX - corners[1].width, y: rect.y))
    addCorner(
      Point(x: rect.maxX, y: rect.y), to: Point(x: rect.maxX, y: rect.y + corners[1].height))
    addLine(to: Point(x: rect.maxX, y: rect.maxY - corners[2].height))
    addCorner(
      Point(x: rect.maxX, y: rect.maxY), to: Point(x: rect.maxX - corners[2].width, y: rect.maxY))
    addLine(to: Point(x: rect.x + corners[3].width, y: rect.maxY))
    addCorner(
      Point(x: rect.x, y: rect.maxY), to: Point(x: rect.x, y: rect.maxY - corners[3].height))
    addLine(to: Point(x: rect.x, y: rect.y + corners[0].height))
    addCorner(rect.origin, to: Point(x: rect.x + corners[0].width, y: rect.y))
    closeSubpath()
  }

  /// A quarter of an ellipse whose tangents at both ends meet in `corner`.
  private mutating func addCorner(_ corner: Point, to end: Point) {
    guard let start = currentPoint, start != end else { return }
    let share = 4 / 3 * (2.0.squareRoot() - 1)
    addCurve(
      to: end, control1: start + (corner - start) * share, control2: end + (corner - end) * share)
  }
}
