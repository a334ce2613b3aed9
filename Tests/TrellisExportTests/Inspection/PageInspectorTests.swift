import ComponentSupport
import ServerSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisLayout

@testable import TrellisExport
@testable import TrellisServer

struct PageInspectorTests {
  private func inspector(
    _ content: @escaping @Sendable () -> Component = {
      Stack([Press(), Box("p", [.text("still")])])
    }
  ) throws -> PageInspector {
    let route = Route("/", title: "Pages") { _ in content }
    // As in the commands: limits of rates do not apply.
    let clock = StillClock()
    let site = try Site(
      routes: [route], application: TestApplication(), folders: .repository, origins: [],
      clock: { clock.moment })
    return PageInspector(site: LocalSite(site))
  }

  /// A button whose text is the number of its clicks.
  private final class Press: RenderComponent<Int> {
    override func initialState() -> Int? { 0 }

    override func render(_ state: Int) -> Component? {
      Box(
        "button",
        [
          .text("\(state)"),
          .listener(
            "click", ListenerOptions(), Action { [self] _ in self.state.update { $0 += 1 } }),
        ])
    }
  }

  @Test func eachPartDescribesThePage() async throws {
    let parts = try await inspector().describe(
      "/", width: 600, languages: [], changes: [], parts: InspectedPart.allCases)
    #expect(parts.map(\.part) == InspectedPart.allCases)
    let texts = Dictionary(uniqueKeysWithValues: parts.map { ($0.part, $0.text) })
    #expect(texts[.components]?.contains("Press") == true)
    #expect(texts[.layout]?.contains("button on click") == true)
    #expect(texts[.views]?.contains("“still”") == true)
    #expect(texts[.roles]?.contains("button “0”") == true)
    #expect(texts[.styles]?.contains("width:600px") == true)
    #expect(texts[.updates]?.contains(": new") == true)
  }

  @Test func updatesNameTheStateThatChanged() async throws {
    let parts = try await inspector().describe(
      "/", width: 600, languages: [], changes: [.click("button=0")], parts: [.updates, .roles])
    #expect(parts[1].text.contains("button “1”"))
    let lines = parts[0].text.split(separator: "\n")
    #expect(lines.first == "build: a state changed")
    #expect(lines.contains { $0.contains("Press") && $0.contains("its state changed") })
    #expect(!lines.contains { $0.contains(": new") })
  }

  /// A button with a row for each click and one more; each row shows the number of clicks.
  private final class Rows: RenderComponent<Int> {
    private final class Row: RenderComponent<Void> {
      private let clicks: Int

      init(_ number: Int, _ clicks: Int) {
        self.clicks = clicks
        super.init(identifier: number)
      }

      override func render(_ state: Void) -> Component? { Box("p", [.text("\(clicks)")]) }
    }

    override func initialState() -> Int? { 0 }

    override func render(_ state: Int) -> Component? {
      let button = Box(
        "button",
        [
          .text("more"),
          .listener(
            "click", ListenerOptions(), Action { [self] _ in self.state.update { $0 += 1 } }),
        ])
      return Stack([button] + (0...state).map { Row($0, state) })
    }
  }

  @Test func updatesTellNewComponentsFromThoseThatWereRenderedAgain() async throws {
    let parts = try await inspector { Rows() }.describe(
      "/", width: 600, languages: [], changes: [.click("button")], parts: [.updates])
    // The name of a row, and a number.
    let rows = parts[0].text.split(separator: "\n").filter { $0.contains(/^ *Row [0-9]/) }
    #expect(rows.map { $0.contains("rendered again, as its input") } == [true, false], "\(rows)")
    #expect(rows.map { $0.hasSuffix(": new") } == [false, true], "\(rows)")
  }

  @Test func aResizeNamesTheSizesBefore() async throws {
    let parts = try await inspector().describe(
      "/", width: 600, languages: [], changes: [.resize(500)], parts: [.updates])
    #expect(parts[0].text.contains("it was 600 × "))
  }

  @Test func mistakesAreOneLine() async throws {
    let inspector = try inspector()
    func message(_ path: String, _ click: String) async -> String {
      do {
        _ = try await inspector.describe(
          path, width: 600, languages: [], changes: [.click(click)], parts: [.roles])
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(await message("/no", "p") == "Cannot open /no: no route matches it")
    #expect(await message("/", "em") == "Cannot click em: there is no such element")
    #expect(await message("/", "p").hasSuffix("it has no handler on the server"))
  }
}
