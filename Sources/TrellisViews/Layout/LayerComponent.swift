import TrellisComponents
import TrellisLayout
import TrellisUI

/// The component of a ``ZStack``: it is as large as its largest child, or as the room for a child that grows.
final class LayerComponent: LayoutComponent, FlexibleComponent {
  private let alignment: Alignment
  private let children: [(component: Component, own: Flexibility, takes: Bool, offset: Size?)]

  init(_ alignment: Alignment, _ boxes: [Box]) {
    self.alignment = alignment
    children = boxes.map { ($0.makeComponent(), $0.flexibility, $0.takesFlexibility, $0.offset) }
    super.init()
  }

  private func flexibility(at index: Int) -> Flexibility {
    let child = children[index]
    return child.takes ? child.own.union(child.component.itemFlexibility) : child.own
  }

  var flexibility: Flexibility {
    children.indices.reduce(into: []) { $0.formUnion(flexibility(at: $1)) }
  }

  override var numberOfChildren: Int { children.count }
  override func child(at index: Int) -> Component? { children[index].component }

  override func hasSameLayoutInputs(as previous: Component) -> Bool {
    guard let previous = previous as? LayerComponent else { return false }
    return previous.alignment == alignment
      && previous.children.elementsEqual(children) {
        $0.own == $1.own && $0.takes == $1.takes && $0.offset == $1.offset
      }
  }

  override func computeLayout(thatFits range: SizeRange) -> Layout {
    let parent = ParentSize(range.max)
    let wishes = children.indices.map(flexibility)
    let natural = children.map {
      $0.component.layout(thatFits: SizeRange(max: range.max), parentSize: parent)
    }
    var size = natural.reduce(range.min) {
      Size(width: max($0.width, $1.size.width), height: max($0.height, $1.size.height))
    }
    let all = wishes.reduce(into: Flexibility()) { $0.formUnion($1) }
    if all.contains(.growsWidth), range.max.width.isFinite { size.width = range.max.width }
    if all.contains(.growsHeight), range.max.height.isFinite { size.height = range.max.height }
    size = range.clamp(size)
    let isMirrored = HostEnvironment.ofLayout.traits.writingDirection == .rightToLeft
    let share = alignment.horizontal.share
    return Layout(
      of: self, size: size,
      children: children.indices.map { index in
        var wanted = natural[index].size
        if wishes[index].contains(.growsWidth) { wanted.width = size.width }
        if wishes[index].contains(.growsHeight) { wanted.height = size.height }
        let layout =
          wanted == natural[index].size
          ? natural[index]
          : children[index].component.layout(
            thatFits: SizeRange(exactly: wanted), parentSize: ParentSize(size))
        let offset = children[index].offset ?? .zero
        return Layout.Child(
          position: Point(
            x: ((size.width - layout.size.width) * (isMirrored ? 1 - share : share)).rounded()
              + offset.width,
            y: ((size.height - layout.size.height) * alignment.vertical.share).rounded()
              + offset.height),
          layout: layout)
      })
  }
}
