import ComponentSupport
import InMemoryTracing
import Synchronization
import Testing
import Tracing
import TrellisComponents
import TrellisDOM
import TrellisHosting

@testable import TrellisServer

/// The listeners and spans that an application sets for its pages: rows Z7, Z8, F15.
struct PageInstrumentationTests {
  private final class Listener: PipelineListener, SpanListener {
    let recorder: Recorder
    init(_ recorder: Recorder) { self.recorder = recorder }

    func didReceiveStateUpdate(for id: TreeNode.ID, _ transaction: UpdateTransaction) {
      recorder.add("update")
    }
    func willBuild(_ trigger: BuildTrigger) { recorder.add("build") }
    func didMount(_ counters: RenderCounters) { recorder.add("mounted \(counters.viewsCreated)") }
    func begin(_ span: TrellisComponents.Span, of component: Component) {
      if span == .render { recorder.add("render \(component.typeName)") }
    }
    func end(_ span: TrellisComponents.Span, of component: Component) {}
    func didReuse(_ previous: Component, for component: Component) {}
  }

  private final class Counter: RenderComponent<Int> {
    override func initialState() -> Int { 0 }
    override func render(_ count: Int) -> Component? {
      Box(
        "button",
        [.text("\(count)"), .listener("click", action({ $0.add }, identity: "add"))])
    }
    private func add() { state.update { $0 += 1 } }
  }

  private let recorder = Recorder()

  /// Opens the page, attaches, and clicks.
  private func run(_ watch: PageInstrumentation) async throws {
    let service = SessionManager.test(
      [Route("/counters/:name") { _ in { Counter() } }], watch: watch)
    let client = SimulatedClient(session: "")
    try client.receive(await service.attach(client.attach(path: "/counters/a")))
    let button = try #require(client.mirror.root.children.first)
    client.send(#"{"type":"click","target":\#(button.id.rawValue)}"#)
    try client.receive(await service.events(client.events()))
    #expect(client.mirror.root.description.contains("1"))
  }

  @Test func anApplicationGetsTheRendersOfItsPages() async throws {
    try await run(
      PageInstrumentation(
        listener: { [recorder] page in
          recorder.add("\(page.route) \(page.location.parameters["name"] ?? "")")
          return Listener(recorder)
        }))
    #expect(
      recorder.entries == [
        "/counters/:name a", "build", "mounted 1", "update", "build", "mounted 0",
      ])
  }

  @Test func anApplicationGetsTheWorkOnComponents() async throws {
    try await run(PageInstrumentation(spans: { [recorder] _ in Listener(recorder) }))
    #expect(recorder.entries == ["render Counter", "render Counter"])
  }

  @Test func turnsAreTracedWithTheirSteps() async throws {
    let tracer = InMemoryTracer()
    try await run(
      PageInstrumentation(makeTracer: { PageTracer($0, tracesComponents: false, tracer: tracer) }))
    #expect(tracer.activeSpans.isEmpty)
    let turns = tracer.finishedSpans.filter { $0.operationName == "trellis.turn" }
    #expect(turns.map { $0.attributes.get("trellis.turn") } == ["open", "attach", "events"])
    #expect(turns.allSatisfy { $0.attributes.get("trellis.route") == "/counters/:name" })
    let events = try #require(turns.last)
    let steps = tracer.finishedSpans.filter { $0.parentSpanID == events.spanID }
    #expect(
      steps.map(\.operationName) == [
        "trellis.build", "trellis.layout", "trellis.mount", "trellis.encode",
      ])
    #expect(steps[0].attributes.get("trellis.components.rendered") == 1)
  }

  @Test func componentsAreTracedOnRequest() async throws {
    let tracer = InMemoryTracer()
    try await run(
      PageInstrumentation(makeTracer: { PageTracer($0, tracesComponents: true, tracer: tracer) }))
    #expect(tracer.activeSpans.isEmpty)
    let names = Set(tracer.finishedSpans.map(\.operationName))
    #expect(
      names.isSuperset(of: [
        "trellis.render Counter", "trellis.layout Box", "trellis.mount Counter",
      ]))
  }

  @Test func aPageWithoutListenersHasNone() async throws {
    let page = try Page.test(Route("/") { _ in { Counter() } })
    #expect(page.listeners == nil)
    #expect(page.host.listener == nil)
    #expect(page.host.spans == nil)
  }
}
