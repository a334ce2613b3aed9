extension Collection<UInt8> where Index == Int {
  /// The index of the first place where `part`, which is not empty, stands.
  ///
  /// - Complexity: O(*n* · *m*) at worst; O(*n*) where the first byte of `part` is rare.
  package func firstPlace(of part: [UInt8]) -> Int? {
    guard let first = part.first else { return nil }
    var start = startIndex
    while let place = self[start...].firstIndex(of: first) {
      if self[place...].starts(with: part) { return place }
      start = place + 1
    }
    return nil
  }
}
