import TestSupport
import Testing

@testable import TrellisHTTP

struct FairShareTests {
  @Test func returnsTheTotalAndTheHeaviestKey() {
    var share = FairShare<String>()
    #expect(share.heaviest == nil)
    #expect(share.heaviestAmount == 0)
    share.charge(3, to: "a")
    share.charge(5, to: "b")
    share.charge(4, to: "a")
    #expect(share.total == 12)
    #expect(share.heaviest == "a")
    share.release(3, of: "a")
    #expect(share.heaviest == "b")
    share.change(from: 5, to: 1, of: "b")
    #expect(share.heaviest == "a")
    #expect(share.amount(of: "b") == 1)
    share.removeAll()
    #expect(share.total == 0 && share.count == 0 && share.heaviest == nil)
    #expect(share.amount(of: "b") == 0)
  }

  @Test func admitsNoMoreThanRemainsFree() {
    var share = FairShare<Int>(limit: 1_000)
    func admits(_ amount: Int, to key: Int) -> Bool { share.admit(amount, to: key) }
    #expect(admits(500, to: 0))
    #expect(!admits(1, to: 0))
    #expect(admits(250, to: 1))
    #expect(!admits(1, to: 1))
    #expect(admits(125, to: 2))
    share.release(500, of: 0)
    #expect(share.total == 375)
    #expect(admits(62, to: 3))
    #expect(admits(31, to: 1))
  }

  @Test func admitsNoMoreThanTheLimitOfEachKey() {
    var share = FairShare<Int>(each: 2)
    share.charge(1, to: 0)
    #expect(share.admits(1, for: 0, free: 100))
    share.charge(1, to: 0)
    #expect(!share.admits(1, for: 0, free: 100))
    #expect(share.admits(2, for: 1, free: 100))
    #expect(!share.admits(2, for: 1, free: 1))
    share.release(1, of: 0)
    let isAdmitted = (0..<2).map { _ in share.admit(1, to: 0) }
    #expect(isAdmitted == [true, false])
  }

  @Test func chargesMayExceedTheLimits() {
    var share = FairShare<Int>(limit: 10, each: 6)
    share.charge(6, to: 0)
    share.charge(4, to: 1)
    #expect(!share.isExceeded && share.keyAboveItsLimit == nil)
    share.charge(3, to: 1)
    #expect(share.isExceeded && share.keyAboveItsLimit == 1)
    share.release(6, of: 0)
    #expect(!share.isExceeded && share.keyAboveItsLimit == 1)
  }

  @Test func onlyChargedAmountsAreReleased() async {
    await #expect(processExitsWith: .failure) {
      var share = FairShare<Int>()
      share.charge(100, to: 0)
      share.release(101, of: 0)
    }
    await #expect(processExitsWith: .failure) {
      var share = FairShare<Int>()
      share.charge(100, to: 0)
      share.release(1, of: 1)
    }
  }

  @Test func removesKeysWithoutAnAmount() {
    var share = FairShare<Int>()
    for key in 0..<1_000 {
      share.charge(0, to: key)
      share.charge(key + 1, to: key)
      share.release(key + 1, of: key)
    }
    #expect(share.count == 0)
    #expect(share.total == 0)
  }

  /// The amounts compared with a linear search.
  @Test(arguments: UInt64(0)..<20) func agreesWithAPlainDictionary(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var share = FairShare<Int>()
    var plain: [Int: Int] = [:]
    for _ in 0..<500 {
      let key = random.below(12)
      let now = random.below(3) == 0 ? 0 : random.below(100)
      share.change(from: plain[key] ?? 0, to: now, of: key)
      plain[key] = now == 0 ? nil : now
      #expect(share.total == plain.values.reduce(0, +))
      #expect(share.count == plain.count)
      #expect(share.heaviestAmount == plain.values.max() ?? 0)
      #expect(share.heaviest.flatMap { plain[$0] } == plain.values.max())
      for key in 0..<12 { #expect(share.amount(of: key) == plain[key] ?? 0) }
    }
  }
}
