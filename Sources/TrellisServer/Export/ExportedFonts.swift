import TrellisDOM
import TrellisText

/// The font files and characters that exported pages need.
struct FontNeeds: Equatable, Sendable {
  /// The font files of the texts.
  var files: Set<String> = []
  /// The characters of the texts, as Unicode scalars.
  var characters: Set<UInt32> = []
  /// Whether a reader can type into a page.
  var hasFields = false

  init() {}

  init(of page: FirstPage) {
    files = page.fonts.all
    characters = Self.characters(of: page.html.body)
    hasFields = page.html.hasFields
  }

  /// The distinct characters of a text. Most bytes are ASCII, which are marked in two words.
  private static func characters(of text: String) -> Set<UInt32> {
    var (low, high): (UInt64, UInt64) = (0, 0)
    var others: Set<UInt32> = []
    var last: UInt32 = 0
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if value < 64 {
        low |= 1 << UInt64(value)
      } else if value < 128 {
        high |= 1 << UInt64(value - 64)
      } else if value != last {
        last = value
        others.insert(value)
      }
    }
    for bit: UInt32 in 0..<64 {
      if low >> UInt64(bit) & 1 == 1 { others.insert(bit) }
      if high >> UInt64(bit) & 1 == 1 { others.insert(64 + bit) }
    }
    return others
  }

  mutating func formUnion(_ other: FontNeeds) {
    files.formUnion(other.files)
    characters.formUnion(other.characters)
    hasFields = hasFields || other.hasFields
  }
}

/// The fonts of exported pages: the used faces, each with the characters of the pages.
struct ExportedFonts {
  let registry: FontRegistry

  init(_ fonts: FontRegistry, for needs: FontNeeds) {
    var files = needs.files
    var characters = Self.generated
    if needs.hasFields {
      // A reader may type anything; the page's font covers the letters of European languages.
      files.formUnion(fonts.filesForFields())
      characters = characters.union(FontRegistry.latinCharacters)
    }
    characters = characters.union(ScalarSet(needs.characters.map { $0...$0 }))
    registry = fonts.exporting(characters, files: files)
  }

  /// The characters that style sheets generate or that HTML escapes: hyphens, bullets, no-break spaces and
  /// the characters of markup.
  private static let generated = ScalarSet(" -\u{2010}\u{2022}\u{A0}&<>\"'")

  /// The font files by name.
  ///
  /// - Complexity: O(size of the fonts).
  func files() -> [(name: String, bytes: [UInt8])] {
    registry.madeSlices.sorted { $0.key < $1.key }.compactMap { name, slice in
      slice.make().map { (name, $0) }
    }
  }
}
