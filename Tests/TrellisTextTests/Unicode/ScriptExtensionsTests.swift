import CHarfBuzz
import Testing

@testable import TrellisText

struct ScriptExtensionsTests {
  /// Versions of Unicode differ in the first two: the table does not depend on the version of ICU.
  @Test(
    arguments: [
      (0xB7, HB_SCRIPT_COPTIC, 16), (0x2C9, HB_SCRIPT_BOPOMOFO, 2), (0x60C, HB_SCRIPT_ARABIC, 7),
      (0x964, HB_SCRIPT_BENGALI, 21), (0x3001, HB_SCRIPT_BOPOMOFO, 7),
      (0x3012, HB_SCRIPT_INVALID, 0), (0xA9CF, HB_SCRIPT_BUGINESE, 2),
      (0x1F250, HB_SCRIPT_HAN, 1), (0x1F251, HB_SCRIPT_HAN, 1), (0x1F252, HB_SCRIPT_INVALID, 0),
      (0x2C, HB_SCRIPT_INVALID, 0), (0xB8, HB_SCRIPT_INVALID, 0),
    ] as [(UInt32, hb_script_t, Int)])
  func scriptsOfCommonCharacters(scalar: UInt32, first: hb_script_t, count: Int) {
    let scripts = ScriptExtensions.scripts(of: scalar)
    #expect(scripts.count == count)
    #expect(scripts.first ?? HB_SCRIPT_INVALID == first)
  }

  @Test func theRowsRiseAndNameEachScriptOnce() {
    #expect(ScriptExtensions.rows.count == 92)
    var last: UInt32 = 0
    for row in ScriptExtensions.rows {
      #expect(last < row.first && row.first <= row.last)
      #expect(!row.scripts.isEmpty && Set(row.scripts.map(\.rawValue)).count == row.scripts.count)
      last = row.last
    }
  }

  /// Other characters have a script, so that their rows would never be used.
  @Test func allCharactersOfTheTableAreCommon() {
    let functions = hb_unicode_funcs_get_default()
    for row in ScriptExtensions.rows {
      for scalar in row.first...row.last {
        let script = hb_unicode_script(functions, scalar)
        // HarfBuzz may lack the newest characters.
        #expect(
          script == HB_SCRIPT_COMMON || script == HB_SCRIPT_UNKNOWN,
          "U+\(String(scalar, radix: 16))")
      }
    }
  }
}
