import Foundation
public import TrellisLayout

/// An affine transform of points: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
///
/// The methods ``translatedBy(x:y:)``, ``scaledBy(x:y:)`` and ``rotated(by:)`` apply their change before this
/// transform,
/// like the methods of `CGAffineTransform`.
public struct PathTransform: Hashable, Sendable {
  /// The share of x in x′.
  public var a: Double
  /// The share of x in y′.
  public var b: Double
  /// The share of y in x′.
  public var c: Double
  /// The share of y in y′.
  public var d: Double
  /// The distance in x, in CSS pixels.
  public var tx: Double
  /// The distance in y, in CSS pixels.
  public var ty: Double

  /// A transform by its coefficients.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The transform that changes nothing.
  public static let identity = PathTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A move, in CSS pixels.
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scale around the origin.
  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A rotation around the origin, clockwise.
  public init(rotation angle: Angle) {
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// This transform after a move.
  public func translatedBy(x: Double, y: Double) -> PathTransform {
    PathTransform(translationX: x, y: y).concatenating(self)
  }

  /// This transform after a scale.
  public func scaledBy(x: Double, y: Double) -> PathTransform {
    PathTransform(scaleX: x, y: y).concatenating(self)
  }

  /// This transform after a rotation, clockwise.
  public func rotated(by angle: Angle) -> PathTransform {
    PathTransform(rotation: angle).concatenating(self)
  }

  /// This transform followed by `next`.
  public func concatenating(_ next: PathTransform) -> PathTransform {
    PathTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The transformed point.
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }
}
