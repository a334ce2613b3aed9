import TrellisBase
import TrellisComponents
import TrellisUI

/// The kind of a layer: an element in the browser's top layer, above the page.
public enum LayerKind: Hashable, Sendable {
  /// A dialog in the middle of the window; the page behind cannot be used meanwhile.
  case dialog
  /// A dialog at the bottom of a narrow window (``UserInterfaceSizeClass/compact``), otherwise in the middle.
  case sheet
  /// A dialog at the start edge of the window, as high as the window.
  case drawer
  /// A layer at its view, hidden by a press outside of it or by Escape.
  case popover(LayerPlacement)
  /// A popover with items that take the focus: arrow keys move the focus, letters find an item.
  case menu(LayerPlacement)
  /// A layer at its view that only the page hides, such as the list of a combo box.
  case list(LayerPlacement)

  /// Whether the element is a `dialog`.
  var isDialog: Bool {
    switch self {
    case .dialog, .sheet, .drawer: true
    default: false
    }
  }
}

/// The placement of a layer at a view. If there is not enough space in the window, the layer is placed at the opposite
/// edge, and moved into the window.
public struct LayerPlacement: Hashable, Sendable {
  /// The edge of the view at which the layer is placed.
  public var edge: Edge
  /// The position along the edge.
  public var alignment: Alignment
  /// The space between the view and the layer, from 0 to 1,000 CSS pixels; a number that is not finite is a mistake.
  public var gap: Double

  /// The position along the edge of a view.
  public enum Alignment: String, Hashable, Sendable {
    case start, center, end
  }

  /// - Parameters:
  ///   - edge: the edge of the view at which the layer is placed.
  ///   - alignment: the position along the edge.
  ///   - gap: the space between the view and the layer, from 0 to 1,000 CSS pixels.
  public init(_ edge: Edge = .bottom, alignment: Alignment = .start, gap: Double = 4) {
    self.edge = edge
    self.alignment = alignment
    self.gap = gap
  }

  /// The placement as in `data-layer`: `bottom start 4`.
  var value: String {
    let edge =
      switch edge {
      case .top: "top"
      case .bottom: "bottom"
      case .leading: "start"
      case .trailing: "end"
      }
    let gap = Int(gap.validated("The gap of a layer", in: 0...1000).rounded())
    return "\(edge) \(alignment.rawValue) \(gap)"
  }
}

extension LayerKind {
  /// The least distance of a layer from the edges of the window, in CSS pixels.
  static let margin = 8.0

  /// The attributes of the element of a layer.
  func attributes(id: String, isCompact: Bool) -> [ViewAttribute] {
    let (value, classes, popover): (String, String, String?) =
      switch self {
      case .dialog: ("dialog", "l-layer l-dialog", nil)
      case .sheet: ("dialog", isCompact ? "l-layer l-sheet" : "l-layer l-dialog", nil)
      case .drawer: ("dialog", "l-layer l-drawer", nil)
      case .popover(let placement): ("popover \(placement.value)", "l-layer l-popover", "auto")
      case .menu(let placement): ("menu \(placement.value)", "l-layer l-popover l-menu", "auto")
      case .list(let placement): ("list \(placement.value)", "l-layer l-popover l-menu", "manual")
      }
    var attributes: [ViewAttribute] = [
      .attribute("id", id), .attribute("data-layer", value), .className(classes),
    ]
    if let popover { attributes.append(.attribute("popover", popover)) }
    return attributes
  }
}
