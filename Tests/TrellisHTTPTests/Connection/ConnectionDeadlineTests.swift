import Testing

@testable import TrellisHTTP

/// The deadlines of `ConnectionMachine`, with their defaults: 30 s until the first byte, 10 s for a head,
/// 20 s for a body, 75 s between requests, 120 s for the handler, 20 s for a stalled reader, 1 s for
/// lingering.
struct ConnectionDeadlineTests {
  private let get = "GET /a HTTP/1.1\r\nHost: a\r\n\r\n"

  @Test func closesASilentClient() {
    var connection = MockConnection()
    #expect(connection.secondsLeft == 30)
    connection.wait(seconds: 30)
    #expect(connection.expire() == .closed)
  }

  @Test func limitsTheTimeOfASlowHead() {
    var connection = MockConnection()
    _ = connection.receive(get)
    _ = connection.respond()
    connection.wait(seconds: 60)
    _ = connection.receive("GET /a HTTP/1.1\r\nX: ")
    for _ in 0..<9 {
      connection.wait(seconds: 1)
      #expect(connection.receive("a") == .waiting)
    }
    #expect(connection.secondsLeft == 1)
    connection.wait(seconds: 1)
    #expect(connection.expire() == .refused(408))
    #expect(connection.respond() == .lingering)
  }

  @Test func limitsTheTimeOfASlowBody() {
    var connection = MockConnection()
    _ = connection.receive("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n")
    for _ in 0..<20 {
      connection.wait(seconds: 1)
      _ = connection.receive("1\r\na\r\n")
    }
    #expect(connection.secondsLeft < 1)
    connection.wait(seconds: 1)
    #expect(connection.expire() == .refused(408))
  }

  @Test func theTimeOfABodyBeginsAtTheEndOfItsHead() {
    var connection = MockConnection()
    for _ in 0..<2 {
      connection.wait(seconds: 15)
      _ = connection.receive("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n")
      #expect(connection.secondsLeft == 20)
      connection.wait(seconds: 15)
      _ = connection.receive("ab")
      _ = connection.respond()
    }
  }

  @Test func givesALargeBodyMoreTime() {
    var connection = MockConnection { $0.bodyLimit = { _ in 1 << 30 } }
    _ = connection.receive("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000\r\n\r\n")
    let second = String(repeating: "a", count: 20_000)
    for _ in 0..<49 {
      connection.wait(seconds: 1)
      #expect(connection.receive(second) == .waiting)
      #expect(connection.secondsLeft > 0)
    }
  }

  @Test func closesAnIdleConnection() {
    var connection = MockConnection()
    _ = connection.receive(get)
    _ = connection.respond()
    #expect(connection.secondsLeft == 75)
    connection.wait(seconds: 75)
    #expect(connection.expire() == .closed)
  }

  @Test func respondsForAHandlerThatDoesNotRespond() {
    var connection = MockConnection()
    _ = connection.receive(get)
    #expect(connection.secondsLeft == 120)
    connection.wait(seconds: 120)
    #expect(connection.expire() == .refused(503))
  }

  @Test func resetsAStalledReader() {
    var connection = MockConnection()
    _ = connection.receive(get)
    connection.beganWriting(acknowledged: -5000)
    #expect(connection.secondsLeft == 20)
    connection.wait(seconds: 20)
    #expect(connection.expire(acknowledged: -5000) == .reset)
  }

  /// Single bytes do not renew the deadline: the minimum is 1 KB a second.
  @Test func resetsATooSlowReader() {
    var connection = MockConnection()
    _ = connection.receive(get)
    connection.beganWriting(acknowledged: 100)
    connection.wait(seconds: 20)
    #expect(connection.expire(acknowledged: 100 + 20 * 1024 - 1) == .reset)
  }

  @Test func keepsAReaderThatTakesEnoughInEachWindow() {
    var connection = MockConnection()
    _ = connection.receive(get)
    connection.beganWriting()
    var acknowledged: Int64 = 0
    for _ in 0..<100 {
      connection.wait(seconds: 20)
      acknowledged += 20 * 1024
      #expect(connection.expire(acknowledged: acknowledged) == .waiting)
      #expect(connection.secondsLeft == 20)
    }
    // Bytes acknowledged fast earlier do not count.
    connection.wait(seconds: 20)
    #expect(connection.expire(acknowledged: acknowledged + 10_000_000) == .waiting)
    connection.wait(seconds: 20)
    #expect(connection.expire(acknowledged: acknowledged + 10_000_100) == .reset)
  }

  /// The client's window stands still while the response waits for its next chunk.
  @Test func aSlowStreamIsNoSlowReader() {
    var connection = MockConnection()
    _ = connection.receive(get)
    connection.beganWriting(acknowledged: 100)
    for second in 1...19 {
      connection.wait(seconds: 1)
      #expect(connection.beganAwaitingChunk() == .waiting)
      #expect(connection.secondsLeft == 120)
      connection.wait(seconds: 119)
      connection.endedAwaitingChunk()
      #expect(connection.secondsLeft == Double(20 - second))
    }
    connection.wait(seconds: 1)
    #expect(connection.expire(acknowledged: 100 + 20 * 1024 - 1) == .reset)
  }

  @Test func resetsAStreamWithoutANextChunk() {
    var connection = MockConnection { $0.deadlines.chunk = .seconds(50) }
    _ = connection.receive(get)
    connection.beganWriting()
    #expect(connection.beganAwaitingChunk() == .waiting)
    #expect(connection.secondsLeft == 50)
    connection.wait(seconds: 50)
    #expect(connection.expire(acknowledged: 1_000_000) == .reset)
    #expect(connection.machine.phase == .closed)
  }

  @Test func lingersForASecond() {
    var connection = MockConnection()
    _ = connection.receive("\u{16}\u{3}\u{1}")
    #expect(connection.respond() == .lingering)
    #expect(connection.receive("whatever still comes") == .waiting)
    #expect(connection.secondsLeft == 1)
    connection.wait(seconds: 1)
    #expect(connection.expire() == .closed)
  }

  @Test func neverExpiresOnceClosed() {
    var connection = MockConnection()
    _ = connection.peerClosed()
    #expect(connection.machine.deadline == .never)
    #expect(connection.expire() == .waiting)
  }

  @Test func aRateOfZeroIsOneByteASecond() {
    var connection = MockConnection { $0.deadlines.bodyBytesPerSecond = 0 }
    _ = connection.receive("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\n")
    #expect(connection.secondsLeft == 20)
    _ = connection.receive("ab")
    #expect(connection.secondsLeft == 22)
  }
}
