import TestSupport
import Testing

@testable import TrellisText

struct ByteBoundedCacheTests {
  @Test func recentlyUsedValuesAreKept() {
    let cache = ByteBoundedCache<Int, Int>(byteLimit: 200)
    for key in 0..<10 {
      cache.insert(key, for: key, bytes: 10)
      #expect(cache.value(for: 0) == 0)
    }
    for key in 10..<30 {
      cache.insert(key, for: key, bytes: 10)
      #expect(cache.value(for: 0) == 0)
    }
    #expect(cache.value(for: 1) == nil)
  }

  @Test func theBytesStayWithinTheBound() {
    let cache = ByteBoundedCache<Int, Int>(byteLimit: 1000)
    var random = SeededGenerator(seed: 7)
    for _ in 0..<5000 {
      let key = Int.random(in: 0..<300, using: &random)
      if Bool.random(using: &random) {
        cache.insert(key, for: key, bytes: Int.random(in: 0...120, using: &random))
      } else {
        #expect(cache.value(for: key) ?? key == key)
      }
      #expect(cache.byteCount <= 1000)
    }
  }

  @Test func theBytesOfARepeatedValueCountOnce() {
    let cache = ByteBoundedCache<Int, Int>(byteLimit: 100)
    for key in 0..<6 { cache.insert(key, for: key, bytes: 10) }
    #expect(cache.byteCount == 60)
    // The first five have moved to the old generation.
    #expect(cache.value(for: 0) == 0)
    #expect(cache.byteCount == 60)
  }

  @Test func tooLargeValuesAreNotKept() {
    let cache = ByteBoundedCache<Int, Int>(byteLimit: 100)
    cache.insert(1, for: 1, bytes: 51)
    #expect(cache.value(for: 1) == nil)
    #expect(cache.byteCount == 0)
  }

  @Test func aNewValueReplacesTheOldOne() {
    let cache = ByteBoundedCache<Int, Int>(byteLimit: 100)
    cache.insert(1, for: 1, bytes: 10)
    cache.insert(2, for: 1, bytes: 20)
    #expect(cache.value(for: 1) == 2)
    #expect(cache.byteCount == 20)
  }
}
