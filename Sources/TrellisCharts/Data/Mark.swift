import Foundation
import TrellisViews

/// A mark with its values, before scales are known.
struct Mark {
  enum Kind: Hashable { case bar, line, area, point, rule, rectangle, sector }

  var kind: Kind
  var x: PlottedValue?
  var xEnd: PlottedValue?
  var y: PlottedValue?
  var yEnd: PlottedValue?
  var xUnit: Calendar.Component?
  var yUnit: Calendar.Component?
  var series: String?
  var stacking: MarkStackingMethod = .unstacked
  var width: MarkDimension = .automatic
  var height: MarkDimension = .automatic
  var sector = SectorForm()
  /// The index of the style in ``ChartMarks/styles``.
  var style = 0

  init(_ kind: Kind) { self.kind = kind }
}

/// The radii of a sector.
struct SectorForm: Hashable {
  var inner: MarkDimension = .automatic
  var outer: MarkDimension = .automatic
  /// Half of the space between two sectors, in CSS pixels.
  var inset = 0.0
}

/// The appearance of marks.
struct MarkStyle: Hashable {
  /// The category and the index of a value that a scale turns into an appearance.
  var color: Color?
  var colorValue: String?
  var symbol: BasicChartSymbolShape?
  var symbolValue: String?
  var symbolSize: Double?
  var position: String?
  var line: StrokeStyle?
  var interpolation: InterpolationMethod = .linear
  var opacity = 1.0
  var cornerRadius = 0.0
}

/// The marks of a chart, collected from its content.
public struct ChartMarks {
  var marks: [Mark] = []
  private(set) var styles: [MarkStyle] = [MarkStyle()]
  var annotations: [Annotation] = []
  /// The names of the fields.
  var xLabel: LocalizedStringKey?
  var yLabel: LocalizedStringKey?
  var colorLabel: LocalizedStringKey?
  /// The style of the marks that are added next.
  var style = MarkStyle()

  /// A view beside a mark.
  struct Annotation {
    /// The index of the mark.
    let mark: Int
    let position: AnnotationPosition
    let spacing: Double
    let content: AnyView
  }

  init() {}

  init(of content: some ChartContent) { content._collect(into: &self) }

  /// - Complexity: O(1): only the newest styles are searched for an equal one.
  mutating func append(_ mark: Mark) {
    var mark = mark
    let oldest = max(0, styles.count - 16)
    if let index = styles[oldest...].lastIndex(of: style) {
      mark.style = index
    } else {
      styles.append(style)
      mark.style = styles.count - 1
    }
    marks.append(mark)
  }

  func style(of mark: Mark) -> MarkStyle { styles[mark.style] }
}

/// The arrangement of marks at the same place. Source: Swift Charts' `MarkStackingMethod`.
public enum MarkStackingMethod: Hashable, Sendable {
  /// One upon the other from 0; negative values below 0.
  case standard
  /// Like ``standard``, as shares of the sum.
  case normalized
  /// One upon the other, with the middle at 0.
  case center
  /// All from 0.
  case unstacked
}

/// The line between two points. Source: Swift Charts' `InterpolationMethod`.
public enum InterpolationMethod: Hashable, Sendable {
  /// A straight line.
  case linear
  /// A smooth curve that goes beyond no value (Fritsch and Carlson).
  case monotone
  /// A smooth curve through the points (Catmull and Rom).
  case catmullRom
  /// Steps at the first point of each pair.
  case stepStart
  /// Steps in the middle.
  case stepCenter
  /// Steps at the second point of each pair.
  case stepEnd
  /// A smooth curve; the same as ``catmullRom``.
  public static let cardinal = InterpolationMethod.catmullRom
}

/// The size of a mark in one axis. Source: Swift Charts' `MarkDimension`.
public enum MarkDimension: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// A size by the kind of the mark.
  case automatic
  /// CSS pixels.
  case fixed(Double)
  /// A share of the space, from 0 to 1.
  case ratio(Double)
  /// The space less some CSS pixels at each side.
  case inset(Double)

  /// CSS pixels.
  public init(floatLiteral value: Double) { self = .fixed(value) }
  /// CSS pixels.
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }

  /// The size in `space`; `share` of it if it is automatic.
  func size(in space: Double, automatic share: Double) -> Double {
    switch self {
    case .automatic: max(space * share, 0)
    case .fixed(let size): max(size, 0)
    case .ratio(let share): max(space * share, 0)
    case .inset(let inset): max(space - 2 * inset, 0)
    }
  }
}

/// The form of a point. Source: Swift Charts' `BasicChartSymbolShape`.
public enum BasicChartSymbolShape: Hashable, Sendable, CaseIterable {
  case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
}

/// The side of a mark with its annotation. Source: Swift Charts' `AnnotationPosition`.
public enum AnnotationPosition: Hashable, Sendable {
  /// Above the mark for most; for horizontal bars after their end.
  case automatic
  case top, bottom, leading, trailing
  /// In the middle of the mark.
  case overlay
}
