import TrellisComponents
import TrellisDOM
import TrellisLayout

/// A part of a random page.
struct Piece: Equatable {
  enum Kind: Equatable, CaseIterable {
    /// An element with children.
    case container
    /// Children without an element around them.
    case group
    /// An element with a text.
    case leaf
    /// A field with the user's text.
    case field
    /// A scrollable element.
    case scroller
  }

  let id: Int
  var kind: Kind
  var tag = "div"
  /// Whether the part has an identity of its own, with a count as its state.
  var isKeyed = false
  var text = ""
  var color: String?
  var title: String?
  var classes: [String] = []
  var listens = false
  var width = 40.0
  var height = 10.0
  /// The distance of the first child from the edges.
  var inset = 0.0
  var children: [Piece] = []

  var holdsOthers: Bool { kind != .leaf && kind != .field }
}

/// Lays out and mounts one part.
class PieceComponent: LayoutComponent {
  let piece: Piece
  private let parts: [Component]

  init(_ piece: Piece, count: Int?, page: RandomPage) {
    self.piece = piece
    parts = piece.children.map { page.component($0) }
    super.init(view: Self.view(piece, count))
  }

  override var numberOfChildren: Int { parts.count }
  override func child(at index: Int) -> Component? { parts[index] }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    var children: [Layout.Child] = []
    var size = Size(width: piece.width, height: piece.inset)
    for part in parts {
      let layout = part.layout(thatFits: SizeRange(), parentSize: .undefined)
      children.append(.init(position: Point(x: piece.inset, y: size.height), layout: layout))
      size.width = max(size.width, layout.size.width + 2 * piece.inset)
      size.height += layout.size.height
    }
    size.height = max(piece.height, size.height + piece.inset)
    return Layout(of: self, size: range.clamp(size), children: children)
  }

  private static func view(_ piece: Piece, _ count: Int?) -> ViewConfiguration? {
    var attributes: [ViewAttribute] = piece.classes.map { .className($0) }
    if let color = piece.color { attributes.append(.style(.color, color)) }
    if let title = piece.title { attributes.append(.attribute("title", title)) }
    if piece.listens { attributes.append(.listener("click", Action { _ in })) }
    if let count { attributes.append(.attribute("data-count", "\(count)")) }
    switch piece.kind {
    case .group: return nil
    case .container: return ViewConfiguration(ViewClass(piece.tag), attributes: attributes)
    case .leaf:
      return ViewConfiguration(ViewClass(piece.tag), attributes: attributes + [.text(piece.text)])
    case .field:
      if piece.isKeyed { attributes.append(.attribute("data-piece", "\(piece.id)")) }
      attributes += [.attribute("type", "text"), .property("value", .string(piece.text))]
      return ViewConfiguration("input", attributes: attributes)
    case .scroller:
      return ViewConfiguration(
        ViewClass(piece.tag), attributes: attributes + [.style(StyleProperty("overflow-y"), "auto")]
      )
    }
  }
}

/// A part with an identity; it is rendered again only if the part or its count changed.
final class KeyedPiece: RenderComponent<Int> {
  let piece: Piece
  private unowned let page: RandomPage

  init(_ piece: Piece, page: RandomPage) {
    self.piece = piece
    self.page = page
    super.init(identifier: piece.id)
  }

  override func initialState() -> Int { page.counts[piece.id, default: 0] }

  override func shouldUpdate(from previous: Component) -> Bool {
    (previous as? KeyedPiece)?.piece != piece
  }

  // Some parts have move or exit animations, which lead to the same documents through other patches.

  override func boundsAnimation(fromPrevious previous: Component) -> BoundsAnimation? {
    piece.id % 4 == 1 ? BoundsAnimation(duration: 0.1) : nil
  }

  override func animationsOnFinalUnmount() -> [FinalUnmountAnimation] {
    piece.id % 3 == 1 ? [FinalUnmountAnimation(self, .alpha(to: 0))] : []
  }

  override func animationsOnInitialMount() -> [ComponentAnimation] {
    piece.id % 3 == 2 && piece.kind != .group
      ? [ComponentAnimation(self, .alpha(from: 0))] : []
  }

  override func render(_ count: Int) -> Component? {
    if page.keepsUpdaters { page.updaters[piece.id] = state }
    return PieceComponent(piece, count: count, page: page)
  }
}
