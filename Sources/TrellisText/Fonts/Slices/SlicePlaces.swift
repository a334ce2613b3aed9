/// A table from characters to the first slice that contains them, in pages of 256 characters.
struct SlicePlaces: Sendable {
  private static let none = UInt16.max
  private var pages: [UInt32: [UInt16]] = [:]

  /// - Complexity: O(characters).
  init(_ slices: [FontSlice]) {
    for (place, slice) in slices.enumerated() where place < Int(Self.none) {
      for scalar in slice.characters.scalars {
        let index = Int(scalar & 0xFF)
        if pages[scalar >> 8]?[index] ?? Self.none == Self.none {
          pages[scalar >> 8, default: Array(repeating: Self.none, count: 256)][index] = UInt16(
            place)
        }
      }
    }
  }

  func place(of scalar: UInt32) -> Int? {
    guard let page = pages[scalar >> 8] else { return nil }
    let place = page[Int(scalar & 0xFF)]
    return place == Self.none ? nil : Int(place)
  }
}
