import ArgumentParser
import Testing

@testable import TrellisCLI

struct ForwardedCommandsTests {
  @Test func optionsOfTheApplicationAreKeptUnchanged() throws {
    let command = try #require(
      TrellisCommand.parseAsRoot(["snapshot", "Counter", "record", "--width", "390"])
        as? SnapshotForwarding)
    #expect(command.product == "Counter")
    #expect(command.arguments == ["record", "--width", "390"])
    let inspect = try #require(
      TrellisCommand.parseAsRoot(["inspect", "Counter", "--json"]) as? InspectForwarding)
    #expect(inspect.arguments == ["--json"])
  }

  @Test func theApplicationIsRunByThePackageManager() {
    let command = ForwardedCommand(
      product: "Counter", command: "inspect", arguments: ["--route", "/"])
    #expect(command.words == ["swift", "run", "Counter", "inspect", "--route", "/"])
  }

  @Test func aProductIsNeeded() {
    #expect(throws: (any Error).self) { try TrellisCommand.parseAsRoot(["snapshot"]) }
  }
}
