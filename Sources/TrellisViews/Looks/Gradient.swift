/// A transition between colors: along a line, from a point outwards, or around a point.
///
/// ```swift
/// Text("Sky").background(.linear([.accentSurface, .background], angle: 180))
/// ```
public struct Gradient: Hashable, Sendable {
  /// A color at a position of a gradient.
  public struct Stop: Hashable, Sendable {
    let color: Color
    let location: Double?

    /// - Parameter location: from 0, the start, to 1, the end; `nil` is in the middle of the stops beside it.
    public init(_ color: Color, at location: Double? = nil) {
      self.color = color
      self.location = location?.validated("The location of a gradient's stop", in: -10...10)
    }

    var css: String {
      location.map { "\(color.css) \(CSSText.percentage($0))" } ?? color.css
    }
  }

  /// The size of a radial gradient.
  public enum Extent: String, Hashable, Sendable {
    /// Up to the corner that is furthest from the center.
    case farthestCorner = "farthest-corner"
    /// Up to the side that is furthest from the center.
    case farthestSide = "farthest-side"
    /// Up to the side that is nearest to the center.
    case closestSide = "closest-side"
  }

  /// The geometry of a gradient.
  enum Kind: Hashable, Sendable {
    /// A line through the center at an angle in degrees, 0 upwards, whose ends are level with the corners.
    case angle(Double)
    case line(from: UnitPoint, to: UnitPoint)
    case circle(UnitPoint, Extent)
    /// Circles with radii in CSS pixels.
    case rings(UnitPoint, from: Double, to: Double)
    /// A turn from an angle in degrees, 0 upwards.
    case conic(UnitPoint, from: Double)
  }

  let kind: Kind
  let stops: [Stop]
  let css: String

  /// - Parameter stops: one color is used from the start to the end; without any the gradient is transparent.
  init(_ kind: Kind, _ stops: [Stop]) {
    var stops = stops
    if stops.isEmpty { stops = [Stop(.clear)] }
    if stops.count == 1 { stops.append(stops[0]) }
    self.kind = kind
    self.stops = stops
    css = kind.css(stops)
  }

  /// A gradient along a line.
  ///
  /// - Parameter angle: in degrees: 0 leads to the top, 90 to the right, 180 to the bottom.
  public static func linear(_ stops: [Stop], angle: Double = 180) -> Gradient {
    let angle = angle.validated("The angle of a gradient", or: 180)
    return Gradient(.angle(angle), stops)
  }

  /// A gradient along a line, through evenly placed colors.
  public static func linear(_ colors: [Color], angle: Double = 180) -> Gradient {
    linear(colors.map { Stop($0) }, angle: angle)
  }

  /// A gradient from a point outwards, as wide as high.
  ///
  /// - Parameters:
  ///   - x: the center, from 0, the left edge, to 1, the right edge.
  ///   - y: the center, from 0, the top, to 1, the bottom.
  public static func radial(
    _ stops: [Stop], x: Double = 0.5, y: Double = 0.5, to extent: Extent = .farthestCorner
  ) -> Gradient {
    Gradient(.circle(center(x, y), extent), stops)
  }

  /// A gradient from a point outwards, through evenly placed colors.
  public static func radial(
    _ colors: [Color], x: Double = 0.5, y: Double = 0.5, to extent: Extent = .farthestCorner
  ) -> Gradient {
    radial(colors.map { Stop($0) }, x: x, y: y, to: extent)
  }

  /// A gradient around a point.
  ///
  /// - Parameter angle: the start, in degrees clockwise from the top.
  public static func conic(
    _ stops: [Stop], from angle: Double = 0, x: Double = 0.5, y: Double = 0.5
  ) -> Gradient {
    let angle = angle.validated("The angle of a gradient")
    return Gradient(.conic(center(x, y), from: angle), stops)
  }

  /// A gradient around a point, through evenly placed colors.
  public static func conic(
    _ colors: [Color], from angle: Double = 0, x: Double = 0.5, y: Double = 0.5
  ) -> Gradient {
    conic(colors.map { Stop($0) }, from: angle, x: x, y: y)
  }

  private static func center(_ x: Double, _ y: Double) -> UnitPoint {
    UnitPoint(
      x: x.validated("The center of a gradient", in: -10...10, or: 0.5),
      y: y.validated("The center of a gradient", in: -10...10, or: 0.5))
  }
}
