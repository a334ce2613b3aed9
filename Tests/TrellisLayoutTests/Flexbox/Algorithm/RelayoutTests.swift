import TestSupport
import Testing
import TrellisLayout

/// Layout after a change gives the frames of a new tree.
struct RelayoutTests {
  @Test func aChangedBaselineMovesTheItemsBesideIt() {
    let tree = FlexTree()
    var baseline = 5.0
    let changing = tree.makeLeaf(reportsBaseline: true) { _ in
      FlexMeasurement(size: Size(width: 10, height: 20), baseline: baseline)
    }
    let other = tree.makeLeaf(reportsBaseline: true) { _ in
      FlexMeasurement(size: Size(width: 10, height: 10), baseline: 5)
    }
    let style = FlexStyle { $0.alignItems = .baseline }
    let inner = tree.makeNode(style, children: [changing])
    let root = tree.makeNode(
      FlexStyle {
        $0.alignItems = .baseline
        $0.height = 50
      }, children: [inner, other])
    tree.compute(root)
    #expect(tree.frame(of: other) == Rect(10, 0, 10, 10))
    baseline = 15
    tree.setNeedsMeasure(changing)
    tree.compute(root)
    #expect(tree.frame(of: inner) == Rect(0, 0, 10, 20))
    #expect(tree.frame(of: other) == Rect(10, 10, 10, 10))
  }

  /// Such boxes are placed again in every computation, each of them once.
  @Test func theWorkForABoxThatRefersToAHigherAncestorStaysTheSame() {
    let tree = FlexTree()
    let absolute = tree.makeNode(
      FlexStyle {
        $0.position = .absolute
        $0.width = .percent(0.5)
      })
    let parent = tree.makeNode(FlexStyle { $0.position = .static }, children: [absolute])
    let root = tree.makeNode(children: [parent])
    var work: Set<Int> = []
    for width in 1...12 {
      tree.setStyle(FlexStyle { $0.width = .points(Double(10 * width)) }, of: root)
      tree.compute(root)
      #expect(tree.frame(of: absolute).width == Double(5 * width))
      if width > 1 { work.insert(tree.workCount) }
    }
    #expect(work.count == 1)
  }

  /// A style that would give a box a frame gives it none inside of a hidden one, and neither its new children.
  @Test func aNodeThatMovesIntoAHiddenBoxHasNoFrame() {
    let tree = FlexTree()
    let moved = tree.makeNode(FlexStyle { ($0.width, $0.height) = (30, 20) })
    let inner = tree.makeNode()
    let hidden = tree.makeNode(FlexStyle { $0.display = .none }, children: [inner])
    let root = tree.makeNode(children: [moved, hidden])
    tree.compute(root)
    tree.setStyle(FlexStyle { $0.width = 50 }, of: inner)
    #expect(tree.frame(of: moved) == Rect(0, 0, 30, 20))
    tree.remove(moved)
    tree.append(moved, to: inner)
    tree.compute(root)
    #expect(tree.frame(of: moved) == .zero)
    tree.setStyle(FlexStyle(), of: hidden)
    tree.compute(root)
    #expect(tree.frame(of: moved) == Rect(0, 0, 30, 20))
    tree.setStyle(FlexStyle { $0.display = .none }, of: hidden)
    tree.compute(root)
    #expect(tree.frame(of: moved) == .zero && tree.frame(of: inner) == .zero)
  }

  @Test func aBoxThatRefersToAHigherAncestorIsPlacedAgain() {
    let tree = FlexTree()
    let absolute = tree.makeNode(
      FlexStyle {
        $0.position = .absolute
        $0.width = 10
        $0.height = .percent(0.5)
        $0.inset.right = 5
        $0.inset.top = 0
      })
    let parent = tree.makeNode(
      FlexStyle {
        $0.position = .static
        $0.width = 20
        $0.height = 20
        $0.margin.left = 7
      }, children: [absolute])
    var style = FlexStyle {
      $0.width = 100
      $0.height = 60
      $0.alignItems = .flexStart
    }
    let root = tree.makeNode(style, children: [parent])
    tree.compute(root)
    #expect(tree.frame(of: absolute) == Rect(78, 0, 10, 30))
    style.width = 150
    style.height = 40
    tree.setStyle(style, of: root)
    tree.compute(root)
    #expect(tree.frame(of: parent) == Rect(7, 0, 20, 20))
    #expect(tree.frame(of: absolute) == Rect(128, 0, 10, 20))
  }

  /// Trees of rows with baseline alignment, static parents and absolute boxes, whose layouts depend on each
  /// other more than those of `FlexTreePropertyTests`.
  @Test func baselineRowsAndBoxesOfHigherAncestorsAreLaidOutAgain() {
    for seed in Rounds.seeds(500, from: 5_000) {
      var random = RandomStyles(seed: seed)
      let model = random.tree(of: random.number(4...16))
      for node in model.all where node !== model {
        if random.chance(0.5) { node.style.alignItems = .baseline }
        if random.chance(0.2) { node.style.alignSelf = .baseline }
        if random.chance(0.3) { node.style.height = .percent(Double(random.number(1...8)) / 4) }
        if random.chance(0.35) { node.style.position = .static }
        if random.chance(0.2) {
          node.style.position = .absolute
          node.style.inset.bottom = random.length(-5...9)
        }
      }
      let tree = FlexTree()
      let root = model.make(in: tree)
      for step in 0..<10 {
        tree.compute(root)
        let frames = model.all.compactMap { $0.node.map(tree.frame(of:)) }
        let expected = model.framesFromScratch(in: SizeRange(), available: .undefined)
        #expect(frames == expected, "seed \(seed), step \(step)")
        #expect(tree.checkInvariants() == [], "seed \(seed), step \(step)")
        if frames != expected { break }
        let target = random.pick(model.all)
        guard let node = target.node, random.chance(0.6) else {
          random.change(model, in: tree)
          continue
        }
        if target.text != nil {
          target.text = random.number(0...12)
          tree.setNeedsMeasure(node)
        } else {
          target.style.padding.top = random.length(0...9)
          if random.chance(0.3) { target.style.height = random.pick([.auto, .percent(0.5), 30]) }
          tree.setStyle(target.style, of: node)
        }
      }
    }
  }

  /// The new child has no height where its container is laid out, and 20 px where its content is measured.
  @Test func aChildOfAnItemThatWasMeasuredEmptyChangesTheItemsBesideIt() {
    let tree = FlexTree()
    let style = FlexStyle {
      $0.flexGrow = 1
      $0.minHeight = 0
    }
    var dependent = style
    // The layout of the content may depend on the height before and after.
    dependent.rowGap = .percent(0.1)
    let first = tree.makeNode(dependent)
    let second = tree.makeNode(style)
    let root = tree.makeNode(
      FlexStyle {
        $0.direction = .column
        $0.width = 50
        $0.height = 200
      }, children: [first, second])
    tree.compute(root)
    #expect(tree.frame(of: second) == Rect(0, 100, 50, 100))
    let content = tree.makeNode(
      FlexStyle {
        $0.height = 20
        $0.flexShrink = 0
      })
    let child = tree.makeNode(
      FlexStyle {
        $0.height = .percent(0)
        $0.minHeight = 0
      }, children: [content])
    tree.append(child, to: first)
    tree.compute(root)
    #expect(tree.frame(of: child).height == 0)
    #expect(tree.frame(of: second) == Rect(0, 110, 50, 90))
  }

  /// Rows of which each is stretched by a sibling, and the leaf was higher than all of these. Each row is laid out in its
  /// old height, and with all rows in it again in that of the row around it.
  @Test func aChangeIsNotPropagatedThroughManyRows() {
    let tree = FlexTree()
    func box(height: Double) -> FlexNode {
      tree.makeNode(
        FlexStyle {
          $0.width = 5
          $0.height = .points(height)
          $0.minWidth = 0
          $0.flexShrink = 0
        })
    }
    let leaf = box(height: 1000)
    var root = leaf
    var rows: [FlexNode] = []
    for level in 0..<200 {
      root = tree.makeNode(
        FlexStyle {
          $0.width = 50
          $0.minWidth = 0
          $0.flexShrink = 0
        }, children: [root, box(height: 60 + 3 * Double(level))])
      rows.append(root)
    }
    tree.compute(root)
    #expect(tree.frame(of: rows[100]) == Rect(0, 0, 50, 1000))
    tree.updateStyle(of: leaf) { $0.height = 10 }
    tree.compute(root)
    #expect(tree.frame(of: rows[100]) == Rect(0, 0, 50, 657))
    // Without a limit, some 50 for each node.
    #expect(tree.workCount < 8 * 401)
  }
}
