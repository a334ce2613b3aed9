import Testing

@testable import TrellisHTTP

struct ConnectionMachineTests {
  private let get = "GET /a HTTP/1.1\r\nHost: a\r\n\r\n"
  private let post = "POST /b HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n"

  @Test func handsOverARequestAndWaitsForTheNext() {
    var connection = MockConnection()
    #expect(connection.receive(get) == .dispatched("GET /a "))
    #expect(!connection.machine.needsBytes)
    #expect(connection.respond() == .waiting)
    #expect(connection.machine.needsBytes)
    #expect(connection.receive(post + "abcde") == .dispatched("POST /b abcde"))
  }

  @Test func handsOverPipelinedRequestsOneAfterTheOther() {
    var connection = MockConnection()
    #expect(connection.receive(get + post + "abcde" + get + "GE") == .dispatched("GET /a "))
    #expect(connection.respond() == .dispatched("POST /b abcde"))
    #expect(connection.respond() == .dispatched("GET /a "))
    #expect(connection.respond() == .waiting)
    #expect(connection.machine.phase == .readingHead)
    #expect(connection.receive("T /c HTTP/1.1\r\nHost: a\r\n\r\n") == .dispatched("GET /c "))
  }

  @Test(arguments: [false, true])
  func aClientThatEndsItsSideDuringAStreamIsDisconnected(isEarly: Bool) {
    var connection = MockConnection()
    _ = connection.receive(get)
    if isEarly { #expect(connection.peerClosed() == .waiting) }
    connection.beganWriting()
    #expect(connection.beganAwaitingChunk() == (isEarly ? .reset : .waiting))
    if !isEarly { #expect(connection.peerClosed() == .reset) }
    #expect(connection.machine.phase == .closed)
  }

  @Test func aStreamIsTheLastResponseOfAShutdown() {
    var connection = MockConnection()
    _ = connection.receive(get)
    connection.beganWriting()
    #expect(connection.beganAwaitingChunk() == .waiting)
    #expect(!connection.machine.needsBytes)
    #expect(connection.drain() == .waiting)
    connection.endedAwaitingChunk()
    #expect(connection.respond() == .lingering)
  }

  @Test func sendsAWholeRefusalAfterAHEADRequest() {
    var connection = MockConnection()
    _ = connection.receive("HEAD / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
    #expect(connection.machine.omitsBody)
    #expect(connection.respond() == .waiting)
    #expect(connection.receive("nonsense\r\n") == .refused(400))
    #expect(!connection.machine.omitsBody)
    #expect(connection.machine.isVersion11)
  }

  @Test func dropsPipelinedRequestsThatAreNotAllowed() {
    var connection = MockConnection { $0.limits.allowsPipelining = false }
    #expect(connection.receive(get + get) == .dispatched("GET /a "))
    #expect(connection.respond() == .lingering)
  }

  @Test func closesAfterTheResponseIfTheClientRequestsIt() {
    var connection = MockConnection()
    let close = "GET /a HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
    #expect(connection.receive(close + get) == .dispatched("GET /a "))
    #expect(connection.respond() == .lingering)
    #expect(connection.receive(get) == .waiting)
    #expect(connection.peerClosed() == .closed)
  }

  @Test func closesAfterTheLimitOfRequests() {
    var connection = MockConnection { $0.limits.requestsPerConnection = 2 }
    _ = connection.receive(get)
    #expect(connection.respond() == .waiting)
    #expect(connection.receive(get) == .dispatched("GET /a "))
    #expect(connection.respond() == .lingering)
  }

  @Test func refusesMalformedRequestsAndStopsReading() {
    var connection = MockConnection()
    #expect(connection.receive("GET / HTTP/1.1\nHost: a\r\n\r\n" + get) == .refused(400))
    #expect(connection.respond() == .lingering)
    #expect(connection.receive(get) == .waiting)
    connection.wait(seconds: 1)
    #expect(connection.expire() == .closed)
  }

  @Test func refusesABodyBeforeItIsRead() {
    var connection = MockConnection { $0.bodyLimit = { $0.path == "/b" ? 4 : 100 } }
    #expect(connection.receive(post) == .refused(413))
    connection = MockConnection { $0.bodyLimit = { $0.path == "/b" ? 5 : 0 } }
    #expect(connection.receive(post + "abcde") == .dispatched("POST /b abcde"))
  }

  /// The memory allocated for an announced body counts although little was sent.
  @Test func countsTheMemoryThatARequestTakes() {
    var connection = MockConnection()
    let fields = "Cookie: \(String(repeating: "a", count: 10_000))\r\n"
    let head = "POST /b HTTP/1.1\r\nHost: a\r\n\(fields)Content-Length: 20000\r\n\r\n"
    _ = connection.receive(head)
    #expect(connection.machine.phase == .readingBody)
    #expect(connection.machine.inputCount >= head.utf8.count + 16_384)
    #expect(connection.machine.readingCount == connection.machine.inputCount)
    _ = connection.receive(String(repeating: "a", count: 20_000))
    #expect(connection.machine.readingCount == 0)
    #expect(connection.machine.inputCount >= 20_000)
    _ = connection.respond()
    #expect(connection.machine.inputCount == 0)
  }

  @Test func requestsAWithheldBody() {
    let head = "POST /b HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nExpect: 100-Continue\r\n\r\n"
    var connection = MockConnection()
    #expect(connection.receive(head) == .askedToContinue)
    #expect(connection.receive("abcde") == .dispatched("POST /b abcde"))
    _ = connection.respond()
    #expect(connection.receive(head + "ab") == .waiting)
    #expect(connection.receive("cde") == .dispatched("POST /b abcde"))
    connection = MockConnection { $0.bodyLimit = { _ in 4 } }
    #expect(connection.receive(head) == .refused(413))
  }

  @Test func keepsTheOptionsOfTheResponse() {
    var connection = MockConnection()
    _ = connection.receive("HEAD / HTTP/1.0\r\n\r\n")
    #expect(connection.machine.omitsBody)
    #expect(!connection.machine.isVersion11)
    #expect(connection.respond() == .lingering)
  }

  @Test func respondsToAHalfClosedClient() {
    var connection = MockConnection()
    _ = connection.receive(get)
    #expect(connection.peerClosed() == .waiting)
    #expect(connection.machine.isPeerClosed)
    #expect(connection.respond() == .waiting)
    #expect(connection.peerClosed() == .closed)
  }

  @Test func closesWhenTheClientDoes() {
    var connection = MockConnection()
    #expect(connection.peerClosed() == .closed)
    connection = MockConnection()
    _ = connection.receive("GET")
    #expect(connection.peerClosed() == .closed)
    connection = MockConnection()
    _ = connection.receive(post)
    #expect(connection.peerClosed() == .closed)
  }

  @Test func takesNoFurtherRequestWhenTheServerEnds() {
    var connection = MockConnection()
    #expect(connection.drain() == .closed)
    connection = MockConnection()
    _ = connection.receive(get + get)
    #expect(connection.drain() == .waiting)
    #expect(connection.respond() == .lingering)
    connection = MockConnection()
    _ = connection.receive(post)
    #expect(connection.drain() == .waiting)
    #expect(connection.receive("abcde") == .dispatched("POST /b abcde"))
    #expect(connection.respond() == .lingering)
  }

  @Test func countsPipelinedRequestsUntilTheyAreTaken() {
    var connection = MockConnection()
    #expect(connection.receive(get + get) == .dispatched("GET /a "))
    #expect(connection.machine.inputCount == get.utf8.count)
    #expect(connection.machine.hasBacklog)
    #expect(connection.respond() == .dispatched("GET /a "))
    #expect(connection.machine.inputCount == 0)
    #expect(!connection.machine.hasBacklog)
    #expect(connection.respond() == .waiting)
  }

  @Test func countsNoSmallBodyThatIsHandled() {
    var connection = MockConnection()
    #expect(connection.receive(post + "abcde") == .dispatched("POST /b abcde"))
    #expect(connection.machine.inputCount == 0)
  }

  @Test func dropsPipelinedRequestsAfterARefusal() {
    var connection = MockConnection()
    #expect(connection.receive(get + get) == .dispatched("GET /a "))
    connection.wait(seconds: 120)
    #expect(connection.expire() == .refused(503))
    #expect(connection.machine.inputCount == 0)
    #expect(connection.respond() == .lingering)
  }

  @Test func allocatesLittleForAnAnnouncedBody() {
    var connection = MockConnection()
    _ = connection.receive("POST /b HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n")
    #expect(connection.machine.phase == .readingBody)
    #expect(connection.machine.inputCount < 100_000)
  }

  @Test func asksNoClientOfHTTP10ToContinue() {
    var connection = MockConnection()
    let head = "POST /b HTTP/1.0\r\nContent-Length: 5\r\nExpect: 100-continue\r\n\r\n"
    #expect(connection.receive(head) == .waiting)
    #expect(connection.receive("abcde") == .dispatched("POST /b abcde"))
  }
}
