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
  dependencies: [.package(name: "trellis", path: "..")],
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
      name: "TrellisBenchmarks",
      dependencies: [
        "CAllocations", "CHeap", "CPolling", .product(name: "Trellis", package: "trellis"),
        .product(name: "TrellisTesting", package: "trellis"),
        .product(name: "TrellisPasswords", package: "trellis"),
      ],
      swiftSettings: strict),
  ]
)
