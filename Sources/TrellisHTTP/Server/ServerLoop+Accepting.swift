internal import CTrellisSockets
import Foundation

extension ServerLoop {
  /// Takes the connections that wait at a listener, some at a time so that others get their turn.
  func accept(from index: Int) {
    guard isAccepting, index < listeners.count else { return }
    for _ in 0..<64 {
      var storage = sockaddr_storage()
      var length = UInt32(MemoryLayout<sockaddr_storage>.size)
      let descriptor = trellis_accept(listeners[index].descriptor, &storage, &length)
      guard descriptor >= 0 else {
        switch errno {
        case EAGAIN: return
        case EMFILE, ENFILE:
          if dropOne(from: listeners[index].descriptor) { continue }
        // These concern the one connection that has gone again.
        case EINTR, ECONNABORTED, EPROTO: continue
        default: break
        }
        return pauseAccepting()
      }
      take(descriptor, from: PeerAddress(storage))
    }
  }

  /// Adds a connection of `peer`, or turns it away where there are too many.
  func take(_ descriptor: Int32, from peer: PeerAddress) {
    let group = peer.group
    let isCounted =
      peer.family != .unix && !configuration.trustedProxies.contains { $0.contains(peer) }
    let ofGroup = isCounted ? connectionsByGroup[group, default: 0] : 0
    // A client has no more connections than are left free, so that some are left for the next client.
    let free = connectionLimit - connectionCount
    guard free > 0, !isCounted || ofGroup < min(configuration.limits.connectionsPerAddress, free)
    else { return turnAway(descriptor) }
    let (slot, serial) = newSlot()
    let connection = Connection(
      descriptor: descriptor, slot: slot, serial: serial, peer: peer,
      lastForeignExchange: lastExchange,
      machine: ConnectionMachine(at: now, under: policy), interest: [.read, .hangUp],
      isCounted: isCounted)
    guard poller.add(descriptor, key: connection.key, connection.interest) else {
      freeSlots.append(slot)
      return turnAway(descriptor)
    }
    connections[Int(slot)] = connection
    connectionCount += 1
    counters.noteAccepted()
    if isCounted { connectionsByGroup[group] = ofGroup + 1 }
  }

  /// Takes a connection that ends out of the count of its group.
  func forget(_ connection: Connection) {
    let group = connection.peer.group
    guard connection.isCounted, let count = connectionsByGroup[group] else { return }
    connectionsByGroup[group] = count > 1 ? count - 1 : nil
  }

  /// Leaves the listeners alone for a moment, or they would be reported ready again and again.
  private func pauseAccepting() {
    hasPausedAccepting = true
    for (index, listener) in listeners.enumerated() {
      poller.modify(listener.descriptor, key: Self.key(ofListener: index), [])
    }
  }

  func resumeAccepting() {
    hasPausedAccepting = false
    guard isAccepting else { return }
    if spareDescriptor < 0 { spareDescriptor = open("/dev/null", O_RDONLY | O_CLOEXEC) }
    for (index, listener) in listeners.enumerated() {
      poller.modify(listener.descriptor, key: Self.key(ofListener: index), .read)
    }
  }

  /// With no descriptor left, gives up the spare one to take a connection and end it. Otherwise the
  /// listener would be reported ready for ever.
  private func dropOne(from listener: Int32) -> Bool {
    guard spareDescriptor >= 0 else { return false }
    close(spareDescriptor)
    var storage = sockaddr_storage()
    var length = UInt32(MemoryLayout<sockaddr_storage>.size)
    let descriptor = trellis_accept(listener, &storage, &length)
    if descriptor >= 0 { turnAway(descriptor) }
    spareDescriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
    return descriptor >= 0
  }

  /// Says 503, as far as that goes without waiting, and closes.
  private func turnAway(_ descriptor: Int32) {
    counters.noteTurnedAway()
    _ = busyAnswer.withUnsafeBytes {
      trellis_send(descriptor, $0.baseAddress, $0.count, nil, 0)
    }
    shutdown(descriptor, Int32(SHUT_WR))
    close(descriptor)
  }
}
