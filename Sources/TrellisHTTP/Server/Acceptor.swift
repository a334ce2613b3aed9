internal import CTrellisSockets
import Foundation

/// The listeners of a loop: accepts their connections, and refuses connections that the loop does not admit.
final class Acceptor {
  private var listeners: [ListeningSocket]
  private let poller: any Poller
  private let counters: Counters
  /// The complete response to a refused connection.
  private let refusal: [UInt8]
  /// A descriptor held in reserve, to accept and close a connection when no other descriptor is left.
  private var spare: Int32
  /// Whether the listeners are open; they may be paused.
  private(set) var isOpen = true
  /// Whether the listeners are not watched until ``resume()``, because no connection can be accepted.
  private(set) var isPaused = false

  /// The maximum number of connections accepted at once, for fairness.
  private static let batch = 64

  init(_ listeners: [ListeningSocket], poller: any Poller, counters: Counters, refusal: [UInt8]) {
    self.listeners = listeners
    self.poller = poller
    self.counters = counters
    self.refusal = refusal
    spare = Self.openSpare()
    for (index, listener) in listeners.enumerated() {
      _ = poller.add(
        listener.descriptor, key: Self.key(ofListener: index), listener.isAccepting ? .read : [])
    }
  }

  deinit { if spare >= 0 { Foundation.close(spare) } }

  private static func openSpare() -> Int32 { open("/dev/null", O_RDONLY | O_CLOEXEC) }

  private static func key(ofListener index: Int) -> UInt64 {
    UInt64(ConnectionTable.listenerSerial) << 32 | UInt64(index)
  }

  /// The index of the listener with the poller's `key`; `nil` for a connection's key.
  static func listener(ofKey key: UInt64) -> Int? {
    key >> 32 == UInt64(ConnectionTable.listenerSerial) ? Int(key & 0xFFFF_FFFF) : nil
  }

  // MARK: Accepting connections

  /// Accepts the waiting connections of a listener and passes each to `body`.
  func accept(from index: Int, _ body: (Int32, PeerAddress) -> Void) {
    guard isOpen, index < listeners.count, listeners[index].isAccepting else { return }
    let listener = listeners[index].descriptor
    for _ in 0..<Self.batch {
      let (descriptor, peer) = Self.accept(listener)
      guard descriptor >= 0 else {
        switch errno {
        case EAGAIN: return
        case EMFILE, ENFILE:
          if dropOne(from: listener) { continue }
        // These errors concern one connection that has closed again.
        case EINTR, ECONNABORTED, EPROTO: continue
        default: break
        }
        return pause()
      }
      body(descriptor, peer)
    }
  }

  /// - Returns: a negative descriptor, with the reason in `errno`, if no connection can be accepted.
  private static func accept(_ listener: Int32) -> (descriptor: Int32, peer: PeerAddress) {
    var storage = sockaddr_storage()
    var length = UInt32(MemoryLayout<sockaddr_storage>.size)
    let descriptor = trellis_accept(listener, &storage, &length)
    guard descriptor >= 0 else { return (descriptor, .loopback) }
    return (descriptor, PeerAddress(storage))
  }

  /// Closes the spare descriptor, and accepts and closes one connection with it. Without this, the listener would be
  /// reported ready without end.
  private func dropOne(from listener: Int32) -> Bool {
    guard spare >= 0 else { return false }
    Foundation.close(spare)
    let (descriptor, _) = Self.accept(listener)
    if descriptor >= 0 { turnAway(descriptor) }
    spare = Self.openSpare()
    return descriptor >= 0
  }

  /// Sends a 503 response, as far as possible without blocking, and closes the connection.
  func turnAway(_ descriptor: Int32) {
    counters.recordTurnedAway()
    _ = refusal.withUnsafeBytes {
      trellis_send(descriptor, $0.baseAddress, $0.count, nil, 0)
    }
    shutdown(descriptor, Int32(SHUT_WR))
    Foundation.close(descriptor)
  }

  // MARK: Pausing and closing

  /// Stops watching the listeners for a moment, because they would be reported ready repeatedly.
  private func pause() {
    isPaused = true
    watch()
  }

  /// Watches the listeners again after a pause.
  func resume() {
    guard isPaused else { return }
    isPaused = false
    guard isOpen else { return }
    if spare < 0 { spare = Self.openSpare() }
    watch()
  }

  /// Begins or ends to accept the connections of the listeners of a group.
  func setAccepting(_ accepts: Bool, group: Int) {
    for index in listeners.indices where listeners[index].group == group {
      listeners[index].isAccepting = accepts
    }
    if isOpen { watch() }
  }

  private func watch() {
    for (index, listener) in listeners.enumerated() {
      poller.modify(
        listener.descriptor, key: Self.key(ofListener: index),
        listener.isAccepting && !isPaused ? .read : [])
    }
  }

  /// Closes the listeners; no further connection is accepted.
  func close() {
    guard isOpen else { return }
    isOpen = false
    for listener in listeners {
      poller.remove(listener.descriptor)
      listener.close()
    }
  }
}
