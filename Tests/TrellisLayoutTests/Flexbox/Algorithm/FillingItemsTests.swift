import TestSupport
import Testing
import TrellisLayout

/// An item that fills the rest of its line, whose base size is not found.
struct FillingItemsTests {
  /// A line of some fixed items and one that flexes.
  ///
  /// - Parameter bounded: whether the item has a maximum that it never reaches: its base size is then found.
  private func line(seed: UInt64, bounded: Bool) -> Box {
    var random = SeededGenerator(seed: seed)
    let isColumn = seed.isMultiple(of: 2)
    func words() -> [Int] {
      (0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 1...6, using: &random) }
    }
    func fixed() -> Box {
      let item = Box(words: words())
      let size = FlexLength.points(Double(Int.random(in: 0...60, using: &random)))
      return Box(
        {
          $0.flexShrink = 0
          if isColumn { $0.height = size } else { $0.width = size }
          $0.margin.top = .points(Double(Int.random(in: -4...9, using: &random)))
          $0.margin.left = .points(Double(Int.random(in: -4...9, using: &random)))
        }, Int.random(in: 0...1, using: &random) == 0 ? [] : [item])
    }
    func filling() -> Box {
      let inner = (0..<Int.random(in: 0...3, using: &random)).map { _ in Box(words: words()) }
      let direction: FlexDirection = Int.random(in: 0...1, using: &random) == 0 ? .row : .column
      let (grow, shrink) = (
        Double(Int.random(in: 1...3, using: &random)), Double(Int.random(in: 1...3, using: &random))
      )
      let padding = Double(Int.random(in: 0...8, using: &random))
      let height = FlexLength.percent(Double(Int.random(in: 1...10, using: &random)) / 10)
      let hasPart = Int.random(in: 0...2, using: &random) == 0
      let part = Box({ $0.height = height }, [])
      return Box(
        {
          $0.direction = direction
          $0.flexGrow = grow
          $0.flexShrink = shrink
          $0.minWidth = 0
          $0.minHeight = 0
          $0.padding.top = .points(padding)
          $0.padding.left = .points(padding)
          if bounded {
            if isColumn { $0.maxHeight = 100_000 } else { $0.maxWidth = 100_000 }
          }
        }, hasPart ? inner + [part] : inner)
    }
    var items = (0..<Int.random(in: 0...3, using: &random)).map { _ in fixed() }
    items.insert(filling(), at: Int.random(in: 0...items.count, using: &random))
    let (width, height) = (
      Double(Int.random(in: 0...200, using: &random)),
      Double(Int.random(in: 0...200, using: &random))
    )
    let alignments: [FlexItemAlignment] = [.stretch, .flexStart, .center]
    let alignment = alignments[Int.random(in: 0...2, using: &random)]
    let gap = Double(Int.random(in: 0...5, using: &random))
    let isReverse = Int.random(in: 0...3, using: &random) == 0
    return Box(
      .points(width), .points(height),
      {
        $0.direction =
          isColumn ? (isReverse ? .columnReverse : .column) : (isReverse ? .rowReverse : .row)
        $0.alignItems = alignment
        $0.rowGap = .points(gap)
        $0.columnGap = .points(gap)
      }, items)
  }

  @Test func theFramesAreThoseOfAnItemWithABaseSize() {
    for seed in Rounds.seeds(400, from: 1) {
      let frames = line(seed: seed, bounded: false).frames()
      let expected = line(seed: seed, bounded: true).frames()
      #expect(frames.count == expected.count)
      for (frame, other) in zip(frames, expected) {
        #expect(
          abs(frame.x - other.x) < 1e-9 && abs(frame.y - other.y) < 1e-9
            && abs(frame.width - other.width) < 1e-9 && abs(frame.height - other.height) < 1e-9,
          "seed \(seed): \(frames) differ from \(expected)")
      }
    }
  }

  /// The heights and widths for which a leaf is measured that fills the rest of a column.
  private func requests(
    _ column: (inout FlexStyle) -> Void = { _ in }, _ item: (inout FlexStyle) -> Void = { _ in }
  ) -> [FlexMeasureRequest] {
    let tree = FlexTree()
    let root = tree.makeNode(
      FlexStyle {
        $0.direction = .column
        $0.width = 100
        $0.height = 80
        column(&$0)
      })
    var requests: [FlexMeasureRequest] = []
    let leaf = tree.makeLeaf(
      FlexStyle {
        $0.flexGrow = 1
        $0.flexShrink = 1
        $0.minHeight = 0
        item(&$0)
      }
    ) { request in
      requests.append(request)
      return FlexMeasurement(size: Size(width: 10, height: 500), baseline: nil)
    }
    tree.insert(leaf, into: root, before: nil)
    tree.compute(root)
    #expect(tree.frame(of: leaf).height <= 500)
    return requests
  }

  @Test func theContentOfAColumnsFillingItemIsNotMeasuredForItsHeight() {
    #expect(requests().allSatisfy { $0.knownHeight == 80 })
  }

  @Test func theContentIsMeasuredIfTheHeightDependsOnIt() {
    func isMeasured(_ requests: [FlexMeasureRequest]) -> Bool {
      requests.contains { $0.knownHeight == nil }
    }
    #expect(isMeasured(requests({ $0.height = .auto })))
    #expect(isMeasured(requests({ $0.minHeight = .minContent })))
    #expect(isMeasured(requests({ $0.maxHeight = .maxContent })))
    #expect(isMeasured(requests({ $0.wrap = .wrap })))
    #expect(isMeasured(requests({ _ in }, { $0.minHeight = .auto })))
    #expect(isMeasured(requests({ _ in }, { $0.maxHeight = 60 })))
    #expect(isMeasured(requests({ _ in }, { $0.flexGrow = 0.5 })))
    #expect(isMeasured(requests({ _ in }, { $0.flexShrink = 0.5 })))
  }
}
