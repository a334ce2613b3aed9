import Testing

@testable import TrellisTesting

struct TabHistoryTests {
  @Test func aNewAddressReplacesAllThatFollow() {
    var history = TabHistory()
    for address in ["/a", "/b"] { history.push(address) }
    #expect(history.addresses == ["/", "/a", "/b"] && history.current == "/b")
    let isBack = history.go(by: -1)
    #expect(isBack && history.current == "/a")
    history.replace(by: "/c")
    #expect(history.addresses == ["/", "/c", "/b"])
    history.push("/d")
    #expect(history.addresses == ["/", "/c", "/d"] && history.position == 2)
  }

  @Test func noStepGoesBeyondTheEnds() {
    var history = TabHistory("/x")
    for offset in [-1, 1, 2] {
      let isPossible = history.go(by: offset)
      #expect(!isPossible && history.current == "/x")
    }
    let stays = history.go(by: 0)
    #expect(stays)
  }
}
