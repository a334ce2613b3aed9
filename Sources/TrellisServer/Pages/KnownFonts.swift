import TrellisBase
import TrellisComponents
import TrellisText

/// A cache of the font files of parts of exported pages, so that a part shared by several pages is visited once.
///
/// A *part* is the layout of a component with a node, such as a row of a list. The fonts of a layout never change.
package final class KnownFonts {
  /// The font files and the style sheets of a part; equal values share an object.
  final class Fonts {
    let files: Set<String>
    let sheets: Set<String>

    init(files: Set<String>, sheets: Set<String>) {
      self.files = files
      self.sheets = sheets
    }
  }

  private struct Part {
    /// Weak, so that the components of former pages are released. A new layout at the same address is not mistaken for
    /// it.
    weak var content: LayoutResult?
    let fonts: Fonts
  }

  private var parts: [ObjectIdentifier: Part] = [:]
  /// The number of parts at which released parts are removed.
  private var limit = leastLimit
  /// The number of layouts visited for the last page.
  private(set) var visitedCount = 0
  /// The distinct values of fonts; a site has few.
  private var known: [Fonts] = []

  private static let leastLimit = 1024

  package init() {}

  /// The fonts of the parts and the texts of one layout.
  private struct Found {
    var texts = FontUse()
    var parts: [Fonts] = []

    mutating func add(_ fonts: Fonts) {
      if !parts.contains(where: { $0 === fonts }) { parts.append(fonts) }
    }
  }

  /// The fonts of `layout`.
  ///
  /// - Complexity: O(*n*) in the layouts that no earlier page had, and in the children of the layouts around them.
  func fonts(of layout: Layout?) -> Fonts {
    if parts.count >= limit {
      parts = parts.filter { $0.value.content != nil }
      limit = max(Self.leastLimit, parts.count * 2)
    }
    visitedCount = 0
    var found = Found()
    if let layout { CallStack.forTree { collect(layout, into: &found) } }
    return fonts(of: found)
  }

  private func collect(_ layout: Layout, into found: inout Found) {
    guard layout.component.treeNode != nil, !layout.children.isEmpty else {
      return collectInside(layout, into: &found)
    }
    let key = ObjectIdentifier(layout.content)
    if let part = parts[key], part.content === layout.content { return found.add(part.fonts) }
    var inside = Found()
    collectInside(layout, into: &inside)
    let fonts = fonts(of: inside)
    parts[key] = Part(content: layout.content, fonts: fonts)
    found.add(fonts)
  }

  private func collectInside(_ layout: Layout, into found: inout Found) {
    visitedCount += 1
    if let text = layout.extra(as: TextLayout.self) { found.texts.add(text) }
    for child in layout.children { collect(child.layout, into: &found) }
  }

  private func fonts(of found: Found) -> Fonts {
    if found.texts.files.isEmpty, found.texts.sheets.isEmpty, found.parts.count == 1 {
      return found.parts[0]
    }
    var (files, sheets) = (found.texts.files, found.texts.sheets)
    for part in found.parts {
      files.formUnion(part.files)
      sheets.formUnion(part.sheets)
    }
    if let equal = known.first(where: { $0.files == files && $0.sheets == sheets }) { return equal }
    let fonts = Fonts(files: files, sheets: sheets)
    if known.count < 256 { known.append(fonts) }
    return fonts
  }
}
