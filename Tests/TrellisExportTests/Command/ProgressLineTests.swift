import Synchronization
import Testing

@testable import TrellisExport
@testable import TrellisServer

struct ProgressLineTests {
  private final class Log: Sendable {
    let texts = Mutex<[String]>([])
    let time = Mutex(Duration.zero)
    var all: [String] { texts.withLock { $0 } }
    func advance(by duration: Duration) { time.withLock { $0 += duration } }
  }

  private func line(_ log: Log, isTerminal: Bool) -> ProgressLine {
    ProgressLine(
      isTerminal: isTerminal, now: { log.time.withLock { $0 } },
      write: { text in log.texts.withLock { $0.append(text) } })
  }

  @Test func aLogGetsALineEveryFiveSeconds() {
    let log = Log()
    let line = line(log, isTerminal: false)
    for ready in 1...400 {
      log.advance(by: .milliseconds(50))
      line.show(ready, of: 400)
    }
    line.clear()
    #expect(log.all == [100, 200, 300, 400].map { "\($0) of 400 pages\n" })
  }

  @Test func aShortExportHasNoLines() {
    let log = Log()
    let line = line(log, isTerminal: false)
    line.show(1, of: 2)
    line.show(2, of: 2)
    line.clear()
    #expect(log.all == [])
  }

  @Test func aTerminalHasABarThatIsReplacedAndRemoved() {
    let log = Log()
    let line = line(log, isTerminal: true)
    for ready in [1, 5, 10] {
      log.advance(by: .milliseconds(100))
      line.show(ready, of: 10)
    }
    log.advance(by: .milliseconds(10))
    line.show(10, of: 10)
    line.clear()
    let hash = { String(repeating: "#", count: $0) + String(repeating: " ", count: 30 - $0) }
    #expect(
      log.all == [
        "\r\u{1B}[K[\(hash(3))] 1 of 10 pages", "\r\u{1B}[K[\(hash(15))] 5 of 10 pages",
        "\r\u{1B}[K[\(hash(30))] 10 of 10 pages", "\r\u{1B}[K",
      ])
  }

  @Test func aSmallerNumberThatComesLateIsLeftOut() {
    let log = Log()
    let line = line(log, isTerminal: false)
    log.advance(by: .seconds(5))
    line.show(10, of: 20)
    log.advance(by: .seconds(5))
    line.show(9, of: 20)
    line.show(11, of: 20)
    #expect(log.all == ["10 of 20 pages\n", "11 of 20 pages\n"])
  }
}
