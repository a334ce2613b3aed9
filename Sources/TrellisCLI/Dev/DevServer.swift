import Foundation
import Synchronization
import TrellisBase
import TrellisHTTP

/// The development loop: watches the sources, builds, and restarts the program, whose pages continue.
///
/// ```
///  SourceWatcher ──► ProductBuilder ──► restart of the program (ChildProcess)
///                          │                   │ while no program runs: NoticeServer on its port
///                          ▼                   ▼
///                 DevStatus, a file ──► the program ──► public/development.js in each page
/// ```
///
/// The program of the last successful build serves its pages while the next one is built, and after a build that
/// failed. It keeps its sessions in a file of SQLite (`docs/SESSIONS.md`), from which the next program restores them.
final class DevServer {
  struct Configuration: Sendable {
    var product: String
    var builder: ProductBuilder
    /// The address of the program; port 0 selects a free one, once.
    var host = "localhost"
    var port = 8080
    /// The arguments of the program.
    var arguments: [String] = []
    /// The time after which a program that does not end is killed.
    var bound = Duration.seconds(3)
    /// Gets the messages for the developer, a line each.
    var report: @Sendable (String) -> Void

    /// The folder for the status, the sessions and the secret.
    var folder: String { builder.folder + "/.build/trellis-dev/" + product }
  }

  private let configuration: Configuration
  private let status: StatusBoard
  private var watcher: SourceWatcher
  /// The paths that changed since the last start of the program.
  private var changes: Set<String> = []
  private var program: ChildProcess?
  private var notices: NoticeServer?
  private var port: Int
  private var executables: String?
  private var secret = ""

  /// - Parameter roots: the files and folders to watch.
  init(_ configuration: Configuration, watching roots: [String]) {
    self.configuration = configuration
    port = configuration.port
    watcher = SourceWatcher(roots: roots)
    status = StatusBoard(
      DevStatus(phase: .building, product: configuration.product),
      path: configuration.folder + "/status.json")
  }

  /// The present status.
  var shown: DevStatus { status.value }
  /// The port of the program, after ``start()``.
  var boundPort: Int { port }
  /// The program, if it runs.
  var runningProgram: ChildProcess? { program?.ending == nil ? program : nil }

  /// Runs until the task is cancelled; then the program has ended.
  ///
  /// - Throws: the error of ``start()``.
  func run() async throws {
    try await start()
    while !Task.isCancelled {
      let pause = await step()
      try? await Task.sleep(for: pause)
    }
    await stop()
  }

  /// Builds the product for the first time and starts the program. Meanwhile its port has a notice.
  ///
  /// - Throws: the error of the file system, or `HTTPServerError` if the port is not free.
  func start() async throws {
    try FileManager.default.createDirectory(
      atPath: configuration.folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    secret = try Self.secret(in: configuration.folder)
    let address = try startNotices()
    configuration.report("\(configuration.product) is at \(address)")
    await update()
  }

  /// Ends the program, and releases the port.
  func stop() async {
    await program?.stop(within: configuration.bound)
    program = nil
    await notices?.stop()
    notices = nil
  }

  /// Looks at the program and at the sources once, and builds and restarts if sources have changed.
  ///
  /// - Returns: the time after which to look again.
  func step() async -> Duration {
    if let ending = program?.ending { await programEnded(ending) }
    switch watcher.poll() {
    case .unchanged: return SourceWatcher.interval
    case .changing: return SourceWatcher.settlingTime
    case .changed(let paths):
      changes.formUnion(paths)
      await update()
      return .zero
    }
  }

  // MARK: Building

  private func update() async {
    do {
      if needsBuild, try await !build() { return }
      // Sources that changed during the build are built before the program is restarted.
      if watcher.isBehind { return }
      try await restart()
    } catch is CancellationError {
    } catch {
      show(.failed) { $0.output = ["\(error)"] }
      configuration.report("\(error)")
    }
  }

  /// Whether anything changed that the program does not read at its start.
  private var needsBuild: Bool {
    let folders = PackageManifest.resources.map { configuration.builder.folder + "/\($0)/" }
    return executables == nil || program == nil
      || !changes.allSatisfy { path in folders.contains { path.begins(withText: $0) } }
  }

  /// - Returns: whether the product is built.
  private func build() async throws -> Bool {
    let builder = configuration.builder
    show(.building)
    let start = ContinuousClock.now
    switch try await builder.build(configuration.product) {
    case .failed(let errors, let output):
      // A source that was saved during the build can be the reason, and the next build follows at once.
      if watcher.isBehind { return false }
      show(.failed) { ($0.errors, $0.output) = (errors, output) }
      let count = errors.count
      configuration.report(
        "the build failed with \(count) error\(count == 1 ? "" : "s"); it is repeated after a change"
      )
      return false
    case .built:
      configuration.report("built in \(Self.seconds(since: start)) s")
    }
    if executables == nil { executables = try await builder.executables() }
    let manifest = builder.folder + "/Package.swift"
    if changes.contains(where: { $0.isExactly(manifest) }) {
      watcher.roots = try await builder.manifest().roots(in: builder.folder)
    }
    return true
  }

  private static func seconds(since start: ContinuousClock.Instant) -> String {
    "\(((ContinuousClock.now - start) / .milliseconds(100)).rounded() / 10)"
  }

  // MARK: The program

  private func restart() async throws {
    await program?.stop(within: configuration.bound)
    program = nil
    await notices?.stop()
    notices = nil
    changes = []
    try? FileManager.default.removeItem(atPath: status.path + ".event")
    show(.running)
    let path = (executables ?? "") + "/" + configuration.product
    program = try ChildProcess(
      [path] + configuration.arguments, in: configuration.builder.folder,
      environment: environment, keepsErrorsOnly: true
    ) { FileHandle.standardError.write($0) }
  }

  /// The environment of the program: the sessions and their keys outlive it.
  private var environment: [String: String] {
    var environment = configuration.builder.environment
    environment["HOST"] = configuration.host
    environment["PORT"] = "\(port)"
    environment["TRELLIS_DEV_STATUS"] = status.path
    environment["TRELLIS_SESSIONS"] = "sqlite"
    environment["TRELLIS_STATE"] = configuration.folder
    if environment["TRELLIS_SECRET"]?.isEmpty != false { environment["TRELLIS_SECRET"] = secret }
    return environment
  }

  /// The secret of the programs, by which users and signed links stay the same.
  private static func secret(in folder: String) throws -> String {
    let path = folder + "/secret"
    if let data = FileManager.default.contents(atPath: path), data.count >= 32 {
      return String(decoding: data, as: UTF8.self)
    }
    let secret = (0..<4).map { _ in String(UInt64.random(in: .min ... .max), radix: 36) }.joined()
    try Data(secret.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    return secret
  }

  private func programEnded(_ ending: ChildProcess.Ending) async {
    await program?.wait()
    let output = DevStatus.lastWords(of: program?.output ?? "")
    program = nil
    let event = FileManager.default.contents(atPath: status.path + ".event")
    show(.ended) {
      $0.output = output
      $0.reason = "\(ending)"
      $0.event = event.map { String(decoding: $0.prefix(1000), as: UTF8.self) }
    }
    configuration.report(
      "\(configuration.product) ended by itself: \(ending); it is started again after a change")
    do { try startNotices() } catch { configuration.report("\(error)") }
  }

  // MARK: The status

  @discardableResult
  private func startNotices() throws -> BoundAddress {
    let server = NoticeServer(host: configuration.host, port: port) { [status] in status.value }
    let address = try server.start()
    notices = server
    port = address.port ?? port
    return address
  }

  private func show(_ phase: DevStatus.Phase, _ change: (inout DevStatus) -> Void = { _ in }) {
    var new = DevStatus(phase: phase, product: configuration.product)
    change(&new)
    do { try status.show(new) } catch { configuration.report("\(error)") }
  }
}

/// The status, for the program in a file and for the notice server in memory.
private final class StatusBoard: Sendable {
  let path: String
  private let status: Mutex<DevStatus>

  init(_ status: DevStatus, path: String) {
    self.path = path
    self.status = Mutex(status)
  }

  var value: DevStatus { status.withLock { $0 } }

  /// - Throws: the error of the file system.
  func show(_ new: DevStatus) throws {
    status.withLock { $0 = new }
    try new.write(to: path)
  }
}
