#if canImport(_FoundationICU)
  import _FoundationICU
#endif

/// The emoji of several characters that Unicode recommends for interchange (`RGI_Emoji`), by numbers that are the
/// same for one version of Unicode.
///
/// Source: UTS #51, §1.4.9; the data is that of the toolchain's ICU.
enum EmojiSequenceList {
  /// The sequences with the selectors that they are written with, in the order of their characters.
  ///
  /// Sequences that begin with the same character are neighbours.
  static let qualified: [[UInt32]] = read()

  /// The sequences without selectors, by number.
  static let plain: [[UInt32]] = qualified.map(withoutSelectors)

  private static let numbers: [[UInt32]: Int] = Dictionary(
    zip(plain, plain.indices), uniquingKeysWith: { first, _ in first })

  /// The number of a sequence, whatever selectors of presentation it has.
  ///
  /// - Complexity: O(characters).
  static func number(of scalars: [UInt32]) -> Int? { numbers[withoutSelectors(scalars)] }

  static func withoutSelectors(_ scalars: [UInt32]) -> [UInt32] {
    scalars.filter { $0 != 0xFE0E && $0 != 0xFE0F }
  }

  #if canImport(_FoundationICU)
    private static func read() -> [[UInt32]] {
      let pattern = Array("[:RGI_Emoji:]".utf16)
      var status = U_ZERO_ERROR
      guard let set = swift_uset_openPattern(pattern, Int32(pattern.count), &status),
        status.rawValue <= 0
      else { return [] }
      defer { swift_uset_close(set) }
      var found: [[UInt32]] = []
      for item in 0..<swift_uset_getItemCount(set) {
        var (first, last): (Int32, Int32) = (0, 0)
        var units = [UInt16](repeating: 0, count: 64)
        status = U_ZERO_ERROR
        let count = swift_uset_getItem(
          set, item, &first, &last, &units, Int32(units.count), &status)
        // Items of length 0 are ranges of single characters.
        guard count >= 2, count <= units.count, status.rawValue <= 0 else { continue }
        let scalars = String(decoding: units.prefix(Int(count)), as: UTF16.self).unicodeScalars
        found.append(scalars.map(\.value))
      }
      return found.filter { withoutSelectors($0).count > 1 }
        .sorted { $0.lexicographicallyPrecedes($1) }
    }
  #else
    private static func read() -> [[UInt32]] { [] }
  #endif
}
