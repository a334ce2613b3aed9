import Foundation

/// Many tabs with waiting polls, each on a connection of its own, and some further connections.
final class LoadCrowd {
  let server: LoadedServer
  let loop = LoadLoop()
  private(set) var tabs: [LoadTab] = []
  private(set) var sockets: [LoadSocket] = []
  /// The connections for events and other requests.
  private(set) var controls: [LoadSocket] = []
  /// The number of waiting polls, by the client's count.
  private(set) var waiting = 0
  /// Called when the poll of a tab gets a response with a batch.
  var onNews: () -> Void = {}

  private static let sources = (2...6).map { "127.0.0.\($0)" }

  init(_ server: LoadedServer, controls count: Int = 32) throws {
    self.server = server
    var limit = rlimit()
    let files = __rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue))
    getrlimit(files, &limit)
    limit.rlim_cur = limit.rlim_max
    setrlimit(files, &limit)
    controls = try (0..<count).map { try connect($0) }
  }

  func connect(_ index: Int) throws -> LoadSocket {
    let socket = try LoadSocket(
      port: server.port, source: Self.sources[index % Self.sources.count])
    loop.add(socket)
    return socket
  }

  func disconnect(_ count: Int) {
    for socket in sockets.suffix(count) {
      if socket.pending > 0 { waiting -= 1 }
      loop.remove(socket)
    }
    sockets.removeLast(count)
    tabs.removeLast(count)
  }

  /// Opens and attaches tabs on the connections for events, so that no additional connections remain.
  func addTabs(_ count: Int) throws {
    var opened = 0
    var started = tabs.count
    let end = tabs.count + count
    let first = tabs.count
    tabs += (0..<count).map { LoadTab("tab-\(first + $0)") }
    func next(_ socket: LoadSocket) {
      guard started < end else { return }
      let tab = tabs[started]
      started += 1
      socket.onResponse = { [loop] response in
        do { try tab.open(response) } catch { loop.fail(error) }
        socket.onResponse = { response in
          if response.status != 200 { loop.fail(LoadError.response(response.status)) }
          tab.receive(response)
          opened += 1
          next(socket)
        }
        socket.send(tab.attach())
      }
      socket.send(LoadTab.get("/"))
    }
    for socket in controls { next(socket) }
    try loop.run(seconds: 300) { opened == count }
  }

  /// Starts a poll for every tab without one, and again after every response.
  func startPolls() throws {
    for index in sockets.count..<tabs.count {
      let socket = try connect(index)
      sockets.append(socket)
      let tab = tabs[index]
      socket.onResponse = { [unowned self, unowned socket] response in
        tab.receive(response)
        waiting -= 1
        if response.status == 200 { onNews() }
        guard response.status < 300 else { return loop.fail(LoadError.response(response.status)) }
        ask(tab, on: socket)
      }
      ask(tab, on: socket)
    }
    try settle()
  }

  private func ask(_ tab: LoadTab, on socket: LoadSocket) {
    waiting += 1
    socket.send(tab.poll())
  }

  /// Waits until the server has as many polls as the client.
  func settle() throws {
    try wait { $0 >= waiting }
  }

  /// Waits until the server's own count of waiting polls is right.
  ///
  /// - Throws: `LoadError` if that takes too long.
  func wait(seconds: Double = 60, until isRight: (Int) -> Bool) throws {
    let end = ContinuousClock.now + .seconds(seconds)
    while true {
      let count = try waitingByServer()
      if isRight(count) { return }
      guard ContinuousClock.now < end else {
        throw LoadError.noServer("\(count) polls wait at the server, \(waiting) at the client")
      }
    }
  }

  /// The prefix of the number of waiting polls in the server's metrics.
  static let waitingMetric = "\ntrellis_polls_waiting "

  /// The number of waiting polls, by the server's own count.
  private func waitingByServer() throws -> Int {
    let text = try get("/metrics")
    guard let range = text.range(of: Self.waitingMetric) else { return -1 }
    return Int(text[range.upperBound...].prefix { $0.isNumber }) ?? -1
  }

  /// The used bytes of the server's heap.
  func heapBytes() throws -> Double {
    let page = try get("/heap")
    guard let start = page.range(of: "<title>"),
      let bytes = Double(page[start.upperBound...].prefix { $0.isNumber })
    else { preconditionFailure("The server does not tell its heap, but: \(page)") }
    return bytes
  }

  func get(_ target: String) throws -> String {
    var text: String?
    controls[0].onResponse = { text = String(decoding: $0.body, as: UTF8.self) }
    controls[0].send(LoadTab.get(target))
    try loop.run { text != nil }
    return text ?? ""
  }

  /// Clicks on the first button of tabs in turn until `isDone`, with one click at a time on each of
  /// `connections` connections.
  ///
  /// - Returns: the times from the requests to the patches, in milliseconds.
  func click(connections: Int, until isDone: @escaping (Int) -> Bool) throws -> [Double] {
    try send({ $0.click(0) }, connections: connections, until: isDone)
  }

  /// Sends requests of tabs in turn until `isDone`, one at a time on each of `connections` connections.
  ///
  /// - Parameter hasPatch: whether each response must have a patch.
  /// - Returns: the times from the requests to the responses, in milliseconds.
  func send(
    _ request: @escaping (LoadTab) -> [UInt8], connections: Int, hasPatch: Bool = true,
    until isDone: @escaping (Int) -> Bool
  ) throws -> [Double] {
    var times: [Double] = []
    var underWay = 0
    var order = UInt64(88_172_645_463_325_252)
    var busy: Set<Int> = []
    let clock = ContinuousClock()
    func next(_ socket: LoadSocket) {
      guard !isDone(times.count + underWay) else { return }
      var index = 0
      repeat {
        order ^= order << 13
        order ^= order >> 7
        order ^= order << 17
        index = Int(order % UInt64(tabs.count))
      } while !busy.insert(index).inserted
      underWay += 1
      let tab = tabs[index]
      let start = clock.now
      socket.onResponse = { response in
        times.append((clock.now - start).milliseconds)
        underWay -= 1
        busy.remove(index)
        precondition(
          hasPatch ? response.status == 200 && response.body.count > 30 : response.status < 300,
          "An event without a patch, or a refused request")
        tab.receive(response)
        next(socket)
      }
      socket.send(request(tab))
    }
    for socket in controls.prefix(connections) { next(socket) }
    try loop.run { isDone(times.count) && underWay == 0 }
    return times
  }

  /// Sends a message from one tab to all, and waits until every poll has a response.
  ///
  /// - Returns: the milliseconds from the request to the last response.
  func broadcast() throws -> Double {
    let expected = waiting
    var received = 0
    onNews = { received += 1 }
    defer { onNews = {} }
    var isDone = false
    let clock = ContinuousClock()
    let start = clock.now
    var end = start
    onNews = {
      received += 1
      if received == expected { end = clock.now }
    }
    let tab = tabs[0]
    controls[0].onResponse = {
      tab.receive($0)
      isDone = true
    }
    controls[0].send(tab.click(1))
    try loop.run { received >= expected && isDone }
    try settle()
    return (end - start).milliseconds
  }
}
