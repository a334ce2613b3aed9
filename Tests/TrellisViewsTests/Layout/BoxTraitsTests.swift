import Testing
import TrellisLayout

@testable import TrellisViews

struct BoxTraitsTests {
  @Test func eachTraitMakesABoxSpecial() {
    #expect(BoxTraits().isStandard)
    let changes: [(inout BoxTraits) -> Void] = [
      { $0.priority = 1 }, { $0.zIndex = -1 }, { $0.columnSpan = 2 }, { $0.gridCell = .first },
      { $0.columnAlignment = .leading }, { $0.tag = AnyHashable(1) },
      { $0.guides = AlignmentGuides() },
    ]
    for (index, change) in changes.enumerated() {
      var traits = BoxTraits()
      change(&traits)
      #expect(!traits.isStandard, "\(index)")
    }
  }

  /// A box with a value that its padding must be outside of is not open.
  @Test func eachLookClosesABox() {
    #expect(Box(.leaf).isOpen)
    let changes: [(inout Box) -> Void] = [
      { $0.looks = .background }, { $0.shadows = [BoxShadow(css: "", isBorder: false)] },
      { $0.size.width = 3 }, { $0.offset = .zero },
    ]
    for (index, change) in changes.enumerated() {
      var box = Box(.leaf)
      change(&box)
      #expect(!box.isOpen, "\(index)")
    }
  }

  @Test func aCopiedBoxHasItsOwnValues() {
    var box = Box(.leaf)
    box.priority = 1
    var copy = box
    copy.priority = 2
    copy.shadows = []
    #expect(box.priority == 1 && copy.priority == 2)
  }

  @Test func removedShadowsAreGone() {
    var box = Box(.leaf)
    box.shadows = [BoxShadow(css: "", isBorder: true)]
    box.shadows = []
    #expect(box.shadows.isEmpty && box.isOpen)
  }
}
