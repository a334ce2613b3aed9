import Synchronization
import TestSupport
import Testing
import Trellis

@testable import TrellisTesting

/// Toasts belong to the tab.
struct ToastSiteTests {
  private final class SharedLog: Sendable {
    private let all = Mutex<[String]>([])
    var entries: [String] { all.withLock { $0 } }
    func add(_ entry: String) { all.withLock { $0.append(entry) } }
  }

  private func site(_ log: SharedLog) async throws -> TestSite {
    try await TestSite(routes: [
      Route("/", title: "List") { [log] page in
        VStack {
          Button("Delete") { [unowned page] in
            page.showToast(Toast("Deleted.").action("Undo") { log.add("restored") })
            page.open("/b")
          }
          Button("Save") { [unowned page] in
            page.showToast("Saved.")
            page.open("/b")
          }
        }
      },
      Route("/b", title: "Second") { page in
        Button("Go on") { [unowned page] in page.open("/c") }
      },
      Route("/c", title: "Third") { _ in Text("third") },
    ])
  }

  @Test func aToastIsShownByTheNextPageOfItsTab() async throws {
    let tab = try await site(SharedLog()).open("/")
    try await tab.click(.button("Save"))
    try await tab.find(.button("Go on"))
    try await tab.find(.text("Saved."))
    try await tab.click(.button("Go on"))
    try await tab.find(.text("third"))
    try await tab.find(.text("Saved."))
    try await tab.click(.button("Dismiss"))
    try await tab.findGone(.text("Saved."))
    await tab.close()
  }

  @Test func theActionOfAToastRunsAfterItsPageHasEnded() async throws {
    let log = SharedLog()
    let tab = try await site(log).open("/")
    try await tab.click(.button("Delete"))
    try await tab.find(.button("Go on"))
    try await tab.click(.button("Go on"))
    try await tab.find(.text("third"))
    try await tab.click(.button("Undo"))
    await waitUntil { !log.entries.isEmpty }
    #expect(log.entries == ["restored"])
    try await tab.findGone(.text("Deleted."))
    await tab.close()
  }

  @Test func aToastOfOneTabIsNotShownByAnother() async throws {
    let site = try await site(SharedLog())
    let tab = try await site.open("/")
    let other = try await site.open("/b")
    try await tab.click(.button("Save"))
    try await tab.find(.text("Saved."))
    try await other.findGone(.text("Saved."))
    await tab.close()
    await other.close()
  }
}
