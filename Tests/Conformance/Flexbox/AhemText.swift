import TrellisBase
import TrellisLayout

/// Text in a monospaced test font: it breaks at spaces, which have no width at the end of a line, and at
/// zero-width spaces, which never have one.
struct AhemText {
  /// The number of characters up to a break opportunity, and whether a space follows.
  private struct Word {
    var length: Int
    var endsWithSpace: Bool
  }

  private let metrics: FlexboxHeader.Text
  private var words: [Word] = []

  init(_ text: String, metrics: FlexboxHeader.Text) {
    self.metrics = metrics
    let zeroWidth = Set(metrics.zeroWidth.compactMap(Self.scalar))
    var length = 0
    for scalar in text.unicodeScalars {
      if scalar == " " || zeroWidth.contains(scalar) {
        words.append(Word(length: length, endsWithSpace: scalar == " "))
        length = 0
      } else {
        length += 1
      }
    }
    words.append(Word(length: length, endsWithSpace: false))
  }

  /// The character of the notation `U+…`.
  private static func scalar(_ name: String) -> Unicode.Scalar? {
    guard name.begins(with: "U+"), let value = UInt32(name.dropping(2), radix: 16) else {
      return nil
    }
    return Unicode.Scalar(value)
  }

  func measure(_ request: FlexMeasureRequest) -> FlexMeasurement {
    let room: Double
    switch request.availableWidth {
    case .minContent: room = 0
    case .maxContent: room = .infinity
    case .definite(let width): room = width
    }
    let lines = lines(in: request.knownWidth ?? room)
    return FlexMeasurement(
      size: Size(
        width: Double(lines.max() ?? 0) * metrics.advance,
        height: Double(lines.count) * metrics.lineHeight),
      baseline: metrics.ascent)
  }

  /// The number of characters in each line, without hanging spaces.
  private func lines(in width: Double) -> [Int] {
    // A browser rounds widths down to 1/64 px before it breaks lines.
    let most = width.isFinite ? Int(max(0, (width + 1.0 / 32) / metrics.advance)) : Int.max
    var lines: [Int] = []
    var line = 0
    var hasWord = false
    var gap = 0
    for word in words {
      if hasWord, line + gap + word.length > most {
        lines.append(line)
        line = 0
        gap = 0
      }
      line += gap + word.length
      gap = word.endsWithSpace ? 1 : 0
      hasWord = true
    }
    lines.append(line)
    return lines
  }
}
