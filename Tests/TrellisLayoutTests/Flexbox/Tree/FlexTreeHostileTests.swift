import TestSupport
import Testing
import TrellisLayout

/// Trees and styles that must not hang, trap or produce NaN.
struct FlexTreeHostileTests {
  @Test func invalidNumbersOfABoxAreNamed() {
    var style = FlexStyle()
    #expect(style.findProblem() == nil)
    style.width = .points(.nan)
    #expect(
      style.findProblem()?.description
        == "width cannot be nan: a finite number from 0 to 1000000000.0 is needed")
    style = FlexStyle { $0.padding.start = -1 }
    #expect(style.findProblem()?.property == "padding")
    style = FlexStyle { $0.margin.top = .points(-.infinity) }
    #expect(
      style.findProblem()?.description
        == "margin cannot be -inf: a finite number up to 1000000000.0 is needed")
    style = FlexStyle { $0.aspectRatio = 0 }
    #expect(style.findProblem()?.property == "aspectRatio")
    style = FlexStyle { $0.border.left = 1e10 }
    #expect(style.findProblem()?.property == "border")
    style = FlexStyle { $0.flexGrow = -1 }
    #expect(style.findProblem()?.property == "flexGrow")
    style = FlexStyle { $0.margin.left = -5 }
    #expect(style.findProblem() == nil)
  }

  @Test func aStyleWithANaNStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      _ = FlexTree().makeNode(FlexStyle { $0.height = .points(.nan) })
    }
  }

  @Test func aNodeWithTwoParentsStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let tree = FlexTree()
      let child = tree.makeNode()
      _ = tree.makeNode(children: [child])
      _ = tree.makeNode(children: [child])
    }
  }

  /// Each use of a freed node: its number may be that of another node soon.
  @Test(arguments: 0..<11)
  func aUseOfAFreedNodeStopsTheProgram(number: Int) async {
    await #expect(processExitsWith: .failure) { [number] in
      let tree = FlexTree()
      let gone = tree.makeNode()
      let other = tree.makeNode()
      tree.free(gone)
      let uses: [() -> Void] = [
        { _ = tree.children(of: gone) }, { _ = tree.parent(of: gone) },
        { _ = tree.style(of: gone) }, { _ = tree.frame(of: gone) },
        { tree.setStyle(FlexStyle { $0.width = 1 }, of: gone) }, { tree.setNeedsMeasure(gone) },
        { tree.remove(gone) }, { tree.free(gone) }, { tree.compute(gone) },
        { tree.append(gone, to: other) }, { tree.append(other, to: gone) },
      ]
      uses[number]()
    }
  }

  @Test func aNodeBeforeItselfStopsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      let tree = FlexTree()
      let (parent, child) = (tree.makeNode(), tree.makeNode())
      tree.insert(child, into: parent, before: child)
    }
  }

  @Test func invalidMeasurementsCountAsZero() {
    for wrong in [Double.nan, .infinity, -.infinity, -5, 1e300] {
      let tree = FlexTree()
      let leaf = tree.makeLeaf(reportsBaseline: true) { _ in
        FlexMeasurement(size: Size(width: wrong, height: wrong), baseline: wrong)
      }
      let root = tree.makeNode(FlexStyle { $0.alignItems = .baseline }, children: [leaf])
      tree.compute(root)
      #expect(tree.frame(of: root) == .zero)
      #expect(tree.frame(of: leaf).size == .zero)
    }
  }

  @Test func hugeNumbersStayFinite() {
    let limit = FlexStyle.maximumNumber
    let tree = FlexTree()
    let children = (0..<20).map { _ in
      tree.makeNode(
        FlexStyle {
          $0.width = .points(limit)
          $0.flexGrow = limit
          $0.flexShrink = limit
          $0.aspectRatio = limit
          $0.margin.left = .percent(limit)
        })
    }
    let root = tree.makeNode(FlexStyle { $0.width = .points(limit) }, children: children)
    tree.compute(root)
    for node in children + [root] {
      let frame = tree.frame(of: node)
      #expect(frame.x.isFinite && frame.y.isFinite && frame.width.isFinite && frame.height.isFinite)
    }
  }

  @Test(arguments: [FlexTree.depthLimit, FlexTree.depthLimit + 1, 100_000])
  func deepTreesAreLaidOutUpToTheLimitOnASmallThread(depth: Int) {
    let (size, isExceeded) = onSmallThread { Self.sizeOfChain(depth) }
    #expect(isExceeded == (depth > FlexTree.depthLimit))
    #expect(size.width.isFinite && size.height.isFinite)
    if !isExceeded { #expect(size == Size(width: 9 + Double(depth), height: 10)) }
  }

  /// The size of `depth` nested boxes, each but the innermost with a padding of 1, and whether a limit was reached.
  private static func sizeOfChain(_ depth: Int) -> (Size, Bool) {
    let tree = FlexTree(minimumCapacity: depth)
    var node = tree.makeNode(
      FlexStyle {
        $0.width = 10
        $0.height = 10
      })
    for level in 1..<depth {
      node = tree.makeNode(
        FlexStyle {
          $0.direction = level.isMultiple(of: 2) ? .row : .column
          $0.padding.left = 1
        }, children: [node])
    }
    tree.compute(node)
    return (tree.frame(of: node).size, tree.exceededWorkLimit)
  }

  /// A node with `display: contents` is replaced by its children, at any depth.
  @Test func deeplyNestedContentsAreReplaced() {
    let size = onSmallThread {
      let tree = FlexTree()
      var node = tree.makeNode(FlexStyle { $0.width = 10 })
      for _ in 0..<100_000 {
        node = tree.makeNode(FlexStyle { $0.display = .contents }, children: [node])
      }
      let root = tree.makeNode(FlexStyle { $0.height = 5 }, children: [node])
      tree.compute(root)
      return tree.frame(of: root).size
    }
    #expect(size == Size(width: 10, height: 5))
  }

  @Test func aHundredThousandItemsAreLaidOut() {
    let count = 100_000
    let tree = FlexTree(minimumCapacity: count + 1)
    let items = (0..<count).map { _ in
      tree.makeNode(
        FlexStyle {
          $0.width = 2
          $0.height = 1
          $0.flexShrink = 1
          $0.minWidth = 0
        })
    }
    let root = tree.makeNode(FlexStyle { $0.width = .points(Double(count)) }, children: items)
    tree.compute(root)
    #expect(tree.frame(of: items[count - 1]).width == 1)
    tree.updateStyle(of: root) {
      $0.wrap = .wrap
      $0.width = 100
    }
    tree.compute(root)
    #expect(tree.frame(of: root).height == Double(count / 50))
  }
}
