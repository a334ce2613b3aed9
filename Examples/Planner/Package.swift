// swift-tools-version: 6.2
import PackageDescription

let trellis = ["Trellis", "TrellisGRDB", "TrellisPasswords"].map {
  Target.Dependency.product(name: $0, package: "trellis")
}

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "planner",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "trellis", path: "../.."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .executableTarget(
      name: "Planner",
      dependencies: trellis + [.product(name: "GRDB", package: "GRDB.swift")],
      resources: [.copy("Localizable.xcstrings"), .copy("Tables.sql"), .copy("SampleData.sql")],
      swiftSettings: strict),
    .testTarget(
      name: "PlannerTests",
      dependencies: trellis + [
        "Planner", .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "TrellisTesting", package: "trellis"),
      ],
      swiftSettings: strict),
  ]
)
