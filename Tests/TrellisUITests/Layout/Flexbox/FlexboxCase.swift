import Testing
import TrellisComponents
import TrellisLayout
import TrellisUI

/// A flexbox like in ComponentKit's snapshot tests: items at the start by default.
func flexbox(
  _ direction: FlexboxStyle.Direction, size: ComponentSize = .auto,
  _ configure: (inout FlexboxStyle) -> Void, _ children: [FlexboxChild]
) -> FlexboxComponent {
  var style = FlexboxStyle(direction: direction)
  style.alignItems = .start
  configure(&style)
  return FlexboxComponent(size: size, style: style, children: children)
}

func flexbox(
  _ direction: FlexboxStyle.Direction, size: ComponentSize = .auto, _ children: [FlexboxChild]
) -> FlexboxComponent {
  flexbox(direction, size: size, { _ in }, children)
}

/// A flexbox child around a box.
func item(
  _ width: Dimension = .auto, _ height: Dimension = .auto, grow: Double = 0, shrink: Double = 0,
  basis: Dimension = .auto, alignSelf: FlexboxChild.AlignSelf = .auto, before: Double = 0,
  after: Double = 0, _ configure: (inout FlexboxChild) -> Void = { _ in }
) -> FlexboxChild {
  var child = FlexboxChild(
    box(width, height), grow: grow, shrink: shrink, basis: basis, alignSelf: alignSelf,
    spacingBefore: before, spacingAfter: after)
  configure(&child)
  return child
}

/// The range from a minimum to a maximum size.
func range(_ minWidth: Double, _ minHeight: Double, _ maxWidth: Double, _ maxHeight: Double)
  -> SizeRange
{
  SizeRange(
    min: Size(width: minWidth, height: minHeight), max: Size(width: maxWidth, height: maxHeight))
}

/// Expects the size and the children's frames of the reference image, as exact fractions: the images are on
/// a grid of half pixels.
func expect(
  _ component: FlexboxComponent, in range: SizeRange, size: (Double, Double)? = nil,
  _ frames: [Rect], sourceLocation: SourceLocation = #_sourceLocation
) {
  let layout = LayoutProbe.layout(component, in: range)
  if let size {
    #expect(
      isNear(layout.size.width, size.0) && isNear(layout.size.height, size.1),
      "size \(layout.size), not \(size)", sourceLocation: sourceLocation)
  }
  let found = layout.children.map { Rect(origin: $0.position, size: $0.layout.size) }
  #expect(found.count == frames.count, sourceLocation: sourceLocation)
  for (index, (rect, wanted)) in zip(found, frames).enumerated() {
    let equal =
      isNear(rect.x, wanted.x) && isNear(rect.y, wanted.y) && isNear(rect.width, wanted.width)
      && isNear(rect.height, wanted.height)
    #expect(equal, "child \(index): \(rect), not \(wanted)", sourceLocation: sourceLocation)
  }
}

func isNear(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= 0.01 }
