import Foundation
import Testing

@testable import TrellisCLI

struct PackageManifestTests {
  private func manifest(_ text: String) throws -> PackageManifest {
    try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
  }

  private static let shop = """
    {"name": "shop", "products": [
       {"name": "Shop", "targets": ["Shop"], "type": {"library": ["automatic"]}},
       {"name": "shop-tool", "targets": ["Tool"], "type": {"executable": null}}],
     "targets": [
       {"name": "Shop", "type": "regular"}, {"name": "Tool", "type": "executable"},
       {"name": "Page", "type": "executable", "path": "Pages/Page"},
       {"name": "Own", "type": "regular", "path": "Sources/Elsewhere"},
       {"name": "ShopTests", "type": "test", "path": "Checks"}],
     "dependencies": [{"sourceControl": [{"identity": "swift-log"}]},
       {"fileSystem": [{"identity": "trellis", "path": "/trellis"}]}]}
    """

  @Test func executablesAreThoseOfProductsAndOfTargetsWithoutOne() throws {
    #expect(try manifest(Self.shop).executables == ["Page", "shop-tool"])
  }

  @Test func foldersOfTargetsAndOfPackagesByPathAreWatched() throws {
    let roots = try manifest(Self.shop).roots(in: "/shop")
    for root in [
      "/shop/Package.swift", "/shop/Sources", "/shop/public", "/shop/templates", "/shop/Pages/Page",
      "/trellis/Sources", "/trellis/public",
    ] { #expect(roots.contains(root), "\(root)") }
    #expect(!roots.contains("/shop/Checks"))
    #expect(!roots.contains("/shop/Sources/Elsewhere"))
  }

  @Test func aProductIsFoundByNameOrIsTheOnlyOne() throws {
    let several = try manifest(Self.shop)
    #expect(try several.product(named: "Page") == "Page")
    let unknown = #expect(throws: PackageManifest.Unknown.self) {
      try several.product(named: "Shop")
    }
    #expect(
      unknown.map { "\($0)" }
        == "The package has no executable product Shop; it has Page, shop-tool")
    let unnamed = #expect(throws: PackageManifest.Unknown.self) { try several.product(named: nil) }
    #expect(
      unnamed.map { "\($0)" }
        == "The package has several executable products; name one of Page, shop-tool")
    let one = try manifest(
      #"{"products": [], "targets": [{"name": "App", "type": "executable"}], "dependencies": []}"#)
    #expect(try one.product(named: nil) == "App")
    let none = try manifest(#"{"products": [], "targets": []}"#)
    let missing = #expect(throws: PackageManifest.Unknown.self) { try none.product(named: "App") }
    #expect(missing.map { "\($0)" } == "The package has no executable product")
  }
}
