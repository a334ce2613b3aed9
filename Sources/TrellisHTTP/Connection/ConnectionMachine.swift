/// The state machine of one connection; it uses neither a socket nor a clock.
///
/// The owner of the socket reports events with their times, and executes the decisions. One request is handled at a
/// time. Bytes after it wait in the *backlog* (at most the bytes of one read) and then in the kernel, so that a
/// pipelining client cannot make the server hold more.
struct ConnectionMachine {
  enum Phase: UInt8 {
    /// Between two requests.
    case waiting
    case readingHead
    case readingBody
    /// The handler is processing a request.
    case responding
    /// A part of a response waits, because the client reads slower than the server writes.
    case writing
    /// The next chunk of a response does not exist yet, and all bytes before it are sent.
    case awaitingChunk
    /// The last response is sent and the sending side is shut down. Further input is read and discarded, because
    /// closing now could destroy the response in transit.
    case lingering
    case closed
  }

  enum Decision {
    /// Wait for the next event.
    case wait
    /// Send `100 Continue`, so that the client sends the body, and wait.
    case sendContinue
    /// Pass the request to the handler.
    case dispatch(Request.Head, [UInt8])
    /// Send an error response instead of calling the handler; the connection closes after it.
    case refuse(Response.Status)
    /// Shut down the sending side and read until the client closes.
    case linger
    case close
    /// Close, and discard all data in the kernel.
    case reset
  }

  private(set) var phase = Phase.waiting
  /// Whether the client has shut down its sending side.
  private(set) var isPeerClosed = false
  /// Whether the current request is `HEAD`, and whether it is HTTP/1.1.
  private(set) var omitsBody = false
  private(set) var isVersion11 = true
  /// Whether the connection closes after the current response.
  private(set) var closesAfterResponse = false
  /// The time at which `expire(at:acknowledged:under:)` must be called.
  private(set) var deadline: SteadyTime
  /// The time at which the body began.
  private var bodyStart: SteadyTime
  /// The response bytes that the client had acknowledged at the start of the current window.
  private var acknowledgedBefore: Int64 = 0
  /// The rest of the current window in milliseconds, while the next chunk is awaited.
  private var windowRest: Int64 = 0
  /// The bytes of a large body that the handler holds.
  private var dispatchedCount: Int32 = 0
  private var requestCount: Int32 = 0
  private var backlogOffset: Int32 = 0
  private var backlog: [UInt8] = []
  private var parser = RequestParser()
  /// The head of the request whose body is being read.
  private(set) var head: Request.Head?

  /// The size in bytes up to which bodies are not counted while the handler holds them.
  static let smallBody = 4096

  init(at now: SteadyTime, under policy: ConnectionPolicy) {
    deadline = now.advanced(by: policy.connect)
    bodyStart = now
  }

  /// Whether input must be read now.
  var needsBytes: Bool {
    switch phase {
    case .waiting, .readingHead, .readingBody, .lingering: true
    case .responding, .writing, .awaitingChunk, .closed: false
    }
  }

  /// Handles input. Bytes after a complete request are kept in the backlog.
  ///
  /// - Precondition: `needsBytes`, and the last decision was to wait.
  mutating func receive(
    _ input: Span<UInt8>, at now: SteadyTime, under policy: ConnectionPolicy
  ) -> Decision {
    guard phase != .lingering else { return .wait }
    var offset = 0
    let decision = parse(input, from: &offset, at: now, under: policy)
    if offset < input.count, phase == .responding, !closesAfterResponse {
      if policy.allowsPipelining {
        backlog = input.extracting(offset..<input.count).withUnsafeBufferPointer { Array($0) }
        backlogOffset = 0
      } else {
        closesAfterResponse = true
      }
    }
    return decision
  }

  /// The bytes allocated for the client's input: the current request and the bytes after it.
  var inputCount: Int { requestCapacity + backlog.count + Int(dispatchedCount) }

  /// The bytes of an incomplete request; ``refuseOverQuota()`` would free them.
  var readingCount: Int { needsBytes ? requestCapacity : 0 }

  /// The bytes allocated for the head and the body of an incomplete request.
  private var requestCapacity: Int {
    parser.heldCapacity + (head?.storage.headers.bytes.capacity ?? 0)
  }

  /// Whether there are bytes after the current request; ``wroteAll(at:under:)`` continues with them.
  var hasBacklog: Bool { !backlog.isEmpty && !closesAfterResponse }

  /// Refuses the incomplete request, because the server holds too many bytes.
  mutating func refuseOverQuota() -> Decision { refuse(.serviceUnavailable) }

  /// Handles the shutdown of the client's sending side.
  mutating func peerClosed() -> Decision {
    isPeerClosed = true
    switch phase {
    case .waiting, .readingHead, .readingBody, .lingering: return end(.close)
    case .awaitingChunk: return end(.reset)
    case .responding, .writing, .closed: return .wait
    }
  }

  /// Prepares a response. Returns whether the connection is kept after it.
  ///
  /// - Parameter endsByClosing: whether closing the connection marks the end of the response's body.
  mutating func willRespond(endsByClosing: Bool) -> Bool {
    dispatchedCount = 0
    if endsByClosing { closesAfterResponse = true }
    return !closesAfterResponse
  }

  /// Records that a part of the response was sent and the rest waits for the client.
  ///
  /// - Parameter acknowledged: the response bytes that the client has acknowledged so far.
  mutating func beganWriting(
    acknowledged: Int64, at now: SteadyTime, under policy: ConnectionPolicy
  ) {
    phase = .writing
    acknowledgedBefore = acknowledged
    deadline = now.advanced(by: policy.write)
  }

  /// Records that the response waits for its next chunk. The client's time stands still meanwhile.
  mutating func beganAwaitingChunk(
    at now: SteadyTime, under policy: ConnectionPolicy
  ) -> Decision {
    // A client that has disconnected cannot be told from one that has shut down its sending side.
    guard !isPeerClosed else { return end(.reset) }
    phase = .awaitingChunk
    windowRest = deadline.milliseconds - now.milliseconds
    deadline = now.advanced(by: policy.chunk)
    return .wait
  }

  /// Records that the next chunk of the response, or its end, has arrived.
  mutating func endedAwaitingChunk(at now: SteadyTime) {
    phase = .writing
    deadline = now.advanced(by: windowRest)
  }

  /// Records that the whole response was sent.
  mutating func wroteAll(at now: SteadyTime, under policy: ConnectionPolicy) -> Decision {
    head = nil
    // An error response before the next head is not for a `HEAD` request, so it has a body.
    omitsBody = false
    isVersion11 = true
    guard !closesAfterResponse else {
      if isPeerClosed { return end(.close) }
      phase = .lingering
      deadline = now.advanced(by: policy.linger)
      return .linger
    }
    phase = .waiting
    deadline = now.advanced(by: policy.idle)
    return consumeBacklog(at: now, under: policy)
  }

  /// Handles the expiry of the deadline.
  ///
  /// - Parameter acknowledged: the response bytes that the client has acknowledged so far.
  mutating func expire(
    at now: SteadyTime, acknowledged: Int64 = 0, under policy: ConnectionPolicy
  ) -> Decision {
    switch phase {
    case .waiting, .lingering: return end(.close)
    case .readingHead, .readingBody: return refuse(.requestTimeout)
    case .responding: return refuse(.serviceUnavailable)
    case .writing:
      // Each window is judged separately, so that a fast start does not allow a trickle later.
      guard acknowledged - acknowledgedBefore >= policy.writeBytes else { return end(.reset) }
      acknowledgedBefore = acknowledged
      deadline = now.advanced(by: policy.write)
      return .wait
    case .awaitingChunk: return end(.reset)
    case .closed: return .wait
    }
  }

  /// Begins the shutdown: no request is accepted after the current one.
  mutating func drain() -> Decision {
    switch phase {
    case .waiting: return end(.close)
    case .readingHead, .readingBody, .responding, .writing, .awaitingChunk:
      closesAfterResponse = true
      return .wait
    case .lingering, .closed: return .wait
    }
  }

  /// Records that the connection is closed.
  mutating func close() { _ = end(.close) }

  private mutating func parse(
    _ input: Span<UInt8>, from offset: inout Int, at now: SteadyTime, under policy: ConnectionPolicy
  ) -> Decision {
    while true {
      switch parser.next(input, from: &offset, limits: policy.parser) {
      case .needsMore:
        return recordProgress(at: now, under: policy)
      case .failed(let error):
        return refuse(error.status)
      case .body(let body):
        return dispatch(head!, body, at: now, under: policy)
      case .head(let head):
        guard head.storage.framing != .none else {
          return dispatch(head, [], at: now, under: policy)
        }
        isVersion11 = head.isVersion11
        omitsBody = head.method == .head
        if let error = parser.expectBody(of: head, limit: policy.bodyLimit(head)) {
          return refuse(error.status)
        }
        self.head = head
        phase = .readingBody
        bodyStart = now
        if head.storage.expectsContinue, offset == input.count {
          _ = recordProgress(at: now, under: policy)
          return .sendContinue
        }
      }
    }
  }

  private mutating func recordProgress(at now: SteadyTime, under policy: ConnectionPolicy)
    -> Decision
  {
    if phase == .readingBody {
      // A large body may take longer than a small one, but its rate must not be below the minimum.
      let earned = Int64(parser.bodyCount) * 1000 / policy.bodyRate
      deadline = bodyStart.advanced(by: policy.body).advanced(by: earned)
    } else if phase == .waiting, !parser.isIdle {
      phase = .readingHead
      deadline = now.advanced(by: policy.head)
    }
    return .wait
  }

  private mutating func dispatch(
    _ head: Request.Head, _ body: [UInt8], at now: SteadyTime, under policy: ConnectionPolicy
  ) -> Decision {
    self.head = nil
    if requestCount < .max { requestCount += 1 }
    dispatchedCount = body.count > Self.smallBody ? Int32(clamping: body.capacity) : 0
    isVersion11 = head.isVersion11
    omitsBody = head.method == .head
    if !head.storage.keepsAlive || requestCount >= policy.requests { closesAfterResponse = true }
    phase = .responding
    deadline = now.advanced(by: policy.response)
    return .dispatch(head, body)
  }

  private mutating func consumeBacklog(
    at now: SteadyTime, under policy: ConnectionPolicy
  ) -> Decision {
    guard !backlog.isEmpty else { return .wait }
    let bytes = backlog
    var offset = Int(backlogOffset)
    let decision = parse(bytes.span, from: &offset, at: now, under: policy)
    if phase == .responding, !closesAfterResponse, offset < bytes.count {
      backlogOffset = Int32(offset)
    } else {
      backlog = []
    }
    return decision
  }

  private mutating func refuse(_ status: Response.Status) -> Decision {
    closesAfterResponse = true
    dispatchedCount = 0
    backlog = []
    parser = RequestParser()
    head = nil
    phase = .responding
    deadline = .never
    return .refuse(status)
  }

  private mutating func end(_ decision: Decision) -> Decision {
    phase = .closed
    deadline = .never
    dispatchedCount = 0
    backlog = []
    parser = RequestParser()
    head = nil
    return decision
  }
}
