import ArgumentParser
import TrellisDOM
import TrellisDiff

/// The differences of numbers in attributes and styles that do not count.
struct ToleranceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The difference of numbers in attributes and styles that does not count, such as 0.5.",
      valueName: "number"))
  var tolerance = 0.0

  @Option(
    name: .customLong("tolerance-length"),
    help: ArgumentHelp(
      "That of lengths in px, in place of --tolerance.", valueName: "px"))
  var length: Double?

  @Option(
    name: .customLong("tolerance-color"),
    help: ArgumentHelp(
      "That of the channels of colours, from 0 to 255, in place of --tolerance.",
      valueName: "number"))
  var color: Double?

  @Option(
    name: .customLong("tolerance-number"),
    help: ArgumentHelp(
      "That of numbers that are no lengths in px and no colours, in place of --tolerance.",
      valueName: "number"))
  var number: Double?

  var value: ChangeTolerance {
    ChangeTolerance(
      length: length ?? tolerance, color: color ?? tolerance, number: number ?? tolerance)
  }

  func validate() throws {
    let all = [
      ("", tolerance), ("-length", value.length), ("-color", value.color),
      ("-number", value.number),
    ]
    for (name, value) in all where !(value >= 0) {
      throw ValidationError("--tolerance\(name) must be at least 0, not \(value)")
    }
  }
}
