import Foundation

/// A poller that uses `poll`, for systems without epoll.
///
/// A wait takes time in proportion to the number of connections, so this poller is for hundreds of them. A client's
/// disconnect is found by peeking. If the client sent further bytes before, its disconnect is not noticed until its
/// response is sent.
final class PortablePoller: Poller {
  private var watched: [pollfd] = []
  private var keys: [UInt64] = []
  private var interests: [Interest] = []
  private var indexes: [Int32: Int] = [:]
  private let wakePipe: (read: Int32, write: Int32)

  init() throws(HTTPServerError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw .system(call: "pipe", address: "the event loop", code: errno)
    }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    wakePipe = (ends[0], ends[1])
    _ = add(wakePipe.read, key: .max, .read)
  }

  deinit {
    close(wakePipe.read)
    close(wakePipe.write)
  }

  func add(_ descriptor: Int32, key: UInt64, _ interest: Interest) -> Bool {
    indexes[descriptor] = watched.count
    watched.append(pollfd(fd: descriptor, events: bits(interest), revents: 0))
    keys.append(key)
    interests.append(interest)
    return true
  }

  func modify(_ descriptor: Int32, key: UInt64, _ interest: Interest) {
    guard let index = indexes[descriptor] else { return }
    // Some systems always report a half-closed connection; a negative number suppresses that.
    watched[index].fd = interest.isEmpty ? ~descriptor : descriptor
    watched[index].events = bits(interest)
    interests[index] = interest
  }

  func remove(_ descriptor: Int32) {
    guard let index = indexes.removeValue(forKey: descriptor) else { return }
    let last = watched.count - 1
    if index != last {
      watched.swapAt(index, last)
      keys.swapAt(index, last)
      interests.swapAt(index, last)
      let moved = watched[index].fd
      indexes[moved < 0 ? ~moved : moved] = index
    }
    watched.removeLast()
    keys.removeLast()
    interests.removeLast()
  }

  func wait(milliseconds: Int32, _ events: inout [Readiness]) {
    guard poll(&watched, nfds_t(watched.count), milliseconds) > 0 else { return }
    for index in watched.indices where watched[index].revents != 0 {
      if keys[index] == .max { drainWakePipe() } else { report(index, &events) }
    }
  }

  func wake() {
    var byte: UInt8 = 1
    _ = write(wakePipe.write, &byte, 1)
  }

  private func report(_ index: Int, _ events: inout [Readiness]) {
    let found = Int32(watched[index].revents)
    let isReadable = found & POLLIN != 0
    var isPeerClosed = false
    if isReadable, interests[index].contains(.peerClose) {
      var byte: UInt8 = 0
      isPeerClosed = recv(watched[index].fd, &byte, 1, Int32(MSG_PEEK)) == 0
      if !isPeerClosed, !interests[index].contains(.read) {
        // Unread input: stop peeking, because the input would be reported repeatedly.
        interests[index].remove(.peerClose)
        watched[index].events = bits(interests[index])
      }
    }
    events.append(
      Readiness(
        key: keys[index], isReadable: isReadable, isWritable: found & POLLOUT != 0,
        isPeerClosed: isPeerClosed, hasFailed: found & (POLLERR | POLLNVAL) != 0))
  }

  private func drainWakePipe() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(wakePipe.read, &bytes, bytes.count) > 0 {}
  }

  private func bits(_ interest: Interest) -> Int16 {
    var bits: Int32 = 0
    if !interest.isDisjoint(with: [.read, .peerClose]) { bits |= POLLIN }
    if interest.contains(.write) { bits |= POLLOUT }
    return Int16(bits)
  }
}
