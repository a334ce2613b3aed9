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
  private var places: [Int32: Int] = [:]
  private let bell: (read: Int32, write: Int32)

  init() throws(HTTPServerError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw .system(call: "pipe", address: "the event loop", code: errno)
    }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    bell = (ends[0], ends[1])
    _ = add(bell.read, key: .max, .read)
  }

  deinit {
    close(bell.read)
    close(bell.write)
  }

  func add(_ descriptor: Int32, key: UInt64, _ interest: Interest) -> Bool {
    places[descriptor] = watched.count
    watched.append(pollfd(fd: descriptor, events: bits(interest), revents: 0))
    keys.append(key)
    interests.append(interest)
    return true
  }

  func modify(_ descriptor: Int32, key: UInt64, _ interest: Interest) {
    guard let place = places[descriptor] else { return }
    // Some systems always report a half-closed connection; a negative number suppresses that.
    watched[place].fd = interest.isEmpty ? ~descriptor : descriptor
    watched[place].events = bits(interest)
    interests[place] = interest
  }

  func remove(_ descriptor: Int32) {
    guard let place = places.removeValue(forKey: descriptor) else { return }
    let last = watched.count - 1
    if place != last {
      watched.swapAt(place, last)
      keys.swapAt(place, last)
      interests.swapAt(place, last)
      let moved = watched[place].fd
      places[moved < 0 ? ~moved : moved] = place
    }
    watched.removeLast()
    keys.removeLast()
    interests.removeLast()
  }

  func wait(milliseconds: Int32, _ events: inout [Readiness]) {
    guard poll(&watched, nfds_t(watched.count), milliseconds) > 0 else { return }
    for place in watched.indices where watched[place].revents != 0 {
      if keys[place] == .max { emptyBell() } else { report(place, &events) }
    }
  }

  func wake() {
    var byte: UInt8 = 1
    _ = write(bell.write, &byte, 1)
  }

  private func report(_ place: Int, _ events: inout [Readiness]) {
    let found = Int32(watched[place].revents)
    let isReadable = found & POLLIN != 0
    var hasHungUp = false
    if isReadable, interests[place].contains(.hangUp) {
      var byte: UInt8 = 0
      hasHungUp = recv(watched[place].fd, &byte, 1, Int32(MSG_PEEK)) == 0
      if !hasHungUp, !interests[place].contains(.read) {
        // Unread input: stop peeking, because the input would be reported repeatedly.
        interests[place].remove(.hangUp)
        watched[place].events = bits(interests[place])
      }
    }
    events.append(
      Readiness(
        key: keys[place], isReadable: isReadable, isWritable: found & POLLOUT != 0,
        hasHungUp: hasHungUp, hasFailed: found & (POLLERR | POLLNVAL) != 0))
  }

  private func emptyBell() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(bell.read, &bytes, bytes.count) > 0 {}
  }

  private func bits(_ interest: Interest) -> Int16 {
    var bits: Int32 = 0
    if !interest.isDisjoint(with: [.read, .hangUp]) { bits |= POLLIN }
    if interest.contains(.write) { bits |= POLLOUT }
    return Int16(bits)
  }
}
