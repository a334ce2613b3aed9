import ArgumentParser
package import Logging
import TrellisBase
import TrellisDOM
package import TrellisHTTP

/// Options for the folders of the application's files.
package struct ResourceOptions: ParsableArguments {
  @Option(
    name: .customLong("public"),
    help: ArgumentHelp(
      "The folder of Trellis's client script, style sheets, fonts and tables.", valueName: "folder")
  )
  var assets: String?

  @Option(help: ArgumentHelp("The folder of the page templates.", valueName: "folder"))
  var templates: String?

  @Option(
    help: ArgumentHelp(
      """
      The folder where parts of fonts are kept once they are made; empty for none. \
      (default: $TRELLIS_FONT_CACHE or ~/.cache/trellis/fonts)
      """,
      valueName: "folder"))
  var fontCache: String?

  @Option(
    help: ArgumentHelp(
      """
      Where fonts are found for characters that no font of the application has: `system`, `none` or a \
      folder. (default: $TRELLIS_FONTS or system)
      """,
      valueName: "source"))
  var fonts: String?

  init() {}

  init(assets: String?, templates: String?, fontCache: String? = nil, fonts: String? = nil) {
    self.assets = assets
    self.templates = templates
    self.fontCache = fontCache
    self.fonts = fonts
  }
}

/// The options of `serve`: its addresses, the limits of connections, and its log.
package struct ServerOptions: ParsableArguments {
  @Option(help: "The port to listen on; 0 for any free one. (default: $PORT or 8080)")
  var port: UInt16?

  @Option(help: "The address or name to listen on. (default: $HOST or localhost)")
  var host: String?

  @Option(
    name: .customLong("socket"),
    help: ArgumentHelp("A Unix socket to listen on, instead of a port.", valueName: "path"))
  var socket: String?

  @Option(
    name: .customLong("origin"),
    help: ArgumentHelp(
      """
      The address of the site as browsers see it, such as https://example.org; may be repeated. \
      (default: $ORIGIN, or what the Host field says)
      """,
      valueName: "origin"))
  var origins: [String] = []

  @Option(
    name: .customLong("trusted-proxy"),
    help: ArgumentHelp(
      """
      A proxy whose X-Forwarded fields are believed: an address, a range such as 10.0.0.0/8, or \
      "unix" for the clients of a socket; may be repeated. (default: $TRUSTED_PROXY, or none)
      """,
      valueName: "address"))
  var trustedProxies: [String] = []

  @Option(
    help: ArgumentHelp(
      """
      The path below which browsers see the site behind a proxy, such as /app; the field X-Forwarded-Prefix of a \
      trusted proxy takes its place. (default: $TRELLIS_BASE_PATH, or /)
      """,
      valueName: "path"))
  var basePath: String?

  @Option(
    help: ArgumentHelp(
      """
      A site whose pages may show pages of this site in a frame: an origin such as https://example.org, \
      "self", or "*" for all; may be repeated. (default: $TRELLIS_FRAME_ANCESTORS, or none)
      """,
      valueName: "origin"))
  var frameAncestors: [String] = []

  @Option(help: "The maximum number of open connections.")
  var maxConnections = HTTPServer.Configuration.Limits().connections

  @Option(help: "The maximum number of open connections from one address.")
  var maxConnectionsPerAddress = HTTPServer.Configuration.Limits().connectionsPerAddress

  @Option(help: "The maximum number of requests on one connection.")
  var maxRequestsPerConnection = HTTPServer.Configuration.Limits().requestsPerConnection

  @Option(
    name: .customLong("session-memory"),
    help: ArgumentHelp(
      """
      The maximum memory of all open pages together, in MiB. \
      (default: 2048, or half of the memory limit of the container or of `ulimit -v`)
      """,
      valueName: "mebibytes"))
  var sessionMemory: Int?

  @Option(
    name: .customLong("session-memory-per-address"),
    help: ArgumentHelp(
      "The maximum memory of the open pages of one address, in MiB. (default: half of --session-memory)",
      valueName: "mebibytes"))
  var sessionMemoryPerAddress: Int?

  @Option(help: "The maximum number of open pages. (default: 20000)")
  var maxSessions: Int?

  @Option(help: "The maximum number of open pages from one address. (default: 10000)")
  var maxSessionsPerAddress: Int?

  @OptionGroup var sessions: SessionOptions

  @Option(
    help: ArgumentHelp(
      """
      The time for which the server goes on after SIGTERM, with 503 at /readyz, so that load balancers notice it; at most 3600. \
      (default: 0)
      """,
      valueName: "seconds"))
  var drain: Int = 0

  @OptionGroup var nodes: NodeOptions

  @Option(help: "The log level: trace, debug, info, … critical. (default: $LOG_LEVEL or info)")
  var logLevel: String?

  @Flag(
    help: """
      For tests: send a tab the frames of its page at /_trellis/inspect and those of a new page with the \
      same state at /_trellis/render, echo requests to /_trellis/echo, and never respond to /_trellis/wait.
      """)
  package var inspect = false

  mutating func validate() throws {
    guard maxConnections > 0, maxConnectionsPerAddress > 0, maxRequestsPerConnection > 0 else {
      throw ValidationError("The limits of connections and of requests must be at least 1")
    }
    let sizes = [sessionMemory, sessionMemoryPerAddress].compactMap(\.self)
    guard sizes.allSatisfy((1...Self.mostMebibytes).contains) else {
      throw ValidationError(
        "The memory of open pages must be between 1 and \(Self.mostMebibytes) MiB")
    }
    guard [maxSessions, maxSessionsPerAddress].compactMap(\.self).allSatisfy({ $0 > 0 }) else {
      throw ValidationError("The numbers of open pages must be at least 1")
    }
    guard (0...3600).contains(drain) else {
      throw ValidationError("The seconds of --drain must be between 0 and 3600")
    }
    _ = try settings(environment: [:])
  }

  /// The time for which the server goes on after a signal to end.
  package var drainTime: Duration { .seconds(drain) }

  /// One pebibyte.
  private static let mostMebibytes = 1 << 30

  /// `limits` with the values of the options.
  package func sessionLimits(_ limits: SessionLimits) -> SessionLimits {
    var limits = limits
    if let sessionMemory { limits.set(bytes: sessionMemory << 20) }
    if let sessionMemory, sessionMemoryPerAddress == nil {
      limits.bytesPerAddress = sessionMemory << 19
    }
    if let sessionMemoryPerAddress { limits.bytesPerAddress = sessionMemoryPerAddress << 20 }
    if let maxSessions { limits.attached = maxSessions }
    if let maxSessionsPerAddress { limits.attachedPerAddress = maxSessionsPerAddress }
    return limits
  }

  /// The store of the sessions of the options, the environment, or the application, in this order.
  ///
  /// - Throws: `ValidationError` with the invalid value.
  package func sessionStorage<App: Application>(
    of application: App, _ settings: Settings, environment: [String: String]
  ) throws -> SessionStorage {
    try sessions.storage(
      application.sessionStore, engines: application.sessionEngines, environment: environment
    ).served(App.self, at: settings.configuration.address)
  }

  /// The number of processes that serve the site, from 1.
  ///
  /// - Throws: `ValidationError` with the invalid value.
  package func workerCount(environment: [String: String]) throws -> Int {
    try nodes.workerCount(environment)
  }

  /// The state folder of the options; `nil` for the one of the environment.
  package var stateFolder: String? { sessions.folder }

  /// The settings of the options and the environment; options take precedence.
  package struct Settings {
    package var configuration: HTTPServer.Configuration
    package var origins: [Origin]
    package var deployment: Deployment
    package var logLevel: Logger.Level
  }

  /// - Parameter environment: the variables `HOST`, `PORT`, `ORIGIN`, `TRUSTED_PROXY`, `TRELLIS_BASE_PATH`,
  ///   `TRELLIS_FRAME_ANCESTORS` and `LOG_LEVEL` are read; lists are separated by commas.
  /// - Throws: `ValidationError` with the invalid value.
  package func settings(environment: [String: String]) throws -> Settings {
    func list(_ options: [String], _ variable: String) -> [String] {
      options.isEmpty
        ? (environment[variable] ?? "").parts(between: ",").map { $0.without(" ") }
        : options
    }
    var configuration = HTTPServer.Configuration(try address(environment))
    configuration.nodeName = try nodes.name(environment)
    configuration.limits.connections = maxConnections
    configuration.limits.connectionsPerAddress = maxConnectionsPerAddress
    configuration.limits.requestsPerConnection = maxRequestsPerConnection
    configuration.trustedProxies = try list(trustedProxies, "TRUSTED_PROXY").map { text in
      guard let range = text == "unix" ? .unix : AddressRange(text) else {
        throw ValidationError("\"\(text)\" is neither an address nor a range of addresses")
      }
      return range
    }
    return Settings(
      configuration: configuration,
      origins: try list(origins, "ORIGIN").map(Origin.init(checking:)),
      deployment: try deployment(
        frames: list(frameAncestors, "TRELLIS_FRAME_ANCESTORS"), environment),
      logLevel: try level(environment))
  }

  private func address(
    _ environment: [String: String]
  ) throws -> HTTPServer.Configuration.Address {
    if let socket { return .unix(path: socket) }
    let host = host ?? environment["HOST"].flatMap { $0.isEmpty ? nil : $0 } ?? "localhost"
    if let port { return .tcp(host: host, port: Int(port)) }
    guard let text = environment["PORT"], !text.isEmpty else {
      return .tcp(host: host, port: 8080)
    }
    guard let port = UInt16(text) else {
      throw ValidationError("The environment variable PORT is \"\(text)\", which is no port")
    }
    return .tcp(host: host, port: Int(port))
  }

  private func deployment(frames: [String], _ environment: [String: String]) throws -> Deployment {
    let path = basePath ?? environment["TRELLIS_BASE_PATH"] ?? ""
    guard let ancestors = FrameAncestors(frames) else {
      throw ValidationError(
        "\"\(frames.joined(separator: ", "))\" names no sites: give origins such as https://example.org, self or *"
      )
    }
    return Deployment(
      base: try BasePath(checking: path), frameAncestors: ancestors,
      instance: SecurityHeaders.nonce())
  }

  private func level(_ environment: [String: String]) throws -> Logger.Level {
    guard let text = logLevel ?? environment["LOG_LEVEL"], !text.isEmpty else { return .info }
    guard let level = Logger.Level(rawValue: text.lowercased()) else {
      let levels = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("\"\(text)\" is no log level; the levels are: \(levels)")
    }
    return level
  }
}

extension BasePath {
  /// - Throws: `ValidationError` if `text` is no path.
  init(checking text: String) throws {
    guard let base = BasePath(text) else {
      throw ValidationError(
        "\"\(text)\" is no path below which a site can be: give a path such as /app")
    }
    self = base
  }
}

extension Origin {
  /// - Throws: `ValidationError` if `text` is no origin.
  init(checking text: String) throws {
    guard let origin = Origin(text) else {
      throw ValidationError("\"\(text)\" is no origin: give a scheme and a host, and nothing else")
    }
    self = origin
  }
}
