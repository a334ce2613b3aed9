import Foundation
import Logging
import Synchronization
import TrellisDOM
import TrellisHosting
import TrellisSemantics
import TrellisServer

/// Makes snapshots of an application's pages, each in a separate tab without a network.
struct SnapshotMaker: Sendable {
  /// A page at one width.
  struct Job: Hashable, Sendable {
    let path: String
    let width: Double

    /// The path of a part's file in the snapshot folder.
    func file(_ part: PageSnapshot.Part) -> String {
      let page = ExportedFile.name(of: path)
      return page.dropLast("index.html".count) + width.plain + part.suffix
    }

    var description: String { "\(path) at \(width.plain)" }
  }

  let site: LocalSite
  let options: SnapshotOptions
  /// The user for whom the pages are opened.
  var visitor: UserIdentity?

  /// The maximum time of a page's tasks.
  private static let taskTimeout = Duration.seconds(20)

  /// The addresses to record, and the number of addresses beyond the limit by route pattern.
  var addresses: (selected: [String], omitted: [String: Int]) {
    if let routes = options.routes { return (routes, [:]) }
    var selected: [String] = []
    var omitted: [String: Int] = [:]
    for route in site.site.routes where route.role == .page {
      let paths = route.exportedPaths(for: visitor).map(\.path).filter { !selected.contains($0) }
      selected += paths.prefix(options.limit)
      if paths.count > options.limit { omitted[route.pattern.text] = paths.count - options.limit }
    }
    if site.site.routes.contains(where: { $0.role == .notFound }) { selected.append("/404") }
    return (selected, omitted)
  }

  /// The patterns of the routes without exported addresses, whose addresses must be given as options.
  var unnamed: [String] {
    options.routes == nil
      ? site.site.routes.filter { $0.role == .page && $0.exportedPaths(for: visitor).isEmpty }.map(
        \.pattern.text)
      : []
  }

  var jobs: [Job] {
    addresses.selected.flatMap { path in options.widths.map { Job(path: path, width: $0) } }
  }

  /// Makes all snapshots concurrently.
  ///
  /// - Throws: ``SnapshotError`` of the first page that cannot be made.
  func snapshots() async throws -> [Job: PageSnapshot] {
    let jobs = jobs
    let workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
    return try await withThrowingTaskGroup(of: (Job, PageSnapshot).self) { group in
      var result: [Job: PageSnapshot] = [:]
      var rest = jobs[...]
      for _ in 0..<workers {
        guard let job = rest.popFirst() else { break }
        group.addTask { (job, try await snapshot(job)) }
      }
      while let (job, snapshot) = try await group.next() {
        result[job] = snapshot
        if let job = rest.popFirst() { group.addTask { (job, try await self.snapshot(job)) } }
      }
      return result
    }
  }

  func snapshot(_ job: Job) async throws -> PageSnapshot {
    var screen = LocalScreen(width: job.width, height: options.height)
    screen.isTouch = job.width < 600
    let languages = options.locale.map { [$0] } ?? []
    let opened = await site.open(
      job.path, headers: [], languages: languages, screen: screen, visitor: visitor)
    switch opened {
    case .redirect(let target, _): return .redirection(to: target)
    case .failed(let status, let message):
      throw SnapshotError(
        description: "Cannot open \(job.path): \(status == 404 ? "no route matches it" : message)")
    case .page(let tab, _):
      _ = await tab.attach(screen: screen, path: job.path)
      do {
        try await Self.settle(tab, at: job.path)
      } catch {
        await tab.leave()
        throw error
      }
      let tree = await tab.semantics(isDark: screen.prefersDark)
      await tab.leave()
      guard let tree else {
        throw SnapshotError(description: "Cannot open \(job.path): the page has ended")
      }
      return try PageSnapshot(tree, options)
    }
  }

  /// Waits until the page has no tasks and no scheduled turn.
  static func settle(_ tab: LocalTab, at path: String) async throws {
    let start = ContinuousClock.now
    while true {
      _ = await tab.poll()
      let (hasTasks, isQuiet) = (await tab.hasTasks(), await tab.isQuiet())
      if !hasTasks, isQuiet { return }
      guard ContinuousClock.now - start < taskTimeout else {
        throw SnapshotError(
          description: "\(path) is still loading after \(taskTimeout.components.seconds) seconds")
      }
      if hasTasks { try await Task.sleep(for: .milliseconds(2)) }
    }
  }
}

extension SnapshotMaker {
  /// Loads the application. Timers of its pages do not fire, so that nothing depends on the time.
  ///
  /// - Throws: errors that name the unreadable or malformed input, and errors of `Application.routes()`.
  init(
    _ application: some Application, resources: ResourceOptions, options: SnapshotOptions
  ) async throws {
    let clock = StillClock()
    let site = LocalSite(
      try await Site(
        application, resources: resources, origins: [], metrics: application.metrics,
        logLevel: .critical, loadShedding: .lenient, clock: { clock.moment },
        startTimer: { _ in { try await Task.sleep(for: .seconds(1_000_000)) } }))
    var visitor: UserIdentity?
    if let identity = options.identity { visitor = try await site.site.visitor(identity) }
    self.init(site: site, options: options, visitor: visitor)
  }
}

/// A reason that a page cannot be recorded.
struct SnapshotError: Error, CustomStringConvertible {
  let description: String
}

/// A clock that advances by 10 ms at each reading, so that rate limits do not apply.
final class StillClock: Sendable {
  private let start = ContinuousClock.now
  private let reads = Mutex(0)

  var moment: ContinuousClock.Instant {
    reads.withLock { reads in
      reads += 1
      return start.advanced(by: .milliseconds(10) * reads)
    }
  }
}

extension LocalTab {
  /// The accessibility tree of the page; `nil` once the page has ended.
  nonisolated(nonsending) func semantics(isDark: Bool) async -> PageTree? {
    await session.semantics(isDark: isDark)
  }
}

extension Session {
  /// Renders pending changes, also those that could wait for others.
  func renderNow(_ page: Page) {
    if page.host.needsRender { render(page) }
  }

  func semantics(isDark: Bool) async -> PageTree? {
    await turn { semantics(of: $0, isDark: isDark) }
  }

  func semantics(of page: Page, isDark: Bool) -> PageTree {
    renderNow(page)
    let replica = ReplicaDocument(of: page.host.document)
    return PageTree(replica, focus: nil, isDark: isDark) { node in
      // The server decides whether a layer shows.
      node.tag == "details" ? node.attributes["open"] != nil : node.attributes["data-shown"] != nil
    }
  }
}
