import CHarfBuzz

/// The script that units of emoji are given, so that they are shaped apart from other text and with the font
/// of emoji: `Zsye` of ISO 15924.
enum EmojiScript {
  static let script = hb_script_from_iso15924_tag(hb_tag_from_string("Zsye", 4))

  /// Gives units of `clusters` the script of emoji.
  static func mark(_ clusters: [Range<Int>], in scripts: inout [hb_script_t]) {
    guard !scripts.isEmpty else { return }
    for cluster in clusters {
      for unit in cluster { scripts[unit] = script }
    }
  }
}
