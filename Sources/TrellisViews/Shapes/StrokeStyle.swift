/// The line of a stroke: its width, ends, corners and dashes.
///
/// Source: SwiftUI's `StrokeStyle`.
public struct StrokeStyle: Hashable, Sendable {
  /// The ends of a line.
  public enum LineCap: String, Hashable, Sendable {
    /// The line ends at its point.
    case butt
    /// A half circle around the point.
    case round
    /// Half of the line's width beyond the point.
    case square
  }

  /// The corners of a line.
  public enum LineJoin: String, Hashable, Sendable {
    /// A pointed corner, up to the limit of the miter.
    case miter
    /// A round corner.
    case round
    /// A corner that is cut off.
    case bevel
  }

  /// The width in CSS pixels.
  public var lineWidth: Double
  /// The ends of the line and of its dashes.
  public var lineCap: LineCap
  /// The corners of the line.
  public var lineJoin: LineJoin
  /// The largest length of a pointed corner, in widths of the line.
  public var miterLimit: Double
  /// The lengths of the dashes and the gaps, alternately, in CSS pixels; empty for a continuous line.
  public var dash: [Double]
  /// The distance in the dashes at which the line begins, in CSS pixels.
  public var dashPhase: Double

  /// A line; by default 1 pixel wide, without dashes.
  public init(
    lineWidth: Double = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: Double = 10, dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The attributes of SVG that differ from their initial values.
  package var attributes: [SVGElement.Attribute: String] {
    let width = lineWidth.validated("The width of a line", in: 0...1e4, or: 1)
    var result: [SVGElement.Attribute: String] = [:]
    if width != 1 { result[.strokeWidth] = CSSText.number(width) }
    if lineCap != .butt { result[.strokeLineCap] = lineCap.rawValue }
    if lineJoin != .miter {
      result[.strokeLineJoin] = lineJoin.rawValue
    } else {
      result[.strokeMiterLimit] = CSSText.number(
        miterLimit.validated("A miter", in: 1...1e4, or: 10))
    }
    let dashes = dash.map { $0.validated("The length of a dash", in: 0...1e6) }
    if dashes.contains(where: { $0 > 0 }) {
      result[.strokeDashArray] = dashes.map(CSSText.number).joined(separator: " ")
      if dashPhase != 0 {
        result[.strokeDashOffset] = CSSText.number(dashPhase.validated("The phase of dashes"))
      }
    }
    return result
  }
}

/// The way in which the inside of a path is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether a point is inside if a ray from it crosses the path an odd number of times. Otherwise it is inside if the
  /// path goes around it.
  public var isEOFilled: Bool

  /// A style; by default everything that the path goes around is filled.
  public init(eoFill: Bool = false) { isEOFilled = eoFill }
}
