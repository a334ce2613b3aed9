import Foundation
import TrellisBase

/// Lets `swift build` link with LLD of the toolchain in place of GNU gold, which takes more than twice as long.
///
/// The option `-use-ld=lld` would be an argument of each module, so SwiftPM would compile all of them again, and once
/// more after a build without it. `COMPILER_PATH` leaves the arguments as they are: Clang, which runs the linker, looks
/// there first.
///
/// Source: clang/lib/Driver/Driver.cpp of LLVM, "Parse GNU style COMPILER_PATH".
enum FastLinker {
  /// The names under which Clang looks for its linker on Linux.
  private static let names = ["ld.gold", "ld"]

  /// `environment` with a linker that is LLD; unchanged if `PATH` has none, if `arguments` name a linker, or if `folder`
  /// cannot be written.
  ///
  /// - Parameter folder: gets the programs that begin LLD.
  static func environment(
    _ environment: [String: String], arguments: [String], folder: String
  ) -> [String: String] {
    #if os(Linux)
      guard !arguments.contains(where: { $0.contains("-use-ld") || $0.contains("-fuse-ld") }),
        let linker = path(of: "ld.lld", environment["PATH"] ?? "")
      else { return environment }
      // LLD is a linker for another system under a name that it does not know, such as `ld.gold`.
      let script = "#!/bin/sh\nexec '\(linker.substituting("'", with: "'\\''"))' \"$@\"\n"
      do {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for name in names {
          let file = folder + "/" + name
          if FileManager.default.contents(atPath: file) != Data(script.utf8) {
            try Data(script.utf8).write(to: URL(fileURLWithPath: file), options: .atomic)
          }
          try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        }
      } catch { return environment }
      var environment = environment
      environment["COMPILER_PATH"] =
        ([folder] + [environment["COMPILER_PATH"] ?? ""].filter { !$0.isEmpty })
        .joined(separator: ":")
      return environment
    #else
      return environment
    #endif
  }

  private static func path(of program: String, _ folders: String) -> String? {
    folders.parts(between: ":").map { "\($0)/\(program)" }
      .first { $0.begins(with: "/") && FileManager.default.isExecutableFile(atPath: $0) }
  }
}
