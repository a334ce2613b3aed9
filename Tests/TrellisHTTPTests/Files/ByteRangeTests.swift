import Testing

@testable import TrellisHTTP

struct ByteRangeTests {
  @Test(arguments: [
    ("bytes=0-9", ByteRange.part(0..<10)), ("bytes=5-", .part(5..<100)),
    ("bytes=-10", .part(90..<100)), ("bytes=-1000", .part(0..<100)),
    ("bytes=99-99", .part(99..<100)), ("bytes=90-1000", .part(90..<100)),
    ("Bytes=0-0", .part(0..<1)), ("bytes=100-", .unsatisfiable), ("bytes=-0", .unsatisfiable),
    ("bytes=999999999999999999999-", .unsatisfiable),
    ("bytes=0-99999999999999999999", .part(0..<100)),
    ("bytes=9-1", .whole), ("bytes=0-1,5-6", .whole), ("bytes=9-1,,x", .whole),
    ("bytes=-", .whole), ("bytes=", .whole), ("bytes=a-b", .whole), ("lines=0-9", .whole),
    ("bytes=0-9x", .whole), ("bytes=+1-2", .whole),
  ])
  func reads(_ field: String, range: ByteRange) {
    #expect(ByteRange(field, size: 100) == range)
  }

  @Test func isTheWholeContentWithoutAField() {
    #expect(ByteRange(nil, size: 100) == .whole)
  }

  @Test func anEmptyContentHasNoRanges() {
    #expect(ByteRange("bytes=0-", size: 0) == .unsatisfiable)
    #expect(ByteRange("bytes=-1", size: 0) == .unsatisfiable)
  }
}
