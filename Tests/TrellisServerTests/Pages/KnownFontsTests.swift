import TestSupport
import Testing
import TrellisComponents
import TrellisHosting
import TrellisLayout
import TrellisText
import TrellisUI

@testable import TrellisServer

/// The fonts of pages that show one list after the other.
struct KnownFontsTests {
  private final class Row: RenderComponent<Void> {
    let text: String
    let isBold: Bool

    init(_ text: String, isBold: Bool, at index: Int) {
      (self.text, self.isBold) = (text, isBold)
      super.init(identifier: index)
    }

    override func shouldUpdate(from previous: Component) -> Bool {
      guard let previous = previous as? Row else { return true }
      return previous.text != text || previous.isBold != isBold
    }

    override func render(_ state: Void) -> Component? {
      FlexboxComponent(.row) {
        TextComponent(text, style: TextStyle(size: 14, lineHeight: 20))
        TextComponent("e", style: TextStyle(size: 14, weight: isBold ? 700 : 400, lineHeight: 20))
      }
    }
  }

  private final class List {
    var rows: [(text: String, isBold: Bool)] = []

    func component() -> Component? {
      FlexboxComponent(.column) {
        TextComponent("Rows", style: TextStyle(size: 14, lineHeight: 20))
        for (index, row) in rows.enumerated() { Row(row.text, isBold: row.isBold, at: index) }
      }
    }
  }

  private func host(_ list: List) -> ComponentHost {
    var environment = HostEnvironment()
    environment.textEngine = .shipped
    let host = ComponentHost(environment: environment) { list.component() }
    host.renderIfNeeded()
    return host
  }

  @Test func theFontsOfAPageAreThoseWithoutThePagesBefore() {
    var random = SeededGenerator(seed: 11)
    let texts = ["plain", "Жук", "Ελλάς", "日本", "Ελ and Ж"]
    let list = List()
    list.rows = [("plain", false)]
    let host = host(list)
    let known = KnownFonts()
    var found: Set<Set<String>> = []
    for _ in 0..<60 {
      let count = Int.random(in: 0...4, using: &random)
      list.rows = (0..<count).map { index in
        let isKept = index < list.rows.count && Bool.random(using: &random)
        if isKept { return list.rows[index] }
        return (texts.randomElement(using: &random) ?? "", Bool.random(using: &random))
      }
      host.setNeedsUpdate()
      host.renderIfNeeded()
      let alone = PageFonts(of: host, inHeight: 0)
      let fonts = PageFonts(of: host, after: known)
      #expect(fonts.all == alone.all)
      #expect(fonts.sheets == alone.sheets)
      #expect(fonts.inSight.isEmpty)
      found.insert(fonts.all)
    }
    #expect(found.count > 3)
  }

  @Test func aRowThatStaysIsNotVisitedAgain() {
    let list = List()
    list.rows = (0..<50).map { ("Row \($0)", false) }
    let host = host(list)
    let known = KnownFonts()
    _ = PageFonts(of: host, after: known)
    let all = known.visitedCount
    #expect(all > 150)
    list.rows[7].isBold = true
    host.setNeedsUpdate()
    host.renderIfNeeded()
    let fonts = PageFonts(of: host, after: known)
    // The list, its heading and one row.
    #expect(known.visitedCount < 10)
    #expect(fonts.all == PageFonts(of: host, inHeight: 0).all)
    _ = PageFonts(of: host, after: known)
    #expect(known.visitedCount < 5)
  }
}
