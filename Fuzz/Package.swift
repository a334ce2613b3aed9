// swift-tools-version: 6.2
import PackageDescription

// Fuzz targets, run by `make fuzz`, which links the tested targets into `Rooms`: so only these are built,
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
    .systemLibrary(name: "CZlib", path: "Rooms/CZlib", pkgConfig: "zlib"),
    .target(name: "CTrellisSockets", path: "Rooms/CTrellisSockets"),
    .target(
      name: "TrellisHTTP", dependencies: ["CTrellisSockets", "CZlib"], path: "Rooms/TrellisHTTP",
      swiftSettings: settings),
    .systemLibrary(name: "CLibXML2", path: "Rooms/CLibXML2", pkgConfig: "libxml-2.0"),
    .target(name: "CTrellisMemory", path: "Rooms/CTrellisMemory"),
    .target(name: "CTrellisThread", path: "Rooms/CTrellisThread"),
    .target(
      name: "TrellisBase", dependencies: ["CTrellisThread"], path: "Rooms/TrellisBase",
      swiftSettings: settings),
    .target(
      name: "TrellisDOM", dependencies: ["CTrellisMemory", "TrellisBase", "CLibXML2"],
      path: "Rooms/TrellisDOM",
      swiftSettings: settings),
    // Of `TrellisServer` only the decoder of client requests.
    .target(
      name: "TrellisClientMessage", dependencies: ["TrellisDOM"],
      path: "Rooms/TrellisClientMessage",
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzClientMessage",
      dependencies: ["CLibFuzzer", "TrellisDOM", "TrellisClientMessage"],
      swiftSettings: settings),
    .executableTarget(
      name: "FuzzHTML", dependencies: ["CLibFuzzer", "TrellisDOM"], swiftSettings: settings),
    .executableTarget(
      name: "FuzzRequestParser", dependencies: ["CLibFuzzer", "TrellisHTTP"],
      swiftSettings: settings),
  ]
)
