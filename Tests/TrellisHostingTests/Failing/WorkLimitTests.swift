import ComponentSupport
import Testing
import TrellisBase
import TrellisComponents
import TrellisHosting
import TrellisLayout

/// A render beyond its limits fails, with the place in its message.
struct WorkLimitTests {
  /// Requests two layouts of its child, so that each level doubles the work.
  private final class Doubling: Component {
    let inner: Component
    init(_ inner: Component) {
      self.inner = inner
      super.init()
    }
    override var numberOfChildren: Int { 1 }
    override func child(at index: Int) -> Component? { inner }
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      let width = range.max.width
      let narrow = SizeRange(max: Size(width: width * 0.7, height: range.max.height))
      let wide = SizeRange(max: Size(width: width * 0.9 + 0.013, height: range.max.height))
      let first = inner.layout(thatFits: narrow, parentSize: .undefined)
      let second = inner.layout(thatFits: wide, parentSize: .undefined)
      return Layout(
        of: self, size: range.clamp(first.size.height > 5 ? second.size : first.size),
        children: [.init(position: .zero, layout: second)])
    }
  }

  private func makeHost(_ levels: Int, limit: Int? = nil) -> (ComponentHost, () -> [String]) {
    let host = ComponentHost(environment: HostEnvironment()) {
      var component: Component = Row("leaf")
      for _ in 0..<levels { component = Doubling(component) }
      return Stack([component])
    }
    if let limit { host.limits.steps = limit }
    final class Messages { var list: [String] = [] }
    let messages = Messages()
    host.onProgrammerError = { messages.list.append($0.message) }
    return (host, { messages.list })
  }

  @Test func anExponentialLayoutIsAborted() throws {
    let (host, messages) = makeHost(60, limit: 100_000)
    #expect(!host.renderIfNeeded())
    #expect(messages().count == 1)
    let message = try #require(messages().first)
    #expect(message.contains("took 100000 steps"))
    #expect(message.contains("Stack: ") && message.contains("Doubling: "))
    #expect(message.contains("more …") && message.count < 4_000, "cut in the middle")
  }

  @Test func aLayoutWithinTheLimitIsShown() {
    let (host, messages) = makeHost(10, limit: 100_000)
    #expect(host.renderIfNeeded())
    #expect(messages().isEmpty)
  }

  /// The limit applies to each render separately.
  @Test func eachRenderHasTheWholeLimit() {
    let (host, messages) = makeHost(10, limit: 3_000)
    for _ in 0..<5 {
      host.reload()
      #expect(host.renderIfNeeded())
    }
    #expect(messages().isEmpty)
  }

  @Test func aBuildOfTooManyComponentsIsAborted() throws {
    let host = ComponentHost(environment: HostEnvironment()) {
      Stack((0..<2_000).map { Row("\($0)") })
    }
    host.limits.steps = 1_000
    var messages: [String] = []
    host.onProgrammerError = { messages.append($0.message) }
    #expect(!host.renderIfNeeded())
    #expect(messages.count == 1 && messages[0].contains("more than 1000 components"))
  }
}
