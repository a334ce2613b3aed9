/// Computes the stretch of justified lines.
///
/// The browser distributes the stretch to the expansion opportunities: a stretched line is a box of the full width with
/// one justified line. The browser cannot stretch a cell, so lines with cells are not stretched.
///
/// Source: CSS Text Level 3, §6.4.
struct Justification {
  let text: UnsafeBufferPointer<UInt16>
  let spacing: ParagraphSpacing
  let width: Double
  /// The ranges of the text in cells, ascending.
  var cells: [Range<Int>] = []

  /// Stretches all lines except the last of each paragraph, lines without expansion opportunities, and
  /// lines with tabs or cells.
  ///
  /// - Complexity: O(units).
  func stretch(_ lines: inout [BrokenLine]) {
    for index in lines.indices.dropLast() {
      let line = lines[index]
      let start = Int(line.start)
      guard line.visibleEnd > line.start, text[Int(line.end) - 1] != TextUnit.lineFeed else {
        continue
      }
      let isFirstLine = start == 0 || text[start - 1] == TextUnit.lineFeed
      let available =
        spacing.availableWidth(in: width, isFirstLine: isFirstLine) + line.startHang + line.endHang
      let visible = UnsafeBufferPointer(rebasing: text[start..<Int(line.visibleEnd)])
      guard line.paintedWidth < available, !visible.contains(TextUnit.tab),
        JustificationOpportunities.exist(in: visible),
        !cells.contains(where: { $0.overlaps(start..<Int(line.visibleEnd)) })
      else { continue }
      lines[index].stretch = available - line.paintedWidth
    }
  }
}

/// The expansion opportunities of a justified line.
///
/// Source: Blink's count of expansion opportunities: a space, and each side of an ideograph, kana or symbol
/// that is not at the line's edge, counted once between two of them.
enum JustificationOpportunities {
  /// Whether a line has an expansion opportunity. The line is passed without the spaces at its end.
  static func exist(in line: UnsafeBufferPointer<UInt16>) -> Bool {
    var index = 0
    while index < line.count {
      if isSpace(line[index]) { return true }
      let (scalar, width) = TextUnit.scalar(in: line, at: index)
      // A single ideograph has no expansion opportunity.
      if isIdeographic(scalar), width < line.count { return true }
      index += width
    }
    return false
  }

  static func isSpace(_ unit: UInt16) -> Bool { unit == TextUnit.space || unit == 0xA0 }

  static func isIdeographic(_ scalar: UInt32) -> Bool {
    switch scalar {
    // Hangul is stretched between words.
    case 0x1100...0x115F, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7A3: false
    default: CellShape.isWide(scalar)
    }
  }
}

extension [TextCluster] {
  /// The clusters of a line from left to right, positioned as in a browser.
  func stretched(by stretch: LayoutUnit, text: [UInt16]) -> [TextCluster] {
    // Whether there is a gap before each cluster, and after the last.
    var gaps: [Bool] = [false]
    for (index, cluster) in enumerated() {
      gaps.append(false)
      guard let start = cluster.range?.lowerBound else { continue }
      let scalar = text.withUnsafeBufferPointer { TextUnit.scalar(in: $0, at: start).value }
      if JustificationOpportunities.isIdeographic(scalar) {
        gaps[index] = true
        gaps[index + 1] = true
      } else if JustificationOpportunities.isSpace(text[start]) {
        gaps[index + 1] = true
      }
    }
    gaps[0] = false
    gaps[gaps.count - 1] = false
    let count = Int64(gaps.count { $0 })
    guard count > 0 else { return self }
    var passed: Int64 = 0
    return enumerated().map { index, cluster in
      var cluster = cluster
      let before = LayoutUnit(raw: stretch.raw * passed / count)
      if gaps[index + 1] { passed += 1 }
      let after = LayoutUnit(raw: stretch.raw * passed / count)
      cluster.x += before
      cluster.width += after - before
      return cluster
    }
  }
}
