import TestSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout

@testable import TrellisServer

/// Rows of a page in use that do not change take less memory, and continue.
struct RestingContentTests {
  private final class Row: RenderComponent<Int> {
    private let number: Int
    init(_ number: Int) {
      self.number = number
      super.init(identifier: number)
    }

    override func initialState() -> Int { 0 }

    override func shouldUpdate(from previous: Component) -> Bool {
      (previous as? Row)?.number != number
    }

    override func render(_ count: Int) -> Component? {
      let state = state
      return CompositeComponent(
        view: ViewConfiguration("li"),
        child: Component(
          view: ViewConfiguration(
            "button",
            attributes: [
              .text("\(number): \(count)"),
              .listener("click", Action { _ in state.update { $0 += 1 } }),
            ])))
    }
  }

  private final class List: LayoutComponent {
    private let rows: [Component]
    init(_ rows: [Component]) {
      self.rows = rows
      super.init(view: ViewConfiguration("ul"))
    }
    override var numberOfChildren: Int { rows.count }
    override func child(at index: Int) -> Component? { rows[index] }
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      let size = Size(width: range.max.width, height: 10)
      return Layout(
        of: self, size: range.clamp(size),
        children: rows.map {
          Layout.Child(
            position: .zero,
            layout: $0.layout(thatFits: SizeRange(min: size, max: size), parentSize: .undefined))
        })
    }
  }

  private let service: SessionManager = .test([
    Route("/") { _ in { List((0..<50).map { Row($0) }) } }
  ])

  private func waitingPoll(_ client: SimulatedClient) async -> PendingResponse {
    let pending = PendingResponse()
    _ = service.poll(client.poll()) { pending.fulfill($0) }
    await waitUntil { pending.value != nil || service.metrics.waitingPolls.value > 0 }
    return pending
  }

  /// Clicks the button of the row `index`, and sends the event.
  private func click(_ index: Int, _ client: SimulatedClient) async throws {
    let button = client.mirror.root.children[0].children[index].children[0]
    client.send(#"{"type":"click","target":\#(button.id.rawValue)}"#)
    try client.receive(await service.events(client.events()))
  }

  @Test func rowsHibernateWhileAPollWaitsAndWakeForTheirEvents() async throws {
    let opened = try #require(try await service.open("/", screen: nil))
    let client = SimulatedClient(session: opened.token)
    try client.receive(await service.attach(client.attach()))
    let session = try #require(SessionToken(client.session).flatMap(service.session))
    let weight = session.bytes
    // The rows are recorded by the first poll, and hibernate at the second one.
    let first = await waitingPoll(client)
    _ = await waitingPoll(client)
    #expect(await first.wait() == .superseded)
    #expect(await session.hibernatingElements == 100)
    let saved = MemoryEstimate.bytesPerElement - MemoryEstimate.bytesPerHibernatingElement
    #expect(session.bytes == weight - 100 * saved)
    #expect(await session.checkInvariants() == [])

    try await click(7, client)
    #expect(client.mirror.root.children[0].children[7].children[0].text == "7: 1")
    #expect(await session.hibernatingElements == 98)
    #expect(session.bytes > weight - 100 * saved)
    #expect(await session.treeDescription == client.mirror.root.description)
    #expect(await session.checkInvariants() == [])
  }
}

extension Session {
  fileprivate var hibernatingElements: Int { page?.host.hibernatingElements ?? 0 }
}
