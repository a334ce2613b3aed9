import Testing
import TrellisLayout

@testable import TrellisUI

struct FlexboxChildTests {
  @Test func optionsTakeOneWordUntilOneIsSet() {
    #expect(MemoryLayout<FlexboxChild>.size == 2 * MemoryLayout<Int>.size)
    #expect(MemoryLayout<FlexboxStyle>.stride <= 3 * MemoryLayout<Int>.size)
  }

  @Test func aCopyDoesNotShareLaterChanges() {
    var child = FlexboxChild(nil, grow: 1)
    let copy = child
    child.grow = 2
    child.margin = .all(3)
    child.position.isAbsolute = true
    child.position.left = 4
    #expect(copy.grow == 1)
    #expect(copy.margin == .none)
    #expect(!copy.position.isAbsolute)
    #expect(child.grow == 2)
    #expect(child.margin == .all(3))
    #expect(child.isAbsolute)
    #expect(child.position.left == 4)
    var second = child
    second.padding = .all(5)
    second.aspectRatio = 6
    #expect(child.padding == .none)
    #expect(child.aspectRatio == nil)
    #expect(second.margin == .all(3))
  }

  @Test func everyOptionIsKept() {
    var child = FlexboxChild(
      nil, grow: 1, shrink: 2, basis: 3, alignSelf: .end, margin: .all(4), spacingBefore: 5,
      spacingAfter: 6, size: ComponentSize(width: 7))
    child.zIndex = 8
    child.accessibilitySortPriority = 3
    child.usesHeightAsBaseline = true
    #expect([child.grow, child.shrink, child.spacingBefore, child.spacingAfter] == [1, 2, 5, 6])
    #expect(child.basis == 3)
    #expect(child.alignSelf == .end)
    #expect(child.margin == .all(4))
    #expect(child.size == ComponentSize(width: 7))
    #expect(child.zIndex == 8)
    #expect(child.accessibilitySortPriority == 3)
    #expect(child.usesHeightAsBaseline)
  }

  @Test func stylesAreEqualByValue() {
    var style = FlexboxStyle(direction: .row)
    var other = FlexboxStyle(direction: .row)
    style.padding = .all(1)
    #expect(style != other)
    other.padding = .all(1)
    #expect(style == other)
    #expect(style.hashValue == other.hashValue)
    other.border = .all(2)
    #expect(other.padding == .all(1))
    #expect(style.border == .none)
  }
}
