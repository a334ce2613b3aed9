import CHarfBuzz

/// Shapes stretches of one script and direction, trying the faces of a font instance in order.
///
/// A cluster without a glyph in a face is shaped again with the next face, in the context of the whole
/// text. Not thread-safe.
final class Shaper {
  private var buffer = hb_buffer_create()!
  /// The maximum number of characters or glyphs in the buffer so far.
  private var largest = 0

  /// The number of calls of HarfBuzz, for tests.
  private(set) var shapeCount = 0
  /// The number of units that HarfBuzz has shaped, for ``TextWorker/steps``.
  private(set) var shapedUnits = 0

  /// Whether substitutions are skipped in texts of ``FontFace/inertCharacters``; tests compare both.
  private let skipsSubstitutions: Bool

  init(skipsSubstitutions: Bool = true) {
    self.skipsSubstitutions = skipsSubstitutions
  }

  deinit { hb_buffer_destroy(buffer) }

  /// The approximate size of the buffer: HarfBuzz keeps its capacity, with two records of 20 bytes for each
  /// glyph, and spare capacity.
  var byteCount: Int { largest * 60 }

  /// Frees the buffer's memory; HarfBuzz itself never does.
  func trim() {
    hb_buffer_destroy(buffer)
    buffer = hb_buffer_create()
    largest = 0
  }

  /// Appends the glyphs of `text[range]`, not always in the order of their clusters.
  ///
  /// - Parameters:
  ///   - context: the part of `text` to which letters may join.
  ///   - firstFace: the index of the first face to try.
  /// - Complexity: O(range) for each face tried.
  func shape(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, context: Range<Int>,
    script: hb_script_t, isRightToLeft: Bool, instance: FontInstance, firstFace: Int,
    into glyphs: inout [ShapedGlyph]
  ) {
    let firstFace = firstUsefulFace(for: text[range], of: instance, from: firstFace)
    let face = instance.faces[firstFace]
    let isLastFace = firstFace + 1 == instance.faces.count
    fillBuffer(
      text, range: range, context: context, script: script, isRightToLeft: isRightToLeft,
      instance: instance)
    shapeCount += 1
    shapedUnits += range.count
    let isInert =
      skipsSubstitutions && !isRightToLeft
      && (script == HB_SCRIPT_LATIN || script == HB_SCRIPT_COMMON)
      && !instance.featuresOfInertTexts.isEmpty && face.inertCharacters.contains(text[range])
    let features =
      isInert ? instance.featuresOfInertTexts[firstFace] : instance.features[firstFace]
    hb_shape(face.font, buffer, features, UInt32(features.count))

    var length: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &length)!
    let positions = hb_buffer_get_glyph_positions(buffer, &length)!
    let count = Int(length)
    largest = max(largest, count, range.count)
    let shift = Int32(context.lowerBound)
    var missing: [Range<Int>] = []
    var index = 0
    while index < count {
      // The glyphs of one cluster are adjacent; one missing glyph makes the cluster missing.
      let cluster = infos[index].cluster
      var end = index
      var isMissing = false
      while end < count, infos[end].cluster == cluster {
        if infos[end].codepoint == 0 { isMissing = true }
        end += 1
      }
      if isMissing, !isLastFace {
        let first = Int(cluster) + context.lowerBound
        let next =
          isRightToLeft
          ? (index > 0 ? Int(infos[index - 1].cluster) + context.lowerBound : range.upperBound)
          : (end < count ? Int(infos[end].cluster) + context.lowerBound : range.upperBound)
        Self.append(first..<max(next, first + 1), to: &missing)
      } else {
        for glyph in index..<end {
          let advance = face.advance(of: infos[glyph].codepoint)
          let flags = hb_glyph_info_get_glyph_flags(infos + glyph).rawValue
          glyphs.append(
            ShapedGlyph(
              cluster: Int32(bitPattern: infos[glyph].cluster) + shift, advance: advance,
              adjustment: face.isBitmap ? 0 : positions[glyph].x_advance - advance,
              face: UInt16(truncatingIfNeeded: firstFace),
              isUnsafeToBreak: flags & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0,
              isMissing: isMissing))
        }
      }
      index = end
    }
    for gap in isRightToLeft ? missing.reversed() : missing {
      shape(
        text, range: gap, context: context, script: script, isRightToLeft: isRightToLeft,
        instance: instance, firstFace: firstFace + 1, into: &glyphs)
    }
  }

  /// The first face from index `first` on that may have glyphs for a text of ideographs, kana, Hangul or
  /// pictures: these are not composed of other characters, so faces without them need not be tried.
  private func firstUsefulFace(
    for text: Slice<UnsafeBufferPointer<UInt16>>, of instance: FontInstance, from first: Int
  ) -> Int {
    var number = first
    guard number + 1 < instance.faces.count, text.allSatisfy(Self.standsForItself) else {
      return number
    }
    let text = UnsafeBufferPointer(rebasing: text)
    while number + 1 < instance.faces.count {
      let face = instance.faces[number]
      var index = 0
      while index < text.count {
        let (scalar, width) = TextUnit.scalar(in: text, at: index)
        if face.glyph(for: scalar) != nil { return number }
        index += width
      }
      number += 1
    }
    return number
  }

  private static func standsForItself(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x2E80...0xDFFF, 0xFE0F, 0xFF00...0xFFEF: true
    default: false
    }
  }

  private func fillBuffer(
    _ text: UnsafeBufferPointer<UInt16>, range: Range<Int>, context: Range<Int>,
    script: hb_script_t, isRightToLeft: Bool, instance: FontInstance
  ) {
    hb_buffer_clear_contents(buffer)
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    hb_buffer_add_utf16(
      buffer, text.baseAddress! + context.lowerBound, Int32(context.count),
      UInt32(range.lowerBound - context.lowerBound), Int32(range.count))
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script)
    hb_buffer_set_language(buffer, instance.language)
  }

  /// Joins adjacent ranges; they come in ascending or descending order.
  private static func append(_ range: Range<Int>, to ranges: inout [Range<Int>]) {
    if let last = ranges.last, last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else if let last = ranges.last, range.upperBound == last.lowerBound {
      ranges[ranges.count - 1] = range.lowerBound..<last.upperBound
    } else {
      ranges.append(range)
    }
  }
}

/// A glyph from HarfBuzz, in font units.
struct ShapedGlyph {
  /// The first unit of the text of the glyph.
  var cluster: Int32
  /// The advance in `hmtx`, and the adjustment by positioning.
  var advance: Int32
  var adjustment: Int32
  /// The index of its face in the font instance.
  var face: UInt16
  /// Whether a line break before the cluster changes the glyphs around it.
  var isUnsafeToBreak: Bool
  /// Whether no face has a glyph for the cluster.
  var isMissing: Bool
}
