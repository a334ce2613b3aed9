import Testing
import TrellisLayout

@testable import TrellisComponents

/// A key is stored in few bits, and restores the original constraints.
struct LayoutCacheKeyTests {
  private let lengths: [Double] = [0, 1, 40, 333.25, .infinity]
  private let parents: [Double?] = [nil, 0, 40]
  private let sizes = [Size.zero, Size(width: 40, height: 40), Size(width: 1, height: 333.25)]

  private var ranges: [SizeRange] {
    var bounds: [(Double, Double)] = []
    for low in lengths where low.isFinite {
      for high in lengths where high >= low { bounds.append((low, high)) }
    }
    return bounds.flatMap { width in
      bounds.map { height in
        SizeRange(
          min: Size(width: width.0, height: height.0), max: Size(width: width.1, height: height.1)
        )
      }
    }
  }

  @Test func aKeyReturnsItsRange() {
    for range in ranges {
      for size in sizes {
        for axes in [[], .width, .height, .both] as [ParentSize.Axes] {
          let parent = ParentSize(width: 7, height: nil).lengths
          let question = LayoutCacheKey(range, parent, reading: axes, choosing: size)
          #expect(question.range(choosing: size) == range)
          #expect(question.isSame(range, parent, choosing: size))
          #expect(question.axes == axes)
          #expect(axes.isEmpty || question.parent.isSame(as: parent, in: .both))
        }
      }
    }
  }

  @Test func anotherRangeIsAnotherKey() {
    let ranges = ranges
    let parent = ParentSize.undefined.lengths
    var same = 0
    for range in ranges {
      for size in sizes {
        let question = LayoutCacheKey(range, parent, reading: [], choosing: size)
        same += ranges.count { question.isSame($0, parent, choosing: size) }
      }
    }
    #expect(same == ranges.count * sizes.count)
  }

  @Test func theParentCountsInTheReadAxes() {
    let range = SizeRange(exactly: Size(width: 40, height: 40))
    for axes in [[], .width, .height, .both] as [ParentSize.Axes] {
      for (width, height) in parents.flatMap({ width in parents.map { (width, $0) } }) {
        let asked = ParentSize(width: 40, height: nil).lengths
        let other = ParentSize(width: width, height: height).lengths
        let question = LayoutCacheKey(range, asked, reading: axes, choosing: range.min)
        let isSame =
          (!axes.contains(.width) || width == 40) && (!axes.contains(.height) || height == nil)
        #expect(question.isSame(range, other, choosing: range.min) == isSame)
      }
    }
  }
}
