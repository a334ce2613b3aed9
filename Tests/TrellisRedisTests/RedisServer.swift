import Foundation
import Synchronization
import TestSupport

/// A server of Redis in a temporary folder, reached by a Unix socket in it. It ends with the process of the tests, in whatever way
/// that ends, and not before.
final class RedisServer: Sendable {
  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  /// `nil` if neither Redis nor Valkey is installed.
  static let program: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.flatMap { ["\($0)/redis-server", "\($0)/valkey-server"] }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }()

  static let missing = "Redis is not installed: run Scripts/install-deps test"

  /// The server of the tests that do not stop it; each uses a database of its own.
  static let shared = Result { try RedisServer() }

  private static let all = Mutex<[RedisServer]>([])

  let folder: String
  private let options: [String]
  private let watch: FileHandle
  private let process = Mutex<Process?>(nil)
  private let databases = Mutex(0)

  /// Starts a server that keeps each commit in its file.
  ///
  /// - Parameter options: further options of the command line.
  init(_ options: [String] = ["--port", "0"]) throws {
    folder = "/tmp/trellis-redis-\(UInt64.random(in: 0...UInt64.max))"
    self.options = options
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
    // When this process ends, the pipe ends, and the shell stops the server.
    let pipe = Pipe()
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = [
      "-c",
      "trap '' INT TERM HUP; read _; kill -KILL $(cat \"$0/pid\") 2>/dev/null; rm -rf \"$0\"",
      folder,
    ]
    shell.standardInput = pipe
    try shell.run()
    try? pipe.fileHandleForReading.close()
    watch = pipe.fileHandleForWriting
    Self.all.withLock { $0.append(self) }
    try start()
  }

  var socket: String { folder + "/socket" }

  /// The address of an empty database for the user with `password`.
  func makeDatabase(password: String? = nil) -> String {
    let number = databases.withLock { count in
      count += 1
      return count
    }
    return "redis+unix://" + (password.map { ":\($0)@" } ?? "") + "\(socket)?db=\(number)"
  }

  // MARK: The process

  /// Starts the server, and waits until it accepts connections.
  func start() throws {
    let started = Process()
    started.executableURL = URL(fileURLWithPath: Self.program ?? "")
    started.arguments =
      [
        "--unixsocket", socket, "--dir", folder, "--pidfile", folder + "/pid", "--databases",
        "1000",
        "--save", "", "--appendonly", "yes", "--appendfsync", "always",
      ] + options
    started.standardInput = FileHandle.nullDevice
    started.standardOutput = FileHandle.nullDevice
    started.standardError = FileHandle.nullDevice
    try started.run()
    process.withLock { $0 = started }
    let end = ContinuousClock.now + .seconds(60)
    while !isReady {
      guard started.isRunning, ContinuousClock.now < end else {
        throw Failed(description: "\(Self.program ?? "") has not started in \(folder)")
      }
    }
  }

  /// Whether the server answers, if only with an error that it needs a password.
  private var isReady: Bool {
    let answer = try? run(["PING"])
    return answer?.utf8.starts(with: "PONG".utf8) == true
      || answer?.utf8.starts(with: "NOAUTH".utf8) == true
  }

  /// Ends the server as a crash of its process does.
  func crash() {
    guard let process = process.withLock({ $0 }) else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    try? FileManager.default.removeItem(atPath: socket)
  }

  /// Stops the process without its end, until ``resume()``.
  func pause() { signal(SIGSTOP) }
  func resume() { signal(SIGCONT) }

  private func signal(_ number: Int32) {
    if let process = process.withLock({ $0 }) { kill(process.processIdentifier, number) }
  }

  // MARK: Commands

  /// Sends a command by `redis-cli`, and returns its output.
  @discardableResult func run(_ arguments: [String]) throws -> String {
    let client = Process()
    client.executableURL = URL(
      fileURLWithPath: (Self.program ?? "").replacingOccurrences(of: "-server", with: "-cli"))
    client.arguments = ["-s", socket] + arguments
    let pipe = Pipe()
    client.standardInput = FileHandle.nullDevice
    client.standardOutput = pipe
    client.standardError = FileHandle.nullDevice
    try client.run()
    try? pipe.fileHandleForWriting.close()
    let text = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    client.waitUntilExit()
    return text
  }
}
