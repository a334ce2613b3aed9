/// A stretch of text with one set of attributes.
///
/// Runs are equal if their characters are identical: in contrast to strings, composed and decomposed
/// letters differ, because their offsets and glyphs do.
public struct TextRun: Hashable, Sendable {
  /// The characters of the run; a line feed among them ends a line.
  public var text: String
  /// The font, the letter spacing, the language and the OpenType features of the characters.
  public var attributes: TextAttributes

  /// The caller's number for this run, returned in ``TextNode/run(tag:_:)``. Two adjacent runs with the
  /// same tag and attributes are merged.
  public var tag: Int

  /// The distance of the run above the line's baseline in CSS pixels; negative values are below. From
  /// -10,000 to 10,000.
  public let baselineRise: Double

  /// Makes a run. A rise that is NaN becomes 0.
  public init(_ text: String, attributes: TextAttributes, tag: Int = 0, baselineRise: Double = 0) {
    self.text = text
    self.attributes = attributes
    self.tag = tag
    self.baselineRise =
      baselineRise == 0 || baselineRise.isNaN
      ? 0 : LayoutUnit(nearest: min(max(baselineRise, -10_000), 10_000)).pixels
  }
}

extension TextRun {
  public static func == (lhs: TextRun, rhs: TextRun) -> Bool {
    lhs.tag == rhs.tag && lhs.baselineRise == rhs.baselineRise
      && lhs.attributes == rhs.attributes
      && ExactText.isEqual(lhs.text, rhs.text)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(tag)
    if baselineRise != 0 { hasher.combine(baselineRise) }
    attributes.hash(into: &hasher)
    ExactText.hash(text, into: &hasher)
  }
}

/// Compares strings by their bytes. This is also much faster than canonical equivalence.
enum ExactText {
  static func isEqual(_ lhs: String, _ rhs: String) -> Bool {
    let isEqual = lhs.utf8.withContiguousStorageIfAvailable { left in
      rhs.utf8.withContiguousStorageIfAvailable { right in
        guard left.count == right.count else { return false }
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return UnsafeRawBufferPointer(start: first, count: left.count).elementsEqual(
          UnsafeRawBufferPointer(start: second, count: left.count))
      }
    }
    if let isEqual, let isEqual { return isEqual }
    return lhs.utf8.elementsEqual(rhs.utf8)
  }

  static func hash(_ text: String, into hasher: inout Hasher) {
    let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    if isHashed == nil {
      for byte in text.utf8 { hasher.combine(byte) }
    }
    hasher.combine(text.utf8.count)
  }
}
