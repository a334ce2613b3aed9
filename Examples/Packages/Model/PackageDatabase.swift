/// All installed packages, with their relations resolved.
///
/// A database is immutable, so all sessions can share one.
struct PackageDatabase: Sendable {
  /// Sorted by name, then by architecture.
  let packages: [Package]

  private let search: PackageSearch
  private let indexByID: [Package.ID: Int]
  /// The indexes of real packages of a name, then of those that provide it; ascending in each part.
  private let indicesByName: [String: [Int]]
  private let dependentIndices: [[Int]]
  private let indicesBySize: [Int32]

  /// - Complexity: O(*n* log *n*) for *n* packages and dependencies together.
  /// - Precondition: no two packages have the same `id`.
  init(_ unsorted: [Package]) {
    let packages = unsorted.sorted { ($0.name, $0.architecture) < ($1.name, $1.architecture) }
    self.packages = packages
    self.search = PackageSearch(packages)
    self.indexByID = Dictionary(
      uniqueKeysWithValues: packages.enumerated().map { ($1.id, $0) })
    self.indicesByName = Self.indicesByName(packages)
    self.dependentIndices = Self.dependentIndices(packages, named: indicesByName)
    self.indicesBySize = packages.indices.sorted {
      (-(packages[$0].installedSize ?? -1), $0) < (-(packages[$1].installedSize ?? -1), $1)
    }.map(Int32.init)
  }

  subscript(id: Package.ID) -> Package? { place(of: id).map { packages[$0] } }

  /// The index of a package in ``packages``.
  func place(of id: Package.ID) -> Int? { indexByID[id] }

  /// The installed package with a name, the first of several architectures; none for a virtual package.
  func package(named name: String) -> Package? {
    indicesByName[name]?.first.map { packages[$0] }.flatMap { $0.name == name ? $0 : nil }
  }

  /// Whether the same name is also installed for another architecture.
  func hasNamesakes(_ package: Package) -> Bool {
    indicesByName[package.name, default: []].count { packages[$0].name == package.name } > 1
  }

  /// The installed package that satisfies `alternative` of a dependency of `package`. Versions are not
  /// compared, because the package manager has checked them.
  func package(satisfying alternative: Dependency.Alternative, of package: Package) -> Package? {
    Self.indices(satisfying: alternative, of: package, in: packages, named: indicesByName)
      .first.map { packages[$0] }
  }

  /// The packages with a dependency that `package` satisfies, by name.
  func dependents(of package: Package) -> [Package] {
    guard let index = indexByID[package.id] else { return [] }
    return dependentIndices[index].map { packages[$0] }
  }

  /// The packages that match each word of `query`; all if it has no word.
  ///
  /// - Complexity: O(*n*) in the length of all names and summaries, and O(*m* log *m*) in the number
  ///   of matches.
  func packages(matching query: String, sortedBy order: SortOrder) -> PackageMatches {
    let words = PackageSearch.words(of: query)
    switch order {
    case .size where words.isEmpty:
      return PackageMatches(indicesBySize, of: packages)
    case .size:
      return PackageMatches(
        indicesBySize.filter { search.rank(of: Int($0), for: words) != nil }, of: packages)
    case .name where words.isEmpty:
      return PackageMatches(all: packages)
    case .name:
      let found = packages.indices
        .compactMap { index in search.rank(of: index, for: words).map { (rank: $0, index: index) } }
        .sorted { ($0.rank, $0.index) < ($1.rank, $1.index) }
      return PackageMatches(found.map { Int32($0.index) }, of: packages)
    }
  }

  private static func indicesByName(_ packages: [Package]) -> [String: [Int]] {
    var result: [String: [Int]] = [:]
    for (index, package) in packages.enumerated() {
      result[package.name, default: []].append(index)
    }
    for (index, package) in packages.enumerated() {
      for name in Set(package.provides) where name != package.name {
        result[name, default: []].append(index)
      }
    }
    return result
  }

  private static func dependentIndices(
    _ packages: [Package], named indicesByName: [String: [Int]]
  ) -> [[Int]] {
    var result = Array(repeating: [Int](), count: packages.count)
    for (index, package) in packages.enumerated() {
      var needed: Set<Int> = [index]
      for alternative in package.dependencies.flatMap(\.alternatives) {
        for target in indices(
          satisfying: alternative, of: package, in: packages, named: indicesByName)
        where needed.insert(target).inserted {
          result[target].append(index)
        }
      }
    }
    return result
  }

  /// The packages with the name, then those that provide it. If a name is installed for several
  /// architectures, only those that fit the architecture of `package`.
  private static func indices(
    satisfying alternative: Dependency.Alternative, of package: Package,
    in packages: [Package], named indicesByName: [String: [Int]]
  ) -> [Int] {
    let candidates = indicesByName[alternative.name] ?? []
    let fitting = candidates.filter {
      ["all", package.architecture].contains(packages[$0].architecture)
    }
    return fitting.isEmpty ? candidates : fitting
  }
}
