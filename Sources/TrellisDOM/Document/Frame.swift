/// The border box of an element in CSS px.
///
/// The frame of an element of a document is relative to its parent's border box: its lengths are those of the CSS properties
/// `left`, `top`, `width` and `height`, to the hundredth of a px, and never negative sizes. The frame of an element
/// of a page, which was laid out by a browser or a client, is relative to the page's top left corner.
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

  /// The distance of the right edge from where ``left`` begins.
  public var right: Double { left + width }
  /// The distance of the bottom edge from where ``top`` begins.
  public var bottom: Double { top + height }

  /// Whether a point is inside, the left and top edges included.
  public func contains(x: Double, y: Double) -> Bool {
    x >= left && x < right && y >= top && y < bottom
  }
}

extension Frame: CustomStringConvertible {
  public var description: String {
    "(\(left.plain), \(top.plain); \(width.plain) × \(height.plain))"
  }
}

/// The stored form of a frame: four sides in hundredths of a px.
///
/// Browsers place boxes on a grid of 1/64 px, so rounding to a hundredth is invisible. It halves the memory
/// of a frame, gives every side a short exact decimal on the wire, and makes the differences between frames
/// exact, as ``PatchOperation/shift(first:count:dx:dy:)`` requires.
struct PackedFrame: Hashable, Sendable {
  var left: Int32
  var top: Int32
  var width: Int32
  var height: Int32

  /// The frame of an element that is not positioned, such as a run of text inside a line.
  static let none = PackedFrame(left: .min, top: 0, width: 0, height: 0)

  var isNone: Bool { left == .min }

  /// Combines two sides at a time, which takes half the time.
  func hash(into hasher: inout Hasher) {
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

  /// The nearest hundredth; NaN becomes zero, and values beyond ±21 million px become the nearest limit.
  static func hundredths(_ value: Double) -> Int32 {
    guard !value.isNaN else { return 0 }
    return Int32(max(-2_147_483_000, min(2_147_483_000, (value * 100).rounded())))
  }
}
