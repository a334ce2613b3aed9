import Foundation
import TestSupport

/// A server of PostgreSQL in a temporary folder, reached by a Unix socket in it. It ends with the process of the tests, in whatever way
/// that ends.
final class PostgresServer: Sendable {
  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  /// The folder of `initdb` and `pg_ctl`; `nil` if PostgreSQL is not installed.
  static let binaries: String? = {
    let root = "/usr/lib/postgresql"
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let folders = versions.compactMap(Int.init).sorted().reversed().map { "\(root)/\($0)/bin" }
    let places = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return (folders + places.map(String.init)).first {
      FileManager.default.isExecutableFile(atPath: $0 + "/initdb")
    }
  }()

  static let missing = "PostgreSQL is not installed: run Scripts/install-deps test"

  /// The server of the tests that do not stop it.
  static let shared = Result { try PostgresServer() }

  private let folder: String
  private let watch: FileHandle

  /// Makes the files, and starts the server.
  init() throws {
    folder = "/tmp/trellis-pg-\(UInt64.random(in: 0...UInt64.max))"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    if geteuid() == 0 {
      try Self.run("chown", [Self.user, folder])
    }
    // When this process ends, the pipe ends, and the shell stops the server.
    let pipe = Pipe()
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments =
      [
        "-c", "trap '' INT TERM HUP; read _; \"$@\" >/dev/null 2>&1; rm -rf \"$0\"", folder,
      ] + Self.command("pg_ctl", ["-D", folder + "/data", "-m", "immediate", "stop"])
    shell.standardInput = pipe
    try shell.run()
    try? pipe.fileHandleForReading.close()
    watch = pipe.fileHandleForWriting
    try Self.run(
      "initdb", ["-D", folder + "/data", "-A", "trust", "-U", "trellis", "-E", "UTF8", "--no-sync"])
    try start()
  }

  deinit { try? watch.close() }

  /// Starts the server, and waits until it accepts connections.
  ///
  /// The server is a child: as a process that `pg_ctl` leaves, it would keep the socket by which `Process` notices the end of `pg_ctl`.
  func start() throws {
    let arguments = ["-D", folder + "/data", "-k", folder, "-c", "listen_addresses="]
    try Self.process(
      "postgres", arguments + ["-c", "fsync=off", "-c", "shared_buffers=16MB"], nil
    ).run()
    let ready = ["-h", folder, "-U", "trellis", "-d", "postgres", "-t", "1", "-q"]
    let end = ContinuousClock.now + .seconds(60)
    while (try? Self.run("pg_isready", ready)) == nil {
      guard ContinuousClock.now < end else {
        throw Failed(description: "postgres has not started in \(folder)")
      }
    }
  }

  /// Ends all connections and the server, as a crash does.
  func crash() throws {
    try Self.run("pg_ctl", ["-D", folder + "/data", "-m", "immediate", "stop"])
  }

  // MARK: Databases

  /// A schema of its own for the tables of a test.
  struct Schema: Sendable {
    let server: PostgresServer
    let name: String

    /// The name of the connection of the store `application`, in `pg_stat_activity` of all schemas.
    func connection(_ application: String) -> String { "\(application)-\(name)" }

    /// The address of the schema for the store `application`.
    func url(_ application: String = "trellis") -> String {
      "postgres://trellis@/postgres?host=\(server.folder)&application_name=\(connection(application))"
        + "&options=-csearch_path%3D\(name)"
    }

    /// Runs statements in the schema.
    @discardableResult func run(_ sql: String) throws -> String {
      try PostgresServer.run(
        "psql",
        [
          "-h", server.folder, "-U", "trellis", "-d", "postgres", "-X", "-q", "-t", "-A",
          "-v", "ON_ERROR_STOP=1", "-c", "SET search_path = \(name)", "-c", sql,
        ])
    }

    /// Ends the connections of the store `application`.
    func endConnections(of application: String) throws {
      try run(
        """
        SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = '\(connection(application))'
        """)
    }

    /// The processes of the server for the connections of the store `application`.
    func processes(of application: String) throws -> [pid_t] {
      try run(
        "SELECT pid FROM pg_stat_activity WHERE application_name = '\(connection(application))'"
      )
      .split(separator: "\n").compactMap { pid_t($0) }
    }
  }

  func makeSchema() throws -> Schema {
    let schema = Schema(server: self, name: "t\(UInt64.random(in: 0...UInt64.max))")
    try schema.run("CREATE SCHEMA \(schema.name)")
    return schema
  }

  // MARK: Commands

  /// PostgreSQL refuses to run as root.
  private static let user = getpwnam("postgres") == nil ? "nobody" : "postgres"

  private static func command(_ name: String, _ arguments: [String]) -> [String] {
    let program = (binaries ?? "") + "/" + name
    return (geteuid() == 0 ? ["runuser", "-u", user, "--"] : []) + [program] + arguments
  }

  private static func process(
    _ name: String, _ arguments: [String], _ output: FileHandle?
  ) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = name == "chown" ? [name] + arguments : command(name, arguments)
    process.currentDirectoryURL = URL(fileURLWithPath: "/")
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output ?? .nullDevice
    process.standardError = output ?? .nullDevice
    return process
  }

  /// Runs a program to its end, and returns its output.
  @discardableResult
  private static func run(_ name: String, _ arguments: [String]) throws -> String {
    let pipe = Pipe()
    let process = process(name, arguments, pipe.fileHandleForWriting)
    try process.run()
    try? pipe.fileHandleForWriting.close()
    let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failed(description: "\(name) has failed: \(text)")
    }
    return text
  }
}
