import Foundation
import TrellisLayout

/// Writes the outline of a path with a tenth of a CSS pixel, in relative steps, which are short.
///
/// Source: SVG 2, “Path data”.
struct PathText {
  private var bytes: [UInt8] = []
  /// The current point in tenths of a pixel, so that roundings do not add up.
  private var x = 0
  private var y = 0
  private var start = (x: 0, y: 0)
  private var lastCommand: UInt8 = 0

  var text: String { String(decoding: bytes, as: UTF8.self) }
  var isEmpty: Bool { bytes.isEmpty }

  init() {}

  mutating func move(to point: Point) {
    (x, y) = (Self.tenths(point.x), Self.tenths(point.y))
    start = (x, y)
    bytes.append(UInt8(ascii: "M"))
    // Numbers after the first two of this command are lines.
    lastCommand = UInt8(ascii: "M")
    append(x, isFirst: true)
    append(y)
  }

  mutating func line(to point: Point) {
    let (toX, toY) = (Self.tenths(point.x), Self.tenths(point.y))
    if toY == y, toX == x { return }
    if toY == y {
      command("h")
      append(toX - x, isFirst: true)
    } else if toX == x {
      command("v")
      append(toY - y, isFirst: true)
    } else {
      let isNew = command("l", repeats: true)
      append(toX - x, isFirst: isNew)
      append(toY - y)
    }
    (x, y) = (toX, toY)
  }

  mutating func curve(to point: Point, _ first: Point, _ second: Point) {
    let isNew = command("c", repeats: true)
    let (toX, toY) = (Self.tenths(point.x), Self.tenths(point.y))
    append(Self.tenths(first.x) - x, isFirst: isNew)
    append(Self.tenths(first.y) - y)
    append(Self.tenths(second.x) - x)
    append(Self.tenths(second.y) - y)
    append(toX - x)
    append(toY - y)
    (x, y) = (toX, toY)
  }

  /// An arc of a circle.
  mutating func arc(to point: Point, radius: Double, isLarge: Bool, isClockwise: Bool) {
    command("a")
    let (toX, toY) = (Self.tenths(point.x), Self.tenths(point.y))
    append(Self.tenths(radius), isFirst: true)
    append(Self.tenths(radius))
    append(0)
    append(isLarge ? 10 : 0)
    append(isClockwise ? 10 : 0)
    append(toX - x)
    append(toY - y)
    (x, y) = (toX, toY)
  }

  /// A line without a length: a dot with the cap of the stroke.
  mutating func dot(at point: Point) {
    move(to: point)
    bytes += Array("h0".utf8)
    lastCommand = UInt8(ascii: "h")
  }

  mutating func close() {
    command("z")
    (x, y) = start
  }

  /// A rectangle with round corners.
  mutating func rectangle(_ rect: Rect, radius: Double = 0) {
    let radius = min(radius, rect.size.width / 2, rect.size.height / 2)
    guard radius >= 0.5 else {
      move(to: rect.origin)
      line(to: Point(x: rect.maxX, y: rect.y))
      line(to: Point(x: rect.maxX, y: rect.maxY))
      line(to: Point(x: rect.x, y: rect.maxY))
      return close()
    }
    move(to: Point(x: rect.x + radius, y: rect.y))
    line(to: Point(x: rect.maxX - radius, y: rect.y))
    corner(rect.maxX, rect.y + radius, radius)
    line(to: Point(x: rect.maxX, y: rect.maxY - radius))
    corner(rect.maxX - radius, rect.maxY, radius)
    line(to: Point(x: rect.x + radius, y: rect.maxY))
    corner(rect.x, rect.maxY - radius, radius)
    line(to: Point(x: rect.x, y: rect.y + radius))
    corner(rect.x + radius, rect.y, radius)
    close()
  }

  private mutating func corner(_ x: Double, _ y: Double, _ radius: Double) {
    arc(to: Point(x: x, y: y), radius: radius, isLarge: false, isClockwise: true)
  }

  private static func tenths(_ value: Double) -> Int {
    value.isFinite ? Int((min(max(value, -1e6), 1e6) * 10).rounded()) : 0
  }

  /// - Returns: whether the letter was written, because the last command differs or does not repeat.
  @discardableResult
  private mutating func command(_ letter: Unicode.Scalar, repeats: Bool = false) -> Bool {
    let byte = UInt8(ascii: letter)
    if repeats, lastCommand == byte { return false }
    bytes.append(byte)
    lastCommand = byte
    return true
  }

  private mutating func append(_ tenths: Int, isFirst: Bool = false) {
    if tenths < 0 {
      bytes.append(UInt8(ascii: "-"))
    } else if !isFirst {
      bytes.append(UInt8(ascii: " "))
    }
    let magnitude = abs(tenths)
    var whole = magnitude / 10
    let rest = magnitude % 10
    if whole > 0 || rest == 0 {
      let start = bytes.count
      repeat {
        bytes.append(UInt8(48 + whole % 10))
        whole /= 10
      } while whole > 0
      bytes[start...].reverse()
    }
    if rest != 0 {
      bytes.append(UInt8(ascii: "."))
      bytes.append(UInt8(48 + rest))
    }
  }
}
