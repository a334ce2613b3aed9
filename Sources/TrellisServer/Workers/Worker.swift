import Foundation
import TrellisBase
package import TrellisHTTP

/// This process as one of several that serve a port: a child of the process with the option `--workers`.
package struct Worker: Sendable {
  /// The variable by which the parent passes the worker's part: its index, the number of workers, the descriptor of the channel,
  /// and the descriptors of the sockets of each group, such as `0 2 5 6,7 8,9`.
  static let variable = "TRELLIS_WORKER"

  /// The byte that a worker sends when it listens.
  static let listens: UInt8 = 1
  /// Added to the number of a group whose connections the worker no longer accepts.
  static let releases: UInt8 = 0x80
  /// The maximum number of workers: a byte of the channel has the number of a group.
  package static let most = 64

  /// From 0.
  package let index: Int
  /// The number of workers.
  package let count: Int
  package let sockets: InheritedSockets
  private let channel: ProcessChannel

  /// - Returns: `nil` if this process is not a worker.
  package init?(environment: [String: String]) {
    guard let parts = environment[Self.variable]?.parts(between: " "), parts.count >= 4,
      let index = Int(parts[0]), let count = Int(parts[1]), let channel = Int32(parts[2]),
      index >= 0, index < count, count <= Self.most
    else { return nil }
    let groups = parts.dropFirst(3).map { $0.parts(between: ",").compactMap { Int32($0) } }
    guard groups.count == count || groups.count == 1, !groups.contains([]) else { return nil }
    self.index = index
    self.count = count
    self.channel = ProcessChannel(channel)
    sockets = InheritedSockets(groups: groups, own: groups.count == 1 ? 0 : index)
  }

  /// The value of ``variable``.
  static func part(_ index: Int, of count: Int, channel: Int32, groups: [[Int32]]) -> String {
    let sockets = groups.map { $0.map(String.init).joined(separator: ",") }
    return (["\(index)", "\(count)", "\(channel)"] + sockets).joined(separator: " ")
  }

  /// Keeps the descriptors and the variable from the programs that this process starts.
  package func keepFromPrograms() {
    unsetenv(Self.variable)
    for descriptor in sockets.groups.joined() + [channel.descriptor] {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
  }

  /// Tells the parent that `server` listens, and follows its directions on a thread. If the parent ends, this process gets
  /// SIGTERM.
  func follow(_ server: HTTPServer) {
    let thread = Thread { [weak server, channel] in
      while let byte = channel.receive() {
        server?.setAccepting(byte < Self.releases, group: Int(byte & ~Self.releases))
      }
      kill(getpid(), SIGTERM)
    }
    thread.name = "trellis-worker"
    thread.start()
    channel.send(Self.listens)
  }
}
