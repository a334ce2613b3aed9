import TestSupport
import Testing

@testable import TrellisHTTP

struct SharedBudgetTests {
  @Test func returnsTheTotalAndTheHeaviestKey() {
    var budget = SharedBudget<String>()
    #expect(budget.heaviest == nil)
    #expect(budget.heaviestAmount == 0)
    budget.charge(3, to: "a")
    budget.charge(5, to: "b")
    budget.charge(4, to: "a")
    #expect(budget.total == 12)
    #expect(budget.heaviest == "a")
    budget.release(3, of: "a")
    #expect(budget.heaviest == "b")
    budget.change(from: 5, to: 1, of: "b")
    #expect(budget.heaviest == "a")
    #expect(budget.amount(of: "b") == 1)
  }

  @Test func removesKeysWithoutAnAmount() {
    var budget = SharedBudget<Int>()
    for key in 0..<1_000 {
      budget.charge(0, to: key)
      budget.charge(key + 1, to: key)
      budget.release(key + 1, of: key)
    }
    #expect(budget.count == 0)
    #expect(budget.total == 0)
  }

  /// The budget compared with a linear search.
  @Test(arguments: UInt64(0)..<20) func agreesWithAPlainDictionary(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var budget = SharedBudget<Int>()
    var plain: [Int: Int] = [:]
    for _ in 0..<500 {
      let key = random.below(12)
      let now = random.below(3) == 0 ? 0 : random.below(100)
      budget.change(from: plain[key] ?? 0, to: now, of: key)
      plain[key] = now == 0 ? nil : now
      #expect(budget.total == plain.values.reduce(0, +))
      #expect(budget.count == plain.count)
      #expect(budget.heaviestAmount == plain.values.max() ?? 0)
      #expect(budget.heaviest.flatMap { plain[$0] } == plain.values.max())
      for key in 0..<12 { #expect(budget.amount(of: key) == plain[key] ?? 0) }
    }
  }
}
