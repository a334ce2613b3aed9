/// The grid of device pixels: CSS pixels times the session's pixel ratio.
///
/// Layout itself keeps fractions; a grid is applied only on request.
///
/// - Invariant: `scale` is finite and greater than 0.
///
/// Source: ComponentKit's pixel helpers (row A8), with the scale as a value.
public struct PixelGrid: Hashable, Sendable {
  /// The number of device pixels in a CSS pixel.
  public let scale: Double

  /// - Precondition: `scale` is finite and greater than 0.
  public init(scale: Double = 1) {
    precondition(
      scale > 0 && scale.isFinite, "A pixel grid needs a finite scale above 0, not \(scale)")
    self.scale = scale
  }

  /// The direction in which a length between two lines of the grid is rounded.
  public enum Rounding: Sendable {
    /// The nearest line; the higher one if two are equally near.
    case nearest
    case up
    case down
  }

  /// The nearest line of the grid at or below `length`, in CSS pixels; no tolerance, unlike ``snap(_:_:)``.
  public func floor(_ length: Double) -> Double { (length * scale).rounded(.down) / scale }

  /// The nearest line of the grid at or above `length`, in CSS pixels; no tolerance, unlike ``snap(_:_:)``.
  public func ceil(_ length: Double) -> Double { (length * scale).rounded(.up) / scale }

  /// The nearest line of the grid; halves go up.
  public func round(_ length: Double) -> Double {
    (length * scale + 0.5).rounded(.down) / scale
  }

  /// `length` rounded to the grid; a length within ``lengthTolerance`` of a line is rounded to that line for every
  /// `rounding`.
  public func snap(_ length: Double, _ rounding: Rounding = .nearest) -> Double {
    let scaled = length * scale
    guard scaled.isFinite else { return length }
    let below = scaled.rounded(.down)
    let fraction = scaled - below
    let line: Double
    if areLengthsEqual(fraction, 0) {
      line = below
    } else if areLengthsEqual(fraction, 1) {
      line = below + 1
    } else {
      switch rounding {
      case .up: line = below + 1
      case .down: line = below
      case .nearest: line = fraction >= 0.5 || areLengthsEqual(fraction, 0.5) ? below + 1 : below
      }
    }
    return line / scale
  }

  /// The size with each length rounded to the nearest line of the grid; halves go up.
  public func round(_ size: Size) -> Size {
    Size(width: round(size.width), height: round(size.height))
  }

  /// The point with each coordinate rounded to the nearest line of the grid; halves go up.
  public func round(_ point: Point) -> Point { Point(x: round(point.x), y: round(point.y)) }

  /// The smallest size on the grid that contains `size`.
  public func ceil(_ size: Size) -> Size {
    Size(width: ceil(size.width), height: ceil(size.height))
  }
}
