import Foundation
import Testing
import TrellisUI

struct TextTablesTests {
  @Test func theTextsOfALanguageAreThoseOfItsRegions() {
    var tables = TextTables.standard
    #expect(tables.text("close", in: "de-AT") == tables["de", "close"])
    #expect(tables.text("close", in: "DE") == tables["de", "close"])
    #expect(tables["DE", "close"] == tables["de", "close"])
    #expect(tables.text("close", in: "xx-YY") == tables["en", "close"])
    tables["de-AT", "close"] = "Zumachen"
    #expect(tables.text("close", in: "de-at-1996") == "Zumachen")
    #expect(tables.text("close", in: "de-CH") == TextTables.standard["de", "close"])
  }

  @Test func theLanguageIsTheFirstWithTexts() {
    let tables = TextTables.standard
    #expect(tables.language(for: ["xx", "fr-CA", "de"]) == "fr-CA")
    #expect(tables.language(for: ["xx"]) == "en")
    #expect(tables.language(for: []) == "en")
  }

  @Test func theTextsOfTheClientAreJSON() throws {
    var tables = TextTables.standard
    let special = "a \\ \"b\" \n c"
    tables["en", .copied] = special
    let json = Data(tables.clientTexts(in: "en").utf8)
    let texts = try JSONDecoder().decode([String: String].self, from: json)
    #expect(texts.count == TextKey.client.count)
    #expect(texts["copied"] == "a \\ \"b\"   c")
    #expect(texts["connectionBack"] == tables["en", .connectionBack])
  }
}
