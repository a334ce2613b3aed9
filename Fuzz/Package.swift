// swift-tools-version: 6.2
import PackageDescription

// Fuzz targets, run by `make fuzz`, which links the tested targets into `Modules`: so only these are built,
// with the fuzzer's counters and with access to their internals.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-enable-testing"]),
]

let package = Package(
  name: "trellis-fuzz",
  platforms: [.macOS(.v15)],
  targets: [
    .systemLibrary(name: "CLibFuzzer", path: "CLibFuzzer"),
    .systemLibrary(name: "CZlib", path: "Modules/CZlib", pkgConfig: "zlib"),
    .target(name: "CTrellisSockets", path: "Modules/CTrellisSockets"),
    .target(
      name: "TrellisHTTP", dependencies: ["CTrellisSockets", "CZlib"], path: "Modules/TrellisHTTP",
      swiftSettings: settings),
    .systemLibrary(name: "CLibXML2", path: "Modules/CLibXML2", pkgConfig: "libxml-2.0"),
    .target(name: "CTrellisMemory", path: "Modules/CTrellisMemory"),
    .target(name: "CTrellisThread", path: "Modules/CTrellisThread"),
    .target(
      name: "TrellisBase", dependencies: ["CTrellisThread"], path: "Modules/TrellisBase",
      swiftSettings: settings),
    .target(
      name: "TrellisDOM", dependencies: ["TrellisBase"], path: "Modules/TrellisDOM",
      swiftSettings: settings),
    .target(
      name: "TrellisHTML",
      dependencies: ["CTrellisMemory", "TrellisBase", "TrellisDOM", "CLibXML2"],
      path: "Modules/TrellisHTML", swiftSettings: settings),
    .target(
      name: "TrellisDiff", dependencies: ["TrellisBase", "TrellisDOM", "TrellisHTML"],
      path: "Modules/TrellisDiff", swiftSettings: settings),
    // Of `TrellisServer` only the decoder of client requests.
    .target(
      name: "TrellisClientMessage", dependencies: ["TrellisDOM", "TrellisHTTP"],
      path: "Modules/TrellisClientMessage",
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzClientMessage",
      dependencies: ["CLibFuzzer", "TrellisDOM", "TrellisClientMessage"],
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzHTML",
      dependencies: ["CLibFuzzer", "TrellisDOM", "TrellisHTML", "TrellisDiff"],
      swiftSettings: settings),
    // Of `TrellisViews` only the parser of Markdown.
    .target(
      name: "TrellisMarkdown", path: "Modules/TrellisMarkdown", swiftSettings: settings),
    .executableTarget(
      name: "FuzzMarkdown", dependencies: ["CLibFuzzer", "TrellisMarkdown"],
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzRequestParser", dependencies: ["CLibFuzzer", "TrellisHTTP"],
      swiftSettings: settings),
  ]
)
