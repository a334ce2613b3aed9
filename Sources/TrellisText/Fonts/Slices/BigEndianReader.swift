import CHarfBuzz

/// The bytes of a font with bounds-checked access.
struct BigEndianReader {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads the table `name` of a face; `nil` if the face has none.
  init?(table name: String, of face: OpaquePointer) {
    let blob = hb_face_reference_table(face, hb_tag_from_string(name, Int32(name.utf8.count)))
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    bytes = Array(
      UnsafeRawBufferPointer(start: hb_blob_get_data(blob, &length), count: Int(length)))
    if bytes.isEmpty { return nil }
  }

  func unsigned(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
