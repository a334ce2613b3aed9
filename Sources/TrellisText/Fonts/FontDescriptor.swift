/// A requested font: a family list, a size, a weight and a slant.
///
/// The families are tried in order, followed by the families of the registry's stack, so that a character that is
/// missing in one face is taken from the next.
public struct FontDescriptor: Hashable, Sendable {
  /// The preferred families. If empty, the registry's stack is used.
  public let families: [String]

  /// The size in CSS pixels, from 0 to 2000. Whole numbers and multiples of 0.25 are painted most
  /// accurately under zoom.
  public let size: Double

  /// The weight, from 1 to 1000: 400 is regular, 700 bold.
  public let weight: Int

  /// Whether an italic face is preferred (CSS `font-style`). If the family has no face with that slant, a face with the
  /// other slant is used.
  public let isItalic: Bool

  /// Makes a descriptor. A size that is NaN becomes 0; other sizes and weights are clamped to their ranges.
  public init(
    families: [String] = [], size: Double, weight: Int = 400, isItalic: Bool = false
  ) {
    self.families = families
    self.size = size.isNaN ? 0 : min(max(size, 0), 2000)
    self.weight = min(max(weight, 1), 1000)
    self.isItalic = isItalic
  }
}
