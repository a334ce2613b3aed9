import TrellisComponents
import TrellisLayout

/// The boxes of one flexbox in a flex tree.
struct FlexboxGroup {
  var style: FlexboxStyle
  /// The size of the flexbox, as far as it is certain.
  var parent: ParentSize
  var boxes: [FlexboxBox] = []
}

/// A child of a flexbox and the margins that spacing makes around it.
struct FlexboxItem {
  /// The flexbox, which is kept by whoever lays it out.
  unowned(unsafe) let flexbox: FlexboxComponent
  /// The place of the child among those of the flexbox.
  let index: Int
  var component: Component
  let margins: FlexboxMargins?

  var child: FlexboxChild { flexbox.children[index] }

  func style(in group: FlexboxGroup) -> FlexStyle {
    child.flexStyle(
      own: component.flexSize, in: group.parent, isRow: group.style.isRow,
      spacing: margins?.edges(along: group.style.direction) ?? .none)
  }
}

/// A node of a flex tree, and what it was made for.
struct FlexboxBox {
  let node: FlexNode
  /// The place of its child among those of the flexbox.
  private(set) var index: Int
  private(set) var content: FlexboxContent
  /// The layout id of the child's component (``LayoutCache/id``).
  private(set) var layoutID: UInt32
  /// Whether the child's component asks for a size of its own.
  private(set) var asksForSize: Bool
  private var options: FlexboxChild
  private var margins: FlexboxMargins?

  init(_ item: FlexboxItem, _ node: FlexNode, _ content: FlexboxContent) {
    self.node = node
    self.content = content
    index = item.index
    layoutID = item.component.layouts.id
    asksForSize = item.component.flexSize != .auto
    options = item.child.withoutComponent
    margins = item.margins
  }

  var zIndex: Int { options.zIndex }

  /// Whether the component of `item` has the same layouts as the one the box stands for.
  func hasLayouts(of item: FlexboxItem) -> Bool {
    layoutID != 0 && layoutID == item.component.layouts.id
  }

  /// Makes the box stand for `item`.
  mutating func take(_ item: FlexboxItem, _ content: FlexboxContent) {
    self = FlexboxBox(item, node, content)
  }

  /// Whether `item` has the same style as the one the box stands for, but for the components' own sizes.
  func hasStyle(of item: FlexboxItem) -> Bool {
    margins == item.margins && options.hasOptions(of: item.child)
  }
}

/// The content of a box.
enum FlexboxContent {
  /// The number of a leaf, which is measured by its own layout.
  case leaf(Int)
  /// A flexbox in the same tree.
  indirect case flexbox(FlexboxGroup)
  /// A composite around one of the two.
  indirect case wrapper(FlexboxBox)
}

extension Component {
  /// The size that counts for the item this component becomes (row C26).
  var flexSize: ComponentSize { innermost.size }

  var isFlexbox: Bool { innermost is FlexboxComponent }

  /// The child that composites lead to.
  private var innermost: Component {
    var component = self
    while let composite = component as? CompositeComponent { component = composite.child }
    return component
  }
}

extension FlexboxChild {
  var hasPadding: Bool { padding != .none }

  /// The options alone.
  var withoutComponent: FlexboxChild {
    var options = self
    options.component = nil
    return options
  }
}
