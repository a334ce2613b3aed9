import CHarfBuzz

/// The script of emoji units: `Zsye` of ISO 15924. They are shaped separately from other text, with the emoji font.
enum EmojiScript {
  static let script = hb_script_from_iso15924_tag(hb_tag_from_string("Zsye", 4))

  /// Assigns the emoji script to units of `clusters`.
  static func mark(_ clusters: [Range<Int>], in scripts: inout [hb_script_t]) {
    guard !scripts.isEmpty else { return }
    for cluster in clusters {
      for unit in cluster { scripts[unit] = script }
    }
  }
}
