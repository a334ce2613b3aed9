/// Packages in a certain order, stored as indexes of the list of all packages, with a few bytes for each.
struct PackageMatches: RandomAccessCollection, Sendable {
  private let packages: [Package]
  /// `nil` for all packages in their original order.
  private let places: [Int32]?

  /// All of `packages`.
  init(all packages: [Package]) {
    self.packages = packages
    places = nil
  }

  /// - Precondition: each index is valid in `packages`.
  init(_ places: [Int32], of packages: [Package]) {
    self.packages = packages
    self.places = places
  }

  var startIndex: Int { 0 }
  var endIndex: Int { places?.count ?? packages.count }

  subscript(position: Int) -> Package {
    packages[places.map { Int($0[position]) } ?? position]
  }

  /// The position of the package with index `place` in this collection.
  ///
  /// - Complexity: O(*n*).
  func position(ofPlace place: Int) -> Int? {
    guard let places else { return packages.indices.contains(place) ? place : nil }
    return places.firstIndex(of: Int32(place))
  }
}
