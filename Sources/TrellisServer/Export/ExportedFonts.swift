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
    for scalar in page.html.body.unicodeScalars { characters.insert(scalar.value) }
    hasFields = page.html.hasFields
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
