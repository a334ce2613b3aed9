import Testing
import TrellisComponents
import TrellisHosting

/// The stored states of kept trees.
extension ComponentTreeTests {
  @Test func statesOfAttachedAndDetachedTreesAreStored() throws {
    let host = host()
    let (one, two) = (ComponentTree(id: "a"), ComponentTree(id: "b"))
    show(host, left: [one, two])
    log.updaters["a"]?.set(1)
    log.updaters["b"]?.set(2)
    show(host, left: [one])
    var stored = try host.encodeState()
    // Twice, as the second process does not show the detached tree either.
    for _ in 0..<2 {
      let (a, b) = (ComponentTree(id: "a"), ComponentTree(id: "b"))
      let next = self.host()
      page.left = [a]
      page.right = []
      try next.restore(stored)
      next.renderIfNeeded()
      #expect(texts(next) == ["a 1"])
      #expect(next.restorationReport?.restoredSlots == 1)
      #expect(next.restorationReport?.storedSlots == 1)
      stored = try next.encodeState()
      show(next, left: [a], right: [b])
      #expect(texts(next) == ["a 1", "b 2"])
      #expect(next.restorationReport?.problems == [])
    }
  }

  @Test func twoDetachedTreesOfOneNameCannotBeStored() {
    let host = host()
    let trees = [ComponentTree(id: "a"), ComponentTree(id: "a")]
    for tree in trees {
      show(host, left: [tree])
      show(host)
    }
    let error = #expect(throws: StateEncodingError.self) { try host.encodeState() }
    #expect(error?.problems.contains { $0.contains("two trees have the id a") } == true)
  }
}
