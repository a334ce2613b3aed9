/// The rank of a family among the families with a character; lower ranks come first, equal ranks in fontconfig's order.
enum FontRank {
  static func rank(of entry: FontCatalog.Entry, region: FontconfigLanguage.Region?) -> Int {
    // Text fonts before pictures: emoji are looked up separately.
    var rank = entry.isColour ? 8 : 0
    if isSpecial(entry.family) { rank += 4 }
    if hasOtherDesign(entry.family) { rank += 2 }
    if let own = FontconfigLanguage.region(ofFamily: entry.family), own != region { rank += 1 }
    return rank
  }

  /// Whether a family has placeholder glyphs for missing characters.
  private static func isSpecial(_ family: String) -> Bool {
    ["Last Resort", "LastResort", "Adobe Blank", "Adobe NotDef", "Unifont"]
      .contains(where: family.hasPrefix)
  }

  /// Whether a family is no sans-serif text font of usual width.
  private static func hasOtherDesign(_ family: String) -> Bool {
    family.split(separator: " ").contains { word in
      [
        "Serif", "Mono", "Display", "Looped", "Condensed", "Kufi", "Naskh", "Nastaliq", "Rashi",
        "Slab", "Black", "Light", "Thin",
      ].contains(word)
    }
  }
}
