import Logging
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout
import TrellisUI

extension Page {
  /// Opens a page: runs the body of its route, and builds, lays out and mounts its tree for the first time.
  ///
  /// - Throws: the error of the route's body, or the first programmer error in the body or the render.
  static func open(
    _ request: PageRequest, _ configuration: Session.Configuration, account: ThreadPool.Account
  ) throws -> Page {
    let host = ComponentHost(
      environment: configuration.environment, sizeRange: request.route.sizeRange
    ) { nil }
    host.limits = configuration.renderLimits
    // A file must not contain hidden elements.
    if request.medium == .live { host.recordMounts() } else { host.hiddenViewLimit = 0 }
    host.checksListedChildren = configuration.stopsAtProgrammerErrors
    host.document.reportHandler = { [logger = configuration.logger] in logger.debug("\($0)") }
    host.document.basePath = request.base
    host.document.clientNavigated(to: request.target)
    let page = Page(
      request, host, assets: configuration.assets, metadata: configuration.metadata,
      uploads: configuration.uploads, signIns: configuration.signIns,
      downloads: request.medium == .live ? configuration.downloads : nil,
      files: request.medium == .live ? configuration.files : nil,
      now: configuration.clock, account: account,
      startTimer: configuration.startTimer)
    page.showsFailureDetails = configuration.isDevelopment
    page.listeners = configuration.watch.listeners(for: page.summary)
    page.onFailure = {
      [
        metrics = configuration.metrics, logger = configuration.logger,
        pattern = request.route.pattern
      ] in
      metrics.failures.add(1)
      let place = $0.place.map { ($0.name, Logger.MetadataValue.string($0.value)) }
      logger.error(
        "\(pattern.text): \($0.error)", metadata: Dictionary(uniqueKeysWithValues: place))
    }
    do {
      try page.show(request, configuration)
    } catch {
      page.end()
      throw error
    }
    return page
  }

  /// The maximum number of further renders for states that changed during the first render.
  private static let furtherRenders = 3

  private func show(_ request: PageRequest, _ configuration: Session.Configuration) throws {
    listeners?.tracer?.startTurn("open")
    defer { listeners?.tracer?.finishTurn() }
    let stopsAtProgrammerErrors = configuration.stopsAtProgrammerErrors
    let openingLanguage = language
    let provider = try provider(
      of: request.route, stopsAtProgrammerErrors: stopsAtProgrammerErrors)
    translateTitle(of: request.route, opened: openingLanguage)
    var traits = host.environment.traits
    if let screen = request.screen { traits.apply(screen) }
    traits.scrollBarWidth = request.scrollBar
    setLanguage(in: &traits, on: request.screen)
    host.update(traits: traits)
    let medium = request.medium
    let repeatedIdentities = configuration.repeatedIdentities
    let announce = AnnounceAction(owner: self) { [weak self] in self?.announce($0, priority: $1) }
    let copy = CopyAction(owner: self) { [weak self] in self?.copy($0, html: $1) }
    host.update { [unowned self] in
      withContext(self) {
        withEnvironment(
          {
            $0.uploadService = uploads
            $0.announce = announce
            $0.copyToClipboard = copy
            if let user { $0.user = user }
            if let repeatedIdentities { $0.repeatedIdentities = repeatedIdentities }
            if medium != .live { $0.pageMedium = medium }
          }, provider)
      }
    }
    // The browser could not get the cookie of its sign-in, which is no failure of the application.
    if medium == .live, let signIns, signIns.isProblem(location) {
      shownFailure = HandlerFailure(SignInNotCompleted())
    }
    host.cover = { [unowned self] in shown($0) }
    host.rootResponder = self
    host.document.timer = { [unowned self] in after($0, $1) }
    host.onSizeInvalidated = { [unowned self] in
      run("onSizeInvalidated") { try onSizeInvalidated?() }
    }
    host.onHandlerFailure = { [weak self] in self?.fail($0) }
    host.remoteUpdates = mailbox
    var error: ProgrammerError?
    if !stopsAtProgrammerErrors { host.onProgrammerError = { error = error ?? $0 } }
    if let saved = request.saved { host.restore(saved.page.states, of: saved.page.header.document) }
    host.renderIfNeeded()
    if let saved = request.saved { didRestore(saved, configuration) }
    if request.scrollBar > 0 { reserveWidth(of: request.scrollBar) }
    // So that the first HTML shows states that controllers set when they are mounted.
    for _ in 0..<Self.furtherRenders where error == nil { host.renderIfNeeded() }
    if let error { throw error }
    if !stopsAtProgrammerErrors {
      host.onProgrammerError = { [weak self] in self?.fail(HandlerFailure($0)) }
    }
  }

  /// Restores the title, and tells the page and the log what was not restored.
  private func didRestore(_ saved: SavedTab, _ configuration: Session.Configuration) {
    if !saved.page.header.title.isExactly(title) { title = saved.page.header.title }
    let report = PageRestoration(
      problems: host.restorationReport?.problems ?? [], isContinued: continues(saved))
    if !report.problems.isEmpty {
      configuration.durable?.report(
        "\(route): states from the store were not restored: \(report.problems.joined(separator: "; "))"
      )
    }
    run("onRestore") { try onRestore?(report) }
  }

  /// Whether the page continues the stored session: whether the client has the same elements.
  func continues(_ saved: SavedTab) -> Bool {
    saved.token != nil && host.restorationReport?.hasElementNumbers == true
  }

  /// The component provider that the body of `route` returns.
  ///
  /// - Throws: the error of the body, or the first programmer error in it.
  private func provider(of route: Route, stopsAtProgrammerErrors: Bool) throws -> () -> Component? {
    if stopsAtProgrammerErrors { return try route.body(self) }
    let recorder = ProgrammerErrorRecorder()
    let provider = try recorder.record { try route.body(self) }
    if let error = recorder.errors.first { throw error }
    return provider
  }

  /// Lays the page out again without the width of a scroll bar, if the page is higher than its screen.
  private func reserveWidth(of scrollBar: Double) {
    var traits = host.environment.traits
    guard let frame = host.document.root.frame, frame.height > traits.viewport.height else {
      return
    }
    traits.viewport.width = max(1, traits.viewport.width - scrollBar)
    host.update(traits: traits)
    host.renderIfNeeded()
  }

  /// Shows another address of the page's route for an export.
  ///
  /// - Returns: `false` if the application failed or left the page; the page must not be used again.
  package func show(_ target: String, at location: Location) -> Bool {
    host.document.clientNavigated(to: target)
    self.location = location
    onTargetChange?(target)
    run("onLocationChange") { try onLocationChange?(location) }
    for _ in 0...Self.furtherRenders where failure == nil { host.renderIfNeeded() }
    return failure == nil && !isLeaving
  }

  /// Sets another screen; the next render lays the page out for it.
  func apply(_ screen: ClientMessage.Screen) {
    var traits = host.environment.traits
    traits.apply(screen)
    setDirection(in: &traits, on: screen)
    host.update(traits: traits)
  }
}
