import TestSupport
import Testing

@testable import TrellisBase

/// The work of finding the elements of a list again in another order.
struct LazyIndexTests {
  enum Order: CaseIterable { case same, reversed, shuffled }

  @Test(arguments: Order.allCases)
  func elementsInAnyOrderAreFoundInLinearWork(order: Order) {
    let list = Array(0..<10_000)
    var index = LazyIndex<Int>()
    var keysRead = 0
    var likely = 0
    var generator = SeededGenerator(seed: 7)
    let elements =
      switch order {
      case .same: list
      case .reversed: Array(list.reversed())
      case .shuffled: list.shuffled(using: &generator)
      }
    for element in elements {
      let found =
        list.indices.first(near: likely) { list[$0] == element }
        ?? index.index(of: element, in: list.indices) {
          keysRead += 1
          return list[$0]
        }
      #expect(found == element)
      likely = element + 1
    }
    #expect(keysRead <= 5 * list.count, "\(keysRead)")
    // Only the first of the reversed elements is far from its likely place.
    if order == .same { #expect(keysRead == 0) }
    if order == .reversed { #expect(keysRead <= list.count) }
  }

  @Test func onlyElementsOfTheListAreNear() {
    let found = (-3..<9).map { (2..<5).first(near: $0) { _ in true } }
    #expect(found == [nil, nil, nil, 2, 2, 2, 3, 4, 4, 4, nil, nil])
    #expect((0..<9).first(near: 4) { $0 == 1 } == nil)
  }

  @Test func aMissingKeyIsNotFound() {
    var index = LazyIndex<Int>()
    for _ in 0..<9 { #expect(index.index(of: 7, in: 0..<5, keyAt: { $0 }) == nil) }
    #expect(index.index(of: 3, in: 0..<5, keyAt: { $0 }) == 3)
  }
}
