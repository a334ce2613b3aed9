import Testing
import Trellis

@testable import TrellisTesting

/// Pages in an `AppShell` are tidy: the link to the content is hidden from sight while it has no focus.
struct TidyShellTests {
  private struct Screen: View {
    let links: [ShellLink]
    var body: some View {
      AppShell("X", path: "/", links: links) {
        VStack(alignment: .leading) {
          Text("content")
          Button("Press") {}
        }
        .padding(16)
      }
    }
  }

  @Test(arguments: [390.0, 768, 1440], [1, 7])
  func aShellIsTidy(width: Double, linkCount: Int) async throws {
    let links = (0..<linkCount).map { ShellLink("Link \($0)", icon: .home, destination: "/\($0)") }
    let tab = try await TestSite.mount(on: TestScreen(width: width, height: 800)) {
      Screen(links: links)
    }
    try await tab.expectTidyLayout()
    #expect(try await tab.query(.link("Skip to content")) != nil)
    await tab.close()
  }

  @Test func controlsThatOverlapAreFound() async throws {
    let tab = try await TestSite.mount {
      ZStack(alignment: .topLeading) {
        Button("One") {}
        Button("Other") {}
      }
    }
    await #expect(throws: ExpectationError.self) { try await tab.expectTidyLayout() }
    await tab.close()
  }
}
