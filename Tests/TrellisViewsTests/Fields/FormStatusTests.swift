import Testing

@testable import TrellisViews

struct FormStatusTests {
  @Test func problemsAreInTheOrderInWhichTheirFieldsAppeared() {
    let status = FormStatus()
    status.note("a is wrong", of: "1", title: "a")
    status.note(nil, of: "2", title: "b")
    status.note("c is wrong", of: "3", title: "c")
    status.note("b is wrong", of: "2", title: "b")
    #expect(status.problems.map(\.title) == ["a", "b", "c"])
    status.note(nil, of: "1", title: "a")
    #expect(status.problems.map(\.title) == ["b", "c"])
  }

  @Test func aFieldThatAppearsAgainIsTheLast() {
    let status = FormStatus()
    status.note("a is wrong", of: "1", title: "a")
    status.note("b is wrong", of: "2", title: "b")
    status.remove("1")
    #expect(status.problems.map(\.title) == ["b"])
    status.note("a is wrong", of: "1", title: "a")
    #expect(status.problems.map(\.title) == ["b", "a"])
  }
}
