/// The division of a document into sheets. Lengths are hundredths of a CSS px; places are measured from the top of the
/// content without the gaps of hidden views.
struct PaperPages {
  struct Page {
    /// The place of the content at the top of the sheet.
    let start: Int
    /// The place at which the next sheet begins.
    let end: Int
    /// The heads of tables that are repeated at the top of the sheet.
    var heads: [PaperMeasures.Head] = []
    /// The height of the highest of them.
    var headHeight = 0
  }

  private(set) var pages: [Page] = []
  private let gaps: [Range<Int>]
  /// The heights of all gaps before each gap.
  private var removed: [Int] = []

  /// The maximum number of sheets; the rest of a longer page is not printed.
  static let limit = 1000

  /// - Parameter room: the height of a sheet.
  /// - Complexity: O(*n* log *n*) in the blocks.
  init(_ measures: PaperMeasures, room: Int) {
    gaps = measures.gaps
    var sum = 0
    for gap in gaps {
      removed.append(sum)
      sum += gap.count
    }
    let blocks = measures.blocks.map {
      var block = $0
      (block.top, block.bottom) = (place(of: $0.top), place(of: $0.bottom))
      return block
    }.sorted { $0.top < $1.top }
    let end = place(of: measures.end)
    var start = 0
    repeat {
      var page = Page(start: start, end: start)
      page.heads = measures.heads.filter {
        place(of: $0.bottom) <= start && start < place(of: $0.end)
      }
      page.headHeight = page.heads.reduce(0) { max($0, $1.bottom - $1.top) }
      if page.headHeight > room / 2 { (page.heads, page.headHeight) = ([], 0) }
      let limit = start + room - page.headHeight
      let next = limit >= end ? limit : Self.end(from: start, to: limit, blocks, room)
      pages.append(
        Page(start: start, end: next, heads: page.heads, headHeight: page.headHeight))
      start = next
    } while start < end && pages.count < Self.limit
  }

  /// The place of a height in the document.
  func place(of height: Int) -> Int {
    let count = Self.count(of: gaps.count) { gaps[$0].lowerBound < height }
    guard count > 0 else { return height }
    let gap = gaps[count - 1]
    return height - removed[count - 1] - (min(height, gap.upperBound) - gap.lowerBound)
  }

  /// The numbers of the sheets that show a part of a range of places.
  func numbers(of range: Range<Int>) -> ClosedRange<Int> {
    let first = max(1, Self.count(of: pages.count) { pages[$0].start <= range.lowerBound }) - 1
    let last = Self.count(of: pages.count) { pages[$0].start < range.upperBound } - 1
    return first...max(first, last)
  }

  /// The number of leading indices below `count` for which `isBefore` holds.
  private static func count(of count: Int, where isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The end of a sheet that begins at `start` and has room up to `limit`: the last place at which no block is divided.
  private static func end(
    from start: Int, to limit: Int, _ blocks: [PaperMeasures.Block], _ room: Int
  ) -> Int {
    let all = end(before: limit, blocks, room) { _ in true }
    // Small boxes may overlap each other far upwards.
    if all > start + (limit - start) / 2 { return all }
    let firm = end(before: limit, blocks, room, where: \.isFirm)
    return firm > start ? firm : limit
  }

  /// The last place up to `limit` at which no included block is divided, and that no heading precedes.
  private static func end(
    before limit: Int, _ blocks: [PaperMeasures.Block], _ room: Int,
    where isIncluded: (PaperMeasures.Block) -> Bool
  ) -> Int {
    var end = limit
    /// The top of the lowest block before `end`.
    var last: Int?
    var index = count(of: blocks.count) { blocks[$0].top < limit } - 1
    // No block is higher than a sheet.
    while index >= 0, blocks[index].top > end - room {
      let block = blocks[index]
      index -= 1
      guard block.top < end else { continue }
      if block.isHeading
        ? block.bottom > end || (end - block.bottom < near && (last ?? 0) < block.bottom)
        : block.bottom > end && isIncluded(block)
      {
        end = block.top
        last = nil
      } else if !block.isHeading, block.bottom <= end, last == nil {
        last = block.top
      }
    }
    return end
  }

  /// The distance to which a heading belongs to the content below: 48 px.
  private static let near = 4800
}
