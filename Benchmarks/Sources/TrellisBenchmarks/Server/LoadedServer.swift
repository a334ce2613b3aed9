import Foundation

/// A server under load, in a separate process.
///
/// `SERVER_PROCESS` is one that is already running, as `PROCESS:PORT`, for example under a profiler.
final class LoadedServer {
  private let process = Process()
  private let identifier: Int32
  private(set) var port = 0

  /// Starts the `LoadServer` in the folder of this program.
  ///
  /// - Parameters:
  ///   - files: a folder of files to serve.
  ///   - port: the port to listen on; with 0 the system chooses it.
  ///   - environment: further variables of the process; without them its sessions are not stored.
  convenience init(files: String, port: Int = 0, environment: [String: String] = [:]) throws {
    try self.init(
      "LoadServer", arguments: ["--files", files], port: port, environment: environment)
  }

  /// Starts a server in the folder of this program.
  init(
    _ program: String, arguments: [String], port wanted: Int = 0,
    environment: [String: String] = [:]
  ) throws {
    let running = ProcessInfo.processInfo.environment["SERVER_PROCESS"]?.split(separator: ":")
    if let running, running.count == 2, let own = Int32(running[0]), let port = Int(running[1]) {
      identifier = own
      self.port = port
      return
    }
    let own = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    process.executableURL = own.deletingLastPathComponent().appendingPathComponent(program)
    process.arguments =
      arguments + [
        "--host", "127.0.0.1", "--port", "\(wanted)", "--public", Fonts.folder + "/..",
        "--templates", Fonts.folder + "/../../templates",
      ]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["TRELLIS_SESSIONS": "none"]) { $1 }.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    identifier = process.processIdentifier
    var line = ""
    while !line.hasSuffix("\n") {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { throw LoadError.noServer("the server ended at its start") }
      line += String(decoding: more, as: UTF8.self)
    }
    port = Int(line.split(separator: ":").last?.dropLast() ?? "") ?? 0
    guard port > 0 else { throw LoadError.noServer(line) }
    // Later output is read too, otherwise the server would block when the pipe is full.
    output.fileHandleForReading.readabilityHandler = { file in
      if file.availableData.isEmpty { file.readabilityHandler = nil }
    }
  }

  /// Stops the server, unless it was running before; kills it if it does not stop.
  func stop() {
    guard process.isRunning else { return }
    process.terminate()
    let end = ContinuousClock.now + .seconds(20)
    while process.isRunning, ContinuousClock.now < end { usleep(10_000) }
    guard process.isRunning else { return }
    TrellisBenchmarks.record("The server did not end within 20 s; it is killed")
    kill()
  }

  /// Kills the server, as in a crash.
  func kill() {
    Foundation.kill(identifier, SIGKILL)
    process.waitUntilExit()
  }

  /// The user and system time so far, in seconds.
  var processorTime: Double {
    let fields = read("stat").split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else {
      return 0
    }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// The processor time of the threads so far, in milliseconds: more exact than ``processorTime``, and without that of threads
  /// that have ended.
  var threadTime: Double {
    let folder = "/proc/\(identifier)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return threads.reduce(0) { sum, thread in
      let fields = read("task/\(thread)/schedstat").split(separator: " ")
      return sum + (fields.first.flatMap { Double($0) } ?? 0) / 1e6
    }
  }

  /// The resident memory of the process, in bytes.
  var residentBytes: Double {
    let pages = read("statm").split(separator: " ")
    return pages.count > 1 ? (Double(pages[1]) ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) : 0
  }

  private func read(_ file: String) -> String {
    (try? String(contentsOfFile: "/proc/\(identifier)/\(file)", encoding: .utf8))
      ?? ""
  }
}
