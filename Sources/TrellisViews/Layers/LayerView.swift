package import TrellisComponents
import TrellisLayout
import TrellisUI

/// A view with a layer: an element in the browser's top layer, above the page, at any depth of the tree.
///
/// The layer follows the view in the document, hidden, so that it opens without a round trip: by a button whose
/// `popovertarget` is ``id`` (without a script), or by a command (``ClientCommand/show(_:)``). The server computes its
/// size, in the space of the window; the client computes its position, because it depends on the scroll positions.
package struct LayerView<Content: View, Layer: View>: PrimitiveView {
  private let content: Content
  private let layer: Layer
  private let id: String
  private let kind: LayerKind
  private let options: LayerOptions

  /// - Parameters:
  ///   - id: the attribute `id` of the layer, one in the page (``ElementID``).
  ///   - kind: the kind of the layer.
  ///   - options: the further properties of the layer.
  ///   - content: the view at which the layer is placed.
  ///   - layer: the content of the layer, in a column.
  package init(
    _ id: String, _ kind: LayerKind, _ options: LayerOptions = LayerOptions(), content: Content,
    @ViewBuilder layer: () -> Layer
  ) {
    self.id = id
    self.kind = kind
    self.options = options
    self.content = content
    self.layer = layer()
  }

  package func _expand(into expansion: inout ViewExpansion) {
    var content: Box?
    var layers: [Box] = []
    expansion.atIndex(0) { content = $0.box(of: self.content) }
    let values = EnvironmentValues.current
    let window = values.viewport
    let isCompact = values.horizontalSizeClass == .compact
    expansion.atIndex(1) { inner in
      withEnvironment(
        {
          $0.focusTarget = nil
          $0.pressDismissal = nil
          $0.keyboardShortcut = nil
          if let dismiss = options.dismiss { $0.dismiss = dismiss }
        }, { layers = inner.boxes(of: layer, inRow: false) })
    }
    var inner = content ?? Box(FlexboxStyle(direction: .column), [])
    inner.wrapOffset()
    let name = name(from: &inner)
    let component = inner.makeComponent()
    let anchor = LayerAnchorComponent(
      view: kind.isDialog ? nil : Self.anchor, layer: makeLayer(layers, name, isCompact, window),
      limit: maximumSize(in: window, isCompact))
    expansion.append(
      Box(OverlayComponent(content: component, overlay: anchor), replacing: inner))
  }

  /// The accessible name of a layer without a label: the view at which it is placed, or the general label.
  private func name(from opener: inout Box) -> [ViewAttribute] {
    guard options.label == nil else { return [] }
    if let id = options.openerID, options.generalLabel == nil || opener.isButtonOrLink {
      return [.aria("labelledby", opener.id(or: id))]
    }
    return options.generalLabel.map { [.aria("label", $0)] } ?? []
  }

  private static var anchor: ViewConfiguration {
    ViewConfiguration("div", attributes: [.className("l-anchor")])
  }

  /// The maximum size of a layer in a window.
  private func maximumSize(in window: Size, _ isCompact: Bool) -> Size {
    if kind == .drawer { return Size(width: max(0, window.width - 56), height: window.height) }
    let margin = kind == .sheet && isCompact ? 0 : 2 * LayerKind.margin
    return Size(
      width: max(0, window.width - margin),
      height: max(0, kind == .sheet && isCompact ? window.height * 0.9 : window.height - margin))
  }

  private func makeLayer(
    _ boxes: [Box], _ name: [ViewAttribute], _ isCompact: Bool, _ window: Size
  ) -> Component {
    var style = FlexboxStyle(direction: .column)
    style.alignItems = .stretch
    var box = Box(style, boxes)
    box.flexibility = []
    box.inheritsFlexibility = false
    box.viewClass = ViewClass(kind.isDialog ? "dialog" : "div")
    box.attributes = kind.attributes(id: id, isCompact: isCompact) + options.attributes + name
    if kind == .sheet, isCompact { box.size = ComponentSize(width: .points(window.width)) }
    if kind == .drawer { box.size = ComponentSize(height: .points(window.height)) }
    return box.makeComponent()
  }
}

/// The properties of a layer besides its kind and its content.
package struct LayerOptions {
  /// A number if the server shows the layer; another number shows it again. `nil` if the user shows it.
  package var shown: Int?
  /// The name of the layer for assistive technology.
  package var label: String?
  /// The id to give to the view at which the layer is placed, if the view has no id. The view names a layer without a
  /// ``label``. `nil` if the view does not name the layer.
  package var openerID: String?
  /// The name of a layer without a ``label`` if its view is no button and no link, but for example a whole page.
  package var generalLabel: String?
  /// The ARIA role; `nil` for the role of the element.
  package var role: String?
  /// Whether Escape hides the layer.
  package var isDismissable = true
  /// Whether a press outside of a dialog hides it, as Escape does.
  package var closesByPress = true
  /// Called when the client has shown the layer by a command.
  package var didPresent: (() -> Void)?
  /// Called after the user has hidden the layer.
  package var didDismiss: (() -> Void)?
  /// The action that hides the layer, for the views in it.
  package var dismiss: DismissAction?
  /// More attributes of the layer's element.
  package var more: [ViewAttribute] = []

  /// Options of a layer that only the user shows and hides.
  package init() {}

  fileprivate var attributes: [ViewAttribute] {
    var attributes = more
    if let shown { attributes.append(.attribute("data-shown", "\(shown)")) }
    if let label { attributes.append(.aria("label", label)) }
    if let role { attributes.append(.role(role)) }
    let closers = isDismissable ? closesByPress ? "any" : "closerequest" : "none"
    attributes.append(.attribute("closedby", closers))
    for (event, action) in [("present", didPresent), ("dismiss", didDismiss)] {
      if let action { attributes.append(.listener(event, Action { _ in action() })) }
    }
    return attributes
  }
}

extension Box {
  /// Whether the element is a button or a link; these have short names.
  fileprivate var isButtonOrLink: Bool {
    var tag = viewClass?.tag
    if tag == nil, case .text(let text) = content { tag = text.viewClass.tag }
    return tag == "button" || tag == "a"
  }

  /// The id of the element; sets `id` if there is none.
  fileprivate mutating func id(or id: String) -> String {
    prepareForAttributes()
    for case .attribute("id", let own) in attributes.reversed() { return own }
    attributes.append(.attribute("id", id))
    return id
  }
}
