import TestSupport
import Testing
import TrellisDiff
import TrellisHTML

/// Differences of pages with elements nested much deeper than browsers allow, on a thread with a small stack.
struct DeepPagesDiffTests {
  /// The number of differences of two pages.
  private static func differences(_ one: ParsedDocument, _ other: ParsedDocument) -> Int {
    MarkupDiff.operations(
      from: MarkupTree(visibleContentOf: one.root), to: MarkupTree(visibleContentOf: other.root)
    ).count
  }

  @Test func deepHTMLIsReadAndCompared() {
    let count = onSmallThread { () -> Int? in
      let html = String(repeating: "<div>", count: 4_000)
      guard let page = try? ParsedDocument(html: html),
        let other = try? ParsedDocument(html: "<p>x")
      else { return nil }
      return Self.differences(page, other)
    }
    #expect(count ?? 0 > 0)
  }

  @Test func htmlAsDeepAsTheLimitIsReadAndCompared() {
    let count = onSmallThread { () -> Int? in
      let html = String(repeating: "<div>", count: 508) + "<p>deep"
      guard let page = try? ParsedDocument(html: html),
        let other = try? ParsedDocument(html: html + "er"),
        MarkupTree(page) == MarkupTree(page), MarkupTree(page) != MarkupTree(other)
      else { return nil }
      return Self.differences(page, other)
    }
    #expect(count == 1)
  }
}
