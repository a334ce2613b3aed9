import ComponentSupport
import Foundation
import Testing
import TrellisDOM
import TrellisHosting

@testable import TrellisServer

struct SessionInspectionTests {
  private struct Inspection: Decodable {
    struct Item: Decodable { let tag: String }
    let items: [Item]
    let tree: String
    let batch: UInt64
    let isChanging: Bool
    let width: Double
    let height: Double
    let prefersDark: Bool
  }

  private let pages = TestPages()
  private let service: SessionManager

  init() { service = .test(pages.routes, queueLimits: .init(unacknowledged: 1)) }

  private func inspect(_ client: SimulatedClient, anew: Bool = false) async throws -> Inspection {
    let response = await service.inspect(client.leave(), anew: anew)
    guard case .body(let bytes) = response else { throw Failure(response: response) }
    return try JSONDecoder().decode(Inspection.self, from: Data(bytes))
  }

  private struct Failure: Error { let response: LiveResponse }

  /// Rows Z1, G10.
  @Test func describesTheTreeOfThePage() async throws {
    let opened = try #require(try await service.open("/", screen: nil))
    let client = SimulatedClient(session: opened.token)
    guard case .body(let bytes) = await service.describe(client.leave()) else {
      throw Failure(response: await service.describe(client.leave()))
    }
    let text = try JSONDecoder().decode(TreeDescription.self, from: Data(bytes))
    #expect(text.hierarchy.contains("| Box at (0, 20), 1280 × 20, button on click"))
    #expect(text.components.contains("\n  - Box\n"), "plain components have no number")
    let unknown = SimulatedClient(session: SessionToken.random().text)
    #expect(await service.describe(unknown.leave()) == .unknown)
  }

  @Test func describesTheTreeSentToTheTab() async throws {
    let opened = try #require(
      try await service.open("/", screen: .init(width: 640, height: 480, prefersDark: true)))
    let client = SimulatedClient(session: opened.token)
    var found = try await inspect(client)
    #expect(found.items.map(\.tag) == ["div", "main", "input", "button", "button", "p"])
    #expect(found.batch == 0)
    #expect(!found.isChanging)
    #expect([found.width, found.height] == [640, 480])
    #expect(found.prefersDark)

    try client.receive(await service.attach(client.attach(width: 390)))
    found = try await inspect(client)
    #expect(found.batch == client.applied)
    #expect(found.tree == client.mirror.root.description)
    #expect([found.width, found.height] == [390, 800])
    #expect(!found.prefersDark)

    // The responses are lost: one batch is kept, and later changes must wait.
    for _ in 0..<2 {
      client.click(.button)
      _ = await service.events(client.events())
    }
    found = try await inspect(client)
    #expect(found.batch == client.applied + 1)
    #expect(found.isChanging)
  }

  @Test func describesTheRebuiltPage() async throws {
    let opened = try #require(try await service.open("/", screen: nil))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach(width: 390)))
    client.type("typed")
    for _ in 0..<3 {
      client.click(.button)
      try client.receive(await service.events(client.events()))
    }
    func plain(_ tree: String) -> [Substring] {
      tree.split(separator: "\n").map { $0.drop { $0 == " " }.drop { $0 != " " } }
    }
    let (present, anew) = (try await inspect(client), try await inspect(client, anew: true))
    #expect(plain(anew.tree) == plain(present.tree))
    #expect(anew.items.map(\.tag) == present.items.map(\.tag))
    #expect(anew.tree != present.tree, "its elements have numbers of their own")
    #expect([anew.width, anew.height] == [390, 800])
    // The page itself continues.
    client.click(.button)
    try client.receive(await service.events(client.events()))
    #expect(try await inspect(client).tree == client.mirror.root.description)
    #expect(pages.recorder.entries == ["input typed", "click", "click", "click", "click"])
  }

  @Test func anEndedSessionIsUnknown() async {
    #expect(await service.inspect(SimulatedClient(session: "").leave()) == .unknown)
  }
}
