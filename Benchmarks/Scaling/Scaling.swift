import Foundation

/// Simulates a million tabs on fifty servers, with faults, and prints one line of JSON for each figure.
///
/// `--short` simulates 1,000 tabs on five servers. Each option of `Simulation.Options` that has a whole number can be given, as
/// `--seed 7`. The exit status is 1 if a rule is violated.
@main
struct Scaling {
  static func main() async {
    var arguments = Array(CommandLine.arguments.dropFirst())
    var options = Simulation.Options()
    if arguments.first == "--short" {
      arguments.removeFirst()
    } else {
      options.tabs = 1_000_000
      options.nodes = 50
      options.engines = 4
      options.seconds = 60
      options.clickSeconds = 60
      options.faults = 20
    }
    while arguments.count >= 2, let value = Int(arguments[1]), value >= 0 {
      switch arguments[0] {
      case "--seed": options.seed = UInt64(value)
      case "--tabs": options.tabs = max(value, 1)
      case "--nodes": options.nodes = max(value, 1)
      case "--engines": options.engines = max(value, 1)
      case "--seconds": options.seconds = max(value, 1)
      case "--click-seconds": options.clickSeconds = Double(max(value, 1))
      case "--sticky": options.sticky = value
      case "--faults": options.faults = value
      case "--processors": options.processors = max(value, 1)
      case "--build-time": options.buildTime = value
      case "--engine-time": options.engineTime = value
      default: fail("There is no option \(arguments[0])", status: 2)
      }
      arguments.removeFirst(2)
    }
    if let rest = arguments.first { fail("\(rest) needs a number, or is no option", status: 2) }
    let simulation = Simulation(options)
    do { try await simulation.run() } catch {
      fail("seed \(options.seed): \(error)", status: 1)
    }
    for line in simulation.checks.figures.lines(seconds: options.seconds) { print(line) }
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}
