import TrellisComponents
import TrellisLayout
import TrellisUI

/// The component of a stack in which a view has an alignment guide: a flexbox whose children are then moved across it,
/// so that their guides are on one line.
///
/// Source: SwiftUI's documentation of alignment guides.
final class GuidedStackComponent: LayoutComponent, FlexibleComponent {
  /// The alignment across the stack.
  enum Line {
    /// Across a column.
    case horizontal(HorizontalAlignment)
    /// Across a row.
    case vertical(VerticalAlignment)
  }

  private let line: Line
  private let guides: [AlignmentGuides?]
  private let own: Flexibility
  /// Computes the sizes and the positions along the stack; it is never mounted.
  private let flexbox: FlexboxComponent

  init(_ style: FlexboxStyle, _ line: Line, _ boxes: [Box]) {
    self.line = line
    guides = boxes.map(\.traits.guides)
    let stack = Box(style, boxes)
    own = stack.flexibility
    guard case .stack(var style, let children) = stack.content else {
      preconditionFailure("A stack has another content")
    }
    style.alignItems = .start
    flexbox = FlexboxComponent(style: style, children: children)
    super.init()
  }

  var flexibility: Flexibility { own.union(flexbox.itemFlexibility) }

  override var numberOfChildren: Int { flexbox.children.count }
  override func child(at index: Int) -> Component? { flexbox.children[index].component }

  /// Functions cannot be compared.
  override func hasSameLayoutInputs(as previous: Component) -> Bool { false }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let layout = flexbox.computeLayout(thatFits: range)
    // Layouts are in the order of painting.
    let guidesOf = Dictionary(
      zip(flexbox.children, guides).compactMap { child, guides in
        child.component.map { (ObjectIdentifier($0), guides) }
      }, uniquingKeysWith: { first, _ in first })
    let offsets = layout.children.map { child in
      let guides = guidesOf[ObjectIdentifier(child.layout.component)] ?? nil
      return switch line {
      case .horizontal(let alignment): guides.offset(of: alignment, in: child.layout)
      case .vertical(let alignment): guides.offset(of: alignment, in: child.layout)
      }
    }
    let before = offsets.max() ?? 0
    let lengths = layout.children.map { length(of: $0.layout.size) }
    let after = zip(lengths, offsets).map { $0 - $1 }.max() ?? 0
    var size = layout.size
    switch line {
    case .horizontal: size.width = before + after
    case .vertical: size.height = before + after
    }
    size = range.clamp(size)
    // In a stack that is larger than its views, the line is at the position of the alignment.
    let start = before + (length(of: size) - before - after) * share
    return Layout(
      of: self, size: size,
      children: zip(layout.children, offsets).map { child, offset in
        var position = child.position
        switch line {
        case .horizontal:
          let leading = start - offset
          let isMirrored = HostEnvironment.ofLayout.traits.writingDirection == .rightToLeft
          position.x = isMirrored ? size.width - leading - child.layout.size.width : leading
        case .vertical: position.y = start - offset
        }
        return Layout.Child(position: position, layout: child.layout)
      })
  }

  private func length(of size: Size) -> Double {
    switch line {
    case .horizontal: size.width
    case .vertical: size.height
    }
  }

  private var share: Double {
    switch line {
    case .horizontal(let alignment): alignment.share
    case .vertical(let alignment): alignment.share
    }
  }
}

extension Box {
  /// A stack of the boxes in `content`; boxes may have guides for the alignment across the stack.
  static func stack(
    _ style: FlexboxStyle, _ line: GuidedStackComponent.Line, _ content: ViewExpansion
  ) -> Box {
    if let rows = content.rows { return Box(style, rows: rows.items, of: rows.container) }
    let boxes = content.boxes
    let isGuided = boxes.contains { box in
      guard let guides = box.rareValues?.traits.guides else { return false }
      return switch line {
      case .horizontal(let alignment): guides.horizontal[alignment] != nil
      case .vertical(let alignment): guides.vertical[alignment] != nil
      }
    }
    if !isGuided { return Box(style, boxes) }
    return Box(GuidedStackComponent(style, line, boxes), inheritsFlexibility: true)
  }
}
