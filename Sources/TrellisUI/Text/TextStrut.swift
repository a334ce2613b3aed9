import TrellisComponents
import TrellisText

/// The strut of a line: its height, its descent below the baseline, and the indent of the line from the
/// start side of the reading direction.
struct TextStrut: Equatable {
  var height: Double
  var descent: Double
  var indent = 0.0

  /// The strut of a line in a layout.
  init(_ line: Int, of layout: TextLayout) {
    (height, descent) = layout.strut(ofLine: line)
    indent = layout.lines[line].indent
  }

  /// The strut of a line in one font, or `nil` if no fonts are loaded yet.
  init?(of attributes: TextAttributes, lineHeight: Double) {
    guard let engine = HostEnvironment.ofLayout.textEngine else { return nil }
    (height, descent) = engine.strut(of: attributes, lineHeight: lineHeight)
  }

  /// The declarations for this strut, given the inherited strut `other`.
  func declarations(after other: TextStrut?) -> [(StyleProperty, String)] {
    var all: [(StyleProperty, String)] = []
    if height != other?.height {
      all.append((StyleProperty(TextStyleSheet.strutHeight), "\(cssNumber(height))px"))
    }
    if descent != other?.descent {
      all.append((StyleProperty(TextStyleSheet.strutRise), "\(cssNumber(-descent))px"))
    }
    if indent != other?.indent ?? 0 {
      all.append((StyleProperty(TextStyleSheet.lineIndent), "\(cssNumber(indent))px"))
    }
    return all
  }
}
