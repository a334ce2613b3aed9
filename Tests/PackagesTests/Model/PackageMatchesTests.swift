import Testing

@testable import Packages

struct PackageMatchesTests {
  private let packages: [Package] = [.named("a"), .named("b"), .named("c")]

  @Test func areThePackagesAtTheirPlaces() {
    #expect(PackageMatches(all: packages).map(\.name) == ["a", "b", "c"])
    #expect(PackageMatches([2, 0], of: packages).map(\.name) == ["c", "a"])
    #expect(PackageMatches([], of: packages).isEmpty)
  }

  @Test func findTheIndexOfAPackage() {
    #expect(PackageMatches(all: packages).position(ofPlace: 1) == 1)
    #expect(PackageMatches(all: packages).position(ofPlace: 3) == nil)
    #expect(PackageMatches([2, 0], of: packages).position(ofPlace: 0) == 1)
    #expect(PackageMatches([2, 0], of: packages).position(ofPlace: 1) == nil)
  }
}
