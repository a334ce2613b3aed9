import Testing
import TrellisHTTP
import TrellisUI

@testable import TrellisServer

struct PageMetadataTests {
  @Test func aPageWithoutPropertiesHasNoElements() {
    #expect(PageMetadata().html(title: "T", description: "D") == "")
  }

  @Test func eachPropertyIsAnElementOfTheHead() {
    var metadata = PageMetadata()
    metadata.siteName = "Site"
    metadata.image = "https://example.org/card.png"
    metadata.imageDescription = "A \"card\" & <more>"
    metadata.icon = "/assets/icon.svg"
    metadata.themeColor = "#fff"
    metadata.darkThemeColor = "#111"
    metadata.manifest = "/assets/app.webmanifest"
    metadata.canonicalAddress = "https://example.org/"
    metadata.isListed = false
    #expect(
      metadata.html(title: "Title", description: "Text") == """
        <link rel="icon" href="/assets/icon.svg">
        <link rel="manifest" href="/assets/app.webmanifest">
        <link rel="canonical" href="https://example.org/">
        <meta media="(prefers-color-scheme: dark)" name="theme-color" content="#111">
        <meta name="theme-color" content="#fff">
        <meta name="robots" content="noindex">
        <meta property="og:type" content="website">
        <meta property="og:title" content="Title">
        <meta property="og:description" content="Text">
        <meta property="og:url" content="https://example.org/">
        <meta property="og:site_name" content="Site">
        <meta property="og:image" content="https://example.org/card.png">
        <meta property="og:image:alt" content="A &quot;card&quot; &amp; &lt;more>">
        <meta name="twitter:card" content="summary_large_image">

        """)
  }

  @Test func aPageWithoutAnIconHasThatOfTheSiteAndTheColorsOfItsTheme() {
    let site = PageMetadata().filled(icon: "/assets/favicon.svg", look: .standard)
    let page = PageMetadata().filled(from: site)
    #expect(page.icon == "/assets/favicon.svg")
    #expect([page.themeColor, page.darkThemeColor] == ["#ffffff", "#101217"])
    var own = PageMetadata()
    own.icon = "/assets/own.svg"
    own.themeColor = "#abc"
    #expect(own.filled(from: site).icon == "/assets/own.svg")
    #expect(own.filled(from: site).themeColor == "#abc")
  }

  @Test func everyPageOfTheServerHasAnIcon() async throws {
    let transport = TestTransport(try .test(TestPages()))
    for path in ["/", "/no/such/page"] {
      let html = try await transport.send(.get, path).text
      let icon = try #require(html.firstMatch(of: /<link rel="icon" href="([^"]+)">/), "\(path)")
      let response = try await transport.send(.get, String(icon.1))
      #expect(response.headers["Content-Type"]?.hasPrefix("image/svg+xml") == true)
      #expect(html.matches(of: /name="theme-color"/).count == 2)
    }
  }

  @Test func emptyTextsAreLeftOut() {
    var metadata = PageMetadata()
    metadata.siteName = "Site"
    metadata.imageDescription = ""
    #expect(
      metadata.html(title: "", description: "") == """
        <meta property="og:type" content="website">
        <meta property="og:site_name" content="Site">
        <meta name="twitter:card" content="summary">

        """)
  }
}
