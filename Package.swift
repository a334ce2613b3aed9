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

/// What modules of views import.
let ofViews: [Target.Dependency] = [
  "TrellisBase", "TrellisUI", "TrellisComponents", "TrellisLayout", "TrellisDOM", "TrellisText",
]
/// What tests of views import.
let viewTesting: [Target.Dependency] = [
  "TrellisViews", "TrellisControls", "TrellisTesting", "TrellisHosting", "TrellisHTML",
  "TestSupport", "MachineSupport",
]

/// A module of the library.
func module(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// The tests of a module.
func suite(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

/// A program that needs the umbrella, and seldom more: an example, or a page for tests.
func page(_ name: String, _ path: String, _ more: [Target.Dependency] = []) -> Target {
  .executableTarget(
    name: name, dependencies: ["Trellis"] + more, path: path, swiftSettings: strict)
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
    .library(name: "TrellisPostgres", targets: ["TrellisPostgres"]),
    .library(name: "TrellisRedis", targets: ["TrellisRedis"]),
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
      name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
    .systemLibrary(name: "CPostgres", pkgConfig: "libpq", providers: [.apt(["libpq-dev"])]),
    // The pkg-config file of hiredis has a flag about which the package manager warns.
    .systemLibrary(name: "CHiredis", providers: [.apt(["libhiredis-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

    .target(name: "CTrellisThread"),
    module("TrellisPasswords", ["CSodium"]),
    .target(name: "CTrellisMemory"),
    .target(name: "CTrellisUnicode", dependencies: ["CICU"]),
    module("TrellisBase", ["CTrellisThread"]),
    module("TrellisLayout", ["TrellisBase"]),
    module(
      "TrellisText", ["TrellisBase", "CHarfBuzz", "CBrotli", "CFontconfig", "CTrellisUnicode"]),
    module("TrellisDOM", ["TrellisBase"]),
    module("TrellisHTML", ["CTrellisMemory", "TrellisBase", "TrellisDOM", "CLibXML2"]),
    module("TrellisDiff", ["TrellisBase", "TrellisDOM", "TrellisHTML"]),
    module("TrellisComponents", ["TrellisBase", "TrellisLayout", "TrellisDOM"]),
    module(
      "TrellisUI",
      [
        "TrellisBase", "TrellisComponents", "TrellisLayout", "TrellisDOM", "TrellisText",
      ]),
    module(
      "TrellisViews",
      [
        "TrellisBase", "TrellisHosting", "TrellisUI", "TrellisComponents", "TrellisLayout",
        "TrellisDOM", "TrellisText",
      ]),
    module("TrellisControls", ofViews + ["TrellisViews"]),
    module("TrellisCharts", ofViews + ["TrellisViews"]),
    module(
      "TrellisHosting",
      [
        "TrellisBase", "TrellisUI", "TrellisComponents", "TrellisLayout", "TrellisDOM",
        "TrellisText",
      ]),
    module("TrellisSemantics", ["TrellisBase", "TrellisDOM", "TrellisHTML", "TrellisDiff"]),
    module("TrellisSessions", [grdb]),
    .target(name: "CTrellisSockets"),
    module("TrellisHTTP", ["CTrellisSockets", "CZlib"]),
    module(
      "TrellisServer",
      [
        "CSodium", "CTrellisMemory", "TrellisBase", "TrellisHTTP", "TrellisHosting", "TrellisUI",
        "TrellisComponents", "TrellisLayout", "TrellisDOM", "TrellisHTML", "TrellisText",
        "TrellisSessions", log, metrics, tracing, lifecycle, mustache, arguments, httpTypes,
      ]),
    module("TrellisOpenID", ["TrellisServer", "TrellisHTTP", "TrellisBase"] + tokens),
    module(
      "TrellisExport",
      [
        "CTrellisMemory", "TrellisBase", "TrellisServer", "TrellisHTTP", "TrellisHosting",
        "TrellisSemantics", "TrellisUI", "TrellisComponents", "TrellisLayout", "TrellisDOM",
        "TrellisHTML", "TrellisDiff", "TrellisText", log, metrics, lifecycle, arguments,
      ]),
    module(
      "Trellis",
      [
        "TrellisBase", "TrellisExport", "TrellisServer", "TrellisHosting", "TrellisControls",
        "TrellisCharts",
        "TrellisViews", "TrellisUI", "TrellisComponents", "TrellisLayout", "TrellisDOM",
        "TrellisHTML", "TrellisDiff", "TrellisText", "TrellisHTTP", "TrellisSessions", arguments,
      ]),
    module("TrellisGRDB", ["TrellisBase", "TrellisComponents", "TrellisControls", grdb, log]),
    module("TrellisPostgres", ["CPostgres", "TrellisSessions", "TrellisServer"]),
    module("TrellisRedis", ["CHiredis", "TrellisSessions", "TrellisServer"]),
    module(
      "TrellisTesting",
      [
        "Trellis", "TrellisSemantics", "TrellisServer", "TrellisHTTP", "TrellisHosting",
        "TrellisViews", "TrellisUI", "TrellisComponents", "TrellisLayout", "TrellisDOM",
        "TrellisHTML", "TrellisDiff", "TrellisText",
      ]),
    .executableTarget(
      name: "TrellisCLI",
      dependencies: [
        "TrellisBase", "TrellisDOM", "TrellisHTML", "TrellisDiff", "TrellisHTTP", arguments,
      ],
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
    page("Feed", "Examples/Feed"),
    page("Log", "Examples/Log", [lifecycle]),
    page("Dashboard", "Examples/Dashboard", [lifecycle]),

    // The package Examples/Planner compiles the same files.
    .executableTarget(
      name: "Planner", dependencies: ["Trellis", "TrellisGRDB", "TrellisPasswords", grdb],
      path: "Examples/Planner/Sources/Planner",
      resources: [.copy("Localizable.xcstrings"), .copy("SampleData.sql"), .copy("Tables.sql")],
      swiftSettings: strict),

    page("Ledger", "Examples/Ledger", ["TrellisGRDB", grdb]),

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
    suite("TrellisPasswordsTests", ["TrellisPasswords"]),
    suite("TrellisBaseTests", ["TrellisBase", "TestSupport"]),
    suite("TrellisLayoutTests", ["TrellisLayout", "TestSupport"]),
    suite(
      "TrellisTextTests",
      ["TrellisText", "TrellisBase", "CHarfBuzz", "CTrellisUnicode", "TestSupport"]),
    suite(
      "TrellisDOMTests", ["TrellisDOM", "DocumentSupport", "TestSupport"], exclude: ["Golden"]),
    suite(
      "TrellisHTMLTests",
      [
        "TrellisHTML", "TrellisDOM", "TrellisBase", "CLibXML2", "DocumentSupport", "PageSupport",
        "TestSupport",
      ], exclude: ["Golden"]),
    suite(
      "TrellisDiffTests",
      [
        "TrellisDiff", "TrellisHTML", "TrellisDOM", "DocumentSupport", "PageSupport", "TestSupport",
      ], exclude: ["Golden"]),
    suite(
      "TrellisComponentsTests",
      [
        "TrellisBase", "TrellisComponents", "TrellisLayout", "TrellisDOM", "TrellisHTML",
        "TestSupport", "ComponentSupport",
      ], exclude: ["Golden"]),
    suite(
      "TrellisUITests",
      [
        "TrellisUI", "TrellisComponents", "TrellisLayout", "TrellisDOM", "TrellisHTML",
        "TrellisText", "TestSupport",
      ], exclude: ["Golden"]),
    suite("TrellisViewsTests", ofViews + viewTesting, exclude: ["Golden"]),
    suite("TrellisControlsTests", ofViews + viewTesting, exclude: ["Golden"]),
    suite(
      "TrellisChartsTests",
      ofViews + ["TrellisViews", "TrellisCharts", "TrellisHosting", "TrellisHTML", "TestSupport"]),
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
    page("ClusterPage", "Tests/ClusterPage", ["TrellisPostgres", "CPostgres"]),
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
    suite(
      "TrellisHostingTests",
      [
        "MountCases", "TrellisBase", "TrellisHosting", "TrellisUI", "TrellisComponents",
        "TrellisLayout", "TrellisText", "TrellisDOM", "TrellisHTML", "TestSupport",
        "ComponentSupport", "StoredCounter",
      ], exclude: ["Golden"]),
    suite("TrellisSemanticsTests", ["TrellisSemantics", "TrellisDOM", "PageSupport"]),
    suite(
      "TrellisTestingTests",
      [
        "TrellisTesting", "TrellisSemantics", "TrellisServer", "Trellis", "TrellisUI",
        "TrellisBase", "TrellisComponents", "TrellisDOM", "TrellisHTML", "TrellisDiff",
        "TrellisLayout", "TrellisText",
        "TrellisHosting", "TestSupport", "PageSupport",
      ]),
    .target(
      name: "SocketClient", dependencies: ["TrellisHTTP"], path: "Tests/SocketClient",
      swiftSettings: strict),
    suite("TrellisHTTPTests", ["TrellisHTTP", "SocketClient", "TestSupport"], exclude: ["Golden"]),
    .target(
      name: "ServerSupport",
      dependencies: [
        "TrellisServer", "TrellisHTTP", "TrellisComponents", "TrellisLayout", "TrellisDOM",
        "ComponentSupport", arguments,
      ],
      path: "Tests/ServerSupport", exclude: ["Fixtures"], swiftSettings: strict),
    suite(
      "TrellisServerTests",
      [
        "TrellisServer", "TrellisHTTP", "TrellisHosting", "TrellisUI", "TrellisBase",
        "TrellisComponents", "TrellisLayout", "TrellisText", "TrellisDOM", "TrellisHTML",
        "TrellisSessions", "SessionSupport", "CTrellisMemory", "SocketClient", "ServerSupport",
        "ComponentSupport",
        "TestSupport", log,
        metrics, tracing, lifecycle, mustache, arguments, httpTypes,
        .product(name: "InMemoryTracing", package: "swift-distributed-tracing"),
      ], exclude: ["Golden"]),
    .target(
      name: "SessionSupport", dependencies: ["TrellisSessions"], path: "Tests/SessionSupport",
      swiftSettings: strict),
    .executableTarget(
      name: "Scaling",
      dependencies: ["TrellisServer", "TrellisSessions", "SessionSupport", "TestSupport"],
      path: "Benchmarks/Scaling", swiftSettings: strict),
    suite("ScalingTests", ["Scaling", "TestSupport"]),
    suite("TrellisSessionsTests", ["TrellisSessions", "SessionSupport", "TestSupport", grdb]),
    suite(
      "TrellisPostgresTests",
      ["TrellisPostgres", "TrellisServer", "TrellisSessions", "SessionSupport", "TestSupport"]),
    suite(
      "TrellisRedisTests",
      ["TrellisRedis", "TrellisServer", "TrellisSessions", "SessionSupport", "TestSupport"]),
    suite("TrellisOpenIDTests", ["TrellisOpenID", "TrellisServer", "TrellisHTTP"]),
    suite(
      "TrellisExportTests",
      [
        "TrellisExport", "TrellisServer", "TrellisHosting", "TrellisUI", "TrellisBase",
        "TrellisComponents", "TrellisLayout", "TrellisDOM", "TrellisHTML", "TrellisDiff",
        "ServerSupport", "ComponentSupport", "TestSupport", lifecycle, arguments, log,
      ], exclude: ["Golden"]),
    tests(of: "Counter"),
    suite(
      "TrellisTests",
      [
        "Trellis", "TrellisTesting", "TrellisServer", "TrellisHosting", "TrellisHTTP", "TrellisUI",
        "TrellisComponents", "TrellisDOM", "TrellisHTML", "TrellisText", "SocketClient",
        "TestSupport", arguments, log,
      ]),
    suite("GuideTests", ["Trellis", "TrellisViews", "TrellisTesting", "TestSupport"]),
    suite("ComponentsTests", ["Components", "Trellis", "TrellisTesting", "TestSupport"]),
    tests(of: "Stopwatch"),
    suite("TodosTests", ["Todos", "Trellis", "TrellisDOM", "TrellisTesting"]),
    suite("GalleryTests", ["Gallery", "Trellis", "TrellisServer", "TrellisTesting"]),
    tests(of: "Films"),
    suite("RowsTests", ["Rows", "Trellis", "TrellisDOM", "TrellisTesting", "TestSupport"]),
    suite(
      "TrackerTests", ["Tracker", "Trellis", "TrellisDOM", "TrellisTesting"], exclude: ["Snapshots"]
    ),
    tests(of: "Dashboard"),
    tests(of: "Feed"),
    tests(of: "Log"),
    .testTarget(
      name: "PlannerTests", dependencies: ["Planner", "Trellis", "TrellisGRDB", "TrellisTesting"],
      path: "Examples/Planner/Tests/PlannerTests", swiftSettings: strict),
    .testTarget(
      name: "LedgerTests",
      dependencies: ["Ledger", "Trellis", "TrellisGRDB", "TrellisTesting", "TestSupport", grdb],
      swiftSettings: strict),
    suite(
      "TrellisGRDBTests",
      [
        "TrellisGRDB", "TrellisComponents", "TrellisControls", "TrellisViews", "TrellisTesting",
        "TestSupport", grdb,
      ]),
    tests(of: "Packages"),
    suite(
      "TrellisCLITests",
      [
        "TrellisCLI", "TrellisHTTP", "TrellisDOM", "TrellisHTML", "TrellisDiff", "TestSupport",
      ], exclude: ["Golden"]),
    .executableTarget(
      name: "Conformance",
      dependencies: [
        "TrellisBase", "TrellisLayout", "TrellisText", "TrellisDOM", "TrellisHTML", arguments,
      ],
      path: "Tests/Conformance", swiftSettings: strict),
    suite(
      "ConformanceTests",
      ["Conformance", "TrellisLayout", "TrellisText", "TrellisDOM", "TestSupport"],
      exclude: ["Fixtures", "Golden"]),
  ]
)
