import CHarfBuzz
import Testing

@testable import TrellisText

/// Fonts with the glyphs of another and a table for one case.
enum TestFontTables {
  /// The tables of `source` that contain its glyphs, and one more.
  static func font(from source: FontFace, with table: (name: String, bytes: [UInt8])?) throws
    -> [UInt8]
  {
    let builder = try #require(hb_face_builder_create())
    defer { hb_face_destroy(builder) }
    for name in ["cmap", "head", "hhea", "hmtx", "maxp", "OS/2", "CFF "] {
      let tag = hb_tag_from_string(name, 4)
      let table = hb_face_reference_table(source.face, tag)
      defer { hb_blob_destroy(table) }
      try #require(hb_face_builder_add_table(builder, tag, table) != 0)
    }
    if let table {
      let blob = hb_blob_create(
        table.bytes.map { CChar(bitPattern: $0) }, UInt32(table.bytes.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
      defer { hb_blob_destroy(blob) }
      try #require(hb_face_builder_add_table(builder, hb_tag_from_string(table.name, 4), blob) != 0)
    }
    let blob = hb_face_reference_blob(builder)
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    let data = try #require(hb_blob_get_data(blob, &length))
    return UnsafeBufferPointer(start: data, count: Int(length)).map { UInt8(bitPattern: $0) }
  }

  /// A table `GSUB` or `GPOS` for Latin script.
  ///
  /// Source: OpenType 1.9, "Common Table Formats".
  ///
  /// - Parameters:
  ///   - features: the tags in ascending order, and the index of the lookup of each.
  ///   - lookups: the type and the only subtable of each.
  static func layoutTable(
    _ features: [(tag: String, lookup: UInt16)], lookups: [(type: UInt16, subtable: [UInt16])]
  ) -> [UInt8] {
    func words(_ tag: String) -> [UInt16] {
      let bytes = Array(tag.utf8)
      return [UInt16(bytes[0]) << 8 | UInt16(bytes[1]), UInt16(bytes[2]) << 8 | UInt16(bytes[3])]
    }
    let count = UInt16(features.count)
    let scripts = [1] + words("latn") + [8, 4, 0, 0, 0xFFFF, count] + Array(0..<count)
    var featureList = [count]
    for (index, feature) in features.enumerated() {
      featureList += words(feature.tag) + [2 + 6 * count + 6 * UInt16(index)]
    }
    for feature in features { featureList += [0, 1, feature.lookup] }
    var lookupList = [UInt16(lookups.count)]
    var offset = UInt16(2 + 2 * lookups.count)
    for lookup in lookups {
      lookupList.append(offset)
      offset += UInt16(8 + 2 * lookup.subtable.count)
    }
    for lookup in lookups { lookupList += [lookup.type, 0, 1, 8] + lookup.subtable }
    let header: [UInt16] = [
      1, 0, 10, UInt16(10 + scripts.count * 2),
      UInt16(10 + (scripts.count + featureList.count) * 2),
    ]
    return (header + scripts + featureList + lookupList).flatMap {
      [UInt8($0 >> 8), UInt8($0 & 0xFF)]
    }
  }
}
