import ComponentSupport
import Foundation
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTTP
import TrellisLayout
import TrellisUI

@testable import TrellisServer

/// The sheets that a tab gets while its browser prints.
struct PaperTests {
  private func client(
    paper: String? = "210 297 10 10 10 10", changes: Bool = false
  ) async throws -> (SimulatedClient, SessionManager) {
    let service = SessionManager.test([
      Route("/") { _ in
        {
          let traits = HostEnvironment.current.traits
          let mark = paper.map { [ViewAttribute.attribute("data-paper", $0)] } ?? []
          var parts: [Component] = [
            Box("p", mark + [.text("\(traits.viewport.width) \(traits.isOnPaper)")])
          ]
          if changes { parts.insert(Box(traits.isOnPaper ? "h1" : "h2", [.text("Title")]), at: 0) }
          return Stack(view: ViewConfiguration("main"), parts)
        }
      }
    ])
    let opened = try #require(
      try await service.open("/", screen: .init(width: 1000, height: 700)))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach()))
    return (client, service)
  }

  private func request(_ client: SimulatedClient, tab: String? = nil) -> ClientMessage.Paper {
    ClientMessage.Paper(
      header: .init(
        session: client.session, tab: tab ?? client.tab, acknowledged: client.applied))
  }

  /// The rule and the patch of a response.
  private func parts(_ response: LiveResponse) throws -> (rule: String, patch: String) {
    guard case .body(let bytes) = response else {
      Issue.record("no sheets: \(response)")
      return ("", "")
    }
    let object = try JSONSerialization.jsonObject(with: Data(bytes))
    let parts = try #require((object as? [String: Any])?["paper"] as? [Any])
    let patch = try JSONSerialization.data(withJSONObject: try #require(parts.last))
    return (try #require(parts.first as? String), String(decoding: patch, as: UTF8.self))
  }

  @Test(arguments: [false, true])
  func theSheetsHaveTheLayoutOfThePaper(changes: Bool) async throws {
    let (client, service) = try await client(changes: changes)
    let before = client.mirror.root.description
    let (rule, patch) = try parts(await service.paper(request(client)))
    #expect(rule == "@page{size:210.0mm 297.0mm;margin:10.0mm 10.0mm 10.0mm 10.0mm}")
    #expect(patch.contains("718.0 true"))
    #expect(patch.contains("trellis-paper"))
    #expect(!patch.contains("data-paper"))
    // The tab shows nothing of the paper; a view that only the paper has may stay hidden.
    try client.receive(await service.events(client.events()))
    let shown = client.mirror.root.description.split(separator: "\n")
      .filter { !$0.contains("hidden=\"\"") }.joined(separator: "\n")
    #expect(shown == before)
    #expect(before.contains("1280.0 false"))
  }

  @Test func aPageWithoutAPaperHasNoSheets() async throws {
    let (client, service) = try await client(paper: nil)
    #expect(await service.paper(request(client)) == .nothing)
    let (other, otherService) = try await self.client(paper: "not a paper")
    #expect(await otherService.paper(request(other)) == .nothing)
  }

  @Test func onlyTheTabAndItsUserGetSheets() async throws {
    let (client, service) = try await client()
    #expect(await service.paper(request(client, tab: "other")) == .unknown)
    #expect(await service.paper(request(client), identity: "eve") == .signedOut)
    var unknown = request(client)
    unknown.header.session = "none"
    #expect(await service.paper(unknown) == .unknown)
  }

  @Test func sheetsAreLimitedLikeWholeTrees() async throws {
    let (client, service) = try await client()
    var responses: [LiveResponse] = []
    for _ in 0..<40 { responses.append(await service.paper(request(client))) }
    let refused = responses.filter { if case .busy = $0 { true } else { false } }
    #expect(refused.count >= 10)
    _ = try parts(responses[0])
  }

  @Test func aRequestHasNamesAndTheLastBatchOnly() throws {
    let decoder = ClientMessageDecoder()
    let names = #""session":"s","tab":"t""#
    let request = try decoder.paper(Array("{\(names),\"ack\":3}".utf8))
    #expect(request.header == .init(session: "s", tab: "t", acknowledged: 3))
    for body in ["{\(names)}", "{\(names),\"ack\":3,\"width\":1}", "[]", ""] {
      #expect(throws: JSONError.self) { try decoder.paper(Array(body.utf8)) }
    }
  }

  @Test func thePaperOfThePageComesFirst() throws {
    let route = Route("/") { page in
      page.paper = Paper(.a5)
      return { Box("p", [.attribute("data-paper", "210 297 10 10 10 10")]) }
    }
    let configuration = SessionManager.test([route]).opener.configuration.value
    let location = try #require(configuration.router.route(for: "/")).location
    let page = try Page.open(
      PageRequest(route: route, location: location, target: "/"), configuration,
      account: ThreadPool.sessions.account(of: .loopback))
    defer { page.end() }
    #expect(page.usedPaper == Paper(.a5))
    page.paper = nil
    #expect(page.usedPaper == Paper(.a4))
    #expect(page.paper == nil)
  }
}
