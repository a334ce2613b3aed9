import Testing
import TrellisLayout

/// A column whose items keep their sizes is updated by moving the items after a change.
struct PlainStacksTests {
  private let tree = FlexTree()

  private func row(_ height: Double, _ change: (inout FlexStyle) -> Void = { _ in }) -> FlexNode {
    tree.makeNode(
      FlexStyle {
        $0.height = .points(height)
        change(&$0)
      })
  }

  private func column(
    _ children: [FlexNode], _ change: (inout FlexStyle) -> Void = { _ in }
  ) -> FlexNode {
    tree.makeNode(
      FlexStyle {
        $0.direction = .column
        $0.width = 50
        change(&$0)
      }, children: children)
  }

  private func setHeight(_ height: Double, of node: FlexNode) {
    tree.setStyle(FlexStyle { $0.height = .points(height) }, of: node)
  }

  @Test func itemsBehindAChangeMoveWithTheirMarginsAndInsets() {
    let first = row(10)
    let second = row(10) {
      $0.margin.top = 3
      $0.margin.bottom = 4
    }
    let third = row(10) {
      $0.inset.top = 5
      $0.inset.left = 2
    }
    let list = column([first, second, third]) {
      $0.rowGap = 6
      $0.padding.top = 1
      $0.padding.bottom = 2
    }
    tree.compute(list)
    #expect(tree.frame(of: second) == Rect(0, 20, 50, 10))
    #expect(tree.frame(of: third) == Rect(2, 45, 50, 10))
    setHeight(30, of: first)
    tree.compute(list)
    #expect(tree.frame(of: first) == Rect(0, 1, 50, 30))
    #expect(tree.frame(of: second) == Rect(0, 40, 50, 10))
    #expect(tree.frame(of: third) == Rect(2, 65, 50, 10))
    #expect(tree.frame(of: list).height == 72)
  }

  /// The frame of a moved item belongs to its former stack.
  @Test func anItemFromAnotherStackIsLaidOutAgain() {
    let moved = row(10)
    let narrow = column([row(5), moved])
    let wide = column([row(5)]) {
      $0.width = 80
      $0.padding.left = 7
    }
    let root = tree.makeNode(FlexStyle { $0.direction = .column }, children: [narrow, wide])
    tree.compute(root)
    #expect(tree.frame(of: moved) == Rect(0, 5, 50, 10))
    tree.remove(moved)
    tree.compute(root)
    #expect(tree.frame(of: narrow).height == 5)
    tree.insert(moved, into: wide, before: nil)
    tree.compute(root)
    #expect(tree.frame(of: moved) == Rect(7, 5, 73, 10))
    #expect(tree.frame(of: wide).height == 15)
  }

  /// The others are moved, which is no layout.
  @Test func theWorkForAChangedItemDoesNotGrowWithTheStack() {
    func work(_ count: Int) -> Int {
      let rows = (0..<count).map { row(Double($0)) }
      let list = column(rows) { $0.rowGap = 3 }
      tree.compute(list)
      setHeight(90, of: rows[count / 2])
      tree.compute(list)
      #expect(
        tree.frame(of: list).height
          == Double(
            count * (count - 1) / 2 - count / 2 + 90
              + 3 * (count - 1)))
      return tree.workCount
    }
    #expect(work(40) == work(4))
  }

  @Test func absoluteBoxesOfAStackArePlacedAgain() {
    let first = row(10)
    let absolute = row(5) {
      $0.position = .absolute
      $0.width = 5
      $0.inset.bottom = 0
    }
    let list = column([first, absolute, row(10)])
    tree.compute(list)
    #expect(tree.frame(of: absolute).y == 15)
    setHeight(30, of: first)
    tree.compute(list)
    #expect(tree.frame(of: absolute).y == 35)
  }

  @Test func aStackThatMayNotGrowIsLaidOutInFull() {
    let first = row(10)
    let second = row(10) { $0.flexShrink = 0 }
    let list = column([first, second]) { $0.maxHeight = 30 }
    tree.compute(list)
    #expect(tree.frame(of: list).height == 20)
    setHeight(40, of: first)
    tree.compute(list)
    #expect(tree.frame(of: list).height == 30)
    #expect(tree.frame(of: first).height == 20)
    #expect(tree.frame(of: second).y == 20)
  }

  @Test func aMovedItemStillUsesTheHeightOfItsStack() {
    let first = tree.makeNode(
      FlexStyle {
        $0.height = 20
        $0.flexShrink = 0
      })
    let inside = tree.makeNode(
      FlexStyle {
        $0.width = 10
        $0.height = 10
      })
    let second = tree.makeNode(
      FlexStyle {
        $0.height = .percent(0.5)
        $0.flexShrink = 0
      }, children: [inside])
    let stack = column([first, second])
    let root = tree.makeNode(FlexStyle { $0.alignItems = .flexStart }, children: [stack])
    tree.compute(root)
    #expect(tree.frame(of: second).height == 10)
    tree.updateStyle(of: first) { $0.height = 30 }
    tree.compute(root)
    #expect(tree.frame(of: second) == Rect(0, 30, 50, 10))
    tree.updateStyle(of: root) { $0.alignItems = .stretch }
    tree.compute(root)
    #expect(tree.frame(of: second) == Rect(0, 30, 50, 20))
  }

  @Test func anItemOfAStackThatGetsABaselineStaysAtTheStart() {
    let items = (0..<2).map { _ in
      tree.makeNode(
        FlexStyle {
          $0.width = 10
          $0.height = 10
        })
    }
    let stack = column(items)
    let root = tree.makeNode(FlexStyle { $0.direction = .column }, children: [stack])
    tree.compute(root)
    tree.updateStyle(of: items[0]) { $0.alignSelf = .baseline }
    tree.compute(root)
    #expect(items.map(tree.frame(of:)) == [Rect(0, 0, 10, 10), Rect(0, 10, 10, 10)])
  }
}
