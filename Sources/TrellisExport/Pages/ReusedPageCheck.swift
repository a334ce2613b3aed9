import TrellisDOM
import TrellisDiff
import TrellisHTML
import TrellisServer

extension PageExporter.ExportedPage {
  /// The first difference of this reused page from a new page at the same address; `nil` if they are equal.
  ///
  /// - Complexity: O(*n*) in the bytes of equal pages.
  func firstDifference(from new: Self) -> String? {
    if bytes != new.bytes {
      guard let trees = try? (Self.tree(new.bytes), Self.tree(bytes)) else {
        return "the bytes are not those of a new page"
      }
      let operation = MarkupDiff.operations(from: trees.0, to: trees.1).first
      let line = operation?.lines(trees.0, trees.1).first
      return "not as a new page: \(line ?? "the trees are equal, the bytes are not")"
    }
    if sheet?.bytes != new.sheet?.bytes { return "the style sheet is not that of a new page" }
    if plainText != new.plainText { return "the text is not that of a new page" }
    if inert != new.inert { return "the controls are not those of a new page" }
    if unexported != new.unexported || isListed != new.isListed {
      return "the links are not those of a new page"
    }
    if fonts != new.fonts || icons != new.icons {
      return "the fonts and icons are not those of a new page"
    }
    return nil
  }

  private static func tree(_ bytes: [UInt8]) throws -> MarkupTree {
    MarkupTree(try ParsedDocument(bytes: bytes, limits: ParseLimits(bytes: 256 << 20)))
  }
}
