package import CoreMetrics
import Foundation
package import Logging
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHTTP
package import TrellisText
import TrellisUI

/// An application with its files, fonts and templates loaded, ready to handle requests.
package struct Site: Sendable {
  package let routes: [Route]
  let environment: HostEnvironment
  package let assets: AssetCatalog
  package let fonts: FontRegistry
  private let folders: ResourceFolders
  /// The icons of Trellis and of the application.
  let icons: IconSheet
  package private(set) var pages: PageWriter
  package let endpoints: Endpoints
  package let logger: Logger

  /// Whether the program was built for debugging: its packages have one configuration.
  package static var isDebugBuild: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }

  /// - Parameters:
  ///   - sessionStorage: the store of the sessions; a site that is not served has none. `automatic` is none, unless it is
  ///     `served(_:at:)`.
  ///   - stateFolder: the folder for the file of that store; `nil` for the one of the environment.
  ///   - isWorker: whether the process is one of several that share the store.
  ///   - isDevelopment: whether failure notices show the error and its place, and two elements of one identity
  ///     are a programmer's mistake; by default in debug builds.
  /// - Throws: errors that name the unreadable file.
  package init(
    _ application: some Application, resources: ResourceOptions, origins: [Origin],
    allowsInspection: Bool = false, sessionLimits: SessionLimits? = nil,
    metrics: any MetricsFactory, logLevel: Logger.Level = .info,
    deployment: Deployment = Deployment(),
    loadShedding: LoadShedding = LoadShedding(), sessionStorage: SessionStorage = .none,
    stateFolder: String? = nil, isWorker: Bool = false, isDevelopment: Bool = Site.isDebugBuild,
    clock: @escaping @Sendable () -> Moment = { .now },
    startTimer: @escaping Session.StartTimer = Session.startTimer
  ) async throws {
    let environment = ProcessInfo.processInfo.environment
    if let assets = resources.assets { ResourceFolder.publicOption = assets }
    let folders = ResourceFolders(
      assets: resources.assets, templates: resources.templates, fontCache: resources.fontCache,
      fonts: resources.fonts ?? environment["TRELLIS_FONTS"] ?? "system", environment: environment)
    try self.init(
      routes: try await application.routes(), application: application, folders: folders,
      origins: origins, secret: environment["TRELLIS_SECRET"], allowsInspection: allowsInspection,
      sessionLimits: sessionLimits, metrics: metrics, logLevel: logLevel, deployment: deployment,
      loadShedding: loadShedding, sessionStorage: sessionStorage,
      stateFolder: DurableSessions.folder(
        of: type(of: application).commandName, option: stateFolder, environment),
      isWorker: isWorker,
      isDevelopment: isDevelopment, development: DevelopmentLoop(environment: environment),
      clock: clock, startTimer: startTimer)
  }

  init(
    routes: [Route], application: some Application, folders: ResourceFolders, origins: [Origin],
    secret: String? = nil, allowsInspection: Bool = false, sessionLimits: SessionLimits? = nil,
    metrics: any MetricsFactory = PrometheusMetrics(),
    logLevel: Logger.Level = .info, deployment: Deployment = Deployment(),
    loadShedding: LoadShedding = LoadShedding(), threads: ThreadPool = .sessions,
    requestBytes: Int = Endpoints.requestBytes,
    uploads: UploadRegistry? = nil, sessionStorage: SessionStorage = .none,
    stateFolder: String? = nil, isWorker: Bool = false, isDevelopment: Bool = false,
    development: DevelopmentLoop? = nil,
    clock: @escaping @Sendable () -> Moment = { .now },
    startTimer: @escaping Session.StartTimer = Session.startTimer
  ) throws {
    self.routes = routes
    var fonts = try FontRegistry(folder: folders.assets + "/fonts")
    fonts.installed = folders.installedFonts.map(InstalledFonts.init)
    try application.addFonts(to: &fonts)
    // fontconfig may have to scan all fonts of a new folder; no text should wait for the scan.
    if case .folder? = folders.installedFonts, let installed = fonts.installed {
      Task.detached(priority: .background) { installed.prepare() }
    }
    var icons = IconSheet()
    for folder in [folders.assets, application.publicFolder].compactMap(\.self) {
      try icons.add(folder: folder + "/" + IconSheet.folderName)
    }
    self.icons = icons
    var environment = HostEnvironment()
    environment.textEngine = TextEngine(registry: fonts)
    environment.iconNames = Set(icons.drawings.keys)
    environment.stringCatalogs = try StringCatalogs(contentsOf: application.stringCatalogs)
    application.prepare(&environment)
    self.environment = environment
    var assets = try Self.assets(
      folders, fonts, icons, environment.pageLook, isInLoop: development != nil)
    let scripts = assets.names.filter { $0.ends(with: ".js") }
    if let folder = application.publicFolder { try assets.add(folder: folder) }
    self.assets = assets
    self.fonts = fonts
    self.folders = folders
    let version = Self.version(of: scripts, in: assets)
    var logger = Logger(label: type(of: application).commandName)
    logger.logLevel = logLevel
    self.logger = logger
    environment.stringCatalogs.onMissingKey { [logger] in
      logger.debug("The string catalogs have no entry for the key \($0)")
    }
    let slices = FontSliceStore(
      fonts.madeSlices, sheets: fonts.sheets, installed: fonts.installed,
      folder: Self.fontCache(folders, logger), logger: logger)
    pages = PageWriter(
      shell: try PageShell(folder: folders.templates), assets: assets, slices: slices,
      version: version,
      styleSheets: ([PageWriter.styleSheetName] + application.styleSheets).map(assets.address),
      clientElements: try ClientElements(
        application.clientElements, modules: application.clientModules, in: assets),
      feeds: routes.compactMap(\.feed), texts: environment.textTables,
      frameAncestors: deployment.frameAncestors)
    if development != nil {
      pages.clientElements.scripts.append(assets.address(DevelopmentLoop.scriptName))
    }
    let metadata = application.metadata.filled(
      icon: assets.address(PageMetadata.iconName), look: environment.pageLook)
    pages.shell.errorMetadata = metadata
    let router = Router(routes: routes)
    precondition(
      router.route(for: application.signInPath)?.route.requirements.isEmpty ?? true,
      "The sign-in page \(application.signInPath) must be in no group that requires a user")
    let signIns = SignIns(
      store: application.signInStore, limits: application.signInLimits,
      path: application.signInPath, isUsed: router.route(for: application.signInPath) != nil,
      name: "trellis-" + type(of: application).commandName + deployment.base.cookieSuffix,
      isAlwaysSecure: !origins.isEmpty && origins.allSatisfy { $0.scheme == .https },
      links: application.signedLinks, clock: clock,
      findUser: { try await application.user(id: $0) })
    if isWorker, signIns.isUsed, application.signInStore is MemorySignInStore {
      logger.warning(
        "Each worker has its own sign-ins: give Application.signInStore a store that they share")
    }
    let counts = Metrics(factory: metrics)
    let durable = try DurableSessions(
      sessionStorage, secret: secret, folder: stateFolder, isShared: isWorker, logger: logger,
      metrics: counts.store)
    let live = SessionManager(
      router: router, version: version, environment: environment,
      metrics: counts, logger: logger, assets: assets,
      limits: sessionLimits ?? application.sessionLimits ?? .ofThisProcess,
      renderLimits: application.renderLimits, watch: Self.watch(application),
      fingerprints: UserFingerprints(
        secret: secret, application: type(of: application).commandName),
      metadata: metadata,
      uploads: uploads
        ?? UploadRegistry(
          store: application.uploadStore, limits: application.uploadLimits, logger: logger,
          clock: clock),
      signIns: signIns, files: FileAddresses(secret: secret),
      durable: durable, isDevelopment: isDevelopment, development: development,
      clock: clock, startTimer: startTimer)
    application.sessions.add(live)
    if let nodes = live.nodes {
      for part in application.sharedParts { part.connect(nodes) }
    }
    endpoints = Endpoints(
      live: live, pages: pages, assets: assets, slices: slices,
      origins: OriginPolicy(origins: origins), base: deployment.base,
      instance: durable?.sharedName ?? deployment.instance,
      allowsInspection: allowsInspection,
      identify: {
        application.identity(of: $0).map { UserIdentity($0) } ?? signIns.identity(of: $0)
      }, signIns: signIns, logger: logger,
      loadShedding: loadShedding,
      threads: threads, requestBytes: requestBytes, clock: clock)
  }

  private static func watch(_ application: some Application) -> PageInstrumentation {
    let detail = application.tracing
    return PageInstrumentation(
      listener: { application.pipelineListener(for: $0) },
      spans: { application.spanListener(for: $0) },
      makeTracer: {
        detail == .none ? nil : PageTracer($0, tracesComponents: detail == .components)
      })
  }

  /// Trellis's own files, with the rules for text in the style sheet.
  private static func assets(
    _ folders: ResourceFolders, _ fonts: FontRegistry, _ icons: IconSheet, _ look: PageLook,
    isInLoop: Bool
  ) throws -> AssetCatalog {
    var assets = AssetCatalog()
    try assets.add(
      folder: folders.assets, client: PageWriter.scriptName,
      excluding: [IconSheet.folderName + "/", "looks/", "data/"]
        + (isInLoop ? [] : [DevelopmentLoop.scriptName]))
    let own = look.declarations.isEmpty ? "" : ".trellis-error{\(look.declarations)}\n"
    let sheet = try styleSheet(folders, fonts) + icons.text() + own
    // Relative to the sheet, which is in the same folder: the site may be below any path.
    let relative = assets.withAddresses(sheet).substituting(
      "url(\"\(AssetCatalog.prefix)", with: "url(\"")
    assets.add(PageWriter.styleSheetName, bytes: Array(relative.utf8))
    return assets
  }

  private static func styleSheet(
    _ folders: ResourceFolders, _ fonts: FontRegistry
  ) throws -> String {
    var sheet = ""
    for name in [
      PageWriter.styleSheetName, "looks/theme.css", "looks/views.css", "looks/events.css",
      "looks/layers.css", "looks/controls.css", "looks/containers.css", "looks/grids.css",
      "looks/states.css", "looks/calendar.css", "looks/lists.css",
    ] {
      let path = folders.assets + "/" + name
      guard let part = FileManager.default.contents(atPath: path) else {
        throw AssetCatalog.LoadingError.unreadable(path)
      }
      sheet += String(decoding: part, as: UTF8.self)
    }
    return sheet + fonts.styleSheet(urlPrefix: FontSliceStore.prefix)
  }

  /// The common style sheet, with `fonts` and the icons with `names`.
  package func styleSheet(_ fonts: FontRegistry, icons names: Set<String>) throws -> String {
    try Self.styleSheet(folders, fonts) + icons.text(only: names)
  }

  /// The paths of the files in the folder of templates, sorted; empty if the folder cannot be read.
  package var templateFiles: [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folders.templates)) ?? []
    return files.sorted().map { folders.templates + "/" + $0 }
  }

  /// The folder that caches font slices; without one they are made anew after each start.
  private static func fontCache(_ folders: ResourceFolders, _ logger: Logger) -> FontCacheFolder? {
    guard let path = folders.fontCache else { return nil }
    do {
      return try FontCacheFolder(path: path)
    } catch {
      logger.warning("\(error)")
      return nil
    }
  }

  /// The version of the client script: a fingerprint of its files `names`, without scripts of the application. A page
  /// works only with a server of the same version.
  private static func version(of names: [String], in assets: AssetCatalog) -> String {
    var fingerprint = Fingerprint()
    for name in names {
      fingerprint.add((assets[name]?.fingerprint ?? "").utf8)
    }
    return fingerprint.text
  }

  // MARK: Serving

  func makeServer(_ configuration: HTTPServer.Configuration) -> HTTPServer {
    var configuration = configuration
    let post = endpoints.live.configuration.value.uploads.limits.bytesPerPost
    let base = endpoints.base
    let router = endpoints.live.router
    configuration.bodyLimit = { head in
      // Limits are defined for paths below the site's base path.
      let inner = (base == .root ? nil : head.removing(prefix: base.text)) ?? head
      if !inner.path.begins(withText: Endpoints.livePrefix),
        let found = router.response(for: inner.pathAndQuery, head.method)
      {
        return found.route.responder?.bodyLimit ?? 0
      }
      return Endpoints.bodyLimit(
        for: inner.path, method: head.method, type: head.headers["Content-Type"], post: post)
    }
    for (name, value) in SecurityHeaders.refusal {
      configuration.refusalHeaders.append(name, value)
    }
    let server = HTTPServer(configuration, handler: endpoints.handle)
    endpoints.live.metrics.watch(server)
    return server
  }

  /// Ends polls and sessions that have timed out, until the task is cancelled.
  func keepTime() async {
    while !Task.isCancelled {
      try? await Task.sleep(for: .seconds(1))
      endpoints.live.advance(to: .now)
      endpoints.live.metrics.report(sessions: endpoints.live.counts)
    }
  }
}

/// How a site is embedded: its base path on the host, and the sites that may show it in frames.
package struct Deployment: Sendable {
  /// The path below which browsers see the site.
  var base = BasePath.root
  /// The sites whose pages may show a page of this site in a frame.
  var frameAncestors = FrameAncestors()
  /// The name of this server process, different from the other servers of the site; at most 32 letters and digits.
  var instance = "1"
}
