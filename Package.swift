// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target: with these the compiler enforces the diagram of docs/ARCHITECTURE.md.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let log: Target.Dependency = .product(name: "Logging", package: "swift-log")
let metrics: Target.Dependency = .product(name: "CoreMetrics", package: "swift-metrics")
let tracing: Target.Dependency = .product(
  name: "Tracing", package: "swift-distributed-tracing")
let lifecycle: Target.Dependency = .product(
  name: "ServiceLifecycle", package: "swift-service-lifecycle")
let httpTypes: Target.Dependency = .product(name: "HTTPTypes", package: "swift-http-types")
let arguments: Target.Dependency = .product(
  name: "ArgumentParser", package: "swift-argument-parser")
let mustache: Target.Dependency = .product(name: "Mustache", package: "swift-mustache")
let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
/// The products that check ID tokens; built only with the trait.
let tokens: [Target.Dependency] = [
  .product(name: "JWTKit", package: "jwt-kit", condition: .when(traits: ["OpenID"])),
  .product(name: "Crypto", package: "swift-crypto", condition: .when(traits: ["OpenID"])),
]

/// A program that needs the umbrella only: an example, or a page for tests.
func page(_ name: String, _ path: String) -> Target {
  .executableTarget(name: name, dependencies: ["Trellis"], path: path, swiftSettings: strict)
}

/// The tests of an example.
func tests(of name: String) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: [.byName(name: name), "Trellis", "TrellisTesting"],
    swiftSettings: strict)
}

let package = Package(
  name: "trellis",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Trellis", targets: ["Trellis"]),
    .library(name: "TrellisTesting", targets: ["TrellisTesting"]),
    .library(name: "TrellisPasswords", targets: ["TrellisPasswords"]),
    .library(name: "TrellisGRDB", targets: ["TrellisGRDB"]),
    .library(name: "TrellisOpenID", targets: ["TrellisOpenID"]),
    .library(name: "TrellisDOM", targets: ["TrellisDOM"]),
    .library(name: "TrellisHTML", targets: ["TrellisHTML"]),
    .library(name: "TrellisDiff", targets: ["TrellisDiff"]),
    .executable(name: "trellis", targets: ["TrellisCLI"]),
  ],
  traits: [.trait(name: "OpenID", description: "Builds jwt-kit, for TrellisOpenID.")],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.7.3"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-metrics", from: "2.13.0"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.1"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz-subset", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CBrotli", pkgConfig: "libbrotlienc", providers: [.apt(["libbrotli-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    .systemLibrary(name: "CICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
    .systemLibrary(
      name: "CArgon2", pkgConfig: "libargon2", providers: [.apt(["libargon2-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

    .target(name: "CTrellisThread"),
    .target(name: "TrellisPasswords", dependencies: ["CArgon2"], swiftSettings: strict),
    .target(name: "CTrellisMemory"),
    .target(name: "CTrellisUnicode", dependencies: ["CICU"]),
    .target(name: "TrellisBase", dependencies: ["CTrellisThread"], swiftSettings: strict),
    .target(name: "TrellisLayout", dependencies: ["TrellisBase"], swiftSettings: strict),
    .target(
      name: "TrellisText",
      dependencies: ["TrellisBase", "CHarfBuzz", "CBrotli", "CFontconfig", "CTrellisUnicode"],
      swiftSettings: strict),
    .target(
      name: "TrellisDOM", dependencies: ["TrellisBase"], swiftSettings: strict),
    .target(
      name: "TrellisHTML",
      dependencies: ["CTrellisMemory", "TrellisBase", "TrellisDOM", "CLibXML2"],
      swiftSettings: strict),
    .target(
      name: "TrellisDiff", dependencies: ["TrellisBase", "TrellisDOM", "TrellisHTML"],
      swiftSettings: strict),
    .target(
      name: "TrellisComponents", dependencies: ["TrellisBase", "TrellisLayout", "TrellisDOM"],
      swiftSettings: strict),
    .target(
      name: "TrellisUI",
      dependencies: [
        "TrellisBase", "TrellisComponents", "TrellisLayout", "TrellisDOM", "TrellisText",
      ],
      swiftSettings: strict),
    .target(
      name: "TrellisViews",
      dependencies: [
        "TrellisBase", "TrellisUI", "TrellisComponents", "TrellisLayout", "TrellisDOM",
        "TrellisText",
      ],
      swiftSettings: strict),
    .target(
      name: "TrellisControls",
      dependencies: [
        "TrellisBase", "TrellisViews", "TrellisUI", "TrellisComponents", "TrellisLayout",
        "TrellisDOM", "TrellisText",
      ],
      swiftSettings: strict),
    .target(
      name: "TrellisHosting",
      dependencies: [
        "TrellisBase", "TrellisUI", "TrellisComponents", "TrellisLayout", "TrellisDOM",
        "TrellisText",
      ],
      swiftSettings: strict),
    .target(
      name: "TrellisSemantics",
      dependencies: ["TrellisBase", "TrellisDOM", "TrellisHTML", "TrellisDiff"],
      swiftSettings: strict),
    .target(name: "CTrellisSockets"),
    .target(
      name: "TrellisHTTP", dependencies: ["CTrellisSockets", "CZlib"], swiftSettings: strict),
    .target(
      name: "TrellisServer",
      dependencies: [
        "CTrellisMemory", "TrellisBase", "TrellisHTTP", "TrellisHosting", "TrellisUI",
        "TrellisComponents", "TrellisLayout", "TrellisDOM", "TrellisHTML", "TrellisText", log,
        metrics, tracing, lifecycle, mustache, arguments, httpTypes,
      ],
      swiftSettings: strict),
    .target(
      name: "TrellisOpenID",
      dependencies: ["TrellisServer", "TrellisHTTP", "TrellisBase"] + tokens,
      swiftSettings: strict),
    .target(
      name: "TrellisExport",
      dependencies: [
        "CTrellisMemory", "TrellisBase", "TrellisServer", "TrellisHTTP", "TrellisHosting",
        "TrellisSemantics", "TrellisUI", "TrellisComponents", "TrellisLayout", "TrellisDOM",
        "TrellisHTML", "TrellisDiff", "TrellisText", log, metrics, lifecycle, arguments,
      ],
      swiftSettings: strict),
    .target(
      name: "Trellis",
      dependencies: [
        "TrellisBase", "TrellisExport", "TrellisServer", "TrellisHosting", "TrellisControls",
        "TrellisViews",
        "TrellisUI", "TrellisComponents", "TrellisLayout", "TrellisDOM", "TrellisHTML",
        "TrellisDiff", "TrellisText",
        "TrellisHTTP",
        arguments,
      ],
      swiftSettings: strict),
    .target(
      name: "TrellisGRDB",
      dependencies: ["TrellisBase", "TrellisComponents", grdb, log],
      swiftSettings: strict),
    .target(
      name: "TrellisTesting",
      dependencies: [
        "Trellis", "TrellisSemantics", "TrellisServer", "TrellisHTTP", "TrellisHosting",
        "TrellisViews", "TrellisUI", "TrellisComponents", "TrellisLayout", "TrellisDOM",
        "TrellisHTML", "TrellisDiff",
        "TrellisText",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "TrellisCLI",
      dependencies: ["TrellisBase", "TrellisDOM", "TrellisHTML", "TrellisDiff", arguments],
      swiftSettings: strict),
    page("Counter", "Examples/Counter"),
    page("ThemeExample", "Examples/Theme"),
    page("Gallery", "Examples/Gallery"),
    page("Tracker", "Examples/Tracker"),
    .executableTarget(
      name: "Packages", dependencies: ["Trellis"], path: "Examples/Packages",
      resources: [.copy("sample-status")], swiftSettings: strict),

    page("Components", "Examples/Components"),
    page("Stopwatch", "Examples/Stopwatch"),
    page("Todos", "Examples/Todos"),
    .executableTarget(
      name: "Films", dependencies: ["Trellis"], path: "Examples/Films", exclude: ["README.md"],
      resources: [.copy("public")], swiftSettings: strict),
    page("Rows", "Examples/Rows"),
    .executableTarget(
      name: "Dashboard", dependencies: ["Trellis", lifecycle], path: "Examples/Dashboard",
      swiftSettings: strict),

    // The package Examples/Planner compiles the same files.
    .executableTarget(
      name: "Planner", dependencies: ["Trellis", "TrellisGRDB", "TrellisPasswords", grdb],
      path: "Examples/Planner/Sources/Planner", resources: [.copy("Localizable.xcstrings")],
      swiftSettings: strict),

    .target(name: "CTestAllocations", path: "Tests/CTestAllocations"),
    .target(
      name: "TestSupport", dependencies: ["CTestAllocations"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .target(
      name: "ComponentSupport", dependencies: ["TrellisComponents", "TrellisLayout"],
      path: "Tests/ComponentSupport", swiftSettings: strict),
    .target(
      name: "DocumentSupport", dependencies: ["TrellisDOM", "TestSupport"],
      path: "Tests/DocumentSupport", swiftSettings: strict),
    .target(
      name: "PageSupport", dependencies: ["TrellisDOM", "TrellisHTML"], path: "Tests/PageSupport",
      swiftSettings: strict),
    .target(
      name: "MachineSupport",
      dependencies: ["TrellisDOM", "TrellisHTML", "TrellisTesting", "TrellisHosting"],
      path: "Tests/MachineSupport", swiftSettings: strict),
    .testTarget(
      name: "TrellisPasswordsTests", dependencies: ["TrellisPasswords"], swiftSettings: strict),
    .testTarget(
      name: "TrellisBaseTests", dependencies: ["TrellisBase", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TrellisLayoutTests", dependencies: ["TrellisLayout", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TrellisTextTests",
      dependencies: ["TrellisText", "TrellisBase", "CHarfBuzz", "CTrellisUnicode", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TrellisDOMTests", dependencies: ["TrellisDOM", "DocumentSupport", "TestSupport"],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "TrellisHTMLTests",
      dependencies: [
        "TrellisHTML", "TrellisDOM", "TrellisBase", "CLibXML2", "DocumentSupport", "PageSupport",
        "TestSupport",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "TrellisDiffTests",
      dependencies: [
        "TrellisDiff", "TrellisHTML", "TrellisDOM", "DocumentSupport", "PageSupport", "TestSupport",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "TrellisComponentsTests",
      dependencies: [
        "TrellisBase", "TrellisComponents", "TrellisLayout", "TrellisDOM", "TrellisHTML",
        "TestSupport",
        "ComponentSupport",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "TrellisUITests",
      dependencies: [
        "TrellisUI", "TrellisComponents", "TrellisLayout", "TrellisDOM", "TrellisHTML",
        "TrellisText", "TestSupport",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "TrellisViewsTests",
      dependencies: [
        "TrellisViews", "TrellisControls", "TrellisTesting", "TrellisHosting", "TrellisUI",
        "TrellisBase", "TrellisComponents", "TrellisLayout", "TrellisDOM", "TrellisHTML",
        "TrellisText", "TestSupport", "MachineSupport",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "TrellisControlsTests",
      dependencies: [
        "TrellisControls", "TrellisViews", "TrellisTesting", "TrellisHosting", "TrellisUI",
        "TrellisBase", "TrellisComponents", "TrellisLayout", "TrellisDOM", "TrellisHTML",
        "TrellisText", "TestSupport", "MachineSupport",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .executableTarget(
      name: "StoredCounter",
      dependencies: ["TrellisHosting", "TrellisComponents", "TrellisLayout", "TrellisDOM"],
      path: "Tests/StoredCounter", swiftSettings: strict),
    .executableTarget(
      name: "StatePage", dependencies: ["Trellis"], path: "Tests/StatePage", exclude: ["public"],
      swiftSettings: strict),
    page("LayersPage", "Tests/LayersPage"),
    page("ChaosPage", "Tests/ChaosPage"),
    page("SiegePage", "Tests/SiegePage"),
    .executableTarget(
      name: "TextPage", dependencies: ["Trellis"], path: "Tests/TextPage",
      exclude: ["corpus.json", "languages.json"], swiftSettings: strict),
    .executableTarget(
      name: "MountCases",
      dependencies: [
        "TrellisHosting", "TrellisComponents", "TrellisLayout", "TrellisDOM", "TrellisHTML",
        "TestSupport",
      ],
      path: "Tests/MountCases", swiftSettings: strict),
    .testTarget(
      name: "TrellisHostingTests",
      dependencies: [
        "MountCases", "TrellisBase", "TrellisHosting", "TrellisUI", "TrellisComponents",
        "TrellisLayout", "TrellisText", "TrellisDOM", "TrellisHTML", "TestSupport",
        "ComponentSupport",
        "StoredCounter",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "TrellisSemanticsTests",
      dependencies: ["TrellisSemantics", "TrellisDOM", "PageSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TrellisTestingTests",
      dependencies: [
        "TrellisTesting", "TrellisSemantics", "TrellisServer", "Trellis", "TrellisUI",
        "TrellisBase", "TrellisComponents", "TrellisDOM", "TrellisHTML", "TrellisDiff",
        "TrellisLayout", "TrellisText",
        "TrellisHosting", "TestSupport", "PageSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "SocketClient", dependencies: ["TrellisHTTP"], path: "Tests/SocketClient",
      swiftSettings: strict),
    .testTarget(
      name: "TrellisHTTPTests", dependencies: ["TrellisHTTP", "SocketClient", "TestSupport"],
      exclude: ["Golden"], swiftSettings: strict),
    .target(
      name: "ServerSupport",
      dependencies: [
        "TrellisServer", "TrellisHTTP", "TrellisComponents", "TrellisLayout", "TrellisDOM",
        "ComponentSupport", arguments,
      ],
      path: "Tests/ServerSupport", exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "TrellisServerTests",
      dependencies: [
        "TrellisServer", "TrellisHTTP", "TrellisHosting", "TrellisUI", "TrellisBase",
        "TrellisComponents", "TrellisLayout", "TrellisText", "TrellisDOM", "TrellisHTML",
        "CTrellisMemory", "SocketClient", "ServerSupport", "ComponentSupport", "TestSupport", log,
        metrics, tracing, lifecycle, mustache, arguments, httpTypes,
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .testTarget(
      name: "TrellisOpenIDTests",
      dependencies: ["TrellisOpenID", "TrellisServer", "TrellisHTTP"],
      swiftSettings: strict),
    .testTarget(
      name: "TrellisExportTests",
      dependencies: [
        "TrellisExport", "TrellisServer", "TrellisHosting", "TrellisUI", "TrellisBase",
        "TrellisComponents", "TrellisLayout", "TrellisDOM", "TrellisHTML", "TrellisDiff",
        "ServerSupport", "ComponentSupport", "TestSupport", lifecycle, arguments, log,
      ],
      exclude: ["Golden"], swiftSettings: strict),
    tests(of: "Counter"),
    .testTarget(
      name: "TrellisTests",
      dependencies: [
        "Trellis", "TrellisTesting", "TrellisServer", "TrellisHosting", "TrellisHTTP", "TrellisUI",
        "TrellisComponents", "TrellisDOM", "TrellisHTML", "TrellisText", "SocketClient",
        "TestSupport", arguments, log,
      ],
      swiftSettings: strict),
    .testTarget(
      name: "GuideTests",
      dependencies: ["Trellis", "TrellisViews", "TrellisTesting", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ComponentsTests",
      dependencies: ["Components", "Trellis", "TrellisTesting", "TestSupport"],
      swiftSettings: strict),
    tests(of: "Stopwatch"),
    .testTarget(
      name: "TodosTests", dependencies: ["Todos", "Trellis", "TrellisDOM", "TrellisTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["Gallery", "Trellis", "TrellisServer", "TrellisTesting"],
      swiftSettings: strict),
    tests(of: "Films"),
    .testTarget(
      name: "RowsTests",
      dependencies: ["Rows", "Trellis", "TrellisDOM", "TrellisTesting", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TrackerTests",
      dependencies: ["Tracker", "Trellis", "TrellisDOM", "TrellisTesting"],
      exclude: ["Snapshots"], swiftSettings: strict),
    tests(of: "Dashboard"),
    .testTarget(
      name: "PlannerTests", dependencies: ["Planner", "Trellis", "TrellisGRDB", "TrellisTesting"],
      path: "Examples/Planner/Tests/PlannerTests", swiftSettings: strict),
    .testTarget(
      name: "TrellisGRDBTests",
      dependencies: ["TrellisGRDB", "TrellisComponents", "TrellisViews", "TrellisTesting", grdb],
      swiftSettings: strict),
    tests(of: "Packages"),
    .testTarget(
      name: "TrellisCLITests",
      dependencies: [
        "TrellisCLI", "TrellisHTTP", "TrellisDOM", "TrellisHTML", "TrellisDiff", "TestSupport",
      ],
      exclude: ["Golden"], swiftSettings: strict),
    .executableTarget(
      name: "Conformance",
      dependencies: [
        "TrellisBase", "TrellisLayout", "TrellisText", "TrellisDOM", "TrellisHTML", arguments,
      ],
      path: "Tests/Conformance", swiftSettings: strict),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["Conformance", "TrellisLayout", "TrellisText", "TrellisDOM", "TestSupport"],
      exclude: ["Fixtures", "Golden"], swiftSettings: strict),
  ]
)
