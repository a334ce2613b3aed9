internal import CTrellisSockets
import Foundation
import Synchronization

/// The event loop: the one thread that does a server's input and output.
///
/// `@unchecked Sendable`: all stored variables are used on the loop's thread only, which starts after
/// `init`; `inbox`, `threadNumber` and `poller.wake()` are thread-safe.
final class ServerLoop: @unchecked Sendable {
  let configuration: HTTPServer.Configuration
  let policy: ConnectionPolicy
  let forwarding: ForwardedFields
  let handler: HTTPServer.Handler
  let poller: any Poller
  let inbox = Inbox()
  let counters: Counters
  private let threadNumber = Atomic<UInt>(0)

  var listeners: [Listener]
  var isAccepting = true
  /// A reserved descriptor, to accept and close a connection when no other is free.
  var spareDescriptor: Int32
  /// Whether the listeners are not watched until the next tick, because no descriptor is free.
  var hasPausedAccepting = false
  let connectionLimit: Int
  /// The bytes held for requests and for responses, by client.
  var heldInput = HeldBytes()
  var heldOutput = HeldBytes()
  /// The number of connections of each group of addresses; proxies and Unix sockets are not counted.
  var connectionsByGroup: [AddressGroup: Int32] = [:]

  var connections: [Connection?] = []
  var freeSlots: [UInt32] = []
  var connectionCount = 0
  private var lastSerial: UInt32 = 0
  var lastExchange: UInt64 = 0

  /// Jobs of the loop's own thread, run after the current event.
  var ownJobs: [Job] = []
  /// The keys of connections whose last request has its response and whose backlog has bytes of the next
  /// one. Each has its next request handled in the next round.
  var backlogged: [UInt64] = []
  /// The requests and parts of responses of each client in this round, if they are limited.
  private var turns: [AddressGroup: Int] = [:]
  var now = SteadyClock.now()
  var secondsSince1970 = SteadyClock.secondsSince1970()
  private var nextTick = SteadyTime.never
  /// The complete response for a refused connection.
  let busyAnswer: [UInt8]
  var drainDeadline: SteadyTime?
  var whenDrained: [@Sendable () -> Void] = []

  /// Shared by all connections: the input, and the head of the output.
  let readBuffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
  var writeBuffer: [UInt8] = []
  var writer = ResponseWriter()

  /// The maximum bytes of one read outside a body, which bounds the backlog of a pipelining client.
  static let headReadSize = 16_384

  init(
    _ configuration: HTTPServer.Configuration, listeners: [Listener], counters: Counters,
    handler: @escaping HTTPServer.Handler
  ) throws(HTTPServerError) {
    self.configuration = configuration
    self.listeners = listeners
    self.counters = counters
    self.handler = handler
    busyAnswer = Self.busyAnswer(configuration)
    policy = ConnectionPolicy(configuration)
    forwarding = ForwardedFields(trusted: configuration.trustedProxies)
    #if os(Linux)
      poller =
        configuration.usesPortablePoller ? try PortablePoller() : try EpollPoller() as any Poller
    #else
      poller = try PortablePoller()
    #endif
    spareDescriptor = open("/dev/null", O_RDONLY | O_CLOEXEC)
    connectionLimit = DescriptorLimit.raised(for: configuration.limits.connections)
    for (index, listener) in listeners.enumerated() {
      _ = poller.add(listener.descriptor, key: Self.key(ofListener: index), .read)
    }
  }

  deinit { readBuffer.deallocate() }

  private static func busyAnswer(_ configuration: HTTPServer.Configuration) -> [UInt8] {
    let fields = [("Content-Length", "0"), ("Retry-After", "5"), ("Connection", "close")]
    let lines = (fields + configuration.refusalHeaders.map { ($0.name, $0.value) })
      .map { "\($0): \($1)\r\n" }
    return Array("HTTP/1.1 503 Service Unavailable\r\n\(lines.joined())\r\n".utf8)
  }

  static func key(ofListener index: Int) -> UInt64 { UInt64(UInt32.max) << 32 | UInt64(index) }

  /// Runs until the server has shut down. Must be called on a thread of its own.
  func run() {
    threadNumber.store(Self.currentThread, ordering: .releasing)
    var events: [Readiness] = []
    var jobs: [Job] = []
    while !hasDrained {
      events.removeAll(keepingCapacity: true)
      let isIdle = connectionCount == 0 && drainDeadline == nil && !hasPausedAccepting
      poller.wait(
        milliseconds: backlogged.isEmpty ? isIdle ? -1 : tickInterval : 0, &events)
      now = SteadyClock.now()
      secondsSince1970 = SteadyClock.secondsSince1970()
      handle(events)
      inbox.take(into: &jobs)
      for job in jobs {
        perform(job)
        doOwnJobs()
      }
      jobs.removeAll(keepingCapacity: jobs.capacity <= 16_384)
      tick()
    }
    end()
    // The number may later identify another thread.
    threadNumber.store(0, ordering: .releasing)
  }

  // MARK: Rounds

  /// The maximum number of requests, or parts of responses, of one client in a busy round.
  private static let turnsPerRound = 32

  /// Handles the events of the connections in one *round*.
  ///
  /// A connection has one request handled, or one part of a response sent. In a busy round a client has a
  /// limited number of turns: its other connections are skipped, and the poller reports them again in the
  /// next round. So a client waits for a bounded number of turns of each other client, however many
  /// connections and pipelined requests that client has.
  private func handle(_ events: [Readiness]) {
    let waiting = backlogged
    backlogged.removeAll(keepingCapacity: waiting.count <= 1024)
    let isCrowded = events.count + waiting.count > 2 * Self.turnsPerRound
    if isCrowded { turns.removeAll(keepingCapacity: true) }
    for event in events {
      if event.key >> 32 == UInt64(UInt32.max) {
        accept(from: Int(event.key & 0xFFFF_FFFF))
      } else if let connection = connection(event.key), !isCrowded || takesTurn(connection) {
        handle(event, of: connection)
        doOwnJobs()
      }
    }
    for key in waiting {
      guard let connection = connection(key) else { continue }
      guard !isCrowded || takesTurn(connection) else {
        backlogged.append(key)
        continue
      }
      resume(connection)
      doOwnJobs()
    }
  }

  private func takesTurn(_ connection: Connection) -> Bool {
    let turn = turns[connection.group, default: 0] + 1
    turns[connection.group] = turn
    return turn <= Self.turnsPerRound
  }

  /// Whether the calling thread is the loop's thread.
  var isCurrent: Bool { threadNumber.load(ordering: .acquiring) == Self.currentThread }

  private static var currentThread: UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_self())
    #else
      UInt(pthread_self())
    #endif
  }

  func post(_ job: Job) {
    if isCurrent { return ownJobs.append(job) }
    switch inbox.put(job) {
    case true?: poller.wake()
    case false?: break
    case nil: Self.abandon(job)
    }
  }

  /// Handles a job that arrives after the loop has ended.
  static func abandon(_ job: Job) {
    switch job {
    case .answer: break
    case .watch(_, let action): action()
    case .drain(_, let whenDone): whenDone()
    }
  }

  func newSlot() -> (slot: UInt32, serial: UInt32) {
    // The largest serial is reserved for the listeners.
    lastSerial = lastSerial >= .max - 1 ? 1 : lastSerial + 1
    if let slot = freeSlots.popLast() { return (slot, lastSerial) }
    connections.append(nil)
    return (UInt32(connections.count - 1), lastSerial)
  }

  private func connection(_ key: UInt64) -> Connection? {
    let slot = Int(key & 0xFFFF_FFFF)
    guard slot < connections.count, let connection = connections[slot], connection.key == key
    else { return nil }
    return connection
  }

  /// The connection whose current request is that of `ticket`.
  func connection(of ticket: Reply.Ticket) -> Connection? {
    let slot = Int(ticket.slot)
    guard slot < connections.count, let connection = connections[slot],
      connection.exchange == ticket.exchange
    else { return nil }
    return connection
  }

  private func doOwnJobs() {
    guard !ownJobs.isEmpty else { return }
    var index = 0
    // Jobs may add further jobs.
    while index < ownJobs.count {
      perform(ownJobs[index])
      index += 1
    }
    ownJobs.removeAll(keepingCapacity: index <= 1024)
  }

  private func perform(_ job: Job) {
    switch job {
    case .answer(let ticket, let response):
      if let connection = connection(of: ticket) { answer(connection, with: response) }
    case .watch(let ticket, let action):
      startWatching(ticket, action)
    case .drain(let deadline, let whenDone):
      drain(until: deadline, whenDone)
    }
  }

  /// The resolution of deadlines in milliseconds; finer during a shutdown.
  private var tickInterval: Int32 { drainDeadline == nil ? 1000 : 50 }

  /// Checks the deadlines.
  private func tick() {
    guard now >= nextTick || nextTick == .never else { return }
    nextTick = now.advanced(by: Int64(tickInterval))
    if hasPausedAccepting { resumeAccepting() }
    for connection in connections {
      guard let connection, connection.machine.deadline <= now else { continue }
      // The process may have been suspended, so that timely input was not handled yet.
      catchUp(connection)
      guard connection.machine.deadline <= now else { continue }
      let taken = bytesTaken(from: connection)
      carryOut(
        connection.machine.expire(at: now, taken: taken, under: policy), on: connection)
    }
    doOwnJobs()
  }
}

extension ServerLoop: ReplyTarget {
  func answer(_ ticket: Reply.Ticket, with response: Response) {
    post(.answer(ticket, response))
  }

  func watch(_ ticket: Reply.Ticket, _ action: @escaping @Sendable () -> Void) {
    post(.watch(ticket, action))
  }
}
