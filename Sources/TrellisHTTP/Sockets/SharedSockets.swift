import Foundation

/// The listening sockets of an address that several processes serve.
///
/// One process opens them and keeps them open, and its children inherit all of them (``InheritedSockets``). Each child accepts
/// the connections of its own group; Linux spreads connections evenly over sockets of one port. As the opener keeps a copy of each
/// socket, the connections of a child that has ended wait until another process accepts them. A Unix socket, and each socket of
/// another system than Linux, is one group for all processes.
package struct SharedSockets: Sendable {
  /// The address, with the port that the system chose if the configuration has 0.
  package let address: BoundAddress
  /// The descriptors of each group. They are closed when a program starts, unless it inherits them explicitly.
  package let groups: [[Int32]]

  /// Opens `count` groups for the address of `configuration`, or one group.
  package static func open(
    _ configuration: HTTPServer.Configuration, count: Int
  ) throws(HTTPServerError) -> SharedSockets {
    // Another server on the port is found here: sockets that share a port do not find it.
    let first = try ListeningSocket.open(configuration)
    #if os(Linux)
      if case .tcp(let host, _) = configuration.address, count > 1 {
        for socket in first { socket.close() }
        return try open(first.map(\.address), host: host, configuration, count: count)
      }
    #endif
    return SharedSockets(address: first[0].address, groups: [first.map(\.descriptor)])
  }

  private static func open(
    _ addresses: [BoundAddress], host: String, _ configuration: HTTPServer.Configuration,
    count: Int
  ) throws(HTTPServerError) -> SharedSockets {
    var configuration = configuration
    configuration.sharesPort = true
    var opened: [[ListeningSocket]] = []
    do throws(HTTPServerError) {
      for _ in 0..<count {
        var group: [ListeningSocket] = []
        for address in addresses {
          guard case .tcp(let bound, let port) = address else { continue }
          configuration.address = .tcp(host: host == "::" ? host : bound, port: port)
          group += try ListeningSocket.open(configuration)
        }
        opened.append(group)
      }
    } catch {
      for socket in opened.joined() { socket.close() }
      throw error
    }
    return SharedSockets(
      address: addresses[0], groups: opened.map { $0.map(\.descriptor) })
  }

  /// Closes the sockets of this process. The processes that have inherited them can still accept connections.
  package func close() {
    for descriptor in groups.joined() { _ = Foundation.close(descriptor) }
  }

  /// Removes the file of a Unix socket, after which clients do not find it.
  package func removeFile() { if case .unix(let path) = address { unlink(path) } }
}

/// The listening sockets that a process has inherited from the one that opened them.
package struct InheritedSockets: Sendable {
  /// The descriptors of each group.
  package let groups: [[Int32]]
  /// The index of the group whose connections this process accepts.
  package let own: Int

  package init(groups: [[Int32]], own: Int) {
    self.groups = groups
    self.own = own
  }

  /// The sockets, with the server's own first: their address is the one of the server.
  var listeners: [ListeningSocket] {
    let all = groups.enumerated().flatMap { index, descriptors in
      descriptors.map {
        ListeningSocket(
          descriptor: $0, address: ListeningSocket.address(of: $0), group: index,
          isAccepting: index == own)
      }
    }
    return all.filter(\.isAccepting) + all.filter { !$0.isAccepting }
  }
}
