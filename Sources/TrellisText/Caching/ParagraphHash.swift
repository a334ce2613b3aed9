/// A hash of paragraphs for caches, several times as fast as `Hasher` for a common paragraph.
///
/// Eight bytes of a text take one multiplication; the halves of the product are combined. The seed is random for each
/// process, so that an attacker cannot choose texts with equal hashes.
///
/// Source: Wang Yi, "wyhash" (2019).
struct ParagraphHash {
  private static let seed = UInt64.random(in: .min ... .max)

  private var state = seed

  var value: Int { Int(truncatingIfNeeded: state) }

  @inline(__always)
  mutating func combine(_ word: UInt64) {
    let (high, low) = (state ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(
      by: word ^ 0xE703_7ED1_A0B4_28DB)
    state = high ^ low
  }

  mutating func combine(_ text: String) {
    let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      var index = 0
      while index + 8 <= bytes.count {
        combine(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        index += 8
      }
      var rest: UInt64 = 0
      while index < bytes.count {
        rest = rest << 8 | UInt64(bytes[index])
        index += 1
      }
      combine(rest)
    }
    if isHashed == nil {
      for byte in text.utf8 { combine(UInt64(byte)) }
    }
    combine(UInt64(text.utf8.count))
  }

  mutating func combine(_ paragraph: Paragraph) {
    guard paragraph.isCommon else {
      var hasher = Hasher()
      // `combine` would copy the paragraph.
      paragraph.hash(into: &hasher)
      combine(UInt64(bitPattern: Int64(hasher.finalize())))
      return
    }
    // Through a pointer, because a copy of the run would take longer than its hash.
    paragraph.runs.withUnsafeBufferPointer {
      combine($0[0].text)
      combine(UInt64(bitPattern: Int64($0[0].tag)))
    }
    combine(paragraph.language)
    combine(paragraph.attributes.font.size.bitPattern)
    combine(paragraph.attributes.letterSpacing.bitPattern)
    combine(paragraph.lineHeight.map(\.bitPattern) ?? 1)
    let font = paragraph.attributes.font
    combine(UInt64(font.weight) << 1 | (font.isItalic ? 1 : 0))
    combine(UInt64(bitPattern: Int64(paragraph.maximumLines)))
  }
}

extension Paragraph {
  /// Whether ``ParagraphHash`` reads the few properties in which common paragraphs differ: the paragraph has one run
  /// with the paragraph's attributes, without families, features, spacing, truncation and composition. Direction and
  /// alignment are not read.
  fileprivate var isCommon: Bool {
    spacing.isNone && composition.isNone && truncation == nil
      && attributes.font.families.isEmpty && attributes.features.isEmpty
      && attributes.language == nil
      && runs.withUnsafeBufferPointer { runs in
        runs.count == 1 && runs[0].baselineRise == 0 && runs[0].attributes == attributes
      }
  }
}
