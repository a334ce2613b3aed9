import TestSupport
import Testing

@testable import TrellisDOM
@testable import TrellisDiff

struct ChunkedListTests {
  @Test func behavesLikeAnArray() {
    var random = SeededGenerator(seed: 1)
    var array = (0..<3_000).map { Int32($0) }
    var list = ChunkedList(array)
    for step in 0..<4_000 {
      if random.chance(step < 2_000 ? 70 : 30) {
        let index = random.below(array.count + 1)
        array.insert(Int32(step), at: index)
        list.insert(Int32(step), at: index)
      } else if !array.isEmpty {
        let index = random.below(array.count)
        #expect(list[index] == array[index])
        #expect(list.remove(at: index) == array.remove(at: index))
      }
    }
    #expect(list.all == array && list.count == array.count)
    var empty = ChunkedList([Int32]())
    #expect(empty.all.isEmpty)
    empty.insert(7, at: 0)
    #expect(empty.remove(at: 0) == 7 && empty.count == 0)
  }
}
