import Testing

@testable import Packages

struct PackageDescriptionTests {
  @Test func joinsTheLinesOfAParagraph() {
    #expect(blocks("One", "two ", "three") == [.paragraph("One two three")])
  }

  @Test func aSingleFullStopSeparatesParagraphs() {
    #expect(blocks("One", ".", ".", "two") == [.paragraph("One"), .paragraph("two")])
  }

  @Test func keepsIndentedLinesUnchanged() {
    #expect(
      blocks("So:", "   $ run", "     me", "Done") == [
        .paragraph("So:"), .verbatim(["$ run", "  me"]), .paragraph("Done"),
      ])
  }

  @Test func readsIndentedBulletsAsAList() {
    #expect(
      blocks("Has:", " * one", "   and a half", " * two") == [
        .paragraph("Has:"), .list(["one and a half", "two"]),
      ])
  }

  @Test(arguments: [
    [" * one", " - two"],
    [" * one", "two"],
    ["  * one", " deeper before"],
    [" *one"],
    [" one", " * two"],
  ])
  func otherIndentedLinesAreNoList(lines: [String]) {
    let found = PackageDescription(lines: lines.map { $0[...] }).blocks
    #expect(found.first { if case .list(let items) = $0 { items.count > 1 } else { false } } == nil)
  }

  @Test func noLinesMakeNoBlocks() {
    #expect(blocks() == [])
    #expect(blocks(".", ".") == [])
  }

  private func blocks(_ lines: Substring...) -> [PackageDescription.Block] {
    PackageDescription(lines: lines).blocks
  }
}
