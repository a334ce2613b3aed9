#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension String {
  /// Whether both texts have the same code points.
  ///
  /// `==` of strings is canonical equivalence: U+00E9 equals `e` U+0301, and U+795E equals U+FA19. Browsers, files and
  /// databases distinguish them, and U+795E and U+FA19 look different.
  ///
  /// - Complexity: O(*n*) in bytes; O(1) for copies of one string, for short strings and for different lengths.
  @usableFromInline
  package func isExactly(_ other: String) -> Bool {
    let (mine, theirs) = (
      unsafeBitCast(self, to: Words.self), unsafeBitCast(other, to: Words.self)
    )
    if mine.low == theirs.low && mine.high == theirs.high { return true }
    let (own, others) = (utf8, other.utf8)
    guard own.count == others.count else { return false }
    return own.withContiguousStorageIfAvailable { left in
      others.withContiguousStorageIfAvailable { right in Self.haveSameBytes(left, right) }
        ?? left.elementsEqual(others)
    } ?? own.elementsEqual(others)
  }

  /// Whether the text precedes another in the order of code points; consistent with ``isExactly(_:)``.
  package func isBefore(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }

  /// Adds the code points to a hash. `String` hashes its canonical form, in quadratic time for many combining marks.
  ///
  /// - Complexity: O(*n*) in bytes.
  @usableFromInline
  package func hashCodePoints(into hasher: inout Hasher) {
    var text = self
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    hasher.combine(0xFF as UInt8)
  }

  private static func haveSameBytes(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard let first = left.baseAddress, let second = right.baseAddress else { return true }
    return memcmp(first, second, left.count) == 0
  }

  private struct Words {
    let low: UInt64
    let high: UInt64
  }
}

extension [String] {
  /// Whether both have the same texts in the same order, by code points.
  package func isExactly(_ other: [String]) -> Bool {
    elementsEqual(other) { $0.isExactly($1) }
  }
}

extension String? {
  /// Whether both are absent, or have the same code points.
  package func isExactly(_ other: String?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let mine?, let theirs?): mine.isExactly(theirs)
    default: false
    }
  }
}
