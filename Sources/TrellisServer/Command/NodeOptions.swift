import ArgumentParser
import TrellisBase

/// The options for several processes that serve the site.
struct NodeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The number of processes that serve the port; they need a store of open pages that they share, such as --sessions sqlite. \
      (default: $TRELLIS_WORKERS or 1)
      """,
      valueName: "number"))
  var workers: Int?

  @Option(
    name: .customLong("node"),
    help: ArgumentHelp(
      """
      The name of this server among several, sent in the field Trellis-Node of each response. \
      (default: $TRELLIS_NODE, or no field)
      """,
      valueName: "name"))
  var node: String?

  init() {}

  mutating func validate() throws {
    _ = try workerCount([:])
    _ = try name([:])
  }

  /// The number of workers, from 1.
  ///
  /// - Throws: `ValidationError` with the invalid value.
  func workerCount(_ environment: [String: String]) throws -> Int {
    let text = workers.map(String.init) ?? environment["TRELLIS_WORKERS"] ?? ""
    if text.isEmpty { return 1 }
    guard let count = Int(text), (1...Worker.most).contains(count) else {
      throw ValidationError(
        "\"\(text)\" is no number of workers: give one from 1 to \(Worker.most)")
    }
    return count
  }

  /// The name of the server; `nil` for none. That of a worker has its number.
  ///
  /// - Throws: `ValidationError` with the invalid value.
  func name(_ environment: [String: String]) throws -> String? {
    let name = node ?? environment["TRELLIS_NODE"] ?? ""
    if name.isEmpty { return nil }
    let isValid =
      name.utf8.count <= 64
      && name.utf8.allSatisfy {
        switch $0 {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
          UInt8(ascii: "_"):
          true
        default: false
        }
      }
    guard isValid else {
      throw ValidationError(
        "\"\(name)\" is no name of a server: give at most 64 letters, digits, dots, hyphens and underscores"
      )
    }
    guard let worker = Worker(environment: environment) else { return name }
    return "\(name)-\(worker.index + 1)"
  }
}
