import TestSupport
import Testing

@testable import TrellisDOM
@testable import TrellisDiff

struct SiblingListTests {
  @Test(arguments: [0, 1, 47, 48, 49, 64, 100, 257]) func ranksCountThePresentNodes(count: Int) {
    var random = SeededGenerator(seed: UInt64(count + 1))
    var isPresent = (0..<count).map { _ in random.below(2) == 0 }
    var list = SiblingList((0..<Int32(count)).map { $0 * 3 }, present: isPresent)
    for _ in 0..<60 {
      for index in 0...count {
        #expect(list.rank(index) == isPresent[..<index].count { $0 })
      }
      #expect(list.present == isPresent.indices.filter { isPresent[$0] }.map { Int32($0) * 3 })
      guard count > 0 else { return }
      let index = random.below(count)
      let new = random.below(2) == 0
      isPresent[index] = new
      list.set(index, isPresent: new)
    }
  }
}
