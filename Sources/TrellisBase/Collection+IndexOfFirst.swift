extension Collection<UInt8> where Index == Int {
  /// The index of the first occurrence of `part`; `nil` if `part` does not occur or is empty.
  ///
  /// - Complexity: O(*n* · *m*) at worst; O(*n*) where the first byte of `part` is rare.
  package func index(ofFirst part: [UInt8]) -> Int? {
    let found = withContiguousStorageIfAvailable { bytes in
      part.withUnsafeBufferPointer { Self.firstOffset(of: $0, in: bytes) }
    }
    if let found { return found.map { startIndex + $0 } }
    return part.withUnsafeBufferPointer { part in
      Array(self).withUnsafeBufferPointer { Self.firstOffset(of: part, in: $0) }
    }.map { startIndex + $0 }
  }

  private static func firstOffset(
    of part: UnsafeBufferPointer<UInt8>, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Int? {
    guard let first = part.first, part.count <= bytes.count else { return nil }
    var offset = 0
    while offset <= bytes.count - part.count {
      if bytes[offset] == first,
        (1..<part.count).allSatisfy({ bytes[offset + $0] == part[$0] })
      {
        return offset
      }
      offset += 1
    }
    return nil
  }
}
