import Testing

@testable import TrellisExport
@testable import TrellisServer

struct SiteMapTests {
  private func entries(_ count: Int) -> [SiteMap.Entry] {
    (0..<count).map { SiteMap.Entry(address: "https://a.org/\($0)", modified: nil) }
  }

  @Test func addressesAreEscaped() {
    let files = SiteMap.files(
      [
        .init(address: "https://a.org/?a=1&b=<2>", modified: "2026-01-02"),
        .init(address: "x", modified: nil),
      ],
      base: "https://a.org")
    #expect(files.map(\.name) == ["sitemap.xml"])
    let text = files[0].text
    #expect(text.contains("<url><loc>https://a.org/?a=1&amp;b=&lt;2"))
    #expect(text.contains("</loc><lastmod>2026-01-02</lastmod></url>\n<url><loc>x</loc></url>\n"))
  }

  @Test func manyAddressesAreInSeveralFiles() {
    #expect(SiteMap.files(entries(50_000), base: "https://a.org").map(\.name) == ["sitemap.xml"])
    let files = SiteMap.files(entries(50_001), base: "https://a.org/b&c")
    #expect(files.map(\.name) == ["sitemap.xml", "sitemap-1.xml", "sitemap-2.xml"])
    #expect(files[0].text.contains("<loc>https://a.org/b&amp;c/sitemap-2.xml</loc>"))
    #expect(files[1].text.contains("https://a.org/49999<"))
    #expect(!files[1].text.contains("https://a.org/50000<"))
    #expect(files[2].text.contains("https://a.org/50000<"))
  }
}
