import Synchronization
import TestSupport
import Testing
import TrellisComponents
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

/// Rows with one identity: the first is shown, a message is in place of the others, and the list goes on.
struct RepeatedRowsTests {
  private struct Row: Identifiable {
    let id: Int
  }

  @Test func aRowWithTheIdentityOfAnotherIsAMessage() throws {
    let messages = Mutex<[String]>([])
    let receiver = RepeatedIdentities { text in messages.withLock { $0.append(text) } }
    let rows = (0..<1_000).map { Row(id: $0 / 2) }
    let page = TestPage(
      sizeRange: { _ in SizeRange(exactly: Size(width: 300, height: 400)) },
      provider: {
        HostingComponent(
          ScrollView {
            LazyVStack(spacing: 0) { ForEach(rows) { Text("row \($0.id)").frame(height: 40) } }
          }
          .environment(\.repeatedIdentities, receiver))
      })
    let count = page.listItems.count
    #expect(count > 10 && count < 80)
    #expect(page.listPlaces == (0..<page.listPlaces.count).map { 2 * $0 + 1 })
    #expect(page.texts.filter { $0.utf8.starts(with: "Several rows".utf8) }.count == count / 2)
    #expect(messages.withLock { $0.count } == 1)
    // No row is above another one.
    let edges = page.listItems.compactMap(\.frame).map { ($0.top, $0.top + $0.height) }
      .sorted { $0.0 < $1.0 }
    for (one, next) in zip(edges, edges.dropFirst()) { #expect(abs(one.1 - next.0) < 0.01) }
    // The list scrolls on.
    try page.scrollList(to: 10_000, length: 400)
    #expect(page.listPlaces.contains { $0 > 200 })
  }
}
