import Testing

@testable import Packages

struct PackageRecordTests {
  private let minimal = """
    Package: fern
    Status: install ok installed
    Version: 1.0
    Architecture: all

    """

  @Test func readsAllFields() throws {
    let text =
      minimal + """
        Installed-Size: 12
        Section: net
        Maintainer: Ada <ada@example>
        Homepage: https://fern.example/
        Pre-Depends: base
        Depends: a,
         b | c (= 1)
        Provides: plant (= 2), green
        Description: a plant
         Grows in the
         shade.
        """
    let package = try #require(try package(text))
    #expect(package.id == "fern:all")
    #expect(package.version == "1.0")
    #expect(package.installedSize == 12)
    #expect(package.section == "net")
    #expect(package.maintainer?.email == "ada@example")
    #expect(package.homepage == "https://fern.example/")
    #expect(package.dependencies.map(\.moment) == [.unpacking, .use, .use])
    #expect(
      package.dependencies.map { $0.alternatives.map(\.name) } == [["base"], ["a"], ["b", "c"]])
    #expect(package.provides == ["plant", "green"])
    #expect(package.summary == "a plant")
    #expect(package.description.blocks == [.paragraph("Grows in the shade.")])
  }

  @Test func doesWithoutOptionalFields() throws {
    let package = try #require(try package(minimal))
    #expect(package.installedSize == nil)
    #expect(package.summary.isEmpty)
    #expect(package.maintainer == nil)
    #expect(package.homepage == nil)
    #expect(package.dependencies.isEmpty)
  }

  @Test(arguments: ["deinstall ok config-files", "purge ok not-installed", "install ok unpacked"])
  func skipsPackagesThatAreNotInstalled(status: String) throws {
    #expect(try package("Package: fern\nStatus: \(status)\n") == nil)
  }

  @Test func aHeldPackageIsInstalled() throws {
    let text = minimal.replacing("install ok installed", with: "hold  ok installed")
    #expect(try package(text) != nil)
  }

  @Test(arguments: ["Package", "Status", "Version", "Architecture"])
  func missesARequiredField(name: String) {
    let text = minimal.split(separator: "\n").filter { !$0.hasPrefix(name) }
    let package = name == "Package" ? nil : "fern"
    let reason = StatusError.Reason.missingField(name, package: package)
    #expect(throws: StatusError(file: "f", line: 1, reason: reason)) {
      try self.package(text.joined(separator: "\n"))
    }
  }

  @Test(arguments: [
    ("Installed-Size: many", StatusError.Reason.invalidSize("many")),
    ("Installed-Size: -1", .invalidSize("-1")),
    ("Installed-Size: 99999999999999999999", .invalidSize("99999999999999999999")),
    ("Depends: a, b c", .invalidDependency(field: "Depends", entry: "b c")),
    ("Pre-Depends: ()", .invalidDependency(field: "Pre-Depends", entry: "()")),
  ])
  func refusesAMalformedField(line: String, reason: StatusError.Reason) {
    #expect(throws: StatusError(file: "f", line: 5, reason: reason)) {
      try package(minimal + line)
    }
  }

  @Test func refusesAStatusOfOtherThanThreeWords() {
    let reason = StatusError.Reason.invalidStatus("installed")
    #expect(throws: StatusError(file: "f", line: 2, reason: reason)) {
      try package("Package: fern\nStatus: installed")
    }
  }

  @Test func refusesAnImpossibleName() {
    let reason = StatusError.Reason.invalidPackageName("../fern")
    #expect(throws: StatusError(file: "f", line: 1, reason: reason)) {
      try package("Package: ../fern\nStatus: purge ok not-installed")
    }
  }

  private func package(_ text: String) throws -> Package? {
    var parser = ControlParser(file: "f")
    _ = try parser.parse(text.utf8)
    return try Package(try #require(try parser.finish()), file: "f")
  }
}
