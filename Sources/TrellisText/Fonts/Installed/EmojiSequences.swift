import CHarfBuzz
import Synchronization

/// The web font files of emoji that are made of several characters, such as flags and families.
///
/// Parts of one sequence are parts of others, so that characters cannot be shared out among files. Each
/// sequence that a text has is an element with a family of its own, whose file is 3 to 80 KB.
final class EmojiSequences: Sendable {
  struct Sequence: Sendable {
    /// The family's name in style sheets.
    let family: String
    let slices: FaceSlices
  }

  /// Characters that sequences have besides pictures.
  static let joining = ScalarSet([0x200D...0x200D, 0xFE0F...0xFE0F])

  /// More sequences than any font has are not told apart from their parts.
  private static let limit = 8192

  private let face: FontFace
  private let family: String
  private let weight: Int
  private let isItalic: Bool
  private let index: InstalledSlices
  private let known = Mutex<[String: Sequence]>([:])

  init(
    face: FontFace, family: String, style: (weight: Int, isItalic: Bool), index: InstalledSlices
  ) {
    self.face = face
    self.family = family
    weight = style.weight
    isItalic = style.isItalic
    self.index = index
  }

  /// The sequences that texts have had, sorted.
  var all: [Sequence] {
    known.withLock { Array($0.values) }.sorted { $0.family < $1.family }
  }

  /// The file for a grapheme cluster; `nil` if it is a single character, the font lacks a part of it, or too
  /// many are known.
  func sequence(_ cluster: String) -> Sequence? {
    let scalars = cluster.unicodeScalars.map(\.value).filter { $0 != 0xFE0F && $0 != 0xFE0E }
    guard scalars.count > 1 else { return nil }
    return known.withLock { known in
      if let sequence = known[cluster] { return sequence }
      guard known.count < Self.limit,
        scalars.allSatisfy({ $0 == 0x200D || face.glyph(for: $0) != nil })
      else { return nil }
      let sequence = make(scalars)
      known[cluster] = sequence
      return sequence
    }
  }

  private func make(_ scalars: [UInt32]) -> Sequence {
    let codes = scalars.map { String($0, radix: 16) }.joined(separator: "-")
    let family = "\(family) \(codes) (server)"
    let characters = ScalarSet(scalars.map { $0...$0 }).union(Self.joining)
    let slice = FontSlice(of: face, stem: self.family, characters: characters, features: [])
    var hash = ContentHash()
    hash.add(family)
    hash.add(slice.fileName)
    let slices = FaceSlices(
      parts: [slice], stem: self.family, features: [], sheet: hash.text)
    index.add(slices, family: family, weight: weight, isItalic: isItalic)
    return Sequence(family: family, slices: slices)
  }
}
