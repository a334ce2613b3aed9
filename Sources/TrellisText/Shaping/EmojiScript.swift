import CHarfBuzz

/// The script of emoji units, with which they are shaped separately from other text and with the emoji
/// font: `Zsye` of ISO 15924.
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
