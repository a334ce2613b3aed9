import Testing
import TrellisLayout

/// The measure functions of leaves.
struct LeafBoxesTests {
  @Test func aBaselineThatIsNotFiniteIsTheBottom() {
    for wrong in [Double.infinity, -.infinity, .nan] {
      let tree = FlexTree()
      let leaf = tree.makeLeaf(reportsBaseline: true) { _ in
        FlexMeasurement(size: Size(width: 10, height: 20), baseline: wrong)
      }
      let other = tree.makeLeaf(reportsBaseline: true) { _ in
        FlexMeasurement(size: Size(width: 10, height: 10), baseline: 5)
      }
      let root = tree.makeNode(FlexStyle { $0.alignItems = .baseline }, children: [leaf, other])
      tree.compute(root)
      #expect(tree.frame(of: leaf) == Rect(0, 0, 10, 20), "\(wrong)")
      #expect(tree.frame(of: other) == Rect(10, 15, 10, 10), "\(wrong)")
    }
  }

  @Test func aKnownHeightIsThatOfTheContentBox() {
    let tree = FlexTree()
    var heights: Set<Double> = []
    let leaf = tree.makeLeaf(
      FlexStyle {
        $0.height = 50
        $0.padding.top = 10
        $0.padding.bottom = 5
      }, reportsBaseline: true
    ) { request in
      if let height = request.knownHeight { heights.insert(height) }
      return FlexMeasurement(size: Size(width: 10, height: 10), baseline: 5)
    }
    let root = tree.makeNode(FlexStyle { $0.alignItems = .baseline }, children: [leaf])
    tree.compute(root)
    #expect(heights == [35])
  }

  @Test func aLengthBeyondAllNumbersOfStylesIsZero() {
    let tree = FlexTree()
    let leaf = tree.makeLeaf { _ in
      FlexMeasurement(size: Size(width: 2 * FlexStyle.maximumNumber, height: 10))
    }
    let root = tree.makeNode(children: [leaf])
    tree.compute(root)
    #expect(tree.frame(of: leaf) == Rect(0, 0, 0, 10))
  }
}
