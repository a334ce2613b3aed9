import TrellisDOM
import TrellisText

/// The fonts of exported pages: the used faces, each with the characters of the pages.
struct ExportedFonts {
  let registry: FontRegistry

  init(_ fonts: FontRegistry, pages: [FirstPage]) {
    var files: Set<String> = []
    var characters = Self.generated
    var scalars: Set<UInt32> = []
    for page in pages {
      files.formUnion(page.fonts.all)
      for scalar in page.html.body.unicodeScalars { scalars.insert(scalar.value) }
      if page.html.hasFields {
        // A reader may type anything; the page's font covers the letters of European languages.
        files.formUnion(fonts.filesForFields())
        characters = characters.union(FontRegistry.latinCharacters)
      }
    }
    characters = characters.union(ScalarSet(scalars.map { $0...$0 }))
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
