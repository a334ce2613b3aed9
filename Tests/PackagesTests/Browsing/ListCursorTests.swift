import Testing

@testable import Packages

struct ListCursorTests {
  @Test func aKeyMovesFromTheRowItWasPressedAt() {
    var cursor = ListCursor()
    #expect(cursor.start(from: "c") == "c")
    cursor.move(to: "d", from: "c")
    #expect(cursor.start(from: "d") == "d")
    #expect(cursor.start(from: "x") == "x", "the user has gone elsewhere by other means")
  }

  @Test func successiveKeysContinueFromTheReachedRow() {
    var cursor = ListCursor()
    cursor.move(to: "b", from: nil)
    #expect(cursor.start(from: nil) == "b")
    cursor.move(to: "c", from: nil)
    #expect(cursor.start(from: "b") == "c", "the browser has heard of the first only")
    cursor.move(to: "d", from: "b")
    #expect(cursor.start(from: nil) == "d")
    #expect(cursor.start(from: "d") == "d")
    #expect(cursor.start(from: nil) == nil, "the way is over once its end is reached")
  }

  @Test func aRestEndsTheSequenceOfKeys() {
    var cursor = ListCursor()
    cursor.move(to: "b", from: "a")
    cursor.rest(at: "x")
    #expect(cursor.start(from: "a") == "a")
    #expect(cursor.row == "x")
  }
}
