// Admission of new connections, and their removal.

extension ServerLoop {
  /// Adds a connection from `peer`, or refuses it if there are too many.
  func admit(_ descriptor: Int32, from peer: PeerAddress) {
    guard admission.admits(peer, count: connections.count) else {
      return acceptor.turnAway(descriptor)
    }
    let machine = ConnectionMachine(at: time.now, under: policy)
    let (poller, lastExchange) = (poller, connections.lastExchange)
    let isCounted = admission.isClient(peer)
    let added = connections.add { slot, serial in
      let connection = Connection(
        descriptor: descriptor, slot: slot, serial: serial, peer: peer,
        lastForeignExchange: lastExchange, machine: machine, interest: [.read, .peerClose],
        isCounted: isCounted)
      let isWatched = poller.add(descriptor, key: connection.key, connection.interest)
      return isWatched ? connection : nil
    }
    guard let added else { return acceptor.turnAway(descriptor) }
    counters.recordAccepted()
    admission.add(added)
  }

  /// Removes a closed connection from the table and from the count of its client.
  func remove(_ connection: Connection) {
    if connections.remove(connection) { admission.remove(connection) }
  }
}
