/// The border box of an element in CSS px.
///
/// In a document, a frame is relative to the parent's border box and corresponds to the CSS properties `left`, `top`,
/// `width` and `height`; lengths are rounded to a hundredth of a px, and sizes are never negative. In a page laid out
/// by a browser or a client, a frame is relative to the page's top left corner.
public struct Frame: Hashable, Sendable {
  /// The distance from the left edge; CSS px.
  public var left: Double
  /// The distance from the top edge; CSS px.
  public var top: Double
  /// The width of the border box in CSS px; a document replaces a negative width by 0.
  public var width: Double
  /// The height of the border box in CSS px; a document replaces a negative height by 0.
  public var height: Double

  /// Makes a frame of lengths in CSS px; a document rounds each to the nearest hundredth.
  public init(left: Double, top: Double, width: Double, height: Double) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  /// An empty box at the top left corner.
  public static let zero = Frame(left: 0, top: 0, width: 0, height: 0)

  /// ``left`` plus ``width``: the right edge in the coordinates of ``left``, in CSS px.
  public var right: Double { left + width }
  /// ``top`` plus ``height``: the bottom edge in the coordinates of ``top``, in CSS px.
  public var bottom: Double { top + height }

  /// Whether a point is inside; the left and top edges are included, the right and bottom edges are not.
  public func contains(x: Double, y: Double) -> Bool {
    x >= left && x < right && y >= top && y < bottom
  }
}

extension Frame: CustomStringConvertible {
  public var description: String {
    "(\(left.plain), \(top.plain); \(width.plain) × \(height.plain))"
  }
}

/// The stored form of a frame: left, top, width and height in hundredths of a px.
///
/// Browsers place boxes on a grid of 1/64 px, so rounding to a hundredth is invisible. It halves the memory of a frame,
/// gives every length a short exact decimal on the wire, and makes the differences between frames exact, as
/// ``PatchOperation/shift(first:count:dx:dy:)`` requires.
package struct PackedFrame: Hashable, Sendable {
  package var left: Int32
  package var top: Int32
  package var width: Int32
  package var height: Int32

  /// The value for an element that is not positioned, such as a text part inside a line.
  static let none = PackedFrame(left: .min, top: 0, width: 0, height: 0)

  package var isNone: Bool { left == .min }

  /// Combines two lengths at a time: this takes half the time.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(UInt32(bitPattern: left)) << 32 | UInt64(UInt32(bitPattern: top)))
    hasher.combine(UInt64(UInt32(bitPattern: width)) << 32 | UInt64(UInt32(bitPattern: height)))
  }

  init(left: Int32, top: Int32, width: Int32, height: Int32) {
    self.left = left
    self.top = top
    self.width = width
    self.height = height
  }

  init(_ frame: Frame?) {
    guard let frame else {
      self = .none
      return
    }
    left = Self.hundredths(frame.left)
    top = Self.hundredths(frame.top)
    width = max(0, Self.hundredths(frame.width))
    height = max(0, Self.hundredths(frame.height))
  }

  var frame: Frame? {
    guard !isNone else { return nil }
    return Frame(
      left: Double(left) / 100, top: Double(top) / 100,
      width: Double(width) / 100, height: Double(height) / 100)
  }

  /// The nearest hundredth; 0 for NaN. Values beyond ±21 million px are clamped.
  static func hundredths(_ value: Double) -> Int32 {
    guard !value.isNaN else { return 0 }
    return Int32(max(-2_147_483_000, min(2_147_483_000, (value * 100).rounded())))
  }
}

extension Double {
  /// The number with at most two decimal digits.
  package var plain: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }
}
