import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisTesting
import TrellisUI

@testable import TrellisViews

/// Texts that are equal by `==` of `String` but have different code points are different texts.
struct CodePointTests {
  private static let pairs = [
    ("\u{795E}", "\u{FA19}"), ("caf\u{E9}", "cafe\u{301}"), (";", "\u{37E}"),
  ]

  private struct Screen: View {
    let first: String
    let second: String
    @State private var step = 0

    private var text: String { step == 0 ? first : second }

    var body: some View {
      VStack {
        Text(text)
        Card(title: text, names: [text])
        Link("go", destination: "/\(text)")
        Text("row").attribute("data-name", text)
        Image("/\(text).png", label: text)
        Button("Next") { step += 1 }
      }
    }
  }

  private struct Card: View {
    let title: String
    let names: [String]
    var body: some View { Text("Card \(title) \(names[0])").attribute("data-card", "") }
  }

  @Test(arguments: pairs)
  func aChangeOfCodePointsIsShown(first: String, second: String) throws {
    let page = TestPage(provider: { HostingComponent(Screen(first: first, second: second)) })
    func found() throws -> [String] {
      let text = try #require(page.texts.first)
      let link = try #require(page.elements.first { $0.tag == "a" }?.attribute("href"))
      let row = try #require(page.elements.compactMap { $0.attribute("data-name") }.first)
      let image = try #require(page.elements.first { $0.tag == "img" })
      let card = try #require(page.elements.first { $0.attribute("data-card") != nil })
      return [
        text, link, row, image.attribute("src") ?? "", image.attribute("alt") ?? "", card.wholeText,
      ]
    }
    let before = try found()
    try page.click("Next")
    let after = try found()
    for (old, new) in zip(before, after) {
      #expect(!old.utf8.elementsEqual(new.utf8), "\(old)")
      #expect(new.unicodeScalars.contains { second.unicodeScalars.contains($0) })
    }
    #expect(after[0].utf8.elementsEqual(second.utf8))
  }

  private struct Rows: View {
    let ids: [String]
    var body: some View {
      ForEach(ids, id: \.self) { id in Row(id: id) }
    }
  }

  private struct Row: View {
    let id: String
    @State private var count = 0
    var body: some View {
      Button("\(Array(id.utf8).count) \(count)") { count += 1 }
    }
  }

  @Test func rowsWhoseIdentitiesDifferInCodePointsAreTwo() throws {
    let page = TestPage(provider: {
      HostingComponent(VStack { Rows(ids: ["caf\u{E9}", "cafe\u{301}", "\u{795E}", "\u{FA19}"]) })
    })
    let buttons = page.elements.filter { $0.tag == "button" }
    #expect(buttons.count == 4)
    try page.click("6 0")
    #expect(page.texts == ["5 0", "6 1", "3 0", "3 0"])
  }

  @Test func rowMatchesTellCodePointsApart() {
    var matches = RowMatches(from: ["a", "caf\u{E9}"], to: ["b", "cafe\u{301}", "caf\u{E9}", "c"])
    #expect(!matches.areEqual)
    let oldIndices = [matches.oldIndex(of: 0), matches.oldIndex(of: 1)]
    #expect(oldIndices == [nil, nil])
    let isUnique = matches.isUnique(at: 1)
    #expect(isUnique)
    let found = matches.oldIndex(of: 2)
    #expect(found == 1)
    #expect(!RowMatches(from: ["\u{795E}"], to: ["\u{FA19}"]).areEqual)
  }
}
