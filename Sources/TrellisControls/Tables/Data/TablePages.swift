import Synchronization
import TrellisBase
import TrellisComponents

/// The rows of a source around the visible part of a table: a bounded number of pages, loaded when they are needed.
///
/// Loads of pages that left the window are cancelled. A page that failed is loaded again after ``retry()`` only.
final class TablePages<Row: Identifiable & Sendable>: Sendable where Row.ID: Sendable {
  /// The number of rows that are loaded at once.
  static var pageSize: Int { 100 }
  /// The number of pages that are kept besides the pages of the window.
  static var keptPages: Int { 6 }
  /// The number of times that one page may have fewer rows than were counted, before the source is not asked again.
  static var shortLoadLimit: Int { 3 }
  /// The most rows of a source.
  static var rowLimit: Int { Int(Int32.max) }

  fileprivate struct Content {
    var source: any TableSource<Row>
    var query = TableQuery()
    var revision = 0
    /// The number of times that all rows were given up: a result of a load from before is ignored.
    var generation = 0
    var count: Int?
    var pages: [Int: [Row]] = [:]
    /// The pages of the window, the nearest to its middle first.
    var wanted: [Int] = []
    /// The known pages, the latest wanted last.
    var recent: [Int] = []
    var loads: [Int: Task<Void, Never>] = [:]
    var counting: Task<Void, Never>?
    var failed: Set<Int> = []
    var repeated: Set<Int> = []
    /// The number of loads in a row that gave a page fewer rows than were counted.
    var shortLoads: [Int: Int] = [:]
    var problem: TableProblem?
    var hasBegun = false
  }

  private let content: Mutex<Content>
  /// The number of changes; a component that reads it is rendered again after each.
  private let changes = SharedModel(0)

  init(_ source: any TableSource<Row>) { content = Mutex(Content(source: source)) }

  deinit {
    content.withLock { content in
      content.counting?.cancel()
      for load in content.loads.values { load.cancel() }
    }
  }

  /// The number of changes. A component that is being rendered depends on it.
  var version: Int { changes.value }

  /// The number of rows; `nil` while it is not known.
  var count: Int? { content.withLock { $0.count } }

  /// What is wrong with the source; `nil` for nothing.
  var problem: TableProblem? { content.withLock { $0.problem } }

  /// The number of pages that are in memory.
  var loadedPages: Int { content.withLock { $0.pages.count } }

  /// Whether rows of the window, or their number, are not loaded, and a load runs.
  var isLoading: Bool { content.withLock { $0.counting != nil || !$0.loads.isEmpty } }

  /// The row at a place; `nil` while it is not loaded.
  func row(_ place: Int) -> Row? { content.withLock { $0.row(place, Self.pageSize) } }

  /// Whether a row before has the identity of the row at a place.
  func isRepeated(_ place: Int) -> Bool { content.withLock { $0.repeated.contains(place) } }

  // MARK: Queries

  /// Shows the rows of a query, the rows of the first page at once if the source can.
  ///
  /// The number of rows stays until the new one is known.
  ///
  /// - Parameters:
  ///   - revision: another number than before reads all rows again.
  ///   - source: the source of another revision.
  func begin(
    _ query: TableQuery, revision: Int = 0, source: (any TableSource<Row>)? = nil
  ) {
    let isNew = content.withLock { content in
      if content.hasBegun, content.revision == revision, exactlyEqual(content.query, query) {
        return false
      }
      let hasSameRows = content.revision == revision && content.query.hasSameRows(as: query)
      content.giveUp()
      if let source, content.revision != revision { content.source = source }
      content.query = query
      content.revision = revision
      content.hasBegun = true
      return !hasSameRows || content.count == nil
    }
    start(isNew: isNew)
  }

  /// Takes what the source has at once, and otherwise counts.
  private func start(isNew: Bool) {
    let (query, source, hasRows) = content.withLock { ($0.query, $0.source, !$0.pages.isEmpty) }
    if hasRows { return }
    do {
      if let start = try source.start(0..<Self.pageSize, of: query) {
        content.withLock { content in
          content.take(count: start.count)
          content.take(Array(start.rows.prefix(Self.pageSize)), of: 0)
          content.counting?.cancel()
          content.counting = nil
        }
        return
      }
    } catch {
      content.withLock { $0.problem = .failed }
      return
    }
    if isNew { beginCount() }
  }

  /// Reads the rows of the window again, which stay until the new ones are there, and forgets the others.
  func reload() {
    let wanted = content.withLock { content in
      for load in content.loads.values { load.cancel() }
      content.loads = [:]
      content.pages = content.pages.filter { content.wanted.contains($0.key) }
      content.recent.removeAll { !content.wanted.contains($0) }
      return content.wanted
    }
    for page in wanted { load(page, page * Self.pageSize..<(page + 1) * Self.pageSize) }
  }

  /// Loads what failed again, and what was wrong.
  func retry() {
    let (mustCount, isRepeated) = content.withLock { content in
      let isRepeated = content.problem == .repeatedIdentity
      content.failed = []
      content.shortLoads = [:]
      content.problem = nil
      content.forgetShortPages()
      return (content.count == nil, isRepeated)
    }
    if mustCount { start(isNew: true) }
    if isRepeated { reload() }
    loadWanted()
    changes.update { $0 &+= 1 }
  }

  private func beginCount() {
    content.withLock { content in
      content.counting?.cancel()
      let (query, source, generation) = (content.query, content.source, content.generation)
      content.counting = Task { [weak self] in
        let result: Result<Int, any Error>
        do { result = .success(try await source.count(of: query)) } catch {
          result = .failure(error)
        }
        if !Task.isCancelled { self?.finishCount(result, generation) }
      }
    }
  }

  private func finishCount(_ result: Result<Int, any Error>, _ generation: Int) {
    content.withLock { content in
      guard generation == content.generation else { return }
      content.counting = nil
      switch result {
      case .success(let count): content.take(count: count)
      case .failure: content.problem = .failed
      }
    }
    loadWanted()
    changes.update { $0 &+= 1 }
  }

  // MARK: Windows

  /// Loads the pages of a window, and cancels the loads of other pages.
  ///
  /// - Parameter rows: the places of the mounted rows.
  func show(_ rows: Range<Int>) {
    content.withLock { content in
      guard let count = content.count else { return }
      let rows = rows.clamped(to: 0..<count)
      let size = Self.pageSize
      let middle = (rows.lowerBound + rows.upperBound) / 2 / size
      let pages = rows.isEmpty ? 0..<0 : rows.lowerBound / size..<(rows.upperBound - 1) / size + 1
      content.wanted = pages.sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
      content.cancelUnwanted()
      content.limit(to: Self.keptPages)
    }
    loadWanted()
  }

  private func loadWanted() {
    let (query, source, missing) = content.withLock { content in
      let missing = content.wanted.filter {
        content.pages[$0] == nil && content.loads[$0] == nil && !content.failed.contains($0)
          && $0 * Self.pageSize < content.count ?? 0
      }
      return (content.query, content.source, missing)
    }
    for page in missing {
      let range = page * Self.pageSize..<(page + 1) * Self.pageSize
      if source.isInMemory, let start = try? source.start(range, of: query) {
        content.withLock { $0.take(start.rows, of: page) }
      } else {
        load(page, range)
      }
    }
  }

  private func load(_ page: Int, _ range: Range<Int>) {
    content.withLock { content in
      guard content.loads[page] == nil else { return }
      let (query, source, generation) = (content.query, content.source, content.generation)
      let count = content.count ?? 0
      content.loads[page] = Task { [weak self] in
        let result: Result<[Row], any Error>
        do {
          result = .success(try await source.rows(range.clamped(to: 0..<count), of: query))
        } catch {
          result = .failure(error)
        }
        if !Task.isCancelled { self?.finish(page, result, generation) }
      }
    }
  }

  private func finish(_ page: Int, _ result: Result<[Row], any Error>, _ generation: Int) {
    let mustCount = content.withLock { content in
      guard generation == content.generation else { return false }
      content.loads[page] = nil
      guard case .success(let rows) = result else {
        content.failed.insert(page)
        content.problem = .failed
        return false
      }
      let expected = content.expectedRows(of: page)
      content.take(Array(rows.prefix(expected)), of: page)
      let isShort = rows.count < expected
      content.shortLoads[page] = isShort ? content.shortLoads[page, default: 0] + 1 : nil
      return isShort
    }
    // Rows were removed since they were counted; or the source has fewer than it says.
    if mustCount { recount(page) }
    changes.update { $0 &+= 1 }
  }

  private func recount(_ page: Int) {
    content.withLock { content in
      let (query, source, generation) = (content.query, content.source, content.generation)
      let former = content.count
      content.counting?.cancel()
      content.counting = Task { [weak self] in
        let count = try? await source.count(of: query)
        guard !Task.isCancelled, let self else { return }
        self.content.withLock { content in
          guard generation == content.generation else { return }
          content.counting = nil
          if let count, count != former,
            content.shortLoads[page, default: 0] < Self.shortLoadLimit
          {
            content.take(count: count)
            content.forgetShortPages()
          } else {
            content.problem = content.problem ?? .fewerRows
          }
        }
        self.loadWanted()
        self.changes.update { $0 &+= 1 }
      }
    }
  }

  /// The number of rows, and the rows of a page from 1, without waiting; `nil` if the source must wait.
  ///
  /// - Throws: the error of the source.
  func start(ofPage page: Int) throws -> TableStart<Row>? {
    let (query, source) = content.withLock { ($0.query, $0.source) }
    let first = (min(max(page, 1), Self.rowLimit / Self.pageSize) - 1) * Self.pageSize
    return try source.start(first..<first + Self.pageSize, of: query)
  }

  /// The rows in a range, loaded if they are not known.
  ///
  /// - Throws: the error of the source.
  nonisolated(nonsending) func loaded(_ range: Range<Int>) async throws -> [Row] {
    let (query, source, known) = content.withLock { content in
      (content.query, content.source, range.compactMap { content.row($0, Self.pageSize) })
    }
    if known.count == range.count { return known }
    return try await source.rows(range, of: query)
  }
}

/// What is wrong with the rows of a source.
enum TableProblem: Equatable, Sendable {
  /// A function of the source has thrown.
  case failed
  /// The source has returned fewer rows than it has counted.
  case fewerRows
  /// Two rows have one identity.
  case repeatedIdentity
}

extension TablePages.Content {
  func row(_ place: Int, _ size: Int) -> Row? {
    guard place >= 0, let rows = pages[place / size], place % size < rows.count else { return nil }
    return rows[place % size]
  }

  /// Forgets all rows of the query, but not their number.
  mutating func giveUp() {
    generation &+= 1
    for load in loads.values { load.cancel() }
    loads = [:]
    counting?.cancel()
    counting = nil
    pages = [:]
    recent = []
    failed = []
    repeated = []
    shortLoads = [:]
    problem = nil
  }

  /// The number of rows that a page has by the count.
  func expectedRows(of page: Int) -> Int {
    let size = TablePages<Row>.pageSize
    return min(max((count ?? 0) - page * size, 0), size)
  }

  /// Forgets the pages that have fewer rows than were counted.
  mutating func forgetShortPages() {
    pages = pages.filter { $0.value.count >= expectedRows(of: $0.key) }
    recent.removeAll { pages[$0] == nil }
  }

  mutating func take(count: Int) {
    self.count = min(max(count, 0), TablePages<Row>.rowLimit)
  }

  mutating func take(_ rows: [Row], of page: Int) {
    pages[page] = rows
    recent.removeAll { $0 == page }
    recent.append(page)
    findRepeated()
  }

  /// Finds the rows with the identity of a row before them.
  private mutating func findRepeated() {
    repeated = []
    var seen: Set<Exact<Row.ID>> = []
    for (page, rows) in pages.sorted(by: { $0.key < $1.key }) {
      for (index, row) in rows.enumerated() where !seen.insert(Exact(row.id)).inserted {
        repeated.insert(page * TablePages<Row>.pageSize + index)
      }
    }
    if !repeated.isEmpty {
      problem = problem ?? .repeatedIdentity
    } else if problem == .repeatedIdentity {
      problem = nil
    }
  }

  mutating func cancelUnwanted() {
    for (page, load) in loads where !wanted.contains(page) {
      load.cancel()
      loads[page] = nil
    }
  }

  /// Forgets the pages that were not wanted for the longest time, beyond `kept` of them.
  mutating func limit(to kept: Int) {
    recent.removeAll { wanted.contains($0) }
    while recent.count > kept { pages[recent.removeFirst()] = nil }
    recent += wanted.filter { pages[$0] != nil }
  }
}
