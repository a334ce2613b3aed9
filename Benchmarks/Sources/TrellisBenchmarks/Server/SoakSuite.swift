import Foundation

/// The server's memory after many sessions have started and ended.
///
/// `SOAK_SECONDS` is the duration, by default 600. The suite runs only when it is named.
enum SoakSuite: Suite {
  static let name = "soak"
  static let isOnDemand = true

  static func run(report: (Measurement) -> Void) throws {
    let seconds = ProcessInfo.processInfo.environment["SOAK_SECONDS"].flatMap(Double.init) ?? 600
    let files = try LoadFiles()
    // The allocator counts the free blocks in the cache of each thread as used. They fill for an hour.
    let server = try LoadedServer(
      files: files.folder, environment: ["GLIBC_TUNABLES": "glibc.malloc.tcache_count=0"])
    defer { server.stop() }
    let soak = try Soak(server)
    // One-time memory: caches, tables for the peak of concurrent tabs, pools of the system's allocator. A machine
    // that stalls reaches the peak at any time later.
    try soak.reachPeak()
    try soak.run(seconds: max(5, seconds / 10))
    let begin = (heap: try soak.heapBytes(), resident: server.residentBytes)
    var count = 0
    // The samples show whether the memory grows continuously or becomes constant.
    for part in 1...10 {
      count += try soak.run(seconds: seconds / 10)
      report(Measurement("soak/heap.\(part)0%", in: "bytes", [try soak.heapBytes()]))
      report(Measurement("soak/resident.\(part)0%", in: "bytes", [server.residentBytes]))
    }
    let end = (heap: try soak.heapBytes(), resident: server.residentBytes)
    report(Measurement("soak/sessions", in: "1", [Double(count)]))
    report(Measurement("soak/resident.begin", in: "bytes", [begin.resident]))
    report(
      Measurement("soak/resident.growth", in: "%", [(end.resident / begin.resident - 1) * 100]))
    report(Measurement("soak/heap.begin", in: "bytes", [begin.heap]))
    report(Measurement("soak/heap.growth", in: "%", [(end.heap / begin.heap - 1) * 100]))
  }
}

/// Tabs that open, click, wait for a batch, and leave, 200 at a time.
private final class Soak {
  private let server: LoadedServer
  private let crowd: LoadCrowd
  private let loop: LoadLoop
  private var finished = 0
  private var underWay = 0
  /// The next steps of attached tabs until the peak is reached; `nil` after that.
  private var waiting: [() -> Void]?
  /// The number of leave requests without a response, on the shared connection.
  private var leaving = 0
  private var number = 0

  /// The number of concurrent tabs, and of new tabs a second: below the limit of five addresses.
  private static let atOnce = 200
  private static let perSecond = 100.0

  init(_ server: LoadedServer) throws {
    self.server = server
    crowd = try LoadCrowd(server, controls: 1)
    loop = crowd.loop
  }

  func heapBytes() throws -> Double { try crowd.heapBytes() }

  /// Opens and attaches as many tabs as there may be at once, before any of them continues.
  func reachPeak() throws {
    waiting = []
    try run(seconds: 3 * Double(Self.atOnce) / Self.perSecond)
    precondition(waiting == nil, "the peak was not reached")
  }

  /// - Returns: the number of tabs.
  @discardableResult
  func run(seconds: Double) throws -> Int {
    finished = 0
    crowd.controls[0].onResponse = { [unowned self] _ in leaving -= 1 }
    let clock = ContinuousClock()
    let start = clock.now
    var started = 0
    try loop.run(seconds: seconds + 60) {
      let elapsed = (clock.now - start) / .seconds(1)
      guard elapsed < seconds else { return underWay == 0 && leaving == 0 }
      while underWay < Self.atOnce, Double(started) < elapsed * Self.perSecond {
        started += 1
        do { try self.start() } catch { preconditionFailure("\(error)") }
      }
      return false
    }
    return finished
  }

  /// The life of one tab on a connection of its own: page, attach, ten clicks, possibly a poll, the end.
  private func start() throws {
    number += 1
    underWay += 1
    let index = number
    let tab = LoadTab("tab-\(index)")
    let socket = try crowd.connect(index)
    var step = 0
    socket.onResponse = { [unowned self, unowned socket] response in
      step += 1
      if step == 2, waiting != nil {
        tab.receive(response)
        waiting?.append { [unowned socket] in socket.send(tab.click(0)) }
        guard let ready = waiting, ready.count == Self.atOnce else { return }
        waiting = nil
        for proceed in ready { proceed() }
        return
      }
      switch step {
      case 1:
        do { try tab.open(response) } catch { preconditionFailure("\(error)") }
        socket.send(tab.attach())
      case 2...11:
        tab.receive(response)
        socket.send(tab.click(step == 11 && index.isMultiple(of: 100) ? 1 : 0))
      case 12:
        tab.receive(response)
        // Every second tab leaves while its poll waits, on another connection, as in browsers.
        if index.isMultiple(of: 2) {
          socket.send(tab.poll())
          leaving += 1
          crowd.controls[0].send(tab.leave())
        } else {
          socket.send(tab.leave())
        }
      default: finish(socket)
      }
    }
    socket.send(LoadTab.get("/"))
  }

  private func finish(_ socket: LoadSocket) {
    // Not inside the socket's own callback.
    socket.onResponse = { _ in }
    loop.remove(socket)
    underWay -= 1
    finished += 1
  }
}
