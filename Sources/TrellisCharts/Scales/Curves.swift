import TrellisLayout

/// The curve between points, as control points of cubic Bézier curves.
enum Curves {
  /// The slopes at `points` with which a cubic curve is monotone between each two.
  ///
  /// Source: Fritsch and Carlson, “Monotone Piecewise Cubic Interpolation” (SIAM J. Numer. Anal. 17, 1980), with the
  /// three-point limit of their method: a slope is 0 at a local extreme, else at most three times the smaller secant.
  ///
  /// - Precondition: x ascends or descends.
  static func monotoneSlopes(_ points: [Point]) -> [Double] {
    let count = points.count
    guard count > 1 else { return Array(repeating: 0, count: count) }
    var secants: [Double] = []
    secants.reserveCapacity(count - 1)
    for index in 1..<count {
      let width = points[index].x - points[index - 1].x
      secants.append(width == 0 ? 0 : (points[index].y - points[index - 1].y) / width)
    }
    var slopes = [secants[0]]
    slopes.reserveCapacity(count)
    for index in 1..<max(count - 1, 1) {
      let (left, right) = (secants[index - 1], secants[index])
      guard left * right > 0 else {
        slopes.append(0)
        continue
      }
      let limit = 3 * min(abs(left), abs(right))
      let mean = (left + right) / 2
      slopes.append(min(max(mean, -limit), limit))
    }
    slopes.append(secants[count - 2])
    for index in [0, count - 1] {
      let secant = secants[index == 0 ? 0 : count - 2]
      if slopes[index] * secant < 0 { slopes[index] = 0 }
    }
    return slopes
  }

  /// The slope of the curve of Catmull and Rom at each point, as a vector to the control point.
  ///
  /// Source: Catmull and Rom, “A Class of Local Interpolating Splines” (1974), uniform, with tension ½.
  static func catmullRomTangent(_ points: [Point], at index: Int) -> Point {
    let before = points[max(index - 1, 0)]
    let after = points[min(index + 1, points.count - 1)]
    return Point(x: (after.x - before.x) / 6, y: (after.y - before.y) / 6)
  }
}
