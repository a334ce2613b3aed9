import TrellisLayout

extension Path {
  /// The path as the value of the attribute `d` of SVG, with absolute coordinates in hundredths of a pixel. Each step
  /// is
  /// one command, so that browsers can animate between two paths with the same steps.
  ///
  /// - Complexity: O(*n*) in the steps.
  package var svg: String {
    var text: [UInt8] = []
    text.reserveCapacity(elements.count * 12)
    for element in elements {
      switch element {
      case .move(let point): text.append("M", [point])
      case .line(let point): text.append("L", [point])
      case .quadCurve(let point, let control): text.append("Q", [control, point])
      case .curve(let point, let first, let second): text.append("C", [first, second, point])
      case .closeSubpath: text.append(UInt8(ascii: "Z"))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ command: Unicode.Scalar, _ points: [Point]) {
    append(UInt8(ascii: command))
    for (index, point) in points.enumerated() {
      append(coordinate: point.x, isFirst: index == 0)
      append(coordinate: point.y, isFirst: false)
    }
  }

  /// A number with at most two decimal places, after a space unless it is negative or the first one of its command.
  private mutating func append(coordinate value: Double, isFirst: Bool) {
    let hundredths = Int((Swift.min(Swift.max(value.isNaN ? 0 : value, -1e7), 1e7) * 100).rounded())
    if hundredths < 0 {
      append(UInt8(ascii: "-"))
    } else if !isFirst {
      append(UInt8(ascii: " "))
    }
    let (whole, rest) = Swift.abs(hundredths).quotientAndRemainder(dividingBy: 100)
    if whole != 0 || rest == 0 { append(contentsOf: String(whole).utf8) }
    guard rest != 0 else { return }
    append(UInt8(ascii: "."))
    append(UInt8(ascii: "0") + UInt8(rest / 10))
    if rest % 10 != 0 { append(UInt8(ascii: "0") + UInt8(rest % 10)) }
  }
}
