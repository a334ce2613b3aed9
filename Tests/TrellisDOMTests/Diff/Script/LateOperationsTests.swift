import Testing

@testable import TrellisDOM

struct LateOperationsTests {
  @Test func onlyTextsWithNewTextAreChanged() {
    var late = LateOperations()
    late.add(LateOperations.Text(text: 3, new: "a", second: 4))
    late.add(LateOperations.Text(text: 5, new: nil, second: -1))
    #expect(late.changes(3) && !late.changes(5) && !late.changes(4))
    #expect(late.texts.map(\.text) == [3, 5])
  }

  @Test func unwrapsOfOneParentDoNotOverlap() {
    var late = LateOperations()
    let ranges = [(2, 0..<3), (2, 2..<4), (2, 3..<5), (7, 0..<3), (1, 0..<9)]
    let added = ranges.enumerated().map { index, unwrap in
      late.add(
        LateOperations.Unwrap(parent: unwrap.0, range: unwrap.1), of: Int32(10 + index))
    }
    #expect(added == [true, false, true, true, true])
    #expect(late.unwraps(in: 2).map(\.element) == [10, 12])
    #expect(late.unwraps(in: 2).map(\.range) == [0..<3, 3..<5])
    #expect(late.unwraps(in: 3).isEmpty)
    #expect(late.unwrap(of: 11) == nil && late.unwrap(of: 13)?.parent == 7)
    #expect(late.orderedUnwraps == [13, 12, 10, 14], "the last ones first")
  }

  @Test func withoutUnwrapsThereAreNone() {
    let late = LateOperations()
    #expect(!late.hasUnwraps && late.orderedUnwraps.isEmpty && late.unwraps(in: 0).isEmpty)
  }
}
