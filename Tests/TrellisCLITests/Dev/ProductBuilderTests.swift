import Foundation
import Synchronization
import Testing

@testable import TrellisCLI

struct ProductBuilderTests {
  @Test func aBuildSucceeds() async throws {
    let package = try FakePackage("")
    var builder = package.builder
    builder.arguments = ["-c", "release"]
    #expect(try await builder.build("Shop") == .built)
    #expect(try await builder.executables() == package.folder.path + "/.bin")
    #expect(
      package.calls == ["build --product Shop -c release", "build --show-bin-path -c release"])
  }

  @Test func aBuildFailsWithItsErrors() async throws {
    let package = try FakePackage("error")
    var builder = package.builder
    let errors = [
      BuildError(
        file: "Sources/Shop/main.sh", line: 1, column: 1, message: "this is no program")
    ]
    let collected = Collected()
    builder.write = { collected.add($0) }
    #expect(try await builder.build("Shop") == .failed(errors, output: []))
    #expect(
      collected.text == package.folder.path
        + "/Sources/Shop/main.sh:1:1: error: this is no program\n")
  }

  @Test func aBuildThatFailsWithoutAnErrorHasItsOutput() async throws {
    let package = try FakePackage("strange")
    #expect(try await package.builder.build("Shop") == .failed([], output: ["a strange end"]))
  }

  @Test func aProgramThatIsMissingIsAFailedCommand() async throws {
    let package = try FakePackage("")
    var builder = package.builder
    builder.swift = "/nowhere/at/all/swift"
    let failure = await #expect(throws: ProductBuilder.Failure.self) {
      try await builder.manifest()
    }
    #expect(failure?.reason.contains("/nowhere/at/all/swift") == true)
  }

  /// Warnings of SwiftPM are no part of the manifest.
  @Test func theManifestIsRead() async throws {
    let package = try FakePackage("")
    #expect(try await package.builder.manifest().executables == ["Shop"])
  }
}

/// The parts of an output.
private final class Collected: Sendable {
  private let bytes = Mutex(Data())

  func add(_ data: Data) { bytes.withLock { $0 += data } }
  var text: String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}
