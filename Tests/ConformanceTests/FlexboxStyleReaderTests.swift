import TestSupport
import Testing
import TrellisLayout

@testable import Conformance

/// The styles that declarations give, compared with recorded ones.
struct FlexboxStyleReaderTests {
  private static let lengths = [
    "auto", "none", "0", "5px", "-3px", "1.5px", "50%", "min-content", "max-content",
    "fit-content", "stretch", "-webkit-fill-available", "content", "normal", "1em", "5", "px", "%",
    "1e300px", "-1e300px", "nanpx", "infpx",
  ]
  private static let alignments = [
    "auto", "normal", "start", "end", "flex-start", "flex-end", "self-start", "self-end", "center",
    "stretch", "baseline", "first baseline", "last baseline", "space-between", "space-around",
    "space-evenly", "left", "right", "safe center", "unsafe end", "safe", " center ", "safe  end",
  ]
  private static let values: [(properties: [String], values: [String])] = [
    (["display"], ["flex", "contents", "none", "grid", "Flex"]),
    (["position"], ["static", "relative", "absolute", "fixed"]),
    (["box-sizing"], ["border-box", "content-box", "padding-box"]),
    (["direction"], ["ltr", "rtl", "auto"]),
    (["flex-direction"], ["row", "column", "row-reverse", "column-reverse", "reverse"]),
    (["flex-wrap"], ["nowrap", "wrap", "wrap-reverse", "balance"]),
    (
      ["overflow", "overflow-x", "overflow-y"],
      ["visible", "clip", "hidden", "scroll", "auto", "x"]
    ),
    (["justify-content", "align-content", "align-items", "align-self"], alignments),
    (["flex-grow", "flex-shrink"], ["0", "1", "2.5", "-1", "1px", "inf", "1e300"]),
    (["aspect-ratio"], ["auto", "2", "16/9", "16 / 9", "0", "1/0", "0/1", "1/2/3", "a", "-1/2"]),
    (
      [
        "flex-basis", "width", "height", "min-width", "min-height", "max-width", "max-height",
        "row-gap", "column-gap", "margin", "padding", "border-width", "inset", "top", "left",
        "bottom", "right",
      ], lengths
    ),
    (
      ["margin-", "padding-", "inset-"].flatMap { prefix in
        [
          "top", "left", "bottom", "right", "block-start", "block-end", "inline-start",
          "inline-end",
          "middle",
        ].map { prefix + $0 }
      }
        + [
          "border-top-width", "border-left-width", "border-bottom-width", "border-right-width",
          "border-block-start-width", "border-inline-start-width", "border-inline-end-width",
          "border-top", "border-middle-width", "color", "margin-top-width",
        ], ["7px", "10%", "auto"]
    ),
  ]

  @Test func eachDeclarationGivesTheRecordedStyle() throws {
    var text = ""
    for (properties, values) in Self.values {
      for property in properties {
        for value in values { text += "\(property):\(value) gives \(result([property: value]))\n" }
      }
    }
    try Golden("styles.txt").check(text)
  }

  @Test func longhandsPrevailAndTheBaseIsKept() throws {
    let base = try FlexboxStyleReader(["width": "3px", "margin": "1px"]).style
    let style = try FlexboxStyleReader(
      ["margin-top": "2px", "margin": "4px", "height": "5px"], over: base
    ).style
    #expect(style.margin.top == .points(2) && style.margin.left == .points(4))
    #expect(style.width == .points(3) && style.height == .points(5))
  }

  /// The fields that differ from the fields of a style without declarations, or the problem.
  private func result(_ declarations: [String: String]) -> String {
    do {
      let style = try FlexboxStyleReader(declarations).style
      let (fields, others) = (Self.fields(style), Self.fields(FlexStyle()))
      let changed = fields.keys.sorted().filter { fields[$0] != others[$0] }
      return changed.isEmpty
        ? "no change" : changed.map { "\($0) \(fields[$0] ?? "")" }.joined(separator: ", ")
    } catch {
      return "the problem: \(error)"
    }
  }

  private static func fields(_ style: FlexStyle) -> [String: String] {
    func edges<Length>(_ edges: FlexEdges<Length>) -> String {
      "top \(edges.top) left \(edges.left) bottom \(edges.bottom) right \(edges.right) "
        + "start \(String(describing: edges.start)) end \(String(describing: edges.end))"
    }
    return [
      "display": "\(style.display)", "position": "\(style.position)",
      "boxSizing": "\(style.boxSizing)", "textDirection": "\(style.textDirection)",
      "direction": "\(style.direction)", "wrap": "\(style.wrap)",
      "overflowX": "\(style.overflowX)", "overflowY": "\(style.overflowY)",
      "justifyContent": alignment(style.justifyContent),
      "alignContent": alignment(style.alignContent),
      "alignItems": alignment(style.alignItems), "alignSelf": alignment(style.alignSelf),
      "flexGrow": "\(style.flexGrow)", "flexShrink": "\(style.flexShrink)",
      "aspectRatio": "\(style.aspectRatio.map { "\($0)" } ?? "none")",
      "flexBasis": "\(style.flexBasis)", "width": "\(style.width)", "height": "\(style.height)",
      "minWidth": "\(style.minWidth)", "minHeight": "\(style.minHeight)",
      "maxWidth": "\(style.maxWidth)", "maxHeight": "\(style.maxHeight)",
      "rowGap": "\(style.rowGap)", "columnGap": "\(style.columnGap)",
      "margin": edges(style.margin), "padding": edges(style.padding),
      "border": edges(style.border), "inset": edges(style.inset),
    ]
  }

  private static func alignment(_ value: FlexContentAlignment) -> String {
    "\(value.position) \(value.overflow)"
  }

  private static func alignment(_ value: FlexItemAlignment) -> String {
    "\(value.position) \(value.overflow)"
  }
}
