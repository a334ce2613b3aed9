import TrellisComponents
import TrellisHosting
import TrellisLayout
import TrellisText

/// The names of the font files and font style sheets for the texts of a page.
package struct PageFonts: Sendable {
  /// The files of all texts.
  package let all: Set<String>
  /// The files of the initially visible texts, sorted; a page preloads them.
  let inSight: [String]
  /// The style sheets with the rules of installed fonts, sorted.
  let sheets: [String]

  /// The files of the texts of a host; the upper `height` CSS pixels are visible.
  ///
  /// - Complexity: O(*n*) in the number of layouts and of characters beyond Latin-1.
  init(of host: ComponentHost, inHeight height: Double) {
    var seen = FontUse()
    var others = FontUse()
    host.mountedLayout?.forEach(at: .zero) { layout, position in
      guard let text = layout.extra(as: TextLayout.self) else { return }
      if position.y < height { seen.add(text) } else { others.add(text) }
    }
    inSight = seen.files.sorted()
    all = seen.files.union(others.files)
    sheets = seen.sheets.union(others.sheets).sorted()
  }

  /// The files of an exported page. The style sheet loads all of them, so that none is preloaded.
  ///
  /// - Parameter known: the cache of the fonts of parts of earlier pages.
  init(of host: ComponentHost, after known: KnownFonts) {
    let fonts = known.fonts(of: host.mountedLayout)
    inSight = []
    all = fonts.files
    sheets = fonts.sheets.sorted()
  }

  /// The files of several layouts of one page.
  init(union fonts: [PageFonts]) {
    all = fonts.reduce(into: []) { $0.formUnion($1.all) }
    inSight = Set(fonts.flatMap(\.inSight)).sorted()
    sheets = Set(fonts.flatMap(\.sheets)).sorted()
  }
}
