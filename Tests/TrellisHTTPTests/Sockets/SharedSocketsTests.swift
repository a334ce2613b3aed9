import Foundation
import SocketClient
import TestSupport
import Testing

@testable import TrellisHTTP

/// Servers of this process stand for several processes.
@Suite(.timeLimit(.minutes(20)))
struct SharedSocketsTests {
  private static let request = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"

  private func sockets(_ count: Int) throws -> SharedSockets {
    try SharedSockets.open(.init(.tcp(host: "127.0.0.1", port: 0)), count: count)
  }

  /// A server that has copies of the sockets, as a child has.
  private func server(_ sockets: SharedSockets, own: Int) throws -> HTTPServer {
    var configuration = HTTPServer.Configuration()
    configuration.deadlines = .patient
    configuration.nodeName = "n\(own)"
    configuration.inheritedSockets = InheritedSockets(
      groups: sockets.groups.map { $0.map { dup($0) } }, own: own)
    let server = HTTPServer(configuration) { $1.send(.text("hello")) }
    #expect(try server.start() == sockets.address)
    return server
  }

  private func clients(_ count: Int, _ sockets: SharedSockets) throws -> [SocketClient] {
    try (0..<count).map { _ in
      let client = try SocketClient(sockets.address)
      client.send(Self.request)
      return client
    }
  }

  #if os(Linux)
    @Test func connectionsAreSpreadOverTheGroups() async throws {
      let sockets = try sockets(2)
      defer { sockets.close() }
      let servers = try (0..<2).map { try server(sockets, own: $0) }
      var answers: [String] = []
      for client in try clients(64, sockets) { answers.append(await client.readToEnd()) }
      #expect(answers.allSatisfy { $0.hasSuffix("hello") })
      for name in ["n0", "n1"] {
        #expect(answers.contains { $0.contains("\r\nTrellis-Node: \(name)\r\n") })
      }
      for server in servers { await server.shutdown(grace: .zero) }
    }

    /// No connection is lost when a process ends: the socket stays open, and another process accepts its connections.
    @Test func anotherServerAcceptsTheConnectionsOfOneThatHasEnded() async throws {
      let sockets = try sockets(2)
      defer { sockets.close() }
      let first = try server(sockets, own: 0)
      let second = try server(sockets, own: 1)
      await first.shutdown(grace: .zero)
      let clients = try clients(32, sockets)
      second.setAccepting(true, group: 0)
      for client in clients {
        #expect(await client.readToEnd().contains("\r\nTrellis-Node: n1\r\n"))
      }
      // And no longer when the process is back.
      let third = try server(sockets, own: 0)
      second.setAccepting(false, group: 0)
      // The loop has handled the change before it answers a later request.
      var answers: [String] = []
      for _ in 0..<64 {
        let client = try SocketClient(sockets.address)
        client.send(Self.request)
        answers.append(await client.readToEnd())
      }
      #expect(answers.contains { $0.contains("\r\nTrellis-Node: n0\r\n") })
      for server in [second, third] { await server.shutdown(grace: .zero) }
    }

    @Test func aPortOfOtherSocketsIsInUse() throws {
      let sockets = try sockets(2)
      defer { sockets.close() }
      for count in [1, 2] {
        #expect(throws: HTTPServerError.self) {
          try SharedSockets.open(
            .init(.tcp(host: "127.0.0.1", port: sockets.address.port ?? 0)), count: count)
        }
      }
      #expect(sockets.groups.count == 2 && Set(sockets.groups.joined()).count == 2)
    }
  #endif

  /// The process that opened the socket removes its file, and not one that has inherited it.
  @Test func aUnixSocketIsOneGroup() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/s"
    let sockets = try SharedSockets.open(.init(.unix(path: path)), count: 3)
    #expect(sockets.groups.count == 1 && sockets.address == .unix(path: path))
    let server = try server(sockets, own: 0)
    let client = try #require(try clients(1, sockets).first)
    #expect(await client.readToEnd().hasSuffix("hello"))
    await server.shutdown(grace: .zero)
    #expect(FileManager.default.fileExists(atPath: path))
    // Processes that have inherited the socket may go on, so clients still find it.
    sockets.close()
    #expect(FileManager.default.fileExists(atPath: path))
    sockets.removeFile()
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func aResponseCanEndItsConnection() async throws {
    var configuration = HTTPServer.Configuration(.tcp(host: "127.0.0.1", port: 0))
    configuration.deadlines = .patient
    let server = HTTPServer(configuration) {
      var response = Response(.noContent)
      response.endsConnection = $0.path == "/end"
      $1.send(response)
    }
    let client = try SocketClient(try server.start())
    client.send("GET /stay HTTP/1.1\r\nHost: a\r\n\r\nGET /end HTTP/1.1\r\nHost: a\r\n\r\n")
    let text = await client.readToEnd()
    #expect(text.components(separatedBy: "204 No Content").count == 3)
    #expect(text.components(separatedBy: "Connection: close").count == 2)
    #expect(!text.contains("Trellis-Node"))
    await server.shutdown(grace: .zero)
  }

  @Test func aProgramInheritsItsDescriptorsOnly() throws {
    let (channel, theirs) = try ProcessChannel.pair()
    defer { channel.close() }
    let process = try startProcess(
      "/bin/bash",
      [
        "-c",
        "printf \"$MARK\" >&\(theirs.descriptor); printf b 2>&- >&\(channel.descriptor); exit 3",
      ],
      environment: ["MARK": "a"], inheriting: [theirs.descriptor])
    theirs.close()
    #expect(channel.receive() == UInt8(ascii: "a"))
    // The end of the other process ends the channel, and sending is no error.
    #expect(channel.receive() == nil)
    channel.send(1)
    var status: Int32 = 0
    #expect(waitpid(process, &status, 0) == process)
    #expect(status == 3 << 8)
  }

  @Test func aProgramThatIsMissingIsAnError() {
    #expect(throws: POSIXError.self) {
      try startProcess("/nowhere/program", [], environment: [:], inheriting: [])
    }
  }
}
