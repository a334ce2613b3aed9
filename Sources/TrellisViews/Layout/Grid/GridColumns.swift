import TrellisLayout

/// The columns of a grid in a certain width.
struct GridColumns {
  /// A column, or a group of adaptive columns, before its width is known.
  struct Track {
    var minimum = 0.0
    var maximum = Double.infinity
    /// The width before free width is distributed.
    var width = 0.0
    /// Whether the column takes a share of the free width.
    var grows = false
    /// Whether the column becomes narrower where width is missing.
    var shrinks = false
  }

  private(set) var widths: [Double] = []
  /// The space after each column but the last.
  private(set) var gaps: [Double] = []
  private(set) var alignments: [Alignment?] = []

  var count: Int { widths.count }

  /// The distance from the start of column `range.lowerBound` to the end of the last one.
  func width(of range: Range<Int>) -> Double {
    widths[range].reduce(0, +) + gaps[range.dropLast()].reduce(0, +)
  }

  /// The distance of the start of a column from the start of the first column.
  func start(of column: Int) -> Double {
    widths[..<column].reduce(0, +) + gaps[..<column].reduce(0, +)
  }

  var total: Double { width(of: 0..<count) }

  /// The columns of `items` in `available` CSS pixels.
  ///
  /// - Parameters:
  ///   - natural: the width of the content of each item that is `automatic`, or of each one in unlimited space.
  ///   - grows: whether an automatic column takes free width.
  init(
    _ items: [GridItem], in available: Double, spacing: Double, natural: [Double], grows: [Bool]
  ) {
    let gaps = items.map { max(0, $0.spacing ?? spacing) }
    var tracks = items.indices.map {
      Track(items[$0].size, natural: natural[$0], grows: grows[$0], available: available)
    }
    if available.isFinite { Self.fit(&tracks, to: available - gaps.dropLast().reduce(0, +)) }
    for (index, item) in items.enumerated() {
      var parts = 1
      var width = tracks[index].width
      if case .adaptive(let minimum, let maximum) = item.size {
        let gap = gaps[index]
        parts = Self.parts(of: width, least: minimum, gap: gap)
        width = min(max(0, (width - gap * Double(parts - 1)) / Double(parts)), max(0, maximum))
      }
      for _ in 0..<parts {
        widths.append(width)
        self.gaps.append(gaps[index])
        alignments.append(item.alignment)
      }
    }
  }

  /// The largest number of columns of at least `minimum` CSS pixels in `width`; no more than 10,000.
  private static func parts(of width: Double, least minimum: Double, gap: Double) -> Int {
    let count = (width + gap) / max(1, minimum + gap)
    return Int(min(max(count + lengthTolerance, 1), 10_000))
  }

  private static let lengthTolerance = 1e-9

  /// Distributes free or missing width.
  private static func fit(_ tracks: inout [Track], to available: Double) {
    let missing = tracks.reduce(0) { $0 + ($1.grows ? $1.minimum : $1.width) } - available
    if missing > 0 { shrink(&tracks, by: missing) }
    let rest = available - tracks.reduce(0) { $0 + ($1.grows ? 0 : $1.width) }
    share(max(0, rest), among: &tracks)
  }

  /// Makes the widest columns that shrink equally wide, until `missing` CSS pixels are saved.
  private static func shrink(_ tracks: inout [Track], by missing: Double) {
    let order = tracks.indices.filter { tracks[$0].shrinks }
      .sorted { tracks[$0].width > tracks[$1].width }
    let sum = order.reduce(0) { $0 + tracks[$1].width }
    var kept = max(0, sum - missing)
    // The narrow columns keep their widths as long as these are below an equal share of the space that is left.
    for (position, index) in order.reversed().enumerated() {
      let left = Double(order.count - position)
      let width = min(tracks[index].width, kept / left)
      tracks[index].width = width
      tracks[index].minimum = min(tracks[index].minimum, width)
      kept -= width
    }
  }

  /// Gives the columns that grow equal shares of `available`, within their limits.
  ///
  /// Source: CSS Flexible Box Layout, §9.7: columns that break a limit are frozen, and the others share again.
  private static func share(_ available: Double, among tracks: inout [Track]) {
    var open = tracks.indices.filter { tracks[$0].grows }
    var rest = available
    while !open.isEmpty {
      let equal = max(0, rest / Double(open.count))
      var excess = 0.0
      for index in open {
        let width = max(min(equal, tracks[index].maximum), tracks[index].minimum)
        tracks[index].width = width
        excess += width - equal
      }
      let frozen = open.filter {
        excess > 0
          ? tracks[$0].width > equal : excess < 0 ? tracks[$0].width < equal : true
      }
      if frozen.isEmpty { return }
      rest -= frozen.reduce(0) { $0 + tracks[$1].width }
      open.removeAll { frozen.contains($0) }
    }
  }
}

extension GridColumns.Track {
  fileprivate init(_ size: GridItem.Size, natural: Double, grows: Bool, available: Double) {
    switch size {
    case .fixed(let length): width = max(0, length)
    case .flexible(let minimum, let maximum):
      self.minimum = max(0, minimum)
      self.maximum = max(self.minimum, maximum)
      self.grows = true
    case .adaptive(let minimum, _):
      self.minimum = min(max(0, minimum), available)
      self.grows = true
    case .automatic:
      width = natural
      shrinks = true
      self.grows = grows
      minimum = natural
    }
    if available == .infinity, self.grows { width = max(minimum, min(natural, maximum)) }
  }
}
