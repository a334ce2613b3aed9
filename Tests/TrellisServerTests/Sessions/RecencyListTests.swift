import TestSupport
import Testing

@testable import TrellisServer

struct RecencyListTests {
  @Test func isEmptyAtFirst() {
    let list = RecencyList<Int>()
    #expect(list.count == 0)
    #expect(list.oldest == nil)
  }

  @Test(arguments: 1...20)
  func keepsTheOrderOfAList(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var list = RecencyList<Int>()
    var model: [Int] = []
    for _ in 0..<500 {
      let key = Int.random(in: 0..<12, using: &random)
      model.removeAll { $0 == key }
      if Int.random(in: 0..<3, using: &random) > 0 {
        list.use(key)
        model.append(key)
      } else {
        list.remove(key)
      }
      #expect(list.count == model.count)
      #expect(list.oldest == model.first)
      #expect(list.contains(key) == model.contains(key))
    }
    // The remaining keys come out in order.
    for key in model {
      #expect(list.oldest == key)
      list.remove(key)
    }
    #expect(list.oldest == nil)
  }
}
