/// The part of a long list that is built, laid out and sent, and the places of its rows in the browser.
///
/// The browser shows the list in an element, the *runway*. A row is at its *frame*, the distance of its top from the top of
/// the runway: its offset in the list less ``base``. When heights above the visible rows change, or rows are inserted or
/// removed there, the base changes by the same distance: what is visible keeps its frame, and nothing scrolls. When
/// the first rows come near, or the end of a bounded runway, all frames are moved by one distance, which the client's
/// anchoring adds to the scroll offset; ``epoch`` counts these moves.
package struct ListWindow: Equatable, Sendable {
  /// The most rows, or cells, of a lazy list that is mounted whole. The browser reports the visible part of longer lists.
  package static let smallCount = 200
  /// The most rows of a `List` that is mounted whole.
  package static let wholeCount = 2_000
  /// The most rows of a window.
  package static let rowLimit = 400
  /// The greatest length of a runway, in CSS px: browsers ignore larger boxes, or paint them wrongly, from some 6 million.
  package static let runwayLimit = 4_000_000.0
  /// A report of an unknown kind of movement farther from the last one than this, in CSS px, is a jump: the thumb of the
  /// scroll bar was dragged.
  package static let jumpDistance = 4_000.0
  /// The greatest speed of a movement of an unknown kind, in CSS px a second, that is not one of the thumb of the scroll bar.
  private static let speedLimit = 30_000.0
  /// The time in which a report and its rows are sent, in seconds: rows are mounted as far ahead as the list moves meanwhile.
  private static let leadTime = 0.6
  /// The greatest distance by which rows are mounted ahead of a fast movement, in CSS px.
  private static let leadLimit = 12_000.0
  /// The frames are moved when the visible part is nearer to an end of the runway than this, in CSS px.
  private static let reserve = 10_000.0
  /// The distance from an end of the runway to which the visible part is moved then, if the list is that long.
  private static let margin = 100_000.0
  /// The most nodes of the heights. Beyond, the heights of rows that are far from the window are forgotten.
  private static let nodeLimit = 16_384
  /// The number of rows on both sides of the window whose heights are kept then.
  private static let keptRows = 2_000

  package private(set) var heights: HeightTree
  /// The rows that are mounted.
  package internal(set) var rows = 0..<0
  /// The offset in the list of the top of the runway.
  package internal(set) var base = 0.0
  /// The number of moves of all frames.
  package private(set) var epoch = 0
  /// The distance of the last move of all frames; `nil` after a jump, when a report of the frames before it says nothing.
  private var lastMove: Double? = 0
  /// Whether the last report had a mounted row in the visible part: the browser follows a move of all frames by such a row.
  var canMoveFrames = true
  /// The offset in the list of the topmost visible place; 0 if the top of the list is visible.
  package internal(set) var position = 0.0
  /// The height of the visible part of the list, in CSS px.
  package internal(set) var visibleHeight: Double
  /// The distance that the visible part moves while rows are sent, in CSS px; negative towards the top.
  private var lead = 0.0
  /// Whether rows that are inserted at the visible start of the list are above the visible part.
  package var holdsStart = false
  /// The classes of rows that the list has; bit *n* is class *n*.
  private var usedClasses: UInt8 = 1
  /// The classes whose mean heights were not yet computed from rows that were laid out.
  private var openMeans: UInt8 = 1
  /// Whether the browser also reports the visible part of a list of at most ``smallCount`` rows.
  package var followsShort = false
  /// The most rows, or cells, that are all mounted; more have a window.
  let wholeLimit: Int
  /// Whether all rows have one height that was given.
  private let hasGivenHeight: Bool
  /// The number of cells of a row; 1 for rows without cells.
  private var columns: Int

  /// - Parameters:
  ///   - count: the number of rows.
  ///   - columns: the number of cells of a row.
  ///   - wholeLimit: the most rows, or cells, that are all mounted; at least ``smallCount``.
  ///   - visibleHeight: the height of the visible part, in CSS px.
  ///   - rowHeight: the height of all rows, in CSS px; `nil` if each row has its own.
  ///   - estimate: the height of a row while none was laid out, in CSS px.
  ///   - classes: the classes of the rows, if they have classes with means of their own. Of lists with more
  ///     than 4,096 runs of rows of one class, only the first ones have classes.
  package init(
    count: Int, columns: Int = 1, wholeLimit: Int = smallCount, visibleHeight: Double,
    rowHeight: Double? = nil, estimate: Double = 48, classes: HeightTree.RowClasses? = nil
  ) {
    self.columns = columns
    self.wholeLimit = max(wholeLimit, Self.smallCount)
    heights = HeightTree(count: classes == nil ? count : 0, mean: rowHeight ?? estimate)
    hasGivenHeight = rowHeight != nil
    self.visibleHeight = Self.limited(visibleHeight)
    if let classes {
      heights.insert(0..<count, classes)
      useClasses()
    }
    cover()
  }

  /// Notes the classes of the rows.
  private mutating func useClasses() {
    let known = usedClasses & ~openMeans
    usedClasses = heights.classes
    openMeans = usedClasses & ~known
  }

  package static func == (lhs: ListWindow, rhs: ListWindow) -> Bool {
    lhs.rows == rhs.rows && lhs.base == rhs.base && lhs.epoch == rhs.epoch
      && lhs.heights.count == rhs.heights.count && lhs.contentHeight == rhs.contentHeight
  }

  static func limited(_ height: Double) -> Double {
    height > 0 ? min(height, 10_000) : 0
  }

  /// Whether the list has more than `limit` cells. The cells of the last row are not known: it counts as one.
  func exceeds(_ limit: Int) -> Bool { (heights.count - 1) * columns >= limit }

  // MARK: Changes

  /// Takes a report of the browser.
  ///
  /// - Parameters:
  ///   - top: the distance of the visible part from the top of the runway, in CSS px; negative if something above the list
  ///     is visible.
  ///   - height: the height of the visible part, in CSS px.
  ///   - epoch: the ``epoch`` of the frames that the browser had. A report of an older one than the last is ignored.
  ///   - speed: the speed of the movement, in CSS px a second; negative towards the top, 0 at rest.
  ///   - isRelative: whether wheel, keys or touch have moved the list, which move it by a distance, however far; otherwise
  ///     the distance and the speed say whether the thumb of the scroll bar may have done so.
  /// - Returns: whether other rows are needed.
  package mutating func scroll(
    to top: Double, height: Double, epoch: Int, speed: Double = 0, isRelative: Bool = false
  ) -> Bool {
    guard isFollowed, top.isFinite, height.isFinite, speed.isFinite else { return false }
    var top = top
    if epoch != self.epoch {
      guard epoch == self.epoch - 1, let lastMove else { return false }
      top -= lastMove
    }
    top = min(max(top, -1e8), 1e8)
    visibleHeight = Self.limited(height)
    let end = max(heights.total - visibleHeight, 0)
    guard isPartial else {
      // The place is needed when the list gets more rows, or is shown again.
      (position, lead, canMoveFrames) = (min(max(top, 0), end), 0, true)
      return false
    }
    let seen = frame(of: rows.lowerBound) - visibleHeight...frame(of: rows.upperBound)
    let room = contentHeight - visibleHeight
    // The ends of the runway are the ends of the list, also if they are reached by small steps.
    canMoveFrames = seen.contains(top)
    let isBeyond =
      (top <= 0 && base > Self.jumpDistance)
      || (top >= room - 1 && heights.total - base > contentHeight + Self.jumpDistance)
    // A fast movement is far from the last report after two seconds of a slow network.
    let pace = isRelative || abs(speed) <= Self.speedLimit ? speed : 0
    let reach = isRelative ? .infinity : max(Self.jumpDistance, 2 * abs(pace))
    lead = min(max(pace * Self.leadTime, -Self.leadLimit), Self.leadLimit)
    if !isBeyond, abs(top - (position - base)) <= reach || seen.contains(top) {
      position = min(max(top + base, 0), end)
      // At the start of the list it has the frames of the whole list, as the browser would not follow a move.
      if !canMoveFrames, min(top, position) <= 0 { (base, position) = (0, min(max(top, 0), end)) }
    } else {
      position = room > 0 ? (end * min(max(top / room, 0), 1) * 1024).rounded() / 1024 : 0
      // No row that is mounted is visible: frames may change, but the browser would not follow a move of all.
      canMoveFrames = false
      base = (position - min(max(top, 0), max(room, 0))).rounded()
    }
    return cover(isFresh: isTooLong)
  }

  /// Moves the visible part to a row. The browser follows, and reports of the frames before are ignored.
  ///
  /// - Parameter anchor: the place in the visible part, and in the row, that come together: 0 for their tops, 1 for their
  ///   bottoms; `nil` for the nearest end, or no move if the row is visible.
  package mutating func jump(to row: Int, anchor: Double?) {
    guard isFollowed, row >= 0, row < heights.count else { return }
    let (top, height) = (heights.offset(of: row), heights.height(at: row).height)
    var anchor = anchor
    if anchor == nil, top < position { anchor = 0 }
    if anchor == nil, top + height > position + visibleHeight { anchor = 1 }
    guard let anchor else { return }
    let end = max(heights.total - visibleHeight, 0)
    position = min(max(top - anchor * (visibleHeight - height), 0), end)
    (epoch, lastMove, lead) = (epoch + 1, nil, 0)
    guard isPartial else { return }
    // The frame of the row is a whole number, because browsers round scroll offsets.
    base = max(top - (wantedFrame + top - position).rounded(.down), 0)
    rows = 0..<0
    cover()
  }

  /// Sets the heights of rows that were laid out, from `first` on; what is visible keeps its place.
  ///
  /// - Returns: whether other rows are needed.
  package mutating func record(_ measured: [Double], from first: Int) -> Bool {
    record([(first, measured)])
  }

  /// Sets the heights of runs of rows that were laid out; what is visible keeps its place.
  ///
  /// - Parameter isOtherWidth: whether the list has another width, which changes all heights: the heights of rows that
  ///   were not laid out are forgotten.
  /// - Returns: whether other rows are needed.
  package mutating func record(
    _ runs: [(first: Int, heights: [Double])], isOtherWidth: Bool = false
  ) -> Bool {
    if hasGivenHeight { return cover() }
    // The browser follows a move of all frames by rows that moved together, and rows of other heights do not.
    if isOtherWidth { (openMeans, canMoveFrames) = (usedClasses, false) }
    let count = heights.count
    let measured = runs.flatMap { run in
      run.heights.enumerated().map { (row: run.first + $0, height: $1) }.filter { $0.row < count }
    }
    let means = takeMeans(of: measured)
    let isKnown = measured.allSatisfy { row, height in
      let known = heights.height(at: row)
      return known.isExact && known.height == HeightTree.rounded(height)
    }
    if isOtherWidth || !means.isEmpty || !isKnown {
      // At once: in between the mean heights might make another row the first one that is visible as a whole.
      keepPosition { heights in
        if isOtherWidth { heights.forget(outside: 0..<0) }
        for (kind, mean) in means { heights.setMean(mean, ofClass: kind) }
        for (row, height) in measured { heights.setHeight(height, at: row) }
      } index: {
        $0
      }
    }
    return cover()
  }

  /// The means of the classes of which rows were laid out for the first time.
  private mutating func takeMeans(
    of measured: [(row: Int, height: Double)]
  ) -> [(kind: Int, mean: Double)] {
    if openMeans == 0 { return [] }
    var (sums, counts) = (SIMD4<Double>(), SIMD4<Double>())
    for (row, height) in measured {
      let kind = usedClasses == 1 ? 0 : heights.rowClass(at: row)
      sums[kind] += height
      counts[kind] += 1
    }
    let found = (0..<HeightTree.classCount).filter { openMeans & 1 << $0 != 0 && counts[$0] > 0 }
    for kind in found { openMeans &= ~(1 << kind) }
    return found.map { ($0, max(sums[$0] / counts[$0], 1)) }
  }

  /// Takes another list. What is visible keeps its place, unless the top of the list is visible.
  ///
  /// - Parameter classes: the classes of the rows of the other list.
  package mutating func apply(_ difference: ListDifference, classes: HeightTree.RowClasses? = nil) {
    if difference.isEmpty { return }
    let (former, wasPartial) = (rows, isPartial)
    keepPosition {
      $0.apply(difference, classes: classes)
    } index: {
      difference.nearestNewIndex(of: $0)
    }
    if classes != nil { useClasses() }
    let lower = min(difference.nearestNewIndex(of: former.lowerBound), heights.count)
    // Rows that were inserted after the last mounted one are not mounted.
    let upper = former.last.map { min(difference.nearestNewIndex(of: $0) + 1, heights.count) }
    rows = lower..<max(lower, min(upper ?? lower, lower + Self.rowLimit))
    cover(isFresh: isPartial && !wasPartial)
  }

  /// Takes rows with other cells. What is visible keeps its place, unless the top of the list is visible. Heights are kept
  /// by the indexes of rows, or forgotten if a row has another number of cells.
  ///
  /// - Parameter index: the index of the row that has the first cell of a former row.
  package mutating func refill(count: Int, columns: Int, index: (Int) -> Int) {
    let isSame = columns == self.columns
    let first = anchor
    self.columns = columns
    keepPosition { heights in
      if isSame {
        heights.remove(count..<max(heights.count, count))
        heights.insert(count - heights.count, at: heights.count)
      } else {
        heights = HeightTree(count: count, mean: heights.mean())
      }
    } index: {
      min(max(index($0), 0), count)
    }
    // The rows before it may become visible as a whole, and must not be the ones that keep their frames.
    let now = min(max(index(first), 0), count)
    if isPartial, position > 0 { position = max(position, heights.offset(of: now)) }
    if !isSame { (usedClasses, openMeans) = (1, 1) }
    rows = 0..<0
    cover()
  }

  /// The row that keeps its frame when heights change: the first one that is visible as a whole. A row that the edge of the
  /// visible part cuts grows upwards.
  var anchor: Int {
    let first = heights.index(at: position)
    guard heights.offset(of: first) < position, first + 1 < heights.count,
      heights.offset(of: first + 1) < position + visibleHeight
    else { return first }
    return first + 1
  }

  /// Changes heights so that the anchor keeps its frame.
  ///
  /// - Parameter index: the index after the change of a row before it.
  private mutating func keepPosition(
    _ change: (inout HeightTree) -> Void, index: (Int) -> Int
  ) {
    let anchor = anchor
    let inside = position - heights.offset(of: anchor)
    change(&heights)
    guard isFollowed, position > 0 || holdsStart else {
      if !isFollowed { position = 0 }
      return
    }
    let now = index(anchor)
    let own = now < heights.count ? heights.height(at: now).height : 0
    let moved = heights.offset(of: now) + min(inside, own)
    // The browser moves the visible part of a list that is mounted whole by itself.
    if isPartial || base != 0 { base += moved - position }
    position = moved
    if heights.nodeCount > Self.nodeLimit {
      let kept = max(rows.lowerBound - Self.keptRows, 0)..<rows.upperBound + Self.keptRows
      keepPosition {
        $0.forget(outside: kept)
      } index: {
        $0
      }
    }
  }

  // MARK: Rows

  /// Selects the rows that cover the visible part and a part on both sides, unless the mounted ones do.
  ///
  /// - Parameter isFresh: whether rows are selected also if the mounted ones do.
  /// - Returns: whether other rows are needed.
  @discardableResult
  mutating func cover(isFresh: Bool = false) -> Bool {
    let count = heights.count
    let before = (rows, epoch)
    guard isPartial else {
      rows = 0..<count
      setBase(0)
      return rows != before.0 || epoch != before.1
    }
    let ahead = max(visibleHeight, 300)
    let (above, below) = (max(-lead, 0), max(lead, 0))
    let (top, bottom) = (position, position + visibleHeight)
    // Fast movements get rows little by little, with each report.
    let isCovered =
      !isFresh && !rows.isEmpty && rows.upperBound <= count
      && heights.offset(of: rows.lowerBound) <= max(top - ahead / 2 - above * 0.75, 0)
      && heights.offset(of: rows.upperBound)
        >= min(bottom + ahead / 2 + below * 0.75, heights.total)
      && rows.count <= Self.rowLimit
    if !isCovered {
      let visible = heights.index(at: top)
      let least = visible - (lead < 0 ? Self.rowLimit * 3 / 4 : Self.rowLimit / 4)
      let lower = max(heights.index(at: top - ahead - above), least)
      let upper = min(heights.index(at: bottom + ahead + below) + 1, lower + Self.rowLimit)
      rows = lower..<max(upper, lower)
    }
    moveFrames()
    return rows != before.0 || epoch != before.1
  }

  /// Whether more than four screens of rows are mounted, as after a fast movement.
  private var isTooLong: Bool {
    let mounted = heights.offset(of: rows.upperBound) - heights.offset(of: rows.lowerBound)
    return mounted > visibleHeight + 3 * max(visibleHeight, 300) + abs(lead)
  }

  /// The frame of the visible part where the whole list has the runway: in proportion, but at the ends of a longer list as
  /// far from the end of the runway as from the end of the list.
  private var wantedFrame: Double {
    let end = max(heights.total - visibleHeight, 0)
    let length = max(min(heights.total, Self.runwayLimit) - visibleHeight, 0)
    guard end > length else { return position }
    let share = position / end * length
    return min(max(share, min(position, Self.margin)), length - min(end - position, Self.margin))
  }

  /// Moves all frames if the visible part is near an end of the runway that is not an end of the list.
  private mutating func moveFrames() {
    guard canMoveFrames else { return }
    if rows.lowerBound == 0 { return setBase(0) }
    let frame = position - base
    let rest = Self.runwayLimit - visibleHeight - frame
    let isNearStart = frame < Self.reserve && base > 0
    let isNearEnd =
      rest < Self.reserve && heights.total - visibleHeight - position > rest + Self.jumpDistance
    // By a whole number, because browsers round scroll offsets.
    if isNearStart || isNearEnd { setBase(base + (position - wantedFrame - base).rounded()) }
  }

  private mutating func setBase(_ base: Double) {
    guard base != self.base else { return }
    lastMove = base - self.base
    epoch += 1
    self.base = base
  }
}
