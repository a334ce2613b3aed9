import CHarfBuzz

/// Assigns a script for shaping to every unit of a text.
///
/// A character of the script Common or Inherited gets the script of the preceding text, or at the start the script of
/// the following text; a closing bracket gets the script of its opening bracket. A character that only some scripts
/// use, such as the Arabic comma, begins a stretch of the first of these scripts if the preceding script is not among
/// them.
///
/// Source: UAX #24, §5, as in Blink's script run iterator.
struct ScriptResolver {
  /// The maximum depth of paired brackets.
  private static let depthLimit = 32

  /// - Parameter cells: Clusters with separate elements, ascending. A browser treats an element like a
  ///   character without a script.
  func resolve(
    _ text: UnsafeBufferPointer<UInt16>, cells: [Range<Int>] = []
  ) -> [hb_script_t] {
    let functions = hb_unicode_funcs_get_default()
    var scripts: [hb_script_t] = []
    scripts.reserveCapacity(text.count)
    var current = HB_SCRIPT_COMMON
    var open: [(closing: UInt32, script: hb_script_t)] = []
    var index = 0
    var cells = cells[...]
    while index < text.count {
      if let cell = cells.first, cell.lowerBound == index {
        for _ in cell { scripts.append(current) }
        index = cell.upperBound
        cells.removeFirst()
        continue
      }
      let (scalar, width) = TextUnit.scalar(in: text, at: index)
      let script = hb_unicode_script(functions, scalar)
      if script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED
        || script == HB_SCRIPT_UNKNOWN
      {
        if let closing = Brackets.closing(for: scalar) {
          if open.count == Self.depthLimit { open.removeFirst() }
          open.append((closing, current))
        } else if Brackets.isClosing(scalar) {
          if let match = open.lastIndex(where: { $0.closing == scalar }) {
            current = open[match].script
            open.removeSubrange(match...)
          }
        } else if script == HB_SCRIPT_COMMON, current != HB_SCRIPT_COMMON {
          current = scriptOfCommon(scalar, after: current)
        }
      } else {
        if current == HB_SCRIPT_COMMON {
          for earlier in scripts.indices { scripts[earlier] = script }
          for bracket in open.indices { open[bracket].script = script }
        }
        current = script
      }
      for _ in 0..<width { scripts.append(current) }
      index += width
    }
    return scripts
  }

  private func scriptOfCommon(_ scalar: UInt32, after current: hb_script_t) -> hb_script_t {
    let scripts = ScriptExtensions.scripts(of: scalar)
    guard let first = scripts.first, !scripts.contains(current) else { return current }
    return first
  }
}

/// The brackets that UAX #9 pairs (property Bidi_Paired_Bracket); quotation marks are not among them.
private enum Brackets {
  static func closing(for scalar: UInt32) -> UInt32? {
    switch scalar {
    case 0x28: 0x29
    case 0x5B, 0x7B, 0xFF3B, 0xFF5B: scalar + 2
    case _ where scalar < 0x80: nil
    case 0x0F3A, 0x0F3C, 0x169B, 0x2045, 0x207D, 0x208D, 0x2308, 0x230A, 0x2329, 0x27C5, 0x29FC,
      0xFE59, 0xFE5B, 0xFE5D, 0xFF08, 0xFF5F, 0xFF62:
      scalar + 1
    case 0x2768...0x2775, 0x27E6...0x27EF, 0x29D8...0x29DB, 0x2E22...0x2E29, 0x3008...0x3011,
      0x3014...0x301B:
      scalar & 1 == 0 ? scalar + 1 : nil
    case 0x2983...0x2998: scalar & 1 == 1 ? scalar + 1 : nil
    default: nil
    }
  }

  static func isClosing(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x29, 0x5D, 0x7D, 0xFF3D, 0xFF5D: true
    case _ where scalar < 0x80: false
    default: closing(for: scalar - 1) == scalar
    }
  }
}

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
