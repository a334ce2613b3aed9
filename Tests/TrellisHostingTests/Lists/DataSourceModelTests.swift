import ComponentSupport
import TestSupport
import Testing
import TrellisComponents
import TrellisLayout

@testable import TrellisHosting

/// Random changes of a data source, compared with arrays that are changed at once, one element at a time.
struct DataSourceModelTests {
  /// An item of the arrays; its name has the number of the item and the number of its update.
  private final class Expected {
    let number: Int
    var version = 0
    var text = ""

    init(_ number: Int) { self.number = number }

    var name: String { "\(number)/\(version)" }
  }

  private final class Model {
    let list = EntryList()
    var expected: [[Expected]] = []
    var random: SeededGenerator
    private var count = 0

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// - Returns: `nil` if the random changes are not valid.
    func makeChange() -> (
      changeset: Changeset, values: DataSource<Entry>.Values, apply: () -> Void
    )? {
      let counts = expected.map(\.count)
      let changeset = Changeset.random(counts, using: &random)
      guard (try? changeset.verify(counts)) != nil else { return nil }
      let updated = changeset.updates.map { ($0, expected[$0.section][$0.item]) }
      var inserted: [ItemIndex: Expected] = [:]
      for index in changeset.insertions {
        count += 1
        inserted[index] = Expected(count)
      }
      let values = DataSource<Entry>.Values(
        updates: Dictionary(
          uniqueKeysWithValues: updated.map { index, item in
            (index, Entry("\(item.number)/\(item.version + 1)", Double(5 + random.below(20))))
          }),
        insertions: inserted.mapValues { Entry($0.name, Double(5 + random.below(20))) })
      let next = changeset.appliedOneByOne(to: expected) { inserted[$0] ?? Expected(-1) }
      guard let next else { return nil }
      return (
        changeset, values,
        {
          for (_, item) in updated { item.version += 1 }
          self.expected = next
        }
      )
    }

    func update() {
      let items = list.source.state.sections.joined()
      guard let model = items.randomElement(using: &random)?.model,
        let number = model.name.split(separator: "/").first.flatMap({ Int($0) })
      else { return }
      let text = "\(random.below(1000))"
      withTransaction(UpdateTransaction(mayWait: random.chance(50))) {
        list.log.updaters[model.name]?.set(text)
      }
      expected.joined().first { $0.number == number }?.text = text
    }

    func takeStep() throws {
      switch random.below(12) {
      case 0..<5:
        guard let change = makeChange() else { return }
        try list.source.apply(
          change.changeset, values: change.values,
          mode: random.chance(60) ? .asynchronous : .synchronous)
        change.apply()
      case 5, 6: update()
      case 7: list.source.takeTurn()
      case 8: list.source.reload(mode: random.chance(50) ? .asynchronous : .synchronous)
      case 9:
        var configuration = list.source.state.configuration
        configuration.sizeRange = SizeRange(max: Size(width: Double(random.below(50)), height: 100))
        list.source.apply(configuration, mode: random.chance(50) ? .asynchronous : .synchronous)
      case 10:
        list.source.viewport =
          random.chance(30)
          ? nil
          : ListViewport(
            random.chance(50) ? .vertical : .horizontal, offset: Double(random.below(20)),
            length: Double(random.below(60)), splitsUpdates: random.chance(50))
        list.source.isPaused = random.chance(30)
      default:
        list.source.isPaused = false
        list.takeTurns()
        guard let made = makeChange() else { return }
        let change = try list.source.change(for: made.changeset, values: made.values)
        if random.chance(50) { update() }
        guard random.chance(60), let change else { return }
        try #require(list.source.apply(change))
        made.apply()
      }
    }
  }

  @Test(arguments: Rounds.seeds(300))
  func randomChangesGiveTheSameList(seed: UInt64) throws {
    let model = Model(seed: seed)
    let list = model.list
    list.onModify = { changes in
      for (former, index) in changes.finalIndexes {
        #expect(changes.changeset.finalIndex(of: former) == index, "seed \(seed)")
      }
    }
    for step in 0..<40 {
      try model.takeStep()
      #expect(list.mirror == list.ids, "seed \(seed), step \(step)")
      guard step % 8 == 7 else { continue }
      list.source.isPaused = false
      list.takeTurns()
      try #require(list.names == model.expected.map { $0.map(\.name) }, "seed \(seed), \(step)")
      for (index, item) in zip(model.expected.joined(), list.source.state.sections.joined()) {
        let row = item.component as? EntryRow
        #expect(row?.entry.name == index.name, "seed \(seed), step \(step)")
        #expect(row?.currentState == index.text, "seed \(seed), step \(step)")
        #expect(item.tree.generator.rootNode.checkInvariants() == [], "seed \(seed)")
      }
      let begun = list.log.events.count { $0.hasSuffix(" didInit") }
      let ended = list.log.events.count { $0.hasSuffix(" invalidate") }
      #expect(begun - ended == list.source.state.count, "seed \(seed), step \(step)")
    }
  }
}
