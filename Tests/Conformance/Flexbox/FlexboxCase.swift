import Foundation

/// The header of a file of flexbox cases: their common part.
struct FlexboxHeader: Decodable {
  /// The metrics of the monospaced font of texts.
  struct Text: Decodable {
    var advance: Double
    var lineHeight: Double
    var ascent: Double
    var zeroWidth: [String]

    enum CodingKeys: String, CodingKey {
      case advance
      case lineHeight = "line-height"
      case ascent
      case zeroWidth = "zero-width"
    }
  }

  var header: Bool
  var format: Int
  var defaults: [String: [String: String]]
  var text: Text?
}

/// A recorded case: a tree of boxes with styles, and their frames in a browser.
struct FlexboxCase: Decodable {
  var name: String
  var direction: String
  var defaults: String
  var boxSizing: String?
  var scrollbar: Double?
  /// The available width and height around the root.
  var available: [Double]?
  var root: FlexboxCaseNode

  /// The name of the case, unique in its file.
  var identity: String {
    ([name, direction] + (boxSizing.map { [$0] } ?? [])).joined(separator: " ")
  }
}

/// A box of a case.
struct FlexboxCaseNode: Decodable {
  struct Layout: Decodable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  var style: [String: String]
  var text: String?
  var layout: Layout
  var children: [FlexboxCaseNode]

  enum CodingKeys: CodingKey {
    case style
    case text
    case layout
    case children
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    style = try container.decode([String: String].self, forKey: .style)
    text = try container.decodeIfPresent(String.self, forKey: .text)
    layout = try container.decode(Layout.self, forKey: .layout)
    children =
      try container.decodeIfPresent([FlexboxCaseNode].self, forKey: .children) ?? []
  }
}
