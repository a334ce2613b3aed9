import Testing
import TrellisComponents
import TrellisLayout

@testable import TrellisUI

/// The flexibility of flex items, in all combinations with options.
struct FlexibilityModelTests {
  private func leaf(_ flexibility: StoredFlexibility?) -> Component {
    let leaf = box()
    leaf.storedFlexibility = flexibility
    return leaf
  }

  private func item(_ component: Component?, inherits: Bool = true) -> FlexboxChild {
    var child = FlexboxChild(component)
    child.inheritsFlexibility = inherits
    return child
  }

  @Test func storedFlexibilityIsKept() {
    let component = box()
    #expect(component.storedFlexibility == nil)
    for byte in UInt8(0)..<16 {
      for inheritance in StoredFlexibility.Inheritance.allCases {
        let flexibility = StoredFlexibility(Flexibility(rawValue: byte), inheritance)
        component.storedFlexibility = flexibility
        #expect(component.storedFlexibility == flexibility)
      }
    }
    component.storedFlexibility = nil
    #expect(component.storedFlexibility == nil)
    #expect(StoredFlexibility() == StoredFlexibility([], .none))
  }

  @Test func namedSetsHaveTheirMembers() {
    #expect(Flexibility.fillsWidth == [.growsWidth, .shrinksWidth])
    #expect(Flexibility.fillsHeight == [.growsHeight, .shrinksHeight])
    #expect(Flexibility.fills == [.growsWidth, .shrinksWidth, .growsHeight, .shrinksHeight])
  }

  @Test func flexibilityChangesTheOptionsWithDefaults() {
    let sizes = [ComponentSize.auto, ComponentSize(width: 9), ComponentSize(height: 9)]
    for byte in UInt8(0)..<16 {
      let flexibility = Flexibility(rawValue: byte)
      let component = leaf(StoredFlexibility(flexibility))
      for isRow in [false, true] {
        for (grow, shrink) in [(0.0, 0.0), (3, 0), (0, 4)] {
          for alignSelf in [FlexboxChild.AlignSelf.auto, .end] {
            for size in sizes {
              let child = FlexboxChild(
                component, grow: grow, shrink: shrink, alignSelf: alignSelf, size: size)
              #expect(
                child.withFlexibility(
                  of: component, requesting: .auto,
                  in: FlexboxStyle(direction: isRow ? .row : .column)
                ).hasOptions(of: child),
                "only children that take the flexibility change")
              var inheriting = child
              inheriting.inheritsFlexibility = true
              let found = inheriting.withFlexibility(
                of: component, requesting: .auto,
                in: FlexboxStyle(direction: isRow ? .row : .column))
              let along: (Flexibility, Flexibility) =
                isRow ? (.growsWidth, .shrinksWidth) : (.growsHeight, .shrinksHeight)
              let growsAcross = flexibility.contains(isRow ? .growsHeight : .growsWidth)
              let sizeAcross = isRow ? size.height : size.width
              #expect(found.grow == (grow == 0 && flexibility.contains(along.0) ? 1 : grow))
              #expect(found.shrink == (shrink == 0 && flexibility.contains(along.1) ? 1 : shrink))
              let isStretched = growsAcross && alignSelf == .auto && sizeAcross == .auto
              #expect(found.alignSelf == (isStretched ? .stretch : alignSelf))
              #expect(found.size == size && found.component === component)
            }
          }
        }
      }
    }
  }

  @Test func aComponentHasTheFlexibilityOfItsContent() {
    let wide = leaf(StoredFlexibility(.fillsWidth))
    let high = leaf(StoredFlexibility(.growsHeight))
    #expect(box().itemFlexibility == [])
    #expect(TextComponent("a").itemFlexibility == [])
    #expect(wide.itemFlexibility == .fillsWidth)
    #expect(OverlayComponent(content: wide, overlay: high).itemFlexibility == .fillsWidth)
    #expect(BackgroundComponent(content: high, background: wide).itemFlexibility == .growsHeight)
    let view = ViewComponent(child: wide)
    #expect(view.itemFlexibility == [])
    view.storedFlexibility = StoredFlexibility(.growsHeight, inheritsChild: true)
    #expect(view.itemFlexibility == [.growsHeight, .growsWidth, .shrinksWidth])
    view.storedFlexibility = StoredFlexibility(.growsHeight)
    #expect(view.itemFlexibility == .growsHeight)
  }

  /// A short and a long list, whose flexibility is looked up in a second layout.
  @Test(arguments: [2, 8, 20])
  func aFlexboxHasTheFlexibilityOfTheChildrenThatPassItOn(count: Int) {
    func flexbox(_ flexibility: [Flexibility], inherits: Bool = true) -> FlexboxComponent {
      let rest = (flexibility.count..<count).map { _ in item(box()) }
      return FlexboxComponent(
        style: FlexboxStyle(),
        children: flexibility.map { item(leaf(StoredFlexibility($0)), inherits: inherits) } + rest)
    }
    for inPass in [false, true] {
      func flexibility(_ flexbox: FlexboxComponent) -> Flexibility {
        inPass
          ? RenderContext(environment: HostEnvironment()).run { flexbox.itemFlexibility }
          : flexbox.itemFlexibility
      }
      #expect(flexibility(flexbox([])) == [])
      #expect(flexibility(flexbox([.fills], inherits: false)) == [])
      #expect(
        flexibility(flexbox([.growsWidth, .shrinksHeight])) == [.growsWidth, .shrinksHeight])
      #expect(flexibility(flexbox([[], .fillsHeight])) == .fillsHeight)
      #expect(flexibility(flexbox([.fills, .growsWidth])) == .fills)
    }
  }

  /// The flexibility of many children is looked up while the layouts of the flexbox stay.
  @Test func aChangedFlexibilityIsFoundWithOtherLayouts() {
    func flexbox(_ flexibility: Flexibility) -> FlexboxComponent {
      FlexboxComponent(
        style: FlexboxStyle(),
        children: [item(leaf(StoredFlexibility(flexibility)))] + (0..<10).map { _ in item(box()) })
    }
    let flexboxes = withDetachedBuild { [flexbox(.growsWidth), flexbox(.growsHeight)] }
    RenderContext(environment: HostEnvironment()).run {
      for _ in 0..<2 { #expect(flexboxes.map(\.itemFlexibility) == [.growsWidth, .growsHeight]) }
    }
  }

  @Test func onlyTheOptionsOfAnItemInARowShrink() {
    let children = [leaf(StoredFlexibility(.shrinksWidth)), leaf(nil)].map {
      component -> FlexboxChild in
      var child = item(component)
      child.size = ComponentSize(width: 80, height: 80)
      return child
    }
    func sizes(_ direction: FlexboxStyle.Direction) -> [Size] {
      LayoutProbe.layout(flexbox(direction, children), in: .exactly(100, 100)).children
        .map(\.layout.size)
    }
    #expect(sizes(.row) == [Size(width: 20, height: 80), Size(width: 80, height: 80)])
    #expect(sizes(.column) == [Size(width: 80, height: 80), Size(width: 80, height: 80)])
  }
}
