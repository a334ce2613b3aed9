import CHarfBuzz
import Foundation
import Testing

@testable import TrellisText

struct EmojiSequencesTests {
  private let face: FontFace
  private let sequences: EmojiSequences

  init() throws {
    let path = TestFonts.folder + "/EmojiTest.ttf"
    face = try FontFace(file: FontFile(path: path), index: 0, path: path)
    sequences = EmojiSequences(face: face, family: "Emoji Test")
  }

  private func painting(_ text: String) -> EmojiSequences.Painting? {
    Array(text.utf16).withUnsafeBufferPointer { sequences.painting(of: $0) }
  }

  /// The glyphs of a text with a font, and whether each has a picture.
  private func glyphs(_ scalars: [UInt32], _ font: FontFace) -> [hb_codepoint_t] {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_codepoints(buffer, scalars, Int32(scalars.count), 0, Int32(scalars.count))
    hb_buffer_guess_segment_properties(buffer)
    hb_shape(font.font, buffer, nil, 0)
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    return (0..<Int(count)).compactMap { infos?[$0].codepoint }
  }

  @Test func theListHasUnicodesSequences() {
    #expect(EmojiSequenceList.qualified.count > 2000)
    #expect(EmojiSequenceList.qualified.count < Int(Int16.max))
    for text in ["🇩🇪", "1️⃣", "👨‍👩‍👧", "👍🏽", "❤️‍🔥", "🏴󠁧󠁢󠁥󠁮󠁧󠁿"] {
      let scalars = text.unicodeScalars.map(\.value)
      #expect(EmojiSequenceList.number(of: scalars) != nil)
      #expect(
        EmojiSequenceList.number(of: scalars)
          == EmojiSequenceList.number(of: EmojiSequenceList.withoutSelectors(scalars)))
    }
    #expect(EmojiSequenceList.number(of: [0x1F680]) == nil)
    #expect(EmojiSequenceList.number(of: [0x1F1E9, 0x1F1E9]) == nil)
  }

  @Test func neighboursHaveTheSameBeginning() {
    let firsts = EmojiSequenceList.qualified.map { $0[0] }
    #expect(firsts == firsts.sorted())
  }

  @Test func aSequenceIsOneGlyphOrNone() {
    #expect(painting("🚀") == .character)
    #expect(painting("❤️") == .character)
    guard case .sequence(let number) = painting("👨‍👩‍👧") else {
      Issue.record("The font has a family of three")
      return
    }
    #expect(EmojiSequenceList.plain[number] == [0x1F468, 0x200D, 0x1F469, 0x200D, 0x1F467])
    #expect(painting("🦩") == nil)
    #expect(painting("🇩🇰") == nil)
    #expect(painting("👩‍👩‍👩") == nil)
  }

  @Test func eachSliceMakesOneGlyphOfEachOfItsSequences() throws {
    var seen = 0
    for (slice, start) in zip(
      sequences.slices, stride(from: 0, to: EmojiSequenceList.qualified.count, by: 16))
    {
      guard case .sequences(_, let numbers) = slice.source else {
        Issue.record("A slice of sequences is made of sequences")
        continue
      }
      #expect(numbers.lowerBound == start)
      guard let bytes = FontSubset.make(of: face, sequences: numbers) else { continue }
      let font = try FontFace(bytes: bytes, path: slice.fileName)
      for number in numbers {
        let known = face.glyph(ofSequence: number)
        for scalars in [EmojiSequenceList.plain[number], EmojiSequenceList.qualified[number]] {
          let found = glyphs(scalars, font)
          guard known != nil else { continue }
          seen += 1
          #expect(found.count == 1)
          #expect(found.first != 0)
          #expect(found.map(font.advance) == known.map { [face.advance(of: $0)] })
        }
      }
    }
    #expect(seen > 100)
  }

  /// HarfBuzz alone would keep every flag that the letters of one can form.
  @Test func aSliceHasNoSequenceOfAnother() throws {
    let flags = try #require(EmojiSequenceList.number(of: [0x1F1E9, 0x1F1EA]))
    let slice = sequences.slice(ofSequence: flags)
    guard case .sequences(_, let numbers) = slice.source else { return }
    let bytes = try #require(FontSubset.make(of: face, sequences: numbers))
    let font = try FontFace(bytes: bytes, path: slice.fileName)
    let others = EmojiSequenceList.plain.indices.filter {
      !numbers.contains($0) && face.glyph(ofSequence: $0) != nil
    }
    #expect(others.count > 50)
    #expect(others.allSatisfy { font.glyph(ofSequence: $0) == nil })
  }

  @Test func aSliceIsTheSameFileEachTime() {
    let again = EmojiSequences(face: face, family: "Emoji Test")
    #expect(again.slices.map(\.fileName) == sequences.slices.map(\.fileName))
    #expect(Set(sequences.slices.map(\.fileName)).count == sequences.slices.count)
    #expect(Set(sequences.families).count == sequences.families.count)
    #expect(sequences.slices[3].make() == again.slices[3].make())
  }
}
