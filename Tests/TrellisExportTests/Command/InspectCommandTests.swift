import ArgumentParser
import Testing

@testable import TrellisExport
@testable import TrellisServer

struct InspectCommandTests {
  private func command(_ arguments: [String]) throws -> InspectCommand<TestApplication> {
    try InspectCommand.parse(arguments)
  }

  private let parts: [(part: InspectedPart, text: String)] = [
    (.roles, "heading"), (.views, "h1 \"/a\""),
  ]

  @Test func onePartHasNoHeading() throws {
    #expect(try command([]).text(Array(parts.prefix(1))) == "heading\n")
    #expect(try command([]).text(parts) == "# roles\nheading\n\n# views\nh1 \"/a\"\n")
    #expect(try command([]).text([]) == "")
  }

  @Test func partsAreTheMembersOfAnObject() throws {
    #expect(
      try command(["--json"]).text(parts) == #"{"roles":"heading","views":"h1 \"/a\""}"# + "\n")
    #expect(
      try command(["--json"]).text(Array(parts.prefix(1))) == #"{"roles":"heading"}"# + "\n")
  }

  @Test func optionsAreRead() throws {
    let usual = try command([])
    #expect(usual.route == "/" && usual.width == 1280 && usual.height == 800)
    #expect(usual.show == InspectedPart.allCases && usual.click.isEmpty && usual.resize == nil)
    let command = try command([
      "--route", "/a?b", "--width", "1", "--height", "100000", "--show", "roles,updates",
      "--click", "p", "--click", "b", "--resize", "100000", "--locale", "de",
    ])
    #expect(command.route == "/a?b" && command.width == 1 && command.height == 100_000)
    #expect(command.show == [.roles, .updates] && command.click == ["p", "b"])
    #expect(command.resize == 100_000 && command.locale == "de")
  }

  @Test(arguments: [
    ["--route", "a"], ["--width", "0.9"], ["--height", "100001"], ["--resize", "0"],
    ["--show", "roles,none"],
  ])
  func invalidOptionsAreRefused(_ arguments: [String]) {
    #expect(throws: (any Error).self) { try command(arguments) }
  }
}
