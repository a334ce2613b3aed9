import CTrellisUnicode

/// The emoji of several characters that Unicode recommends for interchange (`RGI_Emoji`), with numbers that
/// are constant for one version of Unicode.
///
/// Source: UTS #51, §1.4.9; the data comes from ICU.
enum EmojiSequenceList {
  /// The sequences with their variation selectors, in the order of their characters.
  ///
  /// Sequences with the same first character are neighbours.
  static let qualified: [[UInt32]] = read()

  /// The sequences without variation selectors, by number.
  static let plain: [[UInt32]] = qualified.map(withoutSelectors)

  private static let numbers: [[UInt32]: Int] = Dictionary(
    zip(plain, plain.indices), uniquingKeysWith: { first, _ in first })

  /// The number of a sequence, ignoring variation selectors.
  ///
  /// - Complexity: O(characters).
  static func number(of scalars: [UInt32]) -> Int? { numbers[withoutSelectors(scalars)] }

  static func withoutSelectors(_ scalars: [UInt32]) -> [UInt32] {
    scalars.filter { $0 != 0xFE0E && $0 != 0xFE0F }
  }

  private static func read() -> [[UInt32]] {
    var found: [[UInt32]] = []
    withUnsafeMutablePointer(to: &found) { found in
      _ = trellis_emoji_sequences(
        { context, text, length in
          let units = UnsafeBufferPointer(start: text, count: Int(length))
          let scalars = String(decoding: units, as: UTF16.self).unicodeScalars.map(\.value)
          context?.assumingMemoryBound(to: [[UInt32]].self).pointee.append(scalars)
        }, found)
    }
    return found.filter { withoutSelectors($0).count > 1 }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }
}
