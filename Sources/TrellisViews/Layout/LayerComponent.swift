import TrellisComponents
import TrellisLayout
import TrellisUI

/// The component of a ``ZStack``: it is as large as its largest child, or as the space for a child that grows.
final class LayerComponent: LayoutComponent, FlexibleComponent {
  private let alignment: Alignment
  private let children: [(component: Component, own: Flexibility, inherits: Bool, offset: Size?)]
  /// The guides of the children; empty if none has any.
  private let guides: [AlignmentGuides?]

  init(_ alignment: Alignment, _ boxes: [Box]) {
    self.alignment = alignment
    let guides = boxes.map { $0.rareValues?.traits.guides }
    self.guides = guides.contains { $0 != nil } ? guides : []
    children = boxes.map { ($0.makeComponent(), $0.flexibility, $0.inheritsFlexibility, $0.offset) }
    super.init()
  }

  private func flexibility(at index: Int) -> Flexibility {
    let child = children[index]
    return child.own.adding(child.component, if: child.inherits)
  }

  var flexibility: Flexibility {
    children.indices.reduce(into: []) { $0.formUnion(flexibility(at: $1)) }
  }

  override var numberOfChildren: Int { children.count }
  override func child(at index: Int) -> Component? { children[index].component }

  override func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let previous = previous as? LayerComponent else { return false }
    return previous.alignment == alignment && guides.isEmpty && previous.guides.isEmpty
      && previous.children.elementsEqual(children) {
        $0.own == $1.own && $0.inherits == $1.inherits && $0.offset == $1.offset
      }
  }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let parent = ParentSize(range.max)
    let flexibilities = children.indices.map(flexibility)
    let natural = children.map {
      $0.component.layout(thatFits: SizeRange(max: range.max), parentSize: parent)
    }
    var size = natural.reduce(range.min) {
      Size(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
    }
    let lines = guides.isEmpty ? nil : lines(through: natural)
    if let lines {
      size.width = max(range.min.width, lines.before.width + lines.after.width)
      size.height = max(range.min.height, lines.before.height + lines.after.height)
    }
    let all = flexibilities.reduce(into: Flexibility()) { $0.formUnion($1) }
    if all.contains(.growsWidth), range.max.width.isFinite { size.width = range.max.width }
    if all.contains(.growsHeight), range.max.height.isFinite { size.height = range.max.height }
    size = range.clamp(size)
    let isMirrored = HostEnvironment.ofLayout.traits.writingDirection == .rightToLeft
    let share = alignment.horizontal.share
    return Layout(
      of: self, size: size,
      children: children.indices.map { index in
        var wanted = natural[index].size
        wanted = children[index].component.size(wanted, growing: flexibilities[index], in: size)
        let layout =
          wanted == natural[index].size
          ? natural[index]
          : children[index].component.layout(
            thatFits: SizeRange(exactly: wanted), parentSize: ParentSize(size))
        let offset = children[index].offset ?? .zero
        if let lines {
          let corner = lines.corner(of: layout, guides[index], alignment, in: size)
          let x = isMirrored ? size.width - corner.x - layout.size.width : corner.x
          return Layout.Child(
            position: Point(x: x + offset.width, y: corner.y + offset.height), layout: layout)
        }
        return Layout.Child(
          position: Point(
            x: ((size.width - layout.size.width) * (isMirrored ? 1 - share : share)).rounded()
              + offset.width,
            y: ((size.height - layout.size.height) * alignment.vertical.share).rounded()
              + offset.height),
          layout: layout)
      })
  }

  /// The greatest distances of the guides from the edges of their views.
  private func lines(through layouts: [Layout]) -> GuideLines {
    var lines = GuideLines()
    for (guides, layout) in zip(guides, layouts) {
      let x = guides.offset(of: alignment.horizontal, in: layout)
      let y = guides.offset(of: alignment.vertical, in: layout)
      lines.before.width = max(lines.before.width, x)
      lines.before.height = max(lines.before.height, y)
      lines.after.width = max(lines.after.width, layout.size.width - x)
      lines.after.height = max(lines.after.height, layout.size.height - y)
    }
    return lines
  }
}

/// The space of a ``ZStack`` before and after the lines on which the guides of its views are.
private struct GuideLines {
  var before = Size(width: -Double.infinity, height: -Double.infinity)
  var after = Size(width: -Double.infinity, height: -Double.infinity)

  /// The top leading corner of a view.
  func corner(
    of layout: Layout, _ guides: AlignmentGuides?, _ alignment: Alignment, in size: Size
  ) -> Point {
    let free = Size(
      width: size.width - before.width - after.width,
      height: size.height - before.height - after.height)
    return Point(
      x: before.width + free.width * alignment.horizontal.share
        - guides.offset(of: alignment.horizontal, in: layout),
      y: before.height + free.height * alignment.vertical.share
        - guides.offset(of: alignment.vertical, in: layout))
  }
}
