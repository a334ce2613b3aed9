// swift-tools-version: 6.2
import PackageDescription

// The tests of TrellisOpenID that need the package's trait, run by `make openid-test`: a package of its own, so that the
// other tests do not build jwt-kit and swift-crypto.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "openid-tests",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "trellis", path: "../..", traits: ["OpenID"]),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/vapor/jwt-kit", from: "5.7.1"),
  ],
  targets: [
    .executableTarget(
      name: "OpenIDPage",
      dependencies: [
        .product(name: "Trellis", package: "trellis"),
        .product(name: "TrellisOpenID", package: "trellis"),
      ],
      path: "OpenIDPage", swiftSettings: strict),
    .testTarget(
      name: "OpenIDFlowTests",
      dependencies: [
        .product(name: "Trellis", package: "trellis"),
        .product(name: "TrellisOpenID", package: "trellis"),
        .product(name: "Crypto", package: "swift-crypto"),
        .product(name: "CryptoExtras", package: "swift-crypto"),
        .product(name: "JWTKit", package: "jwt-kit"),
      ],
      path: "OpenIDFlowTests", swiftSettings: strict),
  ]
)
