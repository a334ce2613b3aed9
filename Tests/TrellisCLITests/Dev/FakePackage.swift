import Foundation

@testable import TrellisCLI

/// A package with a script in place of `swift`. The "build" copies the source to the folder of executables, unless the
/// source has a line `error`.
struct FakePackage {
  let folder = TemporaryFolder()

  /// - Parameter source: the program, a shell script.
  init(_ source: String) throws {
    try folder.write("Package.swift", "// the manifest")
    try folder.write("swift", Self.swift, isExecutable: true)
    try edit(source)
  }

  private static let swift = """
    #!/bin/sh
    cd "$(dirname "$0")"
    echo "$@" >> calls
    case "$*" in
    "package dump-package")
      echo "warning: a warning" >&2
      echo '{"products": [], "targets": [{"name": "Shop", "type": "executable"}]}';;
    *--show-bin-path*) echo "$PWD/.bin";;
    build*)
      mkdir -p .bin
      if grep -q '^error' Sources/Shop/main.sh; then
        echo "$PWD/Sources/Shop/main.sh:1:1: error: this is no program"
        exit 1
      fi
      if grep -q '^strange' Sources/Shop/main.sh; then echo "a strange end"; exit 3; fi
      if [ -e during ]; then cp during Sources/Shop/main.sh; rm during; fi
      cp Sources/Shop/main.sh .bin/Shop; chmod +x .bin/Shop;;
    *) exit 9;;
    esac

    """

  /// A program that writes the line `name` into the file `started` and runs until it gets SIGTERM.
  static func program(_ name: String) -> String {
    """
    #!/bin/sh
    echo "\(name) $PORT $TRELLIS_SESSIONS $TRELLIS_STATE $TRELLIS_SECRET" >> started
    echo "$TRELLIS_DEV_STATUS" > status
    exec sleep 1000

    """
  }

  func edit(_ source: String) throws { try folder.write("Sources/Shop/main.sh", source) }

  /// The commands of `swift` so far.
  var calls: [String] { lines("calls") }
  /// The lines that programs have written at their starts.
  var starts: [[String]] { lines("started").map { $0.split(separator: " ").map(String.init) } }

  private func lines(_ name: String) -> [String] {
    (folder.text(name) ?? "").split(separator: "\n").map(String.init)
  }

  var builder: ProductBuilder {
    ProductBuilder(
      folder: folder.path, swift: folder.path + "/swift",
      environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"])
  }

  /// A development loop of the package on a free port.
  func server(bound: Duration = .seconds(3)) -> DevServer {
    DevServer(
      DevServer.Configuration(
        product: "Shop", builder: builder, host: "127.0.0.1", port: 0, bound: bound,
        report: { _ in }),
      watching: [folder.path + "/Sources", folder.path + "/public"])
  }
}
