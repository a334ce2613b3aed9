import Testing

@testable import Packages

struct PackageDatabaseTests {
  @Test func sortsByName() {
    let database = PackageDatabase([.named("b"), .named("a+"), .named("a")])
    #expect(names(database.packages(matching: "", sortedBy: .name)) == ["a", "a+", "b"])
  }

  @Test func findsPackagesOfTheSameName() {
    let packages: [Package] = [
      .named("a"), .named("a", architecture: "i386"), .named("b", provides: ["a", "c"]),
      .named("c"),
    ]
    let database = PackageDatabase(packages)
    #expect(packages.map(database.hasNamesakes) == [true, true, false, false])
  }

  @Test func sortsBySizeWithTheUnknownLast() {
    let database = PackageDatabase([
      .named("a", size: 0), .named("b", size: nil), .named("c", size: 9), .named("d", size: 9),
    ])
    #expect(names(database.packages(matching: "", sortedBy: .size)) == ["c", "d", "a", "b"])
  }

  @Test func searchPutsTheBetterMatchFirst() {
    let database = PackageDatabase([
      .named("zz", summary: "a tree"),
      .named("yy", summary: "street map"),
      .named("tree"),
      .named("tree-view"),
      .named("bin-tree"),
      .named("subtree"),
      .named("other"),
    ])
    #expect(
      names(database.packages(matching: "Tree", sortedBy: .name)) == [
        "tree", "tree-view", "bin-tree", "subtree", "zz", "yy",
      ])
  }

  @Test func searchKeepsTheOrderOfSizes() {
    let database = PackageDatabase([
      .named("tree", size: 1), .named("other", summary: "tree", size: 5), .named("no", size: 9),
    ])
    #expect(names(database.packages(matching: "tree", sortedBy: .size)) == ["other", "tree"])
  }

  @Test func eachWordHasToOccur() {
    let database = PackageDatabase([
      .named("calc", summary: "tables and graphs"), .named("tables"),
    ])
    #expect(names(database.packages(matching: " graphs  CALC ", sortedBy: .name)) == ["calc"])
  }

  @Test func searchIgnoresAccentsAndCase() {
    let database = PackageDatabase([.named("a", summary: "Übergänge, từ")])
    for query in ["ubergange", "ÜBERGÄNGE", "tu"] {
      #expect(names(database.packages(matching: query, sortedBy: .name)) == ["a"], "\(query)")
    }
  }

  @Test func anEndlessQueryIsCut() {
    let database = PackageDatabase([.named("aa")])
    let query = String(repeating: "a ", count: 1_000_000)
    #expect(names(database.packages(matching: query, sortedBy: .name)) == ["aa"])
  }

  @Test func findsRealPackagesBeforeProviders() {
    let needy = Package.named("needy", dependsOn: ["mail", "shell"])
    let database = PackageDatabase([
      needy, .named("bash", provides: ["shell"]), .named("ash", provides: ["shell", "mail"]),
      .named("mail"),
    ])
    let found = needy.dependencies.map {
      database.package(satisfying: $0.alternatives[0], of: needy)?.name
    }
    #expect(found == ["mail", "ash"])
  }

  @Test func aDependencyMeansItsOwnArchitecture() {
    let needy = Package.named("needy", architecture: "i386", dependsOn: ["lib"])
    let database = PackageDatabase([needy, .named("lib"), .named("lib", architecture: "i386")])
    let found = database.package(satisfying: needy.dependencies[0].alternatives[0], of: needy)
    #expect(found?.id == "lib:i386")
    #expect(database.dependents(of: .named("lib")) == [])
    #expect(names(database.dependents(of: found!)) == ["needy"])
  }

  @Test func dependentsAreListedOnceAndByName() {
    let both = Package.named("both", dependsOn: ["lib", "virtual", "lib"])
    let library = Package.named("lib", provides: ["virtual"])
    let database = PackageDatabase([.named("other", dependsOn: ["virtual"]), both, library])
    #expect(names(database.dependents(of: library)) == ["both", "other"])
  }

  @Test func unknownPackagesAreNotFound() {
    let database = PackageDatabase([.named("a")])
    let alternative = Dependency.Alternative(name: "b", architecture: nil, constraint: nil)
    #expect(database.package(satisfying: alternative, of: .named("a")) == nil)
    #expect(database.dependents(of: .named("b")) == [])
    #expect(database["b:amd64"] == nil)
    #expect(database["a:amd64"]?.name == "a")
  }

  private func names(_ packages: some Sequence<Package>) -> [String] { packages.map(\.name) }
}

extension Package {
  static func named(
    _ name: String, architecture: String = "amd64", summary: String = "", size: Int? = 1,
    dependsOn dependencies: [String] = [], provides: [String] = []
  ) -> Package {
    Package(
      name: name, version: "1", architecture: architecture, installedSize: size,
      summary: summary, description: PackageDescription(blocks: []), maintainer: nil,
      homepage: nil, section: nil,
      dependencies: dependencies.map {
        Dependency(
          moment: .use, alternatives: [.init(name: $0, architecture: nil, constraint: nil)])
      },
      provides: provides)
  }
}
