import Foundation
import Synchronization
import Testing

@testable import TrellisHTTP

/// The sources of the rest of a response.
struct PendingOutputTests {
  /// The pieces of `output` until its end, and whether the end is that of the whole response.
  private func pieces(of output: PendingOutput) -> (texts: [String], isWhole: Bool) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4, alignment: 1)
    defer { buffer.deallocate() }
    var texts: [String] = []
    while true {
      guard let isFilled = output.refill(using: buffer) else { return (texts, false) }
      guard isFilled else { return (texts, true) }
      texts.append(String(decoding: output.bytes[output.offset...], as: UTF8.self))
    }
  }

  private func output(_ source: PendingOutput.Source, next: String = "") -> PendingOutput {
    PendingOutput(bytes: [], offset: 0, next: Array(next.utf8), source: source)
  }

  @Test func aFileIsReadInPieces() throws {
    let folder = try TemporaryFolder()
    try folder.write("0123456789", to: "file")
    let slice = try #require(FileSlice(path: folder.path + "/file"))
    let (texts, isWhole) = pieces(of: output(.file(slice, position: 0), next: "head"))
    #expect(texts == ["head", "0123", "4567", "89"])
    #expect(isWhole)
  }

  @Test func aFileThatBecomesShorterEndsWithoutTheRest() throws {
    let folder = try TemporaryFolder()
    try folder.write("0123456789", to: "file")
    let path = folder.path + "/file"
    let slice = try #require(FileSlice(path: path))
    truncate(path, 6)
    let (texts, isWhole) = pieces(of: output(.file(slice, position: 0)))
    #expect(texts == ["0123", "45"])
    #expect(!isWhole)
  }

  /// A function that returns `chunks` one after another.
  private func source(_ chunks: [String]) -> @Sendable () -> [UInt8]? {
    let rest = Mutex(chunks[...])
    return { rest.withLock { $0.popFirst().map { Array($0.utf8) } } }
  }

  @Test func anEmptyChunkEndsNoBody() {
    let chunks = source(["a", "", "", "bc"])
    let (texts, isWhole) = pieces(of: output(.chunks(chunks, isChunked: true)))
    #expect(texts == ["1\r\na\r\n", "2\r\nbc\r\n", "0\r\n\r\n"])
    #expect(isWhole)
  }

  @Test func chunksUntilTheEndOfAConnectionHaveNoSizes() {
    let chunks = source(["a", "", "bc"])
    let (texts, isWhole) = pieces(of: output(.chunks(chunks, isChunked: false)))
    #expect(texts == ["a", "bc"])
    #expect(isWhole)
  }
}
