#if os(Linux)
  internal import CTrellisSockets
  import Foundation

  /// A poller that uses epoll, woken through an eventfd.
  final class EpollPoller: Poller {
    private let queue: Int32
    private let bell: Int32
    private var ready = [epoll_event](repeating: epoll_event(), count: 512)

    init() throws(HTTPServerError) {
      queue = epoll_create1(Int32(EPOLL_CLOEXEC))
      guard queue >= 0 else {
        throw .system(call: "epoll_create1", address: "the event loop", code: errno)
      }
      bell = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
      // All properties are initialised now, so only `deinit` may close the epoll descriptor.
      guard bell >= 0 else {
        throw .system(call: "eventfd", address: "the event loop", code: errno)
      }
      // Edge-triggered, so that the eventfd need not be read.
      var event = epoll_event(
        events: EPOLLIN.rawValue | EPOLLET.rawValue, data: epoll_data_t(u64: .max))
      epoll_ctl(queue, EPOLL_CTL_ADD, bell, &event)
    }

    deinit {
      close(queue)
      close(bell)
    }

    func add(_ descriptor: Int32, key: UInt64, _ interest: Interest) -> Bool {
      control(EPOLL_CTL_ADD, descriptor, key, interest) == 0
    }

    func modify(_ descriptor: Int32, key: UInt64, _ interest: Interest) {
      _ = control(EPOLL_CTL_MOD, descriptor, key, interest)
    }

    func remove(_ descriptor: Int32) {
      _ = control(EPOLL_CTL_DEL, descriptor, 0, [])
    }

    func wait(milliseconds: Int32, _ events: inout [Readiness]) {
      let count = epoll_wait(queue, &ready, Int32(ready.count), milliseconds)
      guard count > 0 else { return }
      for index in 0..<Int(count) {
        let bits = ready[index].events
        let key = ready[index].data.u64
        if key == .max { continue }
        events.append(
          Readiness(
            key: key, isReadable: bits & EPOLLIN.rawValue != 0,
            isWritable: bits & EPOLLOUT.rawValue != 0,
            isPeerClosed: bits & EPOLLRDHUP.rawValue != 0,
            hasFailed: bits & (EPOLLERR.rawValue | EPOLLHUP.rawValue) != 0))
      }
    }

    func wake() {
      var one: UInt64 = 1
      _ = write(bell, &one, 8)
    }

    private func control(
      _ operation: Int32, _ descriptor: Int32, _ key: UInt64, _ interest: Interest
    ) -> Int32 {
      var bits: UInt32 = 0
      if interest.contains(.read) { bits |= EPOLLIN.rawValue }
      if interest.contains(.write) { bits |= EPOLLOUT.rawValue }
      if interest.contains(.peerClose) { bits |= EPOLLRDHUP.rawValue }
      var event = epoll_event(events: bits, data: epoll_data_t(u64: key))
      return epoll_ctl(queue, operation, descriptor, &event)
    }
  }
#endif
