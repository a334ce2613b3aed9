import TrellisBase

/// The columns of a ``LazyVGrid``, or the rows of a ``LazyHGrid``, and their places in the breadth of the list.
final class LazyGridForm: Equatable {
  /// The columns in a breadth.
  struct Tracks {
    let breadth: Double
    let columns: GridColumns
    /// The distance of each column from the first one.
    let starts: [Double]

    var count: Int { columns.count }
    var total: Double { columns.total }

    /// The columns of which a part is in `range`.
    ///
    /// - Complexity: O(log *n*).
    func columns(in range: ClosedRange<Double>) -> Range<Int> {
      let first = starts.partitioningIndex { $0 > range.lowerBound }
      let end = starts.partitioningIndex { $0 >= range.upperBound }
      let start = max(first - 1, 0)
      return start..<max(end, start)
    }
  }

  let axis: Axis
  let alignment: Alignment
  let spacing: Double
  let items: [GridItem]
  private var last: Tracks?

  /// - Parameters:
  ///   - items: at least one; an empty list is one flexible column. A column of the width of its content is flexible,
  ///     because the widths of all contents are not known.
  ///   - spacing: `nil` is the spacing of stacks.
  init(_ items: [GridItem], _ axis: Axis, _ alignment: Alignment, spacing: Double?) {
    self.items = (items.isEmpty ? [GridItem()] : items).map { item in
      var item = item.validated
      if item.size == .automatic { item.size = .flexible(minimum: 0) }
      return item
    }
    self.axis = axis
    self.alignment = alignment
    self.spacing = max(spacing?.validated("The spacing of a grid") ?? Box.defaultSpacing, 0)
  }

  static func == (lhs: LazyGridForm, rhs: LazyGridForm) -> Bool {
    lhs === rhs
      || lhs.axis == rhs.axis && lhs.alignment == rhs.alignment && lhs.spacing == rhs.spacing
        && lhs.items == rhs.items
  }

  /// Whether only the cells near the visible part are mounted across the axis: all columns have given widths.
  var isWindowedAcross: Bool {
    items.count > Self.mountedColumns
      && items.allSatisfy { if case .fixed = $0.size { true } else { false } }
  }

  /// The most columns that are all mounted.
  private static let mountedColumns = 40

  /// The columns in a list of a breadth.
  ///
  /// - Complexity: O(1) for the breadth of the last call, otherwise O(*n*).
  func tracks(in breadth: Double) -> Tracks {
    if let last, last.breadth == breadth { return last }
    let zeros = Array(repeating: 0.0, count: items.count)
    let columns = GridColumns(
      items, in: breadth, spacing: spacing, natural: zeros,
      grows: Array(repeating: false, count: items.count))
    var next = 0.0
    let starts = zip(columns.widths, columns.gaps).map { width, gap in
      defer { next += width + gap }
      return next
    }
    let tracks = Tracks(breadth: breadth, columns: columns, starts: starts)
    last = tracks
    return tracks
  }

  /// The alignment of the content of a cell.
  func alignment(ofColumn column: Int, in tracks: Tracks) -> Alignment {
    let known = tracks.columns.alignments
    return (column < known.count ? known[column] : nil) ?? alignment
  }
}
