import CHarfBuzz
import Synchronization

/// The web font files of an emoji font for emoji of several characters, such as flags and families.
///
/// Sequences share characters, so `unicode-range` cannot distribute them to files. Therefore each slice is a separate
/// family, and a sequence is an element with the family of its slice. A slice contains a fixed range of neighbouring
/// sequences of ``EmojiSequenceList``.
final class EmojiSequences: Sendable {
  /// The way a font paints an emoji.
  enum Painting: Equatable {
    /// With the glyph of its character.
    case character
    /// With one glyph for the sequence with this number.
    case sequence(Int)
  }

  /// Characters of sequences that have no picture.
  static let joining = ScalarSet([0x200D...0x200D, 0xFE0F...0xFE0F])

  /// The number of sequences in a slice; 20 to 98 KB with Noto Color Emoji.
  private static let sliceSize = 16

  /// The families of ``slices`` in style sheets.
  let families: [String]
  let slices: [FontSlice]

  private let face: FontFace
  /// The glyphs of sequences by number: 0 if the font has none.
  private let glyphs = Mutex<[Int: hb_codepoint_t]>([:])

  /// - Complexity: O(sequences of Unicode).
  init(face: FontFace, family: String) {
    self.face = face
    let count = EmojiSequenceList.qualified.count
    let starts = stride(from: 0, to: count, by: Self.sliceSize)
    families = starts.map { "\(family) \($0 / Self.sliceSize + 1)\(InstalledFace.mark)" }
    slices = starts.map {
      FontSlice(of: face, stem: family, sequences: $0..<min($0 + Self.sliceSize, count))
    }
  }

  func family(ofSequence number: Int) -> String { families[number / Self.sliceSize] }

  func slice(ofSequence number: Int) -> FontSlice { slices[number / Self.sliceSize] }

  /// The way the font paints a grapheme cluster; `nil` if it does not.
  ///
  /// - Complexity: O(characters) for a repeated cluster, otherwise one call of HarfBuzz.
  func painting(of cluster: UnsafeBufferPointer<UInt16>) -> Painting? {
    let scalars = String(decoding: cluster, as: UTF16.self).unicodeScalars.map(\.value)
    if EmojiSequenceList.withoutSelectors(scalars).count == 1 {
      return face.glyph(for: scalars[0]) == nil ? nil : .character
    }
    guard let number = EmojiSequenceList.number(of: scalars) else { return nil }
    return glyph(ofSequence: number) == 0 ? nil : .sequence(number)
  }

  /// The advance of an emoji in units of ``FontFace/unitsPerEm``.
  ///
  /// - Parameter scalar: the first character.
  func advance(of painting: Painting, scalar: UInt32) -> Int32 {
    switch painting {
    case .character: face.advance(of: face.glyph(for: scalar) ?? 0)
    case .sequence(let number): face.advance(of: glyph(ofSequence: number))
    }
  }

  private func glyph(ofSequence number: Int) -> hb_codepoint_t {
    glyphs.withLock { glyphs in
      if let known = glyphs[number] { return known }
      let found = face.glyph(ofSequence: number) ?? 0
      glyphs[number] = found
      return found
    }
  }
}

extension FontFace {
  /// The single glyph of an emoji of ``EmojiSequenceList``, or `nil` if the font's features make several.
  func glyph(ofSequence number: Int) -> hb_codepoint_t? {
    glyph(of: EmojiSequenceList.plain[number]) ?? glyph(of: EmojiSequenceList.qualified[number])
  }

  private func glyph(of scalars: [UInt32]) -> hb_codepoint_t? {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_codepoints(buffer, scalars, Int32(scalars.count), 0, Int32(scalars.count))
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_COMMON)
    hb_shape(font, buffer, nil, 0)
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count), count == 1,
      infos[0].codepoint != 0
    else { return nil }
    return infos[0].codepoint
  }
}
