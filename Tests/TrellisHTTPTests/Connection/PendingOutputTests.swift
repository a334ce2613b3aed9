import Foundation
import Synchronization
import TestSupport
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
      switch output.refill(using: buffer) {
      case .filled: texts.append(String(decoding: output.bytes[output.offset...], as: UTF8.self))
      case .finished: return (texts, true)
      case .waiting, .failed: return (texts, false)
      }
    }
  }

  /// The pieces of a stream of `chunks`, each sent alone, and the last result.
  private func pieces(
    ofStream chunks: CountedChunks, isChunked: Bool
  ) async -> (texts: [String], end: PendingOutput.Refill) {
    let (wakeUps, wakeUp) = AsyncStream.makeStream(of: Void.self)
    let stream = StreamBuffer(ByteStream(chunks), limit: 1) { wakeUp.yield() }
    let output = output(.stream(stream, isChunked: isChunked))
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 4, alignment: 1)
    defer { buffer.deallocate() }
    var texts: [String] = []
    var wakes = wakeUps.makeAsyncIterator()
    while true {
      switch output.refill(using: buffer) {
      case .filled: texts.append(String(decoding: output.bytes, as: UTF8.self))
      case .waiting:
        #expect(output.byteCount == 0)
        await wakes.next()
      case .finished: return (texts, .finished)
      case .failed: return (texts, .failed)
      }
    }
  }

  @Test func aStreamIsSentInItsChunks() async {
    let chunks = CountedChunks(["a", "", "bc"])
    let (texts, end) = await pieces(ofStream: chunks, isChunked: true)
    #expect(texts == ["1\r\na\r\n", "2\r\nbc\r\n", "0\r\n\r\n"])
    #expect(end == .finished)
    let (plain, plainEnd) = await pieces(ofStream: chunks, isChunked: false)
    #expect(plain == ["a", "bc"])
    #expect(plainEnd == .finished)
  }

  @Test(arguments: [false, true]) func aStreamThatFailsHasNoEnd(isChunked: Bool) async {
    let chunks = CountedChunks(["a"], end: .fails)
    let (texts, end) = await pieces(ofStream: chunks, isChunked: isChunked)
    #expect(texts == [isChunked ? "1\r\na\r\n" : "a"])
    #expect(end == .failed)
  }

  @Test func theEndOfTheOutputCancelsItsStream() async {
    let chunks = CountedChunks(["a"], end: .waits)
    let stream = StreamBuffer(ByteStream(chunks)) {}
    var output: PendingOutput? = output(.stream(stream, isChunked: true))
    #expect(output?.refill(using: .init(start: nil, count: 0)) == .waiting)
    output = nil
    await waitUntil { chunks.counts.begun == 1 && chunks.counts.ended == 1 }
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
