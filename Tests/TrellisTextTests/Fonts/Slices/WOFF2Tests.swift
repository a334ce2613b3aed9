import Foundation
import Testing

@testable import TrellisText

struct WOFF2Tests {
  /// A number in groups of seven bits, highest first, and the place after it.
  private func base128(_ bytes: [UInt8], at place: inout Int) -> Int {
    var number = 0
    repeat {
      number = number << 7 | Int(bytes[place] & 0x7F)
      place += 1
    } while bytes[place - 1] & 0x80 != 0
    return number
  }

  private func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int {
    bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Source: WOFF File Format 2.0, §4.1: the header of 48 bytes, then the directory, then the compressed data.
  @Test(arguments: ["Inter-Regular.otf", "NotoSansThai-Regular.ttf"])
  func theDirectoryHasTheTablesOfTheFont(file: String) throws {
    let font = [UInt8](
      try Data(contentsOf: URL(fileURLWithPath: TestFonts.folder + "/" + file)))
    let packed = try #require(WOFF2.packed(font))
    let count = number(font, 4, 2)
    #expect(number(packed, 0, 4) == 0x774F_4632 && number(packed, 4, 4) == number(font, 0, 4))
    #expect(number(packed, 8, 4) == packed.count && number(packed, 12, 2) == count)
    var place = 48
    for entry in (0..<count).map({ 12 + $0 * 16 }) {
      let tag = number(font, entry, 4)
      let isOutline = [0x676C_7966, 0x6C6F_6361].contains(tag)
      #expect(packed[place] == (isOutline ? 0xFF : 0x3F))
      #expect(number(packed, place + 1, 4) == tag)
      place += 5
      #expect(base128(packed, at: &place) == number(font, entry + 12, 4))
    }
    #expect((place + number(packed, 20, 4) + 3) / 4 * 4 == packed.count)
  }
}
