package import TrellisComponents
package import TrellisLayout
import TrellisText
import TrellisUI

/// Measures single lines of texts as ``Text`` shows them in a font.
package struct TextRuler {
  private let style: TextStyle

  /// - Parameter values: the environment of the text, with its theme.
  package init(_ font: Font, in values: EnvironmentValues) {
    var look = values.textLook
    look.font = font
    style = look.textStyle(in: values.theme)
  }

  /// The size of `text` in one line, in CSS pixels; zero without an engine.
  ///
  /// - Precondition: called during a build or a layout.
  package func size(of text: String) -> Size {
    TextComponent(text, style: style).computeLayout(
      thatFits: SizeRange(
        min: .zero, max: Size(width: Double.infinity, height: Double.infinity))
    ).size
  }

  /// The longest beginning of `text` with an ellipsis that is at most `width` wide; `text` if it fits, and an empty text
  /// if nothing fits.
  ///
  /// - Complexity: O(log *n*) measurements of the text.
  package func elided(_ text: String, width: Double) -> String {
    if size(of: text).width <= width { return text }
    let characters = Array(text)
    var (fitting, tooLong) = (0, characters.count)
    while tooLong - fitting > 1 {
      let middle = (fitting + tooLong) / 2
      if size(of: String(characters[..<middle]) + "…").width <= width {
        fitting = middle
      } else {
        tooLong = middle
      }
    }
    return fitting == 0 ? "" : String(characters[..<fitting]) + "…"
  }
}

extension EnvironmentValues {
  /// The characters of the texts in `view`, without their styles.
  package func plainText(of view: some View) -> String {
    var expansion = ViewExpansion()
    view._expand(into: &expansion)
    return expansion.boxes.compactMap { box -> String? in
      guard case .text(let text) = box.content else { return nil }
      return text.spans?.map(\.text).joined() ?? text.plain
    }.joined(separator: " ")
  }
}
