// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "trellis", path: "..")],
  targets: [
    .target(name: "CHeap"),
    .executableTarget(
      name: "TrellisBenchmarks",
      dependencies: ["CHeap", .product(name: "Trellis", package: "trellis")],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ]
)
