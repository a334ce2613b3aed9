import CHarfBuzz

/// The features of a font that shapers apply without a request.
enum AutomaticFeatures {
  /// The features of a face, except features for vertical text and features that must be requested.
  ///
  /// Source: OpenType 1.9, "Feature tags", for tags with the interface "off by default".
  static func names(of face: OpaquePointer) -> [String] {
    var names: Set<String> = []
    for table in ["GSUB", "GPOS"] {
      let tag = hb_tag_from_string(table, 4)
      var count = hb_ot_layout_table_get_feature_tags(face, tag, 0, nil, nil)
      var tags = [hb_tag_t](repeating: 0, count: Int(count))
      hb_ot_layout_table_get_feature_tags(face, tag, 0, &count, &tags)
      names.formUnion(tags.map(name))
    }
    return names.filter { !isOptional($0) }.sorted()
  }

  private static func name(_ tag: hb_tag_t) -> String {
    String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: tag >> (24 - 8 * $0)) }, as: UTF8.self)
  }

  private static func isOptional(_ name: String) -> Bool {
    if name.hasPrefix("ss") || name.hasPrefix("cv") || name.hasPrefix("jp") {
      return name.dropFirst(2).allSatisfy(\.isNumber)
    }
    return optional.contains(name)
  }

  private static let optional: Set<String> = [
    "vert", "vrt2", "vrtr", "vkrn", "vpal", "vhal", "valt", "vchw", "vkna", "palt", "halt", "chws",
    "pwid", "fwid", "hwid", "twid", "qwid", "pkna", "hkna", "ruby", "aalt", "salt", "swsh", "cswh",
    "titl", "hist", "hlig", "dlig", "nalt", "ornm", "rand", "trad", "smpl", "tnam", "expt", "nlck",
    "hojo", "hngl", "ital", "smcp", "c2sc", "pcap", "c2pc", "unic", "case", "cpsp", "sinf", "ordn",
    "tnum", "pnum", "lnum", "onum", "zero", "frac", "sups", "subs", "mgrk", "opbd", "lfbd", "rtbd",
    "size", "apkn",
  ]
}
