// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "trellis", path: ".."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    // Counts allocations, with one counter for all threads: not for measuring a server.
    .target(name: "CAllocations"),
    .target(name: "CHeap"),
    .target(name: "CPolling"),
    .executableTarget(
      name: "LoadServer",
      dependencies: ["CHeap", .product(name: "Trellis", package: "trellis")],
      swiftSettings: strict),
    .executableTarget(
      name: "StoredServer",
      dependencies: [
        "CHeap", .product(name: "Trellis", package: "trellis"),
        .product(name: "TrellisPostgres", package: "trellis"),
      ], swiftSettings: strict),
    // Links to the examples, which the suites log and ledger start.
    .executableTarget(
      name: "LogServer",
      dependencies: [
        .product(name: "Trellis", package: "trellis"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
      ], swiftSettings: strict),
    .executableTarget(
      name: "LedgerServer",
      dependencies: [
        .product(name: "Trellis", package: "trellis"),
        .product(name: "TrellisGRDB", package: "trellis"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ], swiftSettings: strict),
    .executableTarget(
      name: "TrellisBenchmarks",
      dependencies: [
        "CAllocations", "CHeap", "CPolling", .product(name: "Trellis", package: "trellis"),
        .product(name: "TrellisTesting", package: "trellis"),
        .product(name: "TrellisPasswords", package: "trellis"),
        .product(name: "TrellisDOM", package: "trellis"),
      ],
      swiftSettings: strict),
  ]
)
