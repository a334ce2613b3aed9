import Testing
import TrellisComponents
import TrellisLayout

@testable import TrellisUI

/// Wishes for flex items, with all combinations of wishes and options.
struct FlexibilityModelTests {
  private func leaf(_ wishes: StoredWishes?) -> Component {
    let leaf = box()
    leaf.wishes = wishes
    return leaf
  }

  private func item(_ component: Component?, takes: Bool = true) -> FlexboxChild {
    var child = FlexboxChild(component)
    child.takesFlexibility = takes
    return child
  }

  @Test func storedWishesAreKept() {
    let component = box()
    #expect(component.wishes == nil)
    for byte in UInt8(0)..<16 {
      for takesChilds in [false, true] {
        let wishes = StoredWishes(Flexibility(rawValue: byte), takesChilds: takesChilds)
        component.wishes = wishes
        #expect(component.wishes == wishes)
      }
    }
    component.wishes = nil
    #expect(component.wishes == nil)
    #expect(StoredWishes() == StoredWishes([], takesChilds: false))
  }

  @Test func setsOfWishesHaveTheirParts() {
    #expect(Flexibility.fillsWidth == [.growsWidth, .shrinksWidth])
    #expect(Flexibility.fillsHeight == [.growsHeight, .shrinksHeight])
    #expect(Flexibility.fills == [.growsWidth, .shrinksWidth, .growsHeight, .shrinksHeight])
  }

  @Test func wishesChangeTheOptionsWithDefaults() {
    let sizes = [ComponentSize.auto, ComponentSize(width: 9), ComponentSize(height: 9)]
    for byte in UInt8(0)..<16 {
      let wishes = Flexibility(rawValue: byte)
      let component = leaf(StoredWishes(wishes))
      for isRow in [false, true] {
        for (grow, shrink) in [(0.0, 0.0), (3, 0), (0, 4)] {
          for alignSelf in [FlexboxChild.AlignSelf.auto, .end] {
            for size in sizes {
              let child = FlexboxChild(
                component, grow: grow, shrink: shrink, alignSelf: alignSelf, size: size)
              #expect(
                child.withFlexibility(of: component, inRow: isRow).hasOptions(of: child),
                "only children that take wishes change")
              var taking = child
              taking.takesFlexibility = true
              let found = taking.withFlexibility(of: component, inRow: isRow)
              let along: (Flexibility, Flexibility) =
                isRow ? (.growsWidth, .shrinksWidth) : (.growsHeight, .shrinksHeight)
              let growsAcross = wishes.contains(isRow ? .growsHeight : .growsWidth)
              let sizeAcross = isRow ? size.height : size.width
              #expect(found.grow == (grow == 0 && wishes.contains(along.0) ? 1 : grow))
              #expect(found.shrink == (shrink == 0 && wishes.contains(along.1) ? 1 : shrink))
              let isStretched = growsAcross && alignSelf == .auto && sizeAcross == .auto
              #expect(found.alignSelf == (isStretched ? .stretch : alignSelf))
              #expect(found.size == size && found.component === component)
            }
          }
        }
      }
    }
  }

  @Test func aComponentHasTheWishesOfItsContent() {
    let wide = leaf(StoredWishes(.fillsWidth))
    let high = leaf(StoredWishes(.growsHeight))
    #expect(box().itemFlexibility == [])
    #expect(TextComponent("a").itemFlexibility == [])
    #expect(wide.itemFlexibility == .fillsWidth)
    #expect(OverlayComponent(content: wide, overlay: high).itemFlexibility == .fillsWidth)
    #expect(BackgroundComponent(content: high, background: wide).itemFlexibility == .growsHeight)
    let view = ViewComponent(child: wide)
    #expect(view.itemFlexibility == [])
    view.wishes = StoredWishes(.growsHeight, takesChilds: true)
    #expect(view.itemFlexibility == [.growsHeight, .growsWidth, .shrinksWidth])
    view.wishes = StoredWishes(.growsHeight)
    #expect(view.itemFlexibility == .growsHeight)
  }

  /// A short and a long list, whose wishes are looked up in a second layout.
  @Test(arguments: [2, 8, 20])
  func aFlexboxHasTheWishesOfTheChildrenThatPassThemOn(count: Int) {
    func flexbox(_ wishes: [Flexibility], takes: Bool = true) -> FlexboxComponent {
      let rest = (wishes.count..<count).map { _ in item(box()) }
      return FlexboxComponent(
        style: FlexboxStyle(),
        children: wishes.map { item(leaf(StoredWishes($0)), takes: takes) } + rest)
    }
    for inPass in [false, true] {
      func wishes(_ flexbox: FlexboxComponent) -> Flexibility {
        inPass
          ? Pass(environment: HostEnvironment()).run { flexbox.itemFlexibility }
          : flexbox.itemFlexibility
      }
      #expect(wishes(flexbox([])) == [])
      #expect(wishes(flexbox([.fills], takes: false)) == [])
      #expect(wishes(flexbox([.growsWidth, .shrinksHeight])) == [.growsWidth, .shrinksHeight])
      #expect(wishes(flexbox([[], .fillsHeight])) == .fillsHeight)
      #expect(wishes(flexbox([.fills, .growsWidth])) == .fills)
    }
  }

  /// The wishes of many children are looked up while the layouts of the flexbox stay.
  @Test func changedWishesAreFoundWithOtherLayouts() {
    func flexbox(_ wishes: Flexibility) -> FlexboxComponent {
      FlexboxComponent(
        style: FlexboxStyle(),
        children: [item(leaf(StoredWishes(wishes)))] + (0..<10).map { _ in item(box()) })
    }
    let flexboxes = withDetachedBuild { [flexbox(.growsWidth), flexbox(.growsHeight)] }
    Pass(environment: HostEnvironment()).run {
      for _ in 0..<2 { #expect(flexboxes.map(\.itemFlexibility) == [.growsWidth, .growsHeight]) }
    }
  }

  @Test func onlyTheOptionsOfAnItemInARowShrink() {
    let children = [leaf(StoredWishes(.shrinksWidth)), leaf(nil)].map { component -> FlexboxChild in
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
