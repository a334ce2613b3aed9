import Testing

@testable import TrellisServer

struct SessionTokenTests {
  @Test func isReadBackFromItsText() throws {
    let token = SessionToken.random()
    #expect(token.text.utf8.count == SessionToken.length)
    let copy = try #require(SessionToken(token.text))
    #expect(copy.matches(token))
    #expect(copy.text == token.text)
  }

  @Test func differsFromAllOthers() {
    let texts = Set((0..<1000).map { _ in SessionToken.random().text })
    #expect(texts.count == 1000)
  }

  @Test func keepsLeadingZeros() {
    let token = SessionToken(identifier: 1, secret: (0, 2))
    #expect(token.text == "000000000000000100000000000000000000000000000002")
  }

  @Test func everyBitCounts() {
    let token = SessionToken(identifier: 7, secret: (8, 9))
    for bit in 0..<64 {
      let flipped = UInt64(1) << bit
      #expect(!token.matches(SessionToken(identifier: 7 ^ flipped, secret: (8, 9))))
      #expect(!token.matches(SessionToken(identifier: 7, secret: (8 ^ flipped, 9))))
      #expect(!token.matches(SessionToken(identifier: 7, secret: (8, 9 ^ flipped))))
    }
  }

  @Test(arguments: [
    "", "0", String(repeating: "0", count: 47), String(repeating: "0", count: 49),
    String(repeating: "A", count: 48), String(repeating: "g", count: 48),
    String(repeating: "ü", count: 24), "+" + String(repeating: "0", count: 47),
  ])
  func nothingElseIsAToken(text: String) {
    #expect(SessionToken(text) == nil)
  }
}
