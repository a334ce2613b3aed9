import TestSupport
import Testing
import TrellisLayout

struct FlexTreeTests {
  private func box(_ width: Double, _ height: Double) -> FlexStyle {
    FlexStyle {
      $0.width = .points(width)
      $0.height = .points(height)
    }
  }

  @Test func itemsShareTheSpaceOfARow() {
    let tree = FlexTree()
    let first = tree.makeNode(FlexStyle { $0.flexGrow = 1 })
    let second = tree.makeNode(FlexStyle { $0.flexGrow = 2 })
    let row = tree.makeNode(box(300, 50), children: [first, second])
    tree.compute(row)
    #expect(tree.frame(of: row) == Rect(x: 0, y: 0, width: 300, height: 50))
    #expect(tree.frame(of: first) == Rect(x: 0, y: 0, width: 100, height: 50))
    #expect(tree.frame(of: second) == Rect(x: 100, y: 0, width: 200, height: 50))
  }

  @Test func theRangeHoldsTheRoot() {
    let tree = FlexTree()
    let child = tree.makeNode(box(40, 30))
    let root = tree.makeNode(FlexStyle { $0.direction = .column }, children: [child])
    tree.compute(root)
    #expect(tree.frame(of: root).size == Size(width: 40, height: 30))
    tree.compute(root, in: SizeRange(exactly: Size(width: 100, height: 20)))
    #expect(tree.frame(of: root).size == Size(width: 100, height: 20))
    #expect(tree.frame(of: child).size == Size(width: 40, height: 20))
    tree.compute(
      root, in: SizeRange(min: Size(width: 0, height: 50), max: Size(width: 30, height: 90)))
    #expect(tree.frame(of: root).size == Size(width: 30, height: 50))
  }

  @Test func theSizeAroundTheRootMayChangeAndBecomeUnknown() {
    let tree = FlexTree()
    let root = tree.makeNode(
      FlexStyle {
        $0.width = .percent(0.5)
        $0.height = .points(10)
      })
    for (width, expected) in [(100.0, 50.0), (300, 150), (nil, 0), (100, 50)] {
      tree.compute(root, available: ParentSize(width: width, height: nil))
      #expect(tree.frame(of: root).width == expected)
    }
  }

  @Test func contentIsMeasuredOnceForAWidth() {
    let tree = FlexTree()
    var requests: [FlexMeasureRequest] = []
    let leaf = tree.makeLeaf { request in
      requests.append(request)
      return FlexMeasurement(size: Size(width: 100, height: 20))
    }
    let column = tree.makeNode(
      FlexStyle {
        $0.direction = .column
        $0.width = 60
      }, children: [leaf])
    tree.compute(column)
    #expect(tree.frame(of: leaf) == Rect(x: 0, y: 0, width: 60, height: 20))
    #expect(requests == [FlexMeasureRequest(knownWidth: 60, availableWidth: .definite(60))])
    tree.compute(column)
    #expect(requests.count == 1)
    tree.setNeedsMeasure(leaf)
    tree.compute(column)
    #expect(requests.count == 2)
  }

  @Test func oneChangedLeafOfAListIsAllThatIsMeasured() {
    let tree = FlexTree()
    var count = 0
    var heights = Array(repeating: 10.0, count: 1_000)
    let leaves = heights.indices.map { index in
      tree.makeLeaf { request in
        count += 1
        return FlexMeasurement(
          size: Size(width: request.knownWidth ?? 50, height: heights[index]))
      }
    }
    let list = tree.makeNode(
      FlexStyle {
        $0.direction = .column
        $0.width = 60
      }, children: leaves)
    tree.compute(list)
    #expect(count == 1_000)
    heights[500] = 25
    tree.setNeedsMeasure(leaves[500])
    tree.compute(list)
    #expect(count == 1_001)
    #expect(tree.frame(of: leaves[500]).height == 25)
    #expect(tree.frame(of: leaves[999]).y == 10_005)
    #expect(tree.frame(of: list).height == 10_015)
  }

  @Test func childrenComeAndGo() {
    let tree = FlexTree()
    let first = tree.makeNode(box(10, 10))
    let third = tree.makeNode(box(30, 10))
    let row = tree.makeNode(children: [first, third])
    tree.compute(row)
    #expect(tree.frame(of: row).width == 40)
    let second = tree.makeNode(box(20, 10))
    tree.insert(second, into: row, before: third)
    tree.compute(row)
    #expect(tree.children(of: row) == [first, second, third])
    #expect(tree.frame(of: third).x == 30)
    tree.remove(first)
    tree.free(first)
    tree.compute(row)
    #expect(tree.frame(of: third).x == 20)
    #expect(tree.frame(of: row).width == 50)
  }

  @Test func lengthsTwiceAsLongGiveALayoutTwiceAsLarge() {
    for seed in Rounds.seeds(150) {
      var random = RandomStyles(seed: seed)
      let model = random.tree(of: random.number(1...20))
      for node in model.all { node.text = nil }
      let frames = model.framesFromScratch(in: SizeRange(), available: .undefined)
      for node in model.all { node.style = node.style.doubled }
      let doubled = model.framesFromScratch(in: SizeRange(), available: .undefined)
      for (frame, twice) in zip(frames, doubled) {
        #expect(
          abs(twice.x - 2 * frame.x) < 1e-6 && abs(twice.y - 2 * frame.y) < 1e-6
            && abs(twice.width - 2 * frame.width) < 1e-6
            && abs(twice.height - 2 * frame.height) < 1e-6, "seed \(seed)")
      }
    }
  }

  @Test func aBoxThatIsHiddenAgainHidesItsChildren() {
    let tree = FlexTree()
    let child = tree.makeNode(
      FlexStyle {
        $0.width = 10
        $0.height = 10
      })
    let box = tree.makeNode(FlexStyle { $0.display = .contents }, children: [child])
    let outer = tree.makeNode(FlexStyle { $0.display = .none }, children: [box])
    let root = tree.makeNode(children: [outer])
    tree.compute(root)
    #expect(tree.frame(of: child) == .zero)
    tree.updateStyle(of: outer) { $0.display = .flex }
    tree.compute(root)
    #expect(tree.frame(of: child) == Rect(0, 0, 10, 10))
    tree.updateStyle(of: box) { $0.display = .none }
    tree.compute(root)
    #expect(tree.frame(of: child) == .zero)
  }

  @Test func aBoxThatJoinsAHiddenOneHasNoFrame() {
    let tree = FlexTree()
    let child = tree.makeNode(
      FlexStyle {
        $0.width = 10
        $0.height = 10
      })
    let hidden = tree.makeNode(FlexStyle { $0.display = .none })
    let root = tree.makeNode(children: [hidden])
    tree.compute(root)
    tree.compute(child)
    #expect(tree.frame(of: child) == Rect(0, 0, 10, 10))
    tree.append(child, to: hidden)
    tree.compute(root)
    #expect(tree.frame(of: child) == .zero)
  }

  @Test func aChangeBelowOneRootWaitsForTheComputationOfIt() {
    let tree = FlexTree()
    let child = tree.makeNode(FlexStyle { $0.width = 10 })
    let root = tree.makeNode(children: [tree.makeNode(children: [child])])
    let other = tree.makeNode(children: [tree.makeNode()])
    tree.compute(root)
    tree.compute(other)
    tree.updateStyle(of: child) { $0.width = 20 }
    tree.compute(other)
    tree.compute(root)
    #expect(tree.frame(of: root).width == 20)
  }

  @Test func anotherAvailableSizeIsAnotherLayout() {
    let tree = FlexTree()
    let root = tree.makeNode(FlexStyle { $0.width = .percent(0.5) })
    for width in [100.0, 200, 100] {
      tree.compute(root, available: ParentSize(width: width, height: nil))
      #expect(tree.frame(of: root).width == width / 2)
    }
  }
}

extension FlexStyle {
  /// This style with all lengths doubled.
  fileprivate var doubled: FlexStyle {
    var style = self
    func twice(_ length: inout FlexLength) {
      if case .points(let points) = length { length = .points(2 * points) }
    }
    func twice(_ edges: inout FlexEdges<FlexLength>) {
      twice(&edges.top)
      twice(&edges.left)
      twice(&edges.bottom)
      twice(&edges.right)
      if var start = edges.start {
        twice(&start)
        edges.start = start
      }
      if var end = edges.end {
        twice(&end)
        edges.end = end
      }
    }
    for path in [
      \FlexStyle.width, \.height, \.minWidth, \.minHeight, \.maxWidth, \.maxHeight, \.flexBasis,
      \.rowGap, \.columnGap,
    ] {
      twice(&style[keyPath: path])
    }
    twice(&style.margin)
    twice(&style.padding)
    twice(&style.inset)
    style.border = FlexEdges(
      top: border.top * 2, left: border.left * 2, bottom: border.bottom * 2,
      right: border.right * 2)
    style.scrollbarThickness *= 2
    return style
  }
}
