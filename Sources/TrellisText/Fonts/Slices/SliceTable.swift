/// A table from characters to the first slice that contains them, in pages of 256 characters.
struct SliceTable: Sendable {
  private static let none = UInt16.max
  private var pages: [UInt32: [UInt16]] = [:]

  /// - Complexity: O(characters).
  init(_ slices: [FontSlice]) {
    for (number, slice) in slices.enumerated() where number < Int(Self.none) {
      for scalar in slice.characters.scalars {
        let index = Int(scalar & 0xFF)
        if pages[scalar >> 8]?[index] ?? Self.none == Self.none {
          pages[scalar >> 8, default: Array(repeating: Self.none, count: 256)][index] = UInt16(
            number)
        }
      }
    }
  }

  func index(of scalar: UInt32) -> Int? {
    guard let page = pages[scalar >> 8] else { return nil }
    let index = page[Int(scalar & 0xFF)]
    return index == Self.none ? nil : Int(index)
  }
}
