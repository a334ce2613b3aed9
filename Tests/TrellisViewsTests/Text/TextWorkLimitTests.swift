import Testing
import TrellisBase
import TrellisComponents
import TrellisHosting
import TrellisTesting

@testable import TrellisViews

/// The work of texts counts for the limit of a render.
struct TextWorkLimitTests {
  private struct Page: View {
    let long: String
    let isMarkdown: Bool
    @State private var text = ""

    var body: some View {
      Button("show") { text = long }
      if isMarkdown { Text(markdown: text) } else { Text(verbatim: text) }
    }
  }

  @Test(arguments: [("[](", true), ("\u{7CA}", false)])
  func aTextBeyondTheLimitFailsTheRender(part: String, isMarkdown: Bool) throws {
    let long = String(repeating: part, count: 3_000)
    let page = viewPage { Page(long: long, isMarkdown: isMarkdown) }
    page.host.limits.steps = 2_500
    var messages: [String] = []
    page.host.onProgrammerError = { messages.append($0.message) }
    try page.click("show")
    #expect(messages.count == 1 && messages[0].contains("for the text of a page"))
  }
}
