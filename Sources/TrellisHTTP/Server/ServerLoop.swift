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

  let acceptor: Acceptor
  let connectionLimit: Int
  // Changed by `admit` and `remove` only.
  var connections = ConnectionTable()
  var shares: ConnectionShares
  /// The held bytes by client: those of requests, and those of pending responses.
  var heldInput = HeldBytes()
  var heldOutput = HeldBytes()
  var lastExchange: UInt64 = 0

  /// Jobs of the loop's own thread, run after the current event.
  var ownJobs: [Job] = []
  /// The keys of connections whose last request has its response and whose backlog has bytes of the next
  /// one. Each has its next request handled in the next round.
  var backlogged: [UInt64] = []
  private var round = RoundShares()
  var now = SteadyClock.now()
  var secondsSince1970 = SteadyClock.secondsSince1970()
  private var nextTick = SteadyTime.never
  var drain = Drain()

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
    self.counters = counters
    self.handler = handler
    policy = ConnectionPolicy(configuration)
    forwarding = ForwardedFields(trusted: configuration.trustedProxies)
    #if os(Linux)
      poller =
        configuration.usesPortablePoller ? try PortablePoller() : try EpollPoller() as any Poller
    #else
      poller = try PortablePoller()
    #endif
    connectionLimit = DescriptorLimit.raised(for: configuration.limits.connections)
    shares = ConnectionShares(limit: configuration.limits.connectionsPerAddress)
    acceptor = Acceptor(
      listeners, poller: poller, counters: counters, refusal: Self.busyResponse(configuration))
  }

  deinit { readBuffer.deallocate() }

  private static func busyResponse(_ configuration: HTTPServer.Configuration) -> [UInt8] {
    let fields = [("Content-Length", "0"), ("Retry-After", "5"), ("Connection", "close")]
    let lines = (fields + configuration.refusalHeaders.map { ($0.name, $0.value) })
      .map { "\($0): \($1)\r\n" }
    return Array("HTTP/1.1 503 Service Unavailable\r\n\(lines.joined())\r\n".utf8)
  }

  /// Runs until the server has shut down. Must be called on a thread of its own.
  func run() {
    threadNumber.store(Self.currentThread, ordering: .releasing)
    var events: [Readiness] = []
    var jobs: [Job] = []
    while !drain.isOver(with: connections.count, at: now) {
      events.removeAll(keepingCapacity: true)
      let isIdle = connections.count == 0 && drain.deadline == nil && !acceptor.isPaused
      let mayWait = backlogged.isEmpty && inbox.beginWait()
      poller.wait(milliseconds: mayWait ? isIdle ? -1 : tickInterval : 0, &events)
      inbox.endWait()
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

  /// Handles the events of the connections in one round (``RoundShares``).
  private func handle(_ events: [Readiness]) {
    let waiting = backlogged
    backlogged.removeAll(keepingCapacity: waiting.count <= 1024)
    round.begin(events.count + waiting.count)
    for event in events {
      if let listener = Acceptor.listener(ofKey: event.key) {
        acceptor.accept(from: listener, admit)
      } else if let connection = connections[key: event.key], round.takeTurn(connection.group) {
        handle(event, of: connection)
        doOwnJobs()
      }
    }
    for key in waiting {
      guard let connection = connections[key: key] else { continue }
      guard round.takeTurn(connection.group) else {
        backlogged.append(key)
        continue
      }
      resume(connection)
      doOwnJobs()
    }
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
    case .response: break
    case .watch(_, let action): action()
    case .drain(_, let whenDone): whenDone()
    }
  }

  // MARK: Jobs

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
    case .response(let ticket, let response):
      if let connection = connections[ticket] { respond(to: connection, with: response) }
    case .watch(let ticket, let action):
      startWatching(ticket, action)
    case .drain(let deadline, let whenDone):
      beginDrain(until: deadline, whenDone)
    }
  }

  /// The resolution of deadlines in milliseconds; finer during a shutdown.
  private var tickInterval: Int32 { drain.deadline == nil ? 1000 : 50 }

  /// Checks the deadlines.
  private func tick() {
    guard now >= nextTick || nextTick == .never else { return }
    nextTick = now.advanced(by: Int64(tickInterval))
    acceptor.resume()
    for connection in connections.all where connection.machine.deadline <= now {
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
  func respond(to ticket: Reply.Ticket, with response: Response) {
    post(.response(ticket, response))
  }

  func watch(_ ticket: Reply.Ticket, _ action: @escaping @Sendable () -> Void) {
    post(.watch(ticket, action))
  }
}
