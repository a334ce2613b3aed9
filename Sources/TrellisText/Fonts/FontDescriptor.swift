/// A font an application asks for: a family list, a size, a weight and a slant.
///
/// The families are tried in order, and after them those of the registry's own stack, so that a
/// character missing from one face is looked for in the next.
public struct FontDescriptor: Hashable, Sendable {
  /// The families wanted first. Empty means the registry's stack.
  public let families: [String]

  /// The size in CSS pixels, from 0 to 2000. Whole numbers and multiples of 0.25 are painted most
  /// faithfully under zoom.
  public let size: Double

  /// The weight, from 1 to 1000: 400 is regular, 700 bold.
  public let weight: Int

  /// Whether an italic face is preferred (CSS `font-style`). A family that lacks faces of that slant
  /// gives a face of the other.
  public let isItalic: Bool

  /// Makes a descriptor. A size that is not a number becomes 0; sizes and weights outside their
  /// ranges become the nearest bound.
  public init(
    families: [String] = [], size: Double, weight: Int = 400, isItalic: Bool = false
  ) {
    self.families = families
    self.size = size.isNaN ? 0 : min(max(size, 0), 2000)
    self.weight = min(max(weight, 1), 1000)
    self.isItalic = isItalic
  }
}
