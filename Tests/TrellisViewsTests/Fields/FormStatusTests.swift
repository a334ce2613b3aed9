import Observation
import Testing

@testable import TrellisViews

struct FormStatusTests {
  @Test func problemsAreInTheOrderInWhichTheirFieldsAppeared() {
    let status = FormStatus()
    status.record("a is wrong", of: "1", title: "a")
    status.record(nil, of: "2", title: "b")
    status.record("c is wrong", of: "3", title: "c")
    status.record("b is wrong", of: "2", title: "b")
    #expect(status.problems.map(\.title) == ["a", "b", "c"])
    status.record(nil, of: "1", title: "a")
    #expect(status.problems.map(\.title) == ["b", "c"])
  }

  @Test func aFieldThatAppearsAgainIsTheLast() {
    let status = FormStatus()
    status.record("a is wrong", of: "1", title: "a")
    status.record("b is wrong", of: "2", title: "b")
    status.remove("1")
    #expect(status.problems.map(\.title) == ["b"])
    status.record("a is wrong", of: "1", title: "a")
    #expect(status.problems.map(\.title) == ["b", "a"])
  }

  @Test func theOtherFieldsKeepTheirOrderWhenOneIsRemoved() {
    let status = FormStatus()
    for id in ["1", "2", "3"] { status.record("wrong", of: id, title: id) }
    status.remove("2")
    for id in ["1", "3"] { status.record(nil, of: id, title: id) }
    for id in ["3", "2", "1"] { status.record("wrong", of: id, title: id) }
    #expect(status.problems.map(\.id) == ["1", "3", "2"])
  }

  @Test func onlyAnotherStateIsAChange() {
    let status = FormStatus()
    final class Count: @unchecked Sendable { var value = 0 }
    func changes(_ change: () -> Void) -> Int {
      let count = Count()
      withObservationTracking {
        _ = (status.isSubmitted, status.problems)
      } onChange: {
        count.value += 1
      }
      change()
      return count.value
    }
    #expect(changes { status.isSubmitted = false } == 0)
    #expect(changes { status.isSubmitted = true } == 1)
    #expect(changes { status.isSubmitted = true } == 0)
    #expect(changes { status.record(nil, of: "1", title: "a") } == 0)
    #expect(changes { status.record("wrong", of: "1", title: "a") } == 1)
    #expect(changes { status.record("wrong", of: "1", title: "a") } == 0)
    #expect(changes { status.remove("2") } == 0)
    #expect(changes { status.remove("1") } == 1)
  }
}
