import Foundation
import Synchronization

/// The driver program of a browser, started once for the test process and ended with it.
actor BrowserProcess {
  private static let shared = Mutex<[String: BrowserProcess]>([:])

  /// The driver for a browser: `chromium` or `firefox`.
  ///
  /// - Throws: ``SiteError`` if there is no such program.
  static func of(_ browser: String) throws -> BrowserProcess {
    try shared.withLock { all in
      if let process = all[browser] { return process }
      guard let kind = BrowserKind(rawValue: browser) else {
        throw SiteError(
          "TRELLIS_BROWSER is “\(browser)”; the browsers are chromium and firefox", status: 0)
      }
      let process = BrowserProcess(kind)
      all[browser] = process
      return process
    }
  }

  let kind: BrowserKind
  private var starting: Task<WebDriverClient, any Error>?
  /// Unused sessions, by text scale.
  private var idle: [Double: [String]] = [:]

  private init(_ kind: BrowserKind) { self.kind = kind }

  /// An unused browser session, and the connection to it.
  func session(textScale: Double) async throws -> (WebDriverClient, id: String) {
    let client = try await client()
    if let id = idle[textScale]?.popLast() { return (client, id) }
    let data = try await client.send(
      "POST", "session", kind.capabilities(textScale: textScale))
    struct Session: Decodable { let sessionId: String }
    let session = try JSONDecoder().decode(WebDriverValue<Session>.self, from: data)
    Children.add(session.value.sessionId, at: client.port)
    return (client, session.value.sessionId)
  }

  /// Returns the session of a closed tab for reuse.
  func release(_ id: String, textScale: Double) { idle[textScale, default: []].append(id) }

  private func client() async throws -> WebDriverClient {
    if let starting { return try await starting.value }
    let kind = kind
    let task = Task { try await Self.start(kind) }
    starting = task
    return try await task.value
  }

  private static func start(_ kind: BrowserKind) async throws -> WebDriverClient {
    let program = try kind.driverProgram()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["--port=\(try freePort())"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let port = Int(process.arguments?.first?.dropFirst(7) ?? "") ?? 0
    Children.add(process.processIdentifier, at: port)
    let client = WebDriverClient(port: port)
    var reason: (any Error)?
    for _ in 0..<200 {
      do {
        _ = try await client.send("GET", "status")
        return client
      } catch { reason = error }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw SiteError(
      "\(program) does not start: \(reason.map { "\($0)" } ?? "no response")", status: 0)
  }

  private static func freePort() throws -> Int {
    let socket = socket(AF_INET, WebDriverClient.stream, 0)
    defer { close(socket) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, length) == 0 && getsockname(socket, $0, &length) == 0
      }
    }
    guard isBound else { throw SiteError("No port is free for the driver", status: 0) }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}

/// The driver programs started by this process, and their sessions; ended when the process exits.
private enum Children {
  private struct Driver {
    let process: pid_t
    let port: Int
    var sessions: [String] = []
  }

  private static let all = Mutex<[Driver]>([])

  static func add(_ process: pid_t, at port: Int) {
    let isFirst = all.withLock { all in
      all.append(Driver(process: process, port: port))
      return all.count == 1
    }
    if isFirst { atexit { Children.end() } }
  }

  static func add(_ session: String, at port: Int) {
    all.withLock { all in
      guard let index = all.firstIndex(where: { $0.port == port }) else { return }
      all[index].sessions.append(session)
    }
  }

  /// Ends the sessions first, because a driver ended by a signal leaves its browsers running.
  private static func end() {
    for driver in all.withLock({ $0 }) {
      DispatchQueue.concurrentPerform(iterations: driver.sessions.count) { index in
        WebDriverClient(port: driver.port).end(driver.sessions[index])
      }
      kill(driver.process, SIGTERM)
      var status: Int32 = 0
      for _ in 0..<40 where waitpid(driver.process, &status, WNOHANG) == 0 { usleep(50_000) }
      kill(driver.process, SIGKILL)
    }
  }
}

/// A browser with a driver program.
enum BrowserKind: String, Sendable {
  case chromium, firefox

  func driverProgram() throws -> String {
    let variable = self == .chromium ? "CHROMEDRIVER" : "GECKODRIVER"
    let name = self == .chromium ? "chromedriver" : "geckodriver"
    let environment = ProcessInfo.processInfo.environment
    if let path = environment[variable] { return path }
    if let path = Self.program(name) { return path }
    let package = self == .chromium ? "chromium-driver" : "firefox-esr and geckodriver"
    throw SiteError(
      "TRELLIS_BROWSER=\(rawValue) needs the program \(name), on Debian of the package \(package)",
      status: 0)
  }

  private static func program(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The body of the request for a session.
  func capabilities(textScale: Double) -> String {
    switch self {
    case .chromium:
      var arguments = [
        "--headless=new", "--disable-dev-shm-usage", "--disable-gpu", "--no-first-run",
        "--disable-extensions", "--disable-background-networking", "--disable-component-update",
        "--force-device-scale-factor=1",
      ]
      if getuid() == 0 { arguments.append("--no-sandbox") }
      let list = arguments.map(\.jsonText).joined(separator: ",")
      let binary = ["chromium", "chromium-browser", "google-chrome"].lazy
        .compactMap(Self.program).first
      let path = binary.map { "\"binary\":\($0.jsonText)," } ?? ""
      let size = Int((16 * textScale).rounded())
      return """
        {"capabilities":{"alwaysMatch":{"goog:chromeOptions":{\(path)"args":[\(list)],\
        "prefs":{"webkit.webprefs.default_font_size":\(size)}}}}}
        """
    case .firefox:
      return """
        {"capabilities":{"alwaysMatch":{"browserName":"firefox",\
        "moz:firefoxOptions":{"args":["-headless"]}}}}
        """
    }
  }
}
