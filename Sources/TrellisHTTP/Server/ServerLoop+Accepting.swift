internal import CTrellisSockets
import Foundation

extension ServerLoop {
  /// Accepts the waiting connections of a listener, a limited number at a time for fairness.
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
        // These errors concern one connection, which has closed again.
        case EINTR, ECONNABORTED, EPROTO: continue
        default: break
        }
        return pauseAccepting()
      }
      take(descriptor, from: PeerAddress(storage))
    }
  }

  /// Adds a connection of `peer`, or refuses it if there are too many.
  func take(_ descriptor: Int32, from peer: PeerAddress) {
    let group = peer.group
    let isCounted =
      peer.family != .unix && !configuration.trustedProxies.contains { $0.contains(peer) }
    let ofGroup = isCounted ? connectionsByGroup[group, default: 0] : 0
    // A client has at most as many connections as are free, so that some are free for the next client.
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

  /// Removes a closed connection from the count of its group.
  func forget(_ connection: Connection) {
    let group = connection.peer.group
    guard connection.isCounted, let count = connectionsByGroup[group] else { return }
    connectionsByGroup[group] = count > 1 ? count - 1 : nil
  }

  /// Stops watching the listeners for a moment, because they would be reported ready repeatedly.
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

  /// If no descriptor is left, closes the spare one to accept a connection and close it. Otherwise the
  /// listener would be reported ready without end.
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

  /// Sends a 503 response, as far as possible without waiting, and closes.
  private func turnAway(_ descriptor: Int32) {
    counters.noteTurnedAway()
    _ = busyAnswer.withUnsafeBytes {
      trellis_send(descriptor, $0.baseAddress, $0.count, nil, 0)
    }
    shutdown(descriptor, Int32(SHUT_WR))
    close(descriptor)
  }
}
