import Synchronization
import TestSupport
import Testing

@testable import TrellisHTTP

/// The exchange of chunks between a stream's task and a transport.
@Suite(.timeLimit(.minutes(20)))
struct StreamBufferTests {
  private let wakes = WakeCount()

  private final class WakeCount: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func add() { count.withLock { $0 += 1 } }
  }

  private func buffer(_ chunks: CountedChunks, limit: Int) -> StreamBuffer {
    StreamBuffer(ByteStream(chunks), limit: limit) { [wakes] in wakes.add() }
  }

  private func wait(forWake number: Int) async { await waitUntil { wakes.value >= number } }

  @Test func theSequenceBeginsWithTheFirstCall() async {
    let chunks = CountedChunks(["a"])
    let buffer = buffer(chunks, limit: 1)
    #expect(chunks.counts.begun == 0)
    #expect(buffer.next() == .waiting)
    await wait(forWake: 1)
    #expect(buffer.next() == .bytes([0x61]))
    #expect(buffer.next() == .waiting)
    await wait(forWake: 2)
    #expect(buffer.next() == .end)
    #expect(buffer.next() == .end)
    #expect(chunks.counts.begun == 1)
  }

  /// Chunks of 4 bytes: three are joined until the limit of 10 bytes is reached, and none is produced while they are sent.
  @Test func smallChunksAreJoinedUpToTheLimit() async {
    let chunks = CountedChunks(Array(repeating: "abcd", count: 7))
    let buffer = buffer(chunks, limit: 10)
    for (round, count) in [12, 12, 4].enumerated() {
      #expect(buffer.next() == .waiting)
      await waitUntil { buffer.count >= count && wakes.value > round }
      #expect(chunks.counts.produced == min(7, 3 * (round + 1)))
      #expect(buffer.next() == .bytes(Array(String(repeating: "abcd", count: count / 4).utf8)))
      #expect(buffer.count == 0)
    }
    await waitUntil { buffer.next() == .end }
    #expect(chunks.counts.produced == 7)
  }

  /// The task may have begun with the next chunk when the transport takes the first one, but with no further chunk.
  @Test func atMostOneChunkIsProducedWhileOthersAreSent() async {
    let (chunks, chunk) = AsyncStream.makeStream(of: [UInt8].self)
    let buffer = StreamBuffer(ByteStream(chunks), limit: 1000) { [wakes] in wakes.add() }
    #expect(buffer.next() == .waiting)
    chunk.yield([0x61])
    await wait(forWake: 1)
    #expect(buffer.next() == .bytes([0x61]))
    for _ in 0..<100 { chunk.yield([0x62]) }
    for _ in 0..<1000 { await Task.yield() }
    #expect(buffer.count <= 1)
    buffer.cancel()
  }

  @Test func emptyChunksWakeNothing() async {
    let chunks = CountedChunks(["", "", "a", "", ""])
    let buffer = buffer(chunks, limit: 1)
    #expect(buffer.next() == .waiting)
    await wait(forWake: 1)
    #expect(buffer.next() == .bytes([0x61]))
    #expect(buffer.next() == .waiting)
    await wait(forWake: 2)
    #expect(buffer.next() == .end)
    #expect(wakes.value == 2)
  }

  @Test func theErrorIsReportedBeforeTheFailure() async {
    let errors = Mutex<[any Error]>([])
    var stream = ByteStream(CountedChunks(["a"], end: .fails))
    stream.onFailure = { error in errors.withLock { $0.append(error) } }
    let buffer = StreamBuffer(stream, limit: 1) { [wakes] in wakes.add() }
    #expect(buffer.next() == .waiting)
    await wait(forWake: 1)
    #expect(buffer.next() == .bytes([0x61]))
    #expect(buffer.next() == .waiting)
    await wait(forWake: 2)
    #expect(buffer.next() == .failure)
    #expect(errors.withLock { $0.count == 1 && $0[0] is CountedChunks.Break })
  }

  /// The task is cancelled while it is suspended with a chunk, or while it waits for the next one.
  @Test(arguments: [false, true]) func aCancelledTaskEndsWithoutAReport(isWaiting: Bool) async {
    let chunks = CountedChunks(isWaiting ? ["a"] : ["a", "b"], end: .waits)
    var stream = ByteStream(chunks)
    stream.onFailure = { _ in Issue.record("a cancelled stream does not fail") }
    let buffer = StreamBuffer(stream, limit: 1) { [wakes] in wakes.add() }
    #expect(buffer.next() == .waiting)
    await wait(forWake: 1)
    if isWaiting {
      #expect(buffer.next() == .bytes([0x61]))
      #expect(buffer.next() == .waiting)
    }
    buffer.cancel()
    #expect(buffer.count == 0)
    await waitUntil { chunks.counts.ended == 1 }
    #expect(chunks.counts.produced == 1 && wakes.value == 1)
  }

  @Test func aStreamThatIsCancelledBeforeItsStartNeverBegins() {
    let chunks = CountedChunks(["a"])
    let buffer = buffer(chunks, limit: 1)
    buffer.cancel()
    #expect(buffer.next() == .waiting)
    #expect(chunks.counts.begun == 0)
  }
}
