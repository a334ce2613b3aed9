import TrellisComponents
import TrellisHosting
import TrellisLayout
import TrellisText

/// The names of the font files that the texts of a page are painted with.
struct PageFonts: Sendable {
  /// The files of all texts.
  let all: Set<String>
  /// The files of the texts in sight, sorted: a page loads them before anything else.
  let inSight: [String]
  /// The style sheets with the rules of installed fonts, sorted.
  let sheets: [String]

  /// The files of the texts of a host, whose upper `height` CSS pixels are in sight.
  ///
  /// - Complexity: O(n) in the number of layouts and of characters beyond Latin-1.
  init(of host: ComponentHost, inHeight height: Double) {
    var seen = FontUse()
    var others = FontUse()
    host.mountedLayout?.forEach(at: .zero) { layout, position in
      guard let text = layout.extra as? TextLayout else { return }
      if position.y < height { seen.add(text) } else { others.add(text) }
    }
    inSight = seen.files.sorted()
    all = seen.files.union(others.files)
    sheets = seen.sheets.union(others.sheets).sorted()
  }
}
