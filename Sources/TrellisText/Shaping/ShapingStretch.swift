import CHarfBuzz

/// Text of one font and direction that is shaped in pieces of one script.
struct ShapingStretch {
  let text: UnsafeBufferPointer<UInt16>
  let scripts: [hb_script_t]
  let instance: FontInstance
  let isRightToLeft: Bool

  /// Appends the glyphs of `range`. Emoji try the emoji face first.
  func shape(
    _ range: Range<Int>, context: Range<Int>, with shaper: Shaper, into glyphs: inout [ShapedGlyph]
  ) {
    var start = range.lowerBound
    while start < range.upperBound {
      let script = script(at: start)
      var end = start + 1
      while end < range.upperBound, self.script(at: end) == script { end += 1 }
      let isEmoji = script == EmojiScript.script
      while start < end {
        let piece = start..<endOfMarks(from: start, to: end)
        shaper.shape(
          text, range: piece, context: context, script: isEmoji ? HB_SCRIPT_COMMON : script,
          isRightToLeft: isRightToLeft, instance: instance,
          firstFace: isEmoji ? instance.emojiFace ?? 0 : 0, into: &glyphs)
        start = piece.upperBound
      }
    }
  }

  /// The index in `start..<end` where a run of more than ``longestMarks`` combining marks is divided, or `end`.
  ///
  /// HarfBuzz places a mark by a search for its base, so that thousands of marks on one base would take quadratic time.
  private func endOfMarks(from start: Int, to end: Int) -> Int {
    guard end - start > Self.longestMarks, !scripts.isEmpty else { return end }
    var index = start + Self.longestMarks
    while index < end {
      var first = index
      while first > start, first + Self.longestMarks > index, isMark(at: first) { first -= 1 }
      if first + Self.longestMarks == index {
        return TextUnit.start(ofCharacterAt: index, in: text)
      }
      index = first + Self.longestMarks + (first == index ? 1 : 0)
    }
    return end
  }

  /// The maximum number of units of combining marks that are shaped together.
  private static let longestMarks = 64

  private func isMark(at index: Int) -> Bool {
    guard text[index] >= 0x300 else { return false }
    let start = TextUnit.start(ofCharacterAt: index, in: text)
    switch Unicode.Scalar(TextUnit.scalar(in: text, at: start).value)?.properties.generalCategory {
    case .nonspacingMark?, .spacingMark?, .enclosingMark?: return true
    default: return false
    }
  }

  /// Calls `body` with the cluster and the scaled advance of every glyph, including letter spacing.
  func forEachAdvance(
    of glyphs: [ShapedGlyph], _ body: (Int, Int64, ShapedGlyph) -> Void
  ) {
    let spacing = instance.letterSpacing
    for index in glyphs.indices {
      let glyph = glyphs[index]
      let cluster = Int(glyph.cluster)
      var advance = instance.scales[Int(glyph.face)].width(
        advance: glyph.advance, adjustment: glyph.adjustment)
      let endsCluster = index + 1 == glyphs.count || glyphs[index + 1].cluster != glyph.cluster
      if spacing != 0, endsCluster, hasSpacing(at: cluster) { advance += spacing }
      body(cluster, advance, glyph)
    }
  }

  private func hasSpacing(at cluster: Int) -> Bool {
    let unit = text[cluster]
    if TextUnit.isIgnorable(unit) { return false }
    return TextUnit.isSpace(unit) || unit == 0xA0 || !joinsLetters(script(at: cluster))
  }

  private func joinsLetters(_ script: hb_script_t) -> Bool {
    script == HB_SCRIPT_ARABIC || script == HB_SCRIPT_SYRIAC || script == HB_SCRIPT_NKO
      || script == HB_SCRIPT_MONGOLIAN || script == HB_SCRIPT_MANDAIC
      || script == HB_SCRIPT_PHAGS_PA || script == HB_SCRIPT_HANIFI_ROHINGYA
  }

  @inline(__always)
  private func script(at index: Int) -> hb_script_t {
    scripts.isEmpty ? HB_SCRIPT_LATIN : scripts[index]
  }
}
