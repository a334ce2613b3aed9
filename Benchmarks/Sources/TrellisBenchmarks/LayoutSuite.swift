import Trellis

/// The flex engine alone, on the trees with which other engines were measured.
enum LayoutSuite: Suite {
  static let name = "layout"

  private struct Sample: Sendable {
    let name: String
    /// The checksum on which two other engines agree.
    let checkSum: Double
    let make: @Sendable () -> FlexSample
  }

  private static let samples: [Sample] =
    [
      (1_000, [4_925_927, 4_952_653, 3_830_552]),
      (10_000, [469_265_927, 469_534_153, 362_478_464]),
      (100_000, [46_692_665_927, 46_695_349_153, 36_022_249_715]),
    ].flatMap { (size: Int, sums: [Double]) in
      [
        Sample(name: "rows/\(size)", checkSum: sums[0]) {
          FlexTrees.rows(size, measured: false)
        },
        Sample(name: "rows-measured/\(size)", checkSum: sums[1]) {
          FlexTrees.rows(size, measured: true)
        },
        Sample(name: "cards/\(size)", checkSum: sums[2]) { FlexTrees.cards(size) },
      ]
    } + [
      Sample(name: "yoga/stack-with-flex", checkSum: 1_750, make: FlexTrees.stackWithFlex),
      Sample(name: "yoga/align-stretch", checkSum: 1_410, make: FlexTrees.alignStretch),
      Sample(name: "yoga/nested-flex", checkSum: 58_110, make: FlexTrees.nestedFlex),
      Sample(name: "yoga/huge-nested", checkSum: 2_166_760, make: FlexTrees.hugeNested),
    ]

  static func run(report: (Measurement) -> Void) throws { try run(filter: nil, report: report) }

  static func run(filter: String?, report: (Measurement) -> Void) throws {
    for sample in samples {
      let name = "layout/\(sample.name)"
      let names = Step.allCases.map { "\(name)/\($0.rawValue)" } + ["\(name)/bytes-per-node"]
      if let filter, !names.contains(where: { $0.contains(filter) }) { continue }
      try measure(sample, name: name, report: report)
    }
    if filter.map({ DeepTreeSamples.mayMeasure($0) }) ?? true {
      DeepTreeSamples.measure(report: report)
    }
  }

  private enum Step: String, CaseIterable {
    case build
    case first
    case buildAndFirst = "build-and-first"
    case leafWidth = "leaf-width"
    case leafHeight = "leaf-height"
    case rootWidth = "root-width"
    case unchanged
  }

  private static func measure(
    _ sample: Sample, name: String, report: (Measurement) -> Void
  ) throws {
    var times: [Step: [Double]] = [:]
    var bytes = 0.0
    var sum = 0.0
    let clock = ContinuousClock()
    func time(_ step: Step, _ body: () -> Void) {
      let start = clock.now
      body()
      times[step, default: []].append((clock.now - start).microseconds)
    }
    Repetition(minimum: 7, maximum: 60, seconds: 0.5)({
      var made: FlexSample?
      time(.build) { made = sample.make() }
      guard let built = made else { return }
      let (tree, root, leaf) = (built.tree, built.root, built.leaf)
      time(.first) { tree.compute(root) }
      if sum == 0 { sum = built.checkSum }
      bytes = Double(tree.byteCount) / Double(built.nodes.count)
      time(.unchanged) { tree.compute(root) }
      time(.leafWidth) {
        tree.updateStyle(of: leaf) { $0.width = 121 }
        tree.compute(root)
      }
      time(.leafHeight) {
        tree.updateStyle(of: leaf) { $0.height = 37 }
        tree.compute(root)
      }
      time(.rootWidth) {
        tree.updateStyle(of: root) { $0.width = 414 }
        tree.compute(root)
      }
    })
    guard sum == sample.checkSum else {
      throw WrongSum(name: name, sum: sum, expected: sample.checkSum)
    }
    if let build = times[.build], let first = times[.first] {
      times[.buildAndFirst] = zip(build, first).map { $0 + $1 }
    }
    for step in Step.allCases {
      // The first of each is the warm-up.
      guard let values = times[step]?.dropFirst(), !values.isEmpty else { continue }
      report(Measurement("\(name)/\(step.rawValue)", in: "us", Array(values)))
    }
    report(Measurement("\(name)/bytes-per-node", in: "bytes", [bytes]))
  }

  private struct WrongSum: Error, CustomStringConvertible {
    let name: String
    let sum: Double
    let expected: Double
    var description: String { "\(name): the check sum is \(sum), not \(expected)" }
  }
}

extension Duration {
  fileprivate var microseconds: Double { self / .microseconds(1) }
}
