/// A gradient along a line, under SwiftUI's name: `LinearGradient(colors:startPoint:endPoint:)`.
public typealias LinearGradient = Gradient
/// A gradient from a point outwards, under SwiftUI's name: `RadialGradient(colors:center:startRadius:endRadius:)`.
public typealias RadialGradient = Gradient
/// A gradient around a point, under SwiftUI's name: `AngularGradient(colors:center:angle:)`.
public typealias AngularGradient = Gradient

extension Gradient {
  /// A gradient from the top to the bottom, through evenly placed colors.
  public init(colors: [Color]) { self.init(.angle(180), colors.map { Stop($0) }) }

  /// A gradient from the top to the bottom.
  public init(stops: [Stop]) { self.init(.angle(180), stops) }

  /// A gradient along the line between two points, through evenly placed colors.
  ///
  /// In a background, a line that is not parallel to a side has the angle that it has in a square. In a shape it has
  /// its
  /// own angle.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(stops: colors.map { Stop($0) }, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient along the line between two points.
  public init(stops: [Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(.line(from: startPoint, to: endPoint), stops)
  }

  /// The colors of `gradient` along the line between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(.line(from: startPoint, to: endPoint), gradient.stops)
  }

  /// A gradient from a point outwards, through evenly placed colors.
  ///
  /// - Parameters:
  ///   - startRadius: the radius of the first color, in CSS pixels.
  ///   - endRadius: the radius of the last color, in CSS pixels.
  public init(colors: [Color], center: UnitPoint, startRadius: Double, endRadius: Double) {
    let start = startRadius.validated("The start of a gradient", in: 0...1e6)
    let end = endRadius.validated("The end of a gradient", in: 0...1e6)
    self.init(.rings(center, from: start, to: max(start, end)), colors.map { Stop($0) })
  }

  /// A gradient around a point, through evenly placed colors, clockwise.
  ///
  /// - Parameter angle: the start; 0 is at the right of the center.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(.conic(center, from: angle.degrees + 90), colors.map { Stop($0) })
  }

  /// A gradient along the line between two points, through evenly placed colors.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> Gradient {
    Gradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient from a point outwards, with radii in CSS pixels.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: Double, endRadius: Double
  ) -> Gradient {
    Gradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A gradient around a point, through evenly placed colors, clockwise.
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> Gradient {
    Gradient(colors: colors, center: center, angle: angle)
  }
}
