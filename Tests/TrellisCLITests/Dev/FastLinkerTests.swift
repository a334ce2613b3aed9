import Foundation
import Testing

@testable import TrellisCLI

#if os(Linux)
  struct FastLinkerTests {
    private let folder =
      FileManager.default.temporaryDirectory.path
      + "/trellis-linker-\(UInt64.random(in: 0 ... .max))"

    private func remove() { try? FileManager.default.removeItem(atPath: folder) }

    /// A folder with the character of the shell that ends a quoted word.
    private var tools: String { folder + "/it's" }

    private func makeLinker() throws {
      try FileManager.default.createDirectory(atPath: tools, withIntermediateDirectories: true)
      let path = tools + "/ld.lld"
      try Data("#!/bin/sh\necho LLD \"$@\"\n".utf8).write(to: URL(fileURLWithPath: path))
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    private func environment(_ arguments: [String] = []) -> [String: String] {
      FastLinker.environment(
        ["PATH": "/nowhere:\(tools)", "COMPILER_PATH": "/other"], arguments: arguments,
        folder: folder + "/own")
    }

    @Test(arguments: ["ld", "ld.gold"])
    func theLinkerOfClangIsLLD(_ name: String) throws {
      defer { remove() }
      try makeLinker()
      for _ in 0..<2 { #expect(environment()["COMPILER_PATH"] == folder + "/own:/other") }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: folder + "/own/" + name)
      process.arguments = ["-o", "a b"]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(String(decoding: data, as: UTF8.self) == "LLD -o a b\n")
    }

    @Test func aNamedLinkerIsKept() throws {
      defer { remove() }
      try makeLinker()
      for arguments in [["-Xswiftc", "-use-ld=gold"], ["-Xclang-linker", "-fuse-ld=bfd"]] {
        #expect(environment(arguments)["COMPILER_PATH"] == "/other")
      }
    }

    @Test func withoutLLDTheEnvironmentStays() {
      #expect(environment()["COMPILER_PATH"] == "/other")
      #expect(!FileManager.default.fileExists(atPath: folder))
    }
  }
#endif
