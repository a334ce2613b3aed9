import Foundation
import TrellisBase
import TrellisLayout

/// Converts CSS declarations to a style of the flex engine.
struct FlexboxStyleReader {
  /// A value that the engine does not support, or that is not CSS.
  struct Problem: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  private(set) var style = FlexStyle()

  /// Reads longhands and some shorthands, in any order.
  init(_ declarations: [String: String], over base: FlexStyle = FlexStyle()) throws(Problem) {
    style = base
    for (property, value) in declarations.sorted(by: { $0.key < $1.key }) {
      try set(property, String(value.withoutOuterSpace))
    }
    if let problem = style.findProblem() { throw Problem(description: "\(problem)") }
  }

  private mutating func set(_ property: String, _ value: String) throws(Problem) {
    if try setKeyword(property, value) { return }
    if try setSize(property, value) { return }
    if try setEdge(property, value) { return }
    throw Problem(description: "property \(property) is not supported")
  }

  private mutating func setKeyword(_ property: String, _ value: String) throws(Problem) -> Bool {
    func keyword<Value>(_ known: [String: Value]) throws(Problem) -> Value {
      guard let found = known[value] else {
        throw Problem(description: "\(property): \(value) is not supported")
      }
      return found
    }
    switch property {
    case "display":
      style.display = try keyword(["flex": .flex, "contents": .contents, "none": .none])
    case "position":
      style.position = try keyword(
        ["static": .static, "relative": .relative, "absolute": .absolute])
    case "box-sizing":
      style.boxSizing = try keyword(["border-box": .borderBox, "content-box": .contentBox])
    case "direction":
      style.textDirection = try keyword(["ltr": .leftToRight, "rtl": .rightToLeft])
    case "flex-direction":
      style.direction = try keyword([
        "row": .row, "column": .column, "row-reverse": .rowReverse,
        "column-reverse": .columnReverse,
      ])
    case "flex-wrap":
      style.wrap = try keyword(
        ["nowrap": .noWrap, "wrap": .wrap, "wrap-reverse": .wrapReverse])
    case "overflow", "overflow-x", "overflow-y":
      let overflow: FlexOverflow = try keyword([
        "visible": .visible, "clip": .clip, "hidden": .hidden, "scroll": .scroll, "auto": .auto,
      ])
      if property != "overflow-y" { style.overflowX = overflow }
      if property != "overflow-x" { style.overflowY = overflow }
    case "justify-content": style.justifyContent = try content(property, value)
    case "align-content": style.alignContent = try content(property, value)
    case "align-items": style.alignItems = try items(property, value)
    case "align-self": style.alignSelf = try items(property, value)
    default: return false
    }
    return true
  }

  private mutating func setSize(_ property: String, _ value: String) throws(Problem) -> Bool {
    switch property {
    case "flex-grow": style.flexGrow = try number(property, value)
    case "flex-shrink": style.flexShrink = try number(property, value)
    case "aspect-ratio": style.aspectRatio = try ratio(property, value)
    case "flex-basis": style.flexBasis = try length(property, value)
    case "width": style.width = try length(property, value)
    case "height": style.height = try length(property, value)
    case "min-width": style.minWidth = try length(property, value)
    case "min-height": style.minHeight = try length(property, value)
    case "max-width": style.maxWidth = try length(property, value)
    case "max-height": style.maxHeight = try length(property, value)
    case "row-gap": style.rowGap = try gap(property, value)
    case "column-gap": style.columnGap = try gap(property, value)
    default: return false
    }
    return true
  }

  private mutating func setEdge(_ property: String, _ value: String) throws(Problem) -> Bool {
    switch property {
    case "margin": style.margin = FlexEdges(all: try length(property, value))
    case "padding": style.padding = FlexEdges(all: try length(property, value))
    case "border-width": style.border = FlexEdges(all: try pixels(property, value))
    case "inset": style.inset = FlexEdges(all: try length(property, value))
    case "top": style.inset.top = try length(property, value)
    case "left": style.inset.left = try length(property, value)
    case "bottom": style.inset.bottom = try length(property, value)
    case "right": style.inset.right = try length(property, value)
    default:
      for (prefix, suffix, kind) in Self.edgeProperties
      where property.begins(withText: prefix) && property.ends(withText: suffix) {
        let edge = String(property.dropping(prefix.utf8.count).droppingLast(suffix.utf8.count))
        switch kind {
        case .margin: try set(edge, in: &style.margin, to: try length(property, value), property)
        case .padding: try set(edge, in: &style.padding, to: try length(property, value), property)
        case .inset: try set(edge, in: &style.inset, to: try length(property, value), property)
        case .border: try set(edge, in: &style.border, to: try pixels(property, value), property)
        }
        return true
      }
      return false
    }
    return true
  }

  private enum EdgeKind {
    case margin
    case padding
    case inset
    case border
  }

  private static let edgeProperties: [(String, String, EdgeKind)] = [
    ("margin-", "", .margin), ("padding-", "", .padding), ("inset-", "", .inset),
    ("border-", "-width", .border),
  ]

  private func set<Value>(
    _ edge: String, in edges: inout FlexEdges<Value>, to value: Value, _ property: String
  ) throws(Problem) {
    switch edge {
    case "top", "block-start": edges.top = value
    case "left": edges.left = value
    case "bottom", "block-end": edges.bottom = value
    case "right": edges.right = value
    case "inline-start": edges.start = value
    case "inline-end": edges.end = value
    default: throw Problem(description: "property \(property) is not supported")
    }
  }
}
