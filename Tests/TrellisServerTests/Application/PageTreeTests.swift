import ComponentSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout

@testable import TrellisServer

/// The tree and the size of a page that is served: rows F7, W2 to W4, Z3.
struct PageTreeTests {
  private let recorder = Recorder()

  private final class Counter: RenderComponent<Int> {
    let recorder: Recorder
    init(_ recorder: Recorder) {
      self.recorder = recorder
      super.init()
    }
    override func initialState() -> Int { 1 }
    override func render(_ count: Int) -> Component? {
      recorder.add("render \(count)")
      return Box("p", [.text("\(count)")], height: Double(count * 10))
    }
    override func shouldUpdate(from previous: Component) -> Bool { false }
  }

  /// A page of a counter, laid out as high as it is.
  private func opened() throws -> Page {
    let sizeRange: @Sendable (Traits) -> SizeRange = {
      SizeRangeProvider.flexibleHeight.sizeRange(for: $0.viewport)
    }
    let route = Route("/", sizeRange: sizeRange) { [recorder] _ in { Counter(recorder) } }
    return try Page.test(route)
  }

  @Test func componentsOfAPageAreFoundByType() throws {
    let page = try opened()
    #expect(page.components(Counter.self).count == 1)
    #expect(page.components(Box.self).isEmpty, "without an identity")
    #expect(page.controllers(ComponentController.self).isEmpty)
  }

  private final class Stage: RenderComponent<Int> {
    override func initialState() -> Int? { 3 }
    override func render(_ number: Int) -> Component? { Box("p", [.text("\(number)")]) }
  }

  /// A component without arguments is made by its initializer, again at each build.
  @Test func aRouteShowsAComponent() throws {
    let page = try Page.test(Route("/", component: Stage.init))
    #expect(page.host.document.root.children.map(\.text) == ["3"])
    let first = try #require(page.components(Stage.self).first)
    first.state.set(4)
    page.host.setNeedsUpdate()
    page.host.renderIfNeeded()
    #expect(page.host.document.root.children.map(\.text) == ["4"])
    #expect(page.components(Stage.self).first !== first)
  }

  @Test func aRouteLimitsTheSizesOfItsPage() throws {
    let page = try opened()
    #expect(page.size == Size(width: page.host.environment.traits.viewport.width, height: 10))
  }

  @Test func aPageReturnsItsSizeInARangeAndReportsChanges() throws {
    let page = try opened()
    var heights: [Double] = []
    page.onSizeInvalidated = { heights.append(page.size.height) }
    #expect(page.sizeThatFits(Size(width: 100, height: 50)) == Size(width: 100, height: 10))
    page.components(Counter.self).first?.state.set(3)
    #expect(page.sizeThatFits(Size(width: 100, height: 50)) == Size(width: 100, height: 30))
    #expect(heights == [], "nothing is shown yet")
    page.host.renderIfNeeded()
    #expect(heights == [30])
  }

  @Test func aReloadRebuildsThePageAndKeepsStates() throws {
    let page = try opened()
    page.components(Counter.self).first?.state.set(2)
    page.host.renderIfNeeded()
    page.setNeedsUpdate()
    page.host.renderIfNeeded()
    #expect(recorder.entries == ["render 1", "render 2"])
    page.reload()
    page.host.renderIfNeeded()
    #expect(recorder.entries == ["render 1", "render 2", "render 2"])
  }
}
