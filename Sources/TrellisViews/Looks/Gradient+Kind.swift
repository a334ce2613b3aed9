import Foundation
package import TrellisLayout

extension Gradient.Kind {
  /// The gradient with `stops` as a value of CSS.
  func css(_ stops: [Gradient.Stop]) -> String {
    func function(_ name: String, _ shape: String, _ stops: [Gradient.Stop]) -> String {
      "\(name)(\(shape),\(stops.map(\.css).joined(separator: ",")))"
    }
    switch self {
    case .angle(let angle):
      return function("linear-gradient", "\(CSSText.number(angle))deg", stops)
    case .line(let start, let end):
      let (x, y) = (end.x - start.x, end.y - start.y)
      let (right, down) = (x == 0 && y == 0 ? (0, 1) : (x, y))
      let angle = atan2(right, -down)
      // The length of the gradient line of CSS in a unit square, and the projections of both points on it.
      let length = abs(sin(angle)) + abs(cos(angle))
      func place(_ point: UnitPoint) -> Double {
        0.5 + ((point.x - 0.5) * sin(angle) - (point.y - 0.5) * cos(angle)) / length
      }
      return function(
        "linear-gradient", "\(CSSText.number(angle * 180 / .pi))deg",
        stops.placed(from: place(start), to: place(end)))
    case .circle(let center, let extent):
      return function("radial-gradient", "circle \(extent.rawValue) \(center.css)", stops)
    case .rings(let center, let start, let end):
      let first = end == 0 ? 0 : start / end
      return function(
        "radial-gradient", "circle \(CSSText.length(max(end, 0.01))) \(center.css)",
        stops.placed(from: first, to: 1))
    case .conic(let center, let angle):
      return function(
        "conic-gradient", "from \(CSSText.number(angle))deg \(center.css)", stops)
    }
  }
}

extension UnitPoint {
  fileprivate var css: String { "at \(CSSText.percentage(x)) \(CSSText.percentage(y))" }
}

extension [Gradient.Stop] {
  /// The stops with locations from `start` to `end` in place of 0 to 1.
  fileprivate func placed(from start: Double, to end: Double) -> [Gradient.Stop] {
    if start == 0, end == 1 { return self }
    return zip(self, locations).map {
      Gradient.Stop($0.color, at: start + $1 * (end - start))
    }
  }

  /// The locations, in which those without one are evenly between their neighbors, and none is before an earlier one.
  ///
  /// Source: CSS Images, "color stop fixup".
  var locations: [Double] {
    var known = map(\.location)
    if let last = known.indices.last {
      known[0] = known[0] ?? 0
      known[last] = known[last] ?? 1
    }
    var result: [Double] = []
    for index in known.indices {
      if let location = known[index] {
        result.append(Swift.max(location, result.last ?? location))
      } else if let next = known.indices.first(where: { $0 > index && known[$0] != nil }),
        let end = known[next], let start = result.last
      {
        result.append(start + (Swift.max(end, start) - start) / Double(next - index + 1))
      }
    }
    return result
  }
}

extension Gradient {
  /// The gradient as an element of a drawing; `nil` for a gradient around a point, which SVG does not have.
  ///
  /// - Parameter rect: the rectangle of the gradient, in the coordinates of the drawing.
  package func svgElement(id: String, in rect: Rect) -> SVGElement? {
    let number = CSSText.number
    var attributes: [SVGElement.Attribute: String] = [
      .id: id, .gradientUnits: "userSpaceOnUse",
    ]
    var stops = stops
    func line(_ start: Point, _ end: Point) -> SVGElement {
      attributes[.x1] = number(start.x)
      attributes[.y1] = number(start.y)
      attributes[.x2] = number(end.x)
      attributes[.y2] = number(end.y)
      return SVGElement(.linearGradient, attributes, children: stops.svgElements)
    }
    func circle(_ center: Point, _ radius: Double) -> SVGElement {
      attributes[.cx] = number(center.x)
      attributes[.cy] = number(center.y)
      attributes[.r] = number(radius)
      return SVGElement(.radialGradient, attributes, children: stops.svgElements)
    }
    switch kind {
    case .angle(let degrees):
      let angle = degrees * .pi / 180
      // Source: CSS Images, "linear-gradient()": the length of the gradient line.
      let half = (abs(rect.width * sin(angle)) + abs(rect.height * cos(angle))) / 2
      let (center, reach) = (
        UnitPoint.center.point(in: rect), Point(x: sin(angle) * half, y: -cos(angle) * half)
      )
      return line(center - reach, center + reach)
    case .line(let start, let end): return line(start.point(in: rect), end.point(in: rect))
    case .rings(let center, let start, let end):
      if end > 0 { stops = stops.placed(from: start / end, to: 1) }
      return circle(center.point(in: rect), end)
    case .circle(let center, let extent):
      let middle = center.point(in: rect)
      let (x, y) = (
        [middle.x - rect.x, rect.maxX - middle.x].map(abs),
        [middle.y - rect.y, rect.maxY - middle.y].map(abs)
      )
      switch extent {
      case .farthestCorner: return circle(middle, hypot(max(x[0], x[1]), max(y[0], y[1])))
      case .farthestSide: return circle(middle, max(x[0], x[1], y[0], y[1]))
      case .closestSide: return circle(middle, min(x[0], x[1], y[0], y[1]))
      }
    case .conic: return nil
    }
  }
}

extension [Gradient.Stop] {
  fileprivate var svgElements: [SVGElement] {
    zip(self, locations).map {
      SVGElement(.stop, [.offset: CSSText.number($1), .stopColor: $0.color.css])
    }
  }
}
