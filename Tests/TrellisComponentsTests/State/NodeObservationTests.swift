import Observation
import Testing

@testable import TrellisComponents

@Observable private final class Model {
  var title = "one"
  var count = 0
}

struct NodeObservationTests {
  private let tree = TestTree()
  private let log = Render<Void>.Log()
  private let model = Model()

  /// Builds a tree of two readers and one component that reads nothing.
  private func build() {
    log.renders = []
    tree.build { [log, model] in
      Render("root", log: log, initial: ()) { _, _ in
        Group([
          Render("title", log: log, initial: ()) { _, _ in Leaf(model.title) },
          Render("count", log: log, initial: ()) { _, _ in Leaf("\(model.count)") },
          Render("none", log: log, initial: ()) { _, _ in nil },
        ])
      }
    }
  }

  @Test func aChangeRendersTheReadersOfTheProperty() {
    build()
    model.title = "two"
    #expect(tree.queue.hasUpdates)
    build()
    #expect(log.renders == ["title"])
    model.count += 1
    model.count += 1
    build()
    #expect(log.renders == ["count"])
    build()
    #expect(log.renders == [])
  }

  @Test func aFormerObservationSendsNoNotice() throws {
    build()
    let identity = try #require(tree.root.component?.treeNode?.identity)
    var observation: NodeObservation? = NodeObservation(of: identity, isCancellable: false)
    let change = try #require(observation?.onChange)
    observation = nil
    change()
    #expect(!tree.queue.hasUpdates)
  }

  @Test func aNoticeIsSentOnce() throws {
    build()
    let id = try #require(tree.root.component?.treeNode?.id)
    let notice = ChangeNotice(id: id, queue: tree.queue)
    var updates = UpdatedNodes()
    notice.send()
    tree.deliver(to: &updates)
    notice.send()
    #expect(!tree.queue.hasUpdates)
    let cancelled = ChangeNotice(id: id, queue: tree.queue)
    cancelled.cancel()
    cancelled.send()
    #expect(!tree.queue.hasUpdates)
  }

  @Test func aComponentThatIsRenderedOftenIsObservedOnce() {
    build()
    for _ in 0..<10 {
      model.title += "!"
      build()
    }
    #expect(
      tree.root.tree.observations.count == 3, "one for each component of a class that observes")
    model.title += "!"
    var updates = UpdatedNodes()
    tree.deliver(to: &updates)
    #expect(!tree.queue.hasUpdates, "one notice for one change")
  }

  @Test func aRemovedComponentIsNotObserved() {
    build()
    tree.build { nil }
    tree.build { nil }
    #expect(tree.root.tree.observations.count == 0)
    model.title = "two"
    build()
    #expect(log.renders.count == 4)
  }

  @Test func aComponentThatReadsTheModelNoMoreIsNotUpdated() {
    var row: Render<Int>?
    let provider = { [model] in
      let made =
        row
        ?? Render("row", initial: 0) { _, state in
          Leaf(state == 0 ? model.title : "none")
        }
      row = made
      return made
    }
    tree.build(provider)
    row?.state.update { $0 = 1 }
    tree.build(provider)
    model.title = "two"
    #expect(!tree.queue.hasUpdates)
  }

  /// Components of several classes may have one node; the observation of the former one ends.
  @Test func aComponentOfAnotherClassEndsAnObservation() {
    class Row: RenderComponent<Void> {
      override var typeIdentity: Any.Type { Leaf.self }
      override func shouldUpdate(from previous: Component) -> Bool { true }
      override func render(_ state: Void) -> Component? { nil }
    }
    final class Reader: Row {
      let model: Model
      init(_ model: Model) {
        self.model = model
        super.init()
      }
      override func render(_ state: Void) -> Component? { Leaf(model.title) }
    }
    tree.build { [model] in Reader(model) }
    tree.build(propsChanged: true) { Row() }
    model.title = "two"
    #expect(!tree.queue.hasUpdates)
  }

  @Test func aProviderIsObservedToo() {
    var seen: [Int] = []
    func build() {
      tree.build {
        seen.append(model.count)
        return nil
      }
    }
    build()
    #expect(!tree.queue.hasUpdates)
    model.count = 5
    #expect(tree.queue.hasUpdates)
    build()
    #expect(seen == [0, 5])
  }
}

struct SharedModelTests {
  private struct Prices: Sendable {
    var title = "open"
    var values = [1, 2, 3]
  }

  private let tree = TestTree()
  private let log = Render<Void>.Log()
  private let prices = SharedModel(Prices())

  private func build() {
    log.renders = []
    tree.build { [log, prices] in
      Render("root", log: log, initial: ()) { _, _ in
        Group([
          Render("title", log: log, initial: ()) { _, _ in Leaf(prices[\.title]) },
          Render("first", log: log, initial: ()) { _, _ in Leaf("\(prices[\.values[0]])") },
          Render("all", log: log, initial: ()) { _, _ in Leaf("\(prices.value)") },
        ])
      }
    }
  }

  @Test func aChangeRendersTheReadersOfThePart() async {
    build()
    await Task.detached { [prices] in prices.update { $0.title = "closed" } }.value
    build()
    #expect(log.renders == ["title", "all"])
    prices.update { $0.values[1] = 7 }
    build()
    #expect(log.renders == ["all"])
    prices.update { $0.values[0] = 7 }
    build()
    #expect(log.renders == ["first", "all"])
    #expect(prices.readerCount == 3)
  }

  @Test func aRemovedComponentIsNoReader() {
    build()
    #expect(prices.readerCount == 3)
    tree.build { nil }
    tree.build { nil }
    #expect(prices.readerCount == 0)
  }

  /// A model that is read between renders, as in `shouldUpdate(from:)`, is not one of the last component.
  @Test func aValueThatIsReadOutsideOfARenderHasNoReader() {
    final class Row: RenderComponent<Void> {
      let prices: SharedModel<Prices>
      var readers: Int?
      init(_ prices: SharedModel<Prices>) {
        self.prices = prices
        super.init()
      }
      override func render(_ state: Void) -> Component? { nil }
      override func shouldUpdate(from previous: Component) -> Bool {
        _ = prices.value
        readers = prices.readerCount
        return true
      }
    }
    var row: Row?
    for number in 0..<2 {
      tree.build(propsChanged: true) { [prices] in
        let made = Row(prices)
        row = made
        return Group([Render(equality: number, initial: 0), made])
      }
    }
    #expect(row?.readers == 0)
  }
}
