import Foundation
import SessionSupport
import Synchronization
import TestSupport
import Testing
import TrellisComponents
import TrellisSessions

@testable import TrellisServer

/// Topics and models of several servers. The channel delivers each message twice.
struct SharedPartTests {
  private let shared = SharedSessions()
  private let seal = SessionSeal(key: [UInt8](repeating: 1, count: 32))

  /// A server with its own topic and model.
  private final class Server: Sendable {
    let topic = Topic<Double>()
    let model = SharedModel(0)
    let link: NodeLink
    let channel: SharedSessions.Node
    let received = Recorder()
    let problems = Recorder()

    init(_ channel: SharedSessions.Node, _ seal: SessionSeal, ahead: Double) {
      self.channel = channel
      let problems = problems
      link = NodeLink(
        channel, seal: seal, date: { Date(timeIntervalSince1970: ahead) },
        report: { problems.add($0) })
      SharedPart.topic(topic, as: "news").connect(link)
      let received = received
      _ = topic.subscribe { received.add("\($0)") }
    }
  }

  /// - Parameter ahead: the seconds by which the clock of the server is ahead.
  private func server(_ seal: SessionSeal? = nil, ahead: Double = 0) -> Server {
    Server(shared.makeNode(), seal ?? self.seal, ahead: ahead)
  }

  // MARK: Topics

  @Test func messagesReachEachServerOnceAndInOrder() {
    let servers = (0..<3).map { _ in server() }
    for number in 0..<30 { servers[number % 3].topic.publish(Double(number)) }
    for server in servers {
      #expect(server.received.entries == (0..<30).map { "\($0).0" })
      #expect(server.problems.entries.isEmpty)
    }
  }

  /// A message of another thread does not come between the numbers of two messages.
  @Test func messagesOfManyThreadsReachTheOthersOnce() async {
    let servers = (0..<2).map { _ in server() }
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 { group.addTask { servers[0].topic.publish(Double(number)) } }
    }
    #expect(servers[1].received.entries == servers[0].received.entries)
    #expect(servers[1].received.entries.count == 200)
  }

  @Test func serversWithAnotherSecretAreSeparate() {
    let (own, other) = (server(), server(SessionSeal(key: [2])))
    own.topic.publish(1)
    #expect(other.received.entries.isEmpty && other.problems.entries.isEmpty)
  }

  @Test(arguments: [0, 1, 31, 32, 33, 200])
  func forgedMessagesAreNotUsed(_ count: Int) {
    let server = server()
    let channel = shared.makeNode()
    channel.publish([UInt8](repeating: 10, count: count), to: seal.serversName) { _ in }
    let sealedHeader = seal.sealed([UInt8](repeating: 10, count: count), .header, of: "x")
    channel.publish(sealedHeader, to: seal.serversName) { _ in }
    #expect(server.received.entries.isEmpty)
    #expect(server.problems.entries.count == 4)
  }

  /// Who can read and write the store repeats messages, or changes one bit of each.
  @Test func repeatedAndChangedMessagesAreNotUsed() {
    let (sender, receiver) = (server(), server())
    let channel = shared.makeNode()
    let inbox = NodeInbox()
    channel.listen(to: seal.serversName) { inbox.add($0) }
    for number in 0..<3 { sender.topic.publish(Double(number)) }
    for message in inbox.messages {
      channel.publish(message, to: seal.serversName) { _ in }
      for index in message.indices {
        var changed = message
        changed[index] ^= 1
        channel.publish(changed, to: seal.serversName) { _ in }
      }
    }
    #expect(receiver.received.entries == ["0.0", "1.0", "2.0"])
  }

  /// A server that has started since does not know the numbers of the messages.
  @Test func messagesOfAnotherTimeAreNotUsed() {
    let sender = server()
    let channel = shared.makeNode()
    let inbox = NodeInbox()
    channel.listen(to: seal.serversName) { inbox.add($0) }
    sender.topic.publish(1)
    let age = NodeLink.ageLimit / .seconds(1)
    let (near, late, early) = (server(ahead: age), server(ahead: age + 1), server(ahead: -age - 1))
    for message in inbox.messages { channel.publish(message, to: seal.serversName) { _ in } }
    #expect(near.received.entries == ["1.0"])
    #expect(late.received.entries.isEmpty && late.problems.entries.count > 0)
    #expect(early.received.entries.isEmpty && early.problems.entries.count > 0)
  }

  /// A server whose clock differs learns that it has missed a change.
  @Test func aMessageOfAnotherTimeCountsAsLost() async {
    let database = Database()
    let (sender, receiver) = (server(), server(ahead: 1_000_000))
    connect(sender, database)
    connect(receiver, database)
    database.value.withLock { $0 = 7 }
    sender.model.update { $0 = 7 }
    await waitUntil { receiver.model.value == 7 }
  }

  /// A message that cannot be encoded stays at its server.
  @Test func aMessageWithoutAFormStaysHere() {
    let servers = (0..<2).map { _ in server() }
    servers[0].topic.publish(.nan)
    servers[0].topic.publish(1)
    #expect(servers[0].received.entries == ["nan", "1.0"])
    #expect(servers[1].received.entries == ["1.0"])
    #expect(servers[0].problems.entries.count == 1)
  }

  /// Another version of the program has another type of message.
  @Test func aMessageOfAnotherTypeIsNotUsed() {
    let (sender, receiver) = (server(), server())
    let topic = Topic<[String]>()
    SharedPart.topic(topic, as: "news").connect(sender.link)
    topic.publish(["one"])
    sender.topic.publish(1)
    #expect(receiver.received.entries == ["1.0"])
    #expect(receiver.problems.entries.count == 1)
  }

  @Test func aLargeMessageStaysHere() {
    let (sender, receiver) = (server(), server())
    let topic = Topic<String>()
    SharedPart.topic(topic, as: "texts").connect(sender.link)
    topic.publish(String(repeating: "x", count: NodeLink.bodyLimit))
    sender.topic.publish(1)
    #expect(receiver.received.entries == ["1.0"])
    #expect(sender.problems.entries.count == 1)
  }

  // MARK: Models

  /// The value in a database that all servers read.
  private final class Database: Sendable {
    let value = Mutex(0)
    /// The number of reads, and the number of those that fail.
    let reads = Mutex((count: 0, failures: 0))

    struct Failure: Error {}

    func read() throws -> Int {
      try reads.withLock { reads in
        reads.count += 1
        guard reads.failures == 0 else {
          reads.failures -= 1
          throw Failure()
        }
      }
      return value.withLock { $0 }
    }
  }

  private func connect(_ server: Server, _ database: Database) {
    SharedPart.model(server.model, as: "count") { try database.read() }.connect(server.link)
  }

  @Test func aChangeIsReadByTheOthersOnly() async {
    let (servers, database) = ((0..<3).map { _ in server() }, Database())
    for server in servers { connect(server, database) }
    database.value.withLock { $0 = 7 }
    servers[0].model.update { $0 = 7 }
    await waitUntil { servers.allSatisfy { $0.model.value == 7 } }
    #expect(database.reads.withLock { $0.count } == 2)
  }

  /// A server that changes the model while it reads the database keeps its own change.
  @Test func aChangeDuringTheReadingIsKept() async {
    let (servers, database) = ((0..<2).map { _ in server() }, Database())
    let model = servers[1].model
    connect(servers[0], database)
    SharedPart.model(model, as: "count") {
      let value = try database.read()
      // The server writes its change, and updates the model, before the older value arrives.
      if value == 7 {
        database.value.withLock { $0 = 8 }
        model.update { $0 = 8 }
      }
      return value
    }.connect(servers[1].link)
    database.value.withLock { $0 = 7 }
    servers[0].model.update { $0 = 7 }
    await waitUntil { servers.allSatisfy { $0.model.value == 8 } }
    #expect(database.reads.withLock { $0.count } >= 3)
  }

  /// The message of a change is lost: the next message of any kind, and a new connection, show it.
  @Test(arguments: [true, false])
  func aLostChangeIsReadLater(_ isConnectedAgain: Bool) async {
    let (servers, database) = ((0..<2).map { _ in server() }, Database())
    for server in servers { connect(server, database) }
    servers[0].topic.publish(1)
    shared.deliverMessages(false)
    database.value.withLock { $0 = 7 }
    servers[0].model.update { $0 = 7 }
    shared.deliverMessages(true)
    #expect(servers[1].model.value == 0)
    if isConnectedAgain { shared.tellGap() } else { servers[0].topic.publish(2) }
    await waitUntil { servers[1].model.value == 7 }
  }

  /// The connection to the store may be made before the parts are set.
  @Test func aGapBeforeAModelIsSetIsKept() async {
    let (server, database) = (server(), Database())
    database.value.withLock { $0 = 7 }
    shared.tellGap()
    connect(server, database)
    await waitUntil { server.model.value == 7 }
  }

  /// A server that could not send a message tells the others of the loss.
  @Test func aMessageThatWasNotSentIsAGap() async {
    let (servers, database) = ((0..<2).map { _ in server() }, Database())
    for server in servers { connect(server, database) }
    shared.refuseMessages(true)
    database.value.withLock { $0 = 7 }
    servers[0].model.update { $0 = 7 }
    servers[0].link.advance()
    shared.refuseMessages(false)
    #expect(servers[1].model.value == 0)
    servers[0].link.advance()
    await waitUntil { servers[1].model.value == 7 }
    #expect(!servers[0].problems.entries.isEmpty)
    // Nothing is lost any more, so nothing is sent.
    let reads = database.reads.withLock { $0.count }
    servers[0].link.advance()
    #expect(database.reads.withLock { $0.count } == reads)
  }

  @Test func workThatFailsIsRepeated() async {
    let database = Database()
    database.reads.withLock { $0.failures = 3 }
    let work = RepeatedWork(pause: .zero) { _ = try database.read() }
    work.begin()
    await waitUntil { database.reads.withLock { $0.count } >= 4 }
    #expect(database.reads.withLock { $0.count } == 4)
  }

  /// Work that is demanded while it is being done is done once more, however often it is demanded.
  @Test func demandsDuringTheWorkAreOne() async {
    let (gate, open) = AsyncStream.makeStream(of: Void.self)
    let count = Recorder()
    let work = RepeatedWork {
      count.add("begun")
      for await _ in gate { break }
    }
    work.begin()
    await waitUntil { count.entries.count == 1 }
    for _ in 0..<10 { work.begin() }
    open.yield()
    await waitUntil { count.entries.count == 2 }
    open.yield()
    open.yield()
    work.begin()
    await waitUntil { count.entries.count == 3 }
  }

  // MARK: Users

  /// A sign-out at one server ends the waiting poll of the user's page at another one, and no other.
  @Test(arguments: [SessionManager.UserChange.signOut, .change])
  func aChangeOfAUserReachesTheOtherServers(_ change: SessionManager.UserChange) async throws {
    let pages = StoredPages()
    let servers = (0..<2).map { _ in pages.server(shared.makeNode()) }
    let (responses, response) = AsyncStream.makeStream(of: LiveResponse.self)
    for (index, user) in (["ada", "eve"] as [UserIdentity]).enumerated() {
      let opened = try #require(try await servers[1].open("/", screen: nil, identity: user))
      let client = SimulatedClient(session: opened.token, tab: "tab\(index)")
      try client.receive(await servers[1].attach(client.attach(), identity: user))
      _ = servers[1].poll(client.poll(), identity: user) { response.yield($0) }
    }
    await waitUntil { servers[1].metrics.waitingPolls.value == 2 }
    servers[0].announce(change, of: "ada")
    for await found in responses {
      #expect(found == (change == .signOut ? .nothing : .loading))
      break
    }
    await waitUntil { servers[1].metrics.waitingPolls.value == 1 }
    #expect(servers[1].hasSignedOut("ada", since: 0) == (change == .signOut))
  }
}
