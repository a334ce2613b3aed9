import CHarfBuzz

/// The scripts that use a character of the script Common, if these are not all scripts.
///
/// The table is our own, because each version of Unicode changes it: U+00B7 is used in all scripts in
/// Unicode 15, in sixteen in Unicode 16.
///
/// Source: ScriptExtensions-17.0.0.txt of the Unicode character database, for characters of the script Common.
enum ScriptExtensions {
  /// The scripts of a character; empty if it is used in all. The first is the script of the character's run
  /// if none of them is the script of the preceding text.
  ///
  /// - Complexity: O(log rows).
  static func scripts(of scalar: UInt32) -> [hb_script_t] {
    guard scalar >= 0xB7 else { return [] }
    var low = 0
    var high = rows.count
    while low < high {
      let middle = (low + high) / 2
      let row = rows[middle]
      if scalar < row.first {
        high = middle
      } else if scalar > row.last {
        low = middle + 1
      } else {
        return row.scripts
      }
    }
    return []
  }

  struct Row {
    let first: UInt32
    let last: UInt32
    let scripts: [hb_script_t]
  }

  /// Sorted by character.
  static let rows: [Row] = table.split(separator: "\n").map { line in
    let fields = line.split(separator: " ")
    let range = fields[0].split(separator: "..").compactMap { UInt32($0, radix: 16) }
    let scripts = fields.dropFirst().map { name in
      hb_script_from_iso15924_tag(name.utf8.reduce(0) { $0 << 8 | UInt32($1) })
    }
    return Row(first: range[0], last: range[range.count - 1], scripts: scripts)
  }

  /// Characters, and their scripts as ISO 15924 tags in the order of Blink's preference: by ICU's number, but Latin
  /// last.
  private static let table = """
    00B7 Copt Geor Goth Grek Hani Shaw Glag Perm Cari Lydi Avst Dupl Elba Mahj Gong Latn
    02BC Beng Cyrl Deva Thai Lisu Toto Latn
    02C7 Bopo Latn
    02C9..02CB Bopo Latn
    02CD Lisu Latn
    02D7 Thai Latn
    02D9 Bopo Latn
    0374 Copt Grek
    060C Arab Syrc Thaa Nkoo Rohg Yezi Gara
    061B Arab Syrc Thaa Nkoo Rohg Yezi Gara
    061F Arab Syrc Thaa Nkoo Adlm Rohg Yezi Gara
    0640 Arab Syrc Mand Mani Phlp Adlm Rohg Sogd Ougr
    0964 Beng Deva Gujr Guru Knda Mlym Orya Sinh Taml Telu Sylo Gran Sind Takr Tirh Mahj Gonm Dogr Gong Nand Onao
    0965 Beng Deva Gujr Guru Knda Mlym Orya Sinh Taml Telu Limb Sylo Gran Sind Takr Tirh Mahj Gonm Dogr Gong Nand Gukh Onao
    10FB Geor Glag Latn
    16EB..16ED Runr
    1735..1736 Tglg Hano Buhd Tagb
    1802..1803 Mong Phag
    1805 Mong Phag
    1CD3 Deva Knda Gran
    1CE1 Beng Deva
    1CE9 Deva Nand Newa
    1CEA Beng Deva Shrd
    1CEB Deva Newa
    1CEC Deva
    1CEE..1CF1 Deva
    1CF2 Beng Deva Knda Mlym Orya Sinh Telu Gran Tirh Nand Tutg
    1CF3 Deva Gran
    1CF5..1CF6 Beng Deva
    1CF7 Beng
    1CFA Nand
    202F Mong Phag Latn
    204F Arab Adlm
    205A Geor Glag Hung Orkh Cari Lyci
    205D Grek Hung Mero Cari
    2E17 Copt Latn
    2E30 Orkh Avst
    2E31 Geor Hung Cari Lydi Avst Kthi Samr
    2E3C Dupl
    2E41 Arab Hung Adlm
    2E43 Cyrl Glag
    2FF0..2FFF Hani Tang
    3001 Bopo Hani Hang Hira Kana Mong Yiii
    3002 Bopo Hani Hang Hira Kana Mong Yiii Phag
    3003 Bopo Hani Hang Hira Kana
    3006 Hani
    3008..3009 Bopo Hani Hang Hira Kana Mong Tibt Yiii
    300A..300B Bopo Hani Hang Hira Kana Mong Tibt Yiii Lisu
    300C..3011 Bopo Hani Hang Hira Kana Yiii
    3013 Bopo Hani Hang Hira Kana
    3014..301B Bopo Hani Hang Hira Kana Yiii
    301C..301F Bopo Hani Hang Hira Kana
    3030 Bopo Hani Hang Hira Kana
    3031..3035 Hira Kana
    3037 Bopo Hani Hang Hira Kana
    303C..303D Hani Hira Kana
    303E..303F Hani
    309B..309C Hira Kana
    30A0 Hira Kana
    30FB Bopo Hani Hang Hira Kana Yiii
    30FC Hira Kana
    3190..319F Hani
    31C0..31E5 Hani
    31EF Hani Tang
    3220..3247 Hani
    3280..32B0 Hani
    32C0..32CB Hani
    32FF Hani
    3358..3370 Hani
    337B..337F Hani
    33E0..33FE Hani
    A700..A707 Hani Latn
    A830..A832 Deva Gujr Guru Knda Mlym Kthi Sind Shrd Takr Khoj Tirh Mahj Modi Dogr Nand Tutg
    A833..A835 Deva Gujr Guru Knda Kthi Sind Shrd Takr Khoj Tirh Mahj Modi Dogr Nand Tutg
    A836..A837 Deva Gujr Guru Kthi Sind Takr Khoj Tirh Mahj Modi Dogr
    A838 Deva Gujr Guru Kthi Sind Shrd Takr Khoj Tirh Mahj Modi Dogr
    A839 Deva Gujr Guru Kthi Sind Takr Khoj Tirh Mahj Modi Dogr
    A92E Mymr Kali Latn
    A9CF Bugi Java
    FD3E..FD3F Arab Nkoo
    FE45..FE46 Bopo Hani Hang Hira Kana
    FF61..FF65 Bopo Hani Hang Hira Kana Yiii
    FF70 Hira Kana
    FF9E..FF9F Hira Kana
    10100..10101 Cprt Linb Cpmn
    10102 Cprt Linb
    10107..10133 Cprt Linb Lina
    10137..1013F Cprt Linb
    102E1..102FB Arab Copt
    1BCA0..1BCA3 Dupl
    1D360..1D371 Hani
    1F250..1F251 Hani
    """
}
