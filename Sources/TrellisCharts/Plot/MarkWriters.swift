import Foundation
import TrellisLayout

/// Writes the line through points.
struct CurveWriter {
  private let points: [Point]
  private let method: InterpolationMethod
  private let slopes: [Double]

  init(_ points: [Point], _ method: InterpolationMethod) {
    self.points = points
    self.method = method
    slopes = method == .monotone ? Curves.monotoneSlopes(points) : []
  }

  /// Writes the line from each point of `range` to the next.
  func write(_ range: Range<Int>, into path: inout PathText) {
    for index in range {
      let (from, to) = (points[index], points[index + 1])
      switch method {
      case .linear: path.line(to: to)
      case .stepStart:
        path.line(to: Point(x: from.x, y: to.y))
        path.line(to: to)
      case .stepEnd:
        path.line(to: Point(x: to.x, y: from.y))
        path.line(to: to)
      case .stepCenter:
        let middle = (from.x + to.x) / 2
        path.line(to: Point(x: middle, y: from.y))
        path.line(to: Point(x: middle, y: to.y))
        path.line(to: to)
      case .monotone:
        let third = (to.x - from.x) / 3
        path.curve(
          to: to, Point(x: from.x + third, y: from.y + third * slopes[index]),
          Point(x: to.x - third, y: to.y - third * slopes[index + 1]))
      case .catmullRom:
        let start = Curves.catmullRomTangent(points, at: index)
        let end = Curves.catmullRomTangent(points, at: index + 1)
        path.curve(
          to: to, from + start, Point(x: to.x - end.x, y: to.y - end.y))
      }
    }
  }
}

/// Writes the forms of points.
enum SymbolWriter {
  /// - Parameter area: in square CSS pixels. Circles are dots; their stroke has the diameter.
  static func write(
    _ shape: BasicChartSymbolShape, at point: Point, area: Double, into path: inout PathText
  ) {
    let half = area.squareRoot() / 2
    switch shape {
    case .circle: path.dot(at: point)
    case .square:
      path.rectangle(Rect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half))
    case .triangle: polygon(3, at: point, radius: half * 1.5, into: &path)
    case .diamond: polygon(4, at: point, radius: half * 1.41, into: &path)
    case .pentagon: polygon(5, at: point, radius: half * 1.25, into: &path)
    case .plus: lines(2, at: point, from: 0, radius: half, into: &path)
    case .cross: lines(2, at: point, from: .pi / 4, radius: half, into: &path)
    case .asterisk: lines(3, at: point, from: .pi / 2, radius: half, into: &path)
    }
  }

  private static func polygon(
    _ corners: Int, at center: Point, radius: Double, into path: inout PathText
  ) {
    for index in 0..<corners {
      let angle = 2 * .pi * Double(index) / Double(corners) - .pi / 2
      let corner = Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
      if index == 0 { path.move(to: corner) } else { path.line(to: corner) }
    }
    path.close()
  }

  private static func lines(
    _ count: Int, at center: Point, from first: Double, radius: Double, into path: inout PathText
  ) {
    for index in 0..<count {
      let angle = first + .pi * Double(index) / Double(count)
      let (dx, dy) = (radius * cos(angle), radius * sin(angle))
      path.move(to: Point(x: center.x - dx, y: center.y - dy))
      path.line(to: Point(x: center.x + dx, y: center.y + dy))
    }
  }
}

/// Writes a sector of a circle or a ring.
struct SectorWriter {
  let center: Point
  let inner: Double
  let outer: Double
  /// The space at each side, in CSS pixels.
  let inset: Double

  /// - Parameters: in radians, clockwise from the right.
  func write(from start: Double, to end: Double, into path: inout PathText) {
    guard outer > 0 else { return }
    let margin = end - start < 2 * .pi - 1e-9 ? min(inset / outer, (end - start) / 2.01) : 0
    let innerMargin =
      inner > 0 && margin > 0 ? min(inset / inner, (end - start) / 2.01) : 0
    let (from, to) = (start + margin, end - margin)
    path.move(to: point(outer, from))
    // An arc of a whole turn has no direction: two halves.
    let middle = (from + to) / 2
    let isLarge = to - from > .pi
    if isLarge { arc(outer, to: middle, true, into: &path) }
    arc(outer, to: to, true, into: &path)
    if inner > 0 {
      let (innerFrom, innerTo) = (start + innerMargin, end - innerMargin)
      path.line(to: point(inner, innerTo))
      if isLarge { arc(inner, to: (innerFrom + innerTo) / 2, false, into: &path) }
      arc(inner, to: innerFrom, false, into: &path)
    } else if end - start < 2 * .pi - 1e-9 {
      // The corner is moved, so that the space between two sectors has one width.
      let distance = margin > 0 ? min(inset / sin(min((end - start) / 2, .pi / 2)), outer) : 0
      path.line(to: point(distance, (start + end) / 2))
    }
    path.close()
  }

  private func arc(_ radius: Double, to angle: Double, _ clockwise: Bool, into path: inout PathText)
  {
    path.arc(to: point(radius, angle), radius: radius, isLarge: false, isClockwise: clockwise)
  }

  private func point(_ radius: Double, _ angle: Double) -> Point {
    Point(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
