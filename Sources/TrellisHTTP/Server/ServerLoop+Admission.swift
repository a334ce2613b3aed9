// Admission of new connections: at most `connectionLimit` in all, and a share for each client.

extension ServerLoop {
  /// Adds a connection of `peer`, or refuses it if there are too many.
  func admit(_ descriptor: Int32, from peer: PeerAddress) {
    let group = peer.group
    let isCounted =
      peer.family != .unix && !configuration.trustedProxies.contains { $0.contains(peer) }
    let free = connectionLimit - connections.count
    guard free > 0, !isCounted || shares.admits(group, free: free) else {
      return acceptor.turnAway(descriptor)
    }
    let machine = ConnectionMachine(at: now, under: policy)
    let (poller, lastExchange) = (poller, lastExchange)
    let added = connections.add { slot, serial in
      let connection = Connection(
        descriptor: descriptor, slot: slot, serial: serial, peer: peer,
        lastForeignExchange: lastExchange, machine: machine, interest: [.read, .hangUp],
        isCounted: isCounted)
      let isWatched = poller.add(descriptor, key: connection.key, connection.interest)
      return isWatched ? connection : nil
    }
    guard added != nil else { return acceptor.turnAway(descriptor) }
    counters.noteAccepted()
    if isCounted { shares.add(group) }
  }

  /// Removes a closed connection from the table and from the count of its client.
  func remove(_ connection: Connection) {
    connections.remove(connection)
    if connection.isCounted { shares.remove(connection.peer.group) }
  }
}
