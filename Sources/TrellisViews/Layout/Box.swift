import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisUI

/// A box that views and their modifiers describe before its component is made, so that several modifiers share one
/// element.
struct Box {
  enum Content {
    /// A finished component; nothing can be added to it.
    case component(Component)
    /// A flexbox around `children`.
    case stack(FlexboxStyle, [FlexboxChild])
    indirect case text(TextBox)
    indirect case field(FieldBox)
    /// An element without children, such as an image.
    case leaf
    /// An element that is drawn in its size.
    indirect case drawing(DrawingBox)
    /// An element that scrolls a component.
    case scroll(Component, ScrollComponent.Axes)
  }

  /// The painted properties of the element. A modifier of size or padding that follows one of them makes an outer box.
  struct Looks: OptionSet {
    let rawValue: UInt16
    static let background = Looks(rawValue: 1)
    static let corners = Looks(rawValue: 2)
    static let border = Looks(rawValue: 4)
    static let shadow = Looks(rawValue: 8)
    static let opacity = Looks(rawValue: 16)
    static let clip = Looks(rawValue: 32)
    static let control = Looks(rawValue: 64)
    static let edges = Looks(rawValue: 128)
    static let allButClip: Looks = [
      .background, .corners, .border, .shadow, .opacity, .control, .edges,
    ]
  }

  var content: Content
  /// The element; `nil` for none, unless there are attributes.
  var viewClass: ViewClass?
  var attributes: [ViewAttribute] = []
  var looks = Looks()
  var flexibility = Flexibility()
  /// Whether the component's own flexibility is added to ``flexibility``.
  var inheritsFlexibility = false
  /// The hash of the path in the body (``Component/pathHash``); 0 if its type and order determine it.
  var pathHash: UInt32 = 0
  /// Whether the element was given a name, so that it needs a role.
  var isNamed = false
  /// The flexibility that a flexbox inherits from its children. Unless `none`, it also inherits the limits of an only
  /// child.
  var inheritance = StoredFlexibility.Inheritance.none
  var rareValues: RareValues?

  init(_ content: Content) { self.content = content }

  init(_ component: Component, inheritsFlexibility: Bool = false) {
    content = .component(component)
    self.inheritsFlexibility = inheritsFlexibility
  }

  /// A box for `component`: it wraps the component of `content`, and containers lay it out like `content`.
  init(_ component: Component, replacing content: Box) {
    self.init(component, inheritsFlexibility: content.inheritsFlexibility)
    flexibility = content.flexibility
    size = content.limits
    if content.rareValues != nil { traits = content.traits }
    component.storedFlexibility = StoredFlexibility(
      flexibility, inheritsChild: inheritsFlexibility)
  }

  /// A flexbox with `boxes`.
  init(_ style: FlexboxStyle, _ boxes: [Box]) {
    content = .stack(style, Self.children(boxes, in: style))
    flexibility = boxes.flexibility
    inheritsFlexibility = boxes.contains { $0.inheritsFlexibility }
  }

  /// A flexbox with `rows`, the items of components with their flexibility.
  init(_ style: FlexboxStyle, rows: [FlexboxChild], of container: RowContainer) {
    content = .stack(style, rows)
    inheritsFlexibility = !rows.isEmpty
    rowContainer = container
  }

  private static func children(_ boxes: [Box], in style: FlexboxStyle) -> [FlexboxChild] {
    guard let first = boxes.first else { return [] }
    let isRow = style.direction == .row
    var items = boxes.map { $0.itemOptions(in: style) }
    if isRow, boxes.contains(where: { $0.priority != first.priority }) {
      let order = Set(boxes.lazy.map(\.priority)).sorted(by: >)
      for (index, box) in boxes.enumerated() {
        // Boxes of a lower priority lose all their space before the others lose a visible amount. Ranks beyond 20
        // shrink alike, so that the sum of the factors is finite.
        let rank = order.firstIndex(of: box.priority) ?? 0
        items[index].shrink = (0..<min(rank, 20)).reduce(1) { factor, _ in factor * 1e4 }
      }
    }
    if isRow, boxes.contains(where: \.isOneLine),
      boxes.contains(where: { $0.isText && !$0.isOneLine })
    {
      // A text of one line is cut off before others lose a visible amount and are broken.
      for index in boxes.indices where boxes[index].isOneLine { items[index].shrink *= 1e4 }
    }
    // Neighbours with equal options share them.
    var (last, child) = (items[0], items[0].child)
    return boxes.indices.map { index in
      if items[index] != last { (last, child) = (items[index], items[index].child) }
      var own = child
      own.component = boxes[index].makeComponent()
      return own
    }
  }

  private var isText: Bool { if case .text = content { true } else { false } }

  /// Whether the box is a text with one line at most.
  private var isOneLine: Bool {
    if case .text(let text) = content { text.style.maximumLines == 1 } else { false }
  }

  /// One box for several, in a column; `nil` for none.
  static func column(_ boxes: [Box]) -> Box? {
    if boxes.count < 2 { return boxes.first }
    var style = FlexboxStyle(direction: .column)
    style.alignItems = .center
    style.spacing = defaultSpacing
    return Box(style, boxes)
  }

  /// The space between the views of a stack that sets none, in CSS pixels: 8 at the regular density.
  static var defaultSpacing: Double { EnvironmentValues.current.theme.space(.small) }

  // MARK: Changing

  /// Puts this box into another one, at `alignment`.
  mutating func wrap(_ alignment: Alignment = .topLeading) {
    var style = FlexboxStyle(direction: .column)
    style.alignItems = alignment.horizontal.items
    style.justifyContent = alignment.vertical.content
    let pathHash = pathHash
    defer { self.pathHash = pathHash }
    guard rareValues != nil else {
      self = Box(style, [self])
      return
    }
    let traits = traits
    self.traits = BoxTraits()
    self = Box(style, [self])
    self.traits = traits
  }

  /// Puts this box into another one that containers lay out like this box.
  mutating func wrapKeepingLayout() {
    let limits = limits
    wrap()
    size = limits
    if inheritsFlexibility { inheritance = .child }
  }

  /// Whether padding and sizes can still be set, because nothing is painted or placed around the content.
  var isOpen: Bool {
    looks.isEmpty && shadows.isEmpty && size == .auto && offset == nil
  }

  /// Adds `look`, in a box around this one if this box has looks of `conflicts`.
  mutating func add(_ look: Looks, over conflicts: Looks, _ added: [ViewAttribute] = []) {
    prepareForAttributes()
    if !looks.isDisjoint(with: conflicts) { wrapKeepingLayout() }
    looks.insert(look)
    attributes += added
  }

  /// Makes a box with an element that attributes can be added to.
  mutating func prepareForAttributes() {
    if case .component = content { wrapKeepingLayout() }
  }

  /// Makes a box without an element that can become any element with content.
  mutating func prepareForElement() {
    prepareForAttributes()
    if viewClass != nil { return wrapKeepingLayout() }
    switch content {
    case .stack, .scroll: break
    default: wrapKeepingLayout()
    }
  }

  /// Whether the box grows up to a limit.
  var growsToLimit: Bool {
    (flexibility.contains(.growsWidth) && size.maxWidth != .auto)
      || (flexibility.contains(.growsHeight) && size.maxHeight != .auto)
  }

  /// Whether the box may grow up to a limit; the limit is known only after its content was rendered.
  var mayGrowToLimit: Bool {
    guard inheritsFlexibility else { return false }
    if case .component = content { return true }
    return inheritance != .none
  }

  /// The limits of the box in the axes in which it grows.
  var limits: ComponentSize {
    var limits = ComponentSize.auto
    guard growsToLimit else { return limits }
    let own = size
    if flexibility.contains(.growsWidth) {
      (limits.minWidth, limits.maxWidth) = (own.minWidth, own.maxWidth)
    }
    if flexibility.contains(.growsHeight) {
      (limits.minHeight, limits.maxHeight) = (own.minHeight, own.maxHeight)
    }
    return limits
  }

  /// Wraps a box with an offset, so that its component alone has the position in every container.
  mutating func wrapOffset() {
    if offset != nil { wrapKeepingLayout() }
  }

  /// Centres content that grows up to a limit, at the top of the box.
  mutating func centerAtLimit() {
    if growsToLimit { return wrap(.top) }
    guard mayGrowToLimit else { return }
    // Other contents are stretched, as without a box around them.
    var style = FlexboxStyle(direction: .column)
    style.alignItems = .stretch
    var items = Self.children([self], in: style)
    for index in items.indices { items[index].grow = 1 }
    let inner = self
    self = Box(.stack(style, items))
    (flexibility, inheritsFlexibility) = (inner.flexibility, inner.inheritsFlexibility)
    (traits, pathHash) = (inner.traits, inner.pathHash)
  }

  mutating func add(_ attribute: ViewAttribute) {
    prepareForAttributes()
    attributes.append(attribute)
  }

  // MARK: Making

  private var configuration: ViewConfiguration? {
    var all = paintedAttributes
    if viewClass == nil, all.isEmpty { return nil }
    if isNamed, viewClass == nil || viewClass?.tag == "div", !all.hasRole {
      all.append(.role("group"))
    }
    return ViewConfiguration(viewClass ?? "div", attributes: all)
  }

  func makeComponent() -> Component {
    let component = makePlainComponent()
    if pathHash != 0 { component.pathHash = pathHash }
    return component
  }

  private func makePlainComponent() -> Component {
    switch content {
    case .component(let component): return component
    case .stack(let style, let children):
      let view = configuration
      if let container = rowContainer {
        return container.flexbox(view: view, size: size, style: style, children: children)
      }
      let component = FlexboxComponent(view: view, size: size, style: style, children: children)
      if inheritance != .none { component.storedFlexibility = StoredFlexibility([], inheritance) }
      return component
    case .text(let text):
      return text.makeComponent(attributes: paintedAttributes)
    case .field(let field):
      return field.makeComponent(attributes: paintedAttributes, size: size)
    case .leaf:
      return Component(view: configuration ?? ViewConfiguration(), size: size)
    case .drawing(let drawing):
      return drawing.makeComponent(
        viewClass ?? "svg", attributes: paintedAttributes, size: size)
    case .scroll(let content, let axes):
      return ScrollComponent(
        viewClass?.tag ?? "div", axes: axes, size: size, attributes: paintedAttributes,
        child: content)
    }
  }

  /// The options of the box as an item of a flexbox with `style`.
  func itemOptions(in style: FlexboxStyle) -> BoxItemOptions {
    let isRow = style.direction == .row
    var options = BoxItemOptions()
    options.inheritsFlexibility = inheritsFlexibility
    if flexibility.contains(isRow ? .growsWidth : .growsHeight) { options.grow = 1 }
    if flexibility.contains(isRow ? .growsHeight : .growsWidth) {
      (options.alignSelf, options.size) = FlexboxChild.filling(
        across: isRow, upTo: isRow ? size.maxHeight : size.maxWidth,
        isCentered: isCenteredAtLimit || style.alignItems == .stretch)
    }
    if flexibility.contains(isRow ? .shrinksWidth : .shrinksHeight) { options.shrink = 1 }
    options.offset = offset
    options.zIndex = zIndex
    options.isCenteredAtLimit = isCenteredAtLimit
    return options
  }
}

extension [Box] {
  /// The flexibility of all boxes together.
  var flexibility: Flexibility {
    // By the raw values, as the functions of `OptionSet` are not specialized in other modules.
    Flexibility(rawValue: reduce(0) { $0 | $1.flexibility.rawValue })
  }
}

/// The options of a box as a flex item.
struct BoxItemOptions: Equatable {
  var inheritsFlexibility = false
  var grow = 0.0
  var shrink = 0.0
  var alignSelf = FlexboxChild.AlignSelf.auto
  var size = ComponentSize.auto
  var offset: Size?
  var zIndex = 0
  var isCenteredAtLimit = false

  /// The item of a component with its flexibility, without the component.
  static var ofRow: FlexboxChild {
    var options = BoxItemOptions()
    options.inheritsFlexibility = true
    return options.child
  }

  /// An item with these options, without a component.
  var child: FlexboxChild {
    var child = FlexboxChild(nil, grow: grow, shrink: shrink, alignSelf: alignSelf, size: size)
    if inheritsFlexibility { child.inheritsFlexibility = true }
    if isCenteredAtLimit { child.isCenteredAtLimit = true }
    if let offset {
      child.position.left = .points(offset.width)
      child.position.top = .points(offset.height)
    }
    if zIndex != 0 { child.zIndex = zIndex }
    return child
  }
}
