import Testing

@testable import TrellisDOM
@testable import TrellisHTML

struct ByteBufferTests {
  /// Strings keep at least 15 bytes.
  @Test(arguments: [0, 1, 15, 16, 40, 5_000])
  func textIsAllBytesForEachCapacity(_ capacity: Int) {
    for count in [0, 1, 14, 15, 16, 40, 41, 5_000, 100_000] {
      let text = ByteBuffer.text(capacity: capacity) { bytes in
        for index in 0..<count { bytes.append(UInt8(ascii: "a") + UInt8(index % 26)) }
      }
      #expect(text.utf8.count == count)
      #expect(
        text.utf8.enumerated().allSatisfy {
          $0.element == UInt8(ascii: "a") + UInt8($0.offset % 26)
        })
    }
  }

  @Test func copiesAreTheBytesBefore() {
    let bytes = ByteBuffer(capacity: 512)
    bytes.append("0123456789abcdefghijklmnopqrstuvwxyz")
    for (start, count) in [(0, 0), (0, 1), (3, 15), (3, 16), (3, 17), (0, 36), (30, 6)] {
      let end = bytes.count
      #expect(bytes.canCopy(from: start, count: count))
      bytes.append(copyOf: start, count: count)
      #expect(bytes.count == end + count)
      #expect(bytes.bytes[end...].elementsEqual(bytes.bytes[start..<start + count]))
    }
  }

  @Test func bytesOfASinkAreNotCopied() {
    var pieces: [Int] = []
    let bytes = ByteBuffer(sink: { pieces.append($0.count) })
    bytes.append("begin")
    #expect(bytes.canCopy(from: 0, count: 1_000))
    #expect(!bytes.canCopy(from: 0, count: ByteBuffer.pieceLength))
    bytes.append(String(repeating: "a", count: ByteBuffer.pieceLength))
    #expect(!bytes.canCopy(from: 0, count: 1))
    #expect(!bytes.canCopy(from: 4, count: 1))
    #expect(pieces == [5])
  }
}
