import Testing
import TrellisBase

struct ExcerptsTests {
  private let long = (0..<100).map { "word \($0)" }.joined(separator: " ")

  @Test func shortTextsAreWhole() {
    let pair = Excerpts("one", "two")
    #expect(pair.first == "one")
    #expect(pair.second == "two")
  }

  /// Each place of a change is in both parts, with the same characters before it.
  @Test(arguments: [0, 1, 59, 60, 61, 199, 200, 400, 700, 788])
  func theFirstDifferenceIsShown(index: Int) {
    var characters = Array(long)
    characters[index] = "§"
    let pair = Excerpts(long, String(characters))
    #expect(pair.first != pair.second)
    #expect(pair.second.contains("§"))
    let before = pair.second.prefix { $0 != "§" }
    #expect(pair.first.hasPrefix(before))
    #expect(before.count >= min(index, 60))
    #expect(pair.first.count <= 202 && pair.second.count <= 202)
  }

  @Test func anAddedEndIsShown() {
    let pair = Excerpts(long, long + " more")
    #expect(pair.second.hasSuffix(" more"))
    #expect(!pair.first.hasSuffix(" more"))
  }

  @Test func differencesOfCodePointsCount() {
    let pair = Excerpts(long + "\u{E9}", long + "e\u{301}")
    #expect(!pair.first.utf8.elementsEqual(pair.second.utf8))
  }
}
