import TrellisComponents
import TrellisUI

/// The style of a border's line.
public enum BorderStyle: String, Hashable, Sendable {
  case solid, dashed, dotted, double
}

/// The arguments of a border on all sides.
public struct BorderChange: Hashable, Sendable {
  let color: Color
  let width: Double
}

/// The arguments of a border with a style or on some sides.
public struct EdgeBorderChange: Hashable, Sendable {
  let color: Color
  let width: Double
  let edges: Edge.Set
  let style: BorderStyle
}

extension View {
  /// Paints a line inside the edges of this view, above the content. It takes no space. In forced colors it is an
  /// outline in the color of texts.
  ///
  /// - Parameters:
  ///   - width: in CSS pixels.
  ///   - condition: the condition under which this border replaces the one before; `nil` is always.
  public consuming func border(
    _ color: Color, width: Double = 1, when condition: LookCondition? = nil
  ) -> BoxView<Self, LookChange<BorderChange>> {
    let change = LookChange(BorderChange(color: color, width: width), condition)
    return BoxView(self, change) { change, box in
      let width = Self.css(change.value.width)
      box.prepareForBorder()
      box.add(
        BoxShadow(
          css: "inset 0 0 0 \(width) \(change.value.color.css)", isBorder: true,
          condition: change.condition), .border, over: [.border, .opacity])
      if change.condition == nil, width != "1px" {
        box.attributes.append(.style(StyleProperty("--l-edge"), width))
      }
    }
  }

  /// Paints a line inside some edges of this view, or a line of a style. It takes no space, and it is painted above the
  /// content.
  ///
  /// - Parameter width: in CSS pixels.
  public consuming func border(
    _ color: Color, width: Double = 1, edges: Edge.Set, style: BorderStyle = .solid
  ) -> BoxView<Self, EdgeBorderChange> {
    let change = EdgeBorderChange(color: color, width: width, edges: edges, style: style)
    return BoxView(self, change) { change, box in
      box.prepareForBorder()
      // A field has no pseudo-element.
      if case .leaf = box.content, box.viewClass != nil { box.wrapKeepingLayout() }
      box.add(.edges, over: [.edges, .opacity], Self.attributes(change))
    }
  }

  /// Paints a dashed, dotted or double line inside the edges of this view.
  public func border(
    _ color: Color, width: Double = 1, style: BorderStyle
  ) -> BoxView<Self, EdgeBorderChange> {
    border(color, width: width, edges: .all, style: style)
  }

  private static func css(_ width: Double) -> String {
    CSSText.length(width.validated("The width of a border", in: 0...1e4, or: 1))
  }

  private static func attributes(_ change: EdgeBorderChange) -> [ViewAttribute] {
    let width = css(change.width)
    func sides(_ start: Edge.Set, _ end: Edge.Set) -> String {
      let (first, second) = (
        change.edges.contains(start) ? width : "0", change.edges.contains(end) ? width : "0"
      )
      return first == second ? first : "\(first) \(second)"
    }
    return [
      .className("l-line"), .style(StyleProperty("--l-bb"), sides(.top, .bottom)),
      .style(StyleProperty("--l-bi"), sides(.leading, .trailing)),
      .style(StyleProperty("--l-bc"), "\(change.style.rawValue) \(change.color.css)"),
    ]
  }
}
