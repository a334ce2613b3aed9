import Foundation
import Testing

@testable import TrellisHTTP

struct PortablePollerTests {
  /// Two connected sockets, which are closed with the last reference.
  private final class SocketPair {
    let near: Int32
    let far: Int32
    init() {
      var ends: [Int32] = [-1, -1]
      #if canImport(Glibc)
        socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends)
      #else
        socketpair(AF_UNIX, SOCK_STREAM, 0, &ends)
      #endif
      (near, far) = (ends[0], ends[1])
    }
    deinit {
      close(near)
      close(far)
    }
    func send() { _ = write(far, "x", 1) }
  }

  private func keys(_ poller: PortablePoller) -> [UInt64] {
    var events: [Readiness] = []
    poller.wait(milliseconds: 0, &events)
    return events.map(\.key)
  }

  @Test func inputThatIsNotReadIsReportedOnce() throws {
    let poller = try PortablePoller()
    let pair = SocketPair()
    #expect(poller.add(pair.near, key: 7, .peerClose))
    #expect(keys(poller) == [])
    pair.send()
    #expect(keys(poller) == [7])
    #expect(keys(poller) == [])
    poller.modify(pair.near, key: 7, [.read, .peerClose])
    #expect(keys(poller) == [7])
    #expect(keys(poller) == [7])
  }

  @Test func theOthersAreFoundAfterARemoval() throws {
    let poller = try PortablePoller()
    let pairs = (0..<3).map { _ in SocketPair() }
    for (index, pair) in pairs.enumerated() {
      #expect(poller.add(pair.near, key: UInt64(index), .read))
      pair.send()
    }
    poller.remove(pairs[0].near)
    #expect(keys(poller).sorted() == [1, 2])
    poller.modify(pairs[2].near, key: 2, [])
    #expect(keys(poller) == [1])
    poller.remove(pairs[2].near)
    #expect(keys(poller) == [1])
  }
}
