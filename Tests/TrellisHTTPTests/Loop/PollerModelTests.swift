import Foundation
import TestSupport
import Testing

@testable import TrellisHTTP

/// Random changes of watched sockets, compared with the events that the state of each socket implies.
struct PollerModelTests {
  /// A pair of connected sockets: the near one is watched.
  private final class Watched {
    let near: Int32
    let far: Int32
    let key: UInt64
    var interest: Interest?
    var unreadCount = 0
    var isShut = false

    init(key: UInt64) {
      self.key = key
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

    var isReadable: Bool { interest?.contains(.read) == true && (unreadCount > 0 || isShut) }
    var isWritable: Bool { interest?.contains(.write) == true }
    var isPeerClosed: Bool { interest?.contains(.peerClose) == true && isShut && unreadCount == 0 }
    /// Input that is not read must not be reported forever, so it is reported once while only the end is watched.
    var isUncertain: Bool { unreadCount > 0 && interest == .peerClose }

    func send() {
      guard !isShut, write(far, "x", 1) == 1 else { return }
      unreadCount += 1
    }

    func readAll() {
      var bytes = [UInt8](repeating: 0, count: 64)
      while unreadCount > 0 { unreadCount -= read(near, &bytes, bytes.count) }
    }

    func shut() {
      shutdown(far, Int32(SHUT_WR))
      isShut = true
    }
  }

  private struct Reports: Equatable {
    var readable: Set<UInt64> = []
    var writable: Set<UInt64> = []
    var closed: Set<UInt64> = []
    var failed: Set<UInt64> = []
  }

  private static let interests: [Interest] = [
    [], .read, .write, .peerClose, [.read, .peerClose], [.read, .write],
    [.read, .write, .peerClose],
  ]

  private func makePoller(_ isPortable: Bool) throws -> any Poller {
    #if os(Linux)
      if !isPortable { return try EpollPoller() }
    #endif
    return try PortablePoller()
  }

  private func change(_ socket: Watched, _ poller: any Poller, _ random: inout SeededGenerator) {
    switch random.below(8) {
    case 0, 1:
      // A descriptor without unread input, so that both pollers report the same.
      let interest = Self.interests[random.below(Self.interests.count)]
      if !interest.contains(.read) { socket.readAll() }
      if socket.interest == nil {
        #expect(poller.add(socket.near, key: socket.key, interest))
      } else {
        poller.modify(socket.near, key: socket.key, interest)
      }
      socket.interest = interest
    case 2:
      guard socket.interest != nil else { return }
      poller.remove(socket.near)
      socket.interest = nil
    case 3, 4:
      if socket.interest?.contains(.peerClose) != true || socket.isReadable { socket.send() }
    case 5: socket.readAll()
    case 6: if random.below(6) == 0 { socket.shut() }
    default: poller.wake()
    }
  }

  @Test(arguments: [(false, UInt64(1)), (true, 1), (false, 2), (true, 2)])
  func theEventsAreThoseOfTheWatchedSockets(isPortable: Bool, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let poller = try makePoller(isPortable)
      let sockets = (0..<6).map { Watched(key: UInt64($0 * 1000)) }
      for _ in 0..<40 {
        for _ in 0...random.below(3) {
          change(sockets[random.below(sockets.count)], poller, &random)
        }
        var events: [Readiness] = []
        poller.wait(milliseconds: 0, &events)
        let uncertain = Set(sockets.filter(\.isUncertain).map(\.key))
        var found = Reports()
        for event in events where !uncertain.contains(event.key) {
          // An event is of one bit or more, and each socket has one event at most.
          #expect(event.isReadable || event.isWritable || event.isPeerClosed)
          let interest = try #require(sockets.first { $0.key == event.key }?.interest)
          if event.isReadable, interest.contains(.read) { found.readable.insert(event.key) }
          if event.isWritable { found.writable.insert(event.key) }
          if event.isPeerClosed, interest.contains(.peerClose) { found.closed.insert(event.key) }
          if event.hasFailed { found.failed.insert(event.key) }
        }
        let wanted = sockets.filter { !uncertain.contains($0.key) }
        // A hang-up beside unread input is reported by one poller only.
        found.closed.subtract(wanted.filter { $0.unreadCount > 0 }.map(\.key))
        #expect(Set(events.map(\.key)).count == events.count)
        #expect(
          found
            == Reports(
              readable: Set(wanted.filter(\.isReadable).map(\.key)),
              writable: Set(wanted.filter(\.isWritable).map(\.key)),
              closed: Set(wanted.filter(\.isPeerClosed).map(\.key))))
      }
    }
  }
}
