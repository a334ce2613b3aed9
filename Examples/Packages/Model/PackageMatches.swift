/// Packages in an order of their own, kept as places in the list of all: however many there are, each
/// takes a few bytes.
struct PackageMatches: RandomAccessCollection, Sendable {
  private let packages: [Package]
  /// `nil` for all of them, as they stand.
  private let places: [Int32]?

  /// All of `packages`.
  init(all packages: [Package]) {
    self.packages = packages
    places = nil
  }

  /// - Precondition: each place is one of `packages`.
  init(_ places: [Int32], of packages: [Package]) {
    self.packages = packages
    self.places = places
  }

  var startIndex: Int { 0 }
  var endIndex: Int { places?.count ?? packages.count }

  subscript(position: Int) -> Package {
    packages[places.map { Int($0[position]) } ?? position]
  }

  /// Where the package that stands at `place` among all is found here.
  ///
  /// - Complexity: O(*n*).
  func position(ofPlace place: Int) -> Int? {
    guard let places else { return packages.indices.contains(place) ? place : nil }
    return places.firstIndex(of: Int32(place))
  }
}
