import CHarfBuzz

/// The checksums that a font file contains for its tables: they change with its content, and are read
/// without reading the file.
enum FontChecksums {
  /// A hash of a font's table directory, of its index in a collection and of the file's size.
  ///
  /// Source: OpenType 1.9, "Table Directory" and "TTC Header".
  static func hash(of blob: OpaquePointer, index: Int) -> UInt64 {
    var length: UInt32 = 0
    let start = hb_blob_get_data(blob, &length)
    let bytes = UnsafeRawBufferPointer(start: start, count: Int(length))
    func unsigned(at offset: Int) -> Int? {
      guard offset >= 0, offset <= bytes.count - 4 else { return nil }
      return Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }
    var hash = ContentHash()
    hash.add(UInt64(length))
    hash.add(UInt64(index))
    let isCollection = unsigned(at: 0) == 0x7474_6366
    let directory = isCollection ? unsigned(at: 12 + 4 * index) ?? 0 : 0
    let tableCount = min((unsigned(at: directory + 4) ?? 0) >> 16, 256)
    for offset in stride(from: directory, to: directory + 12 + 16 * tableCount, by: 4) {
      hash.add(UInt64(unsigned(at: offset) ?? 0))
    }
    return hash.value
  }
}
