public import ArgumentParser
public import CoreMetrics
public import ServiceLifecycle
public import TrellisComponents
public import TrellisHTTP
public import TrellisText

/// An application: its pages and its command line.
///
/// ```swift
/// @main
/// struct Counter: Application {
///   func routes() -> [Route] {
///     [Route("/", title: "Counter") { _ in { CounterComponent() } }]
///   }
/// }
/// ```
///
/// The application is a group of command-line arguments: its `@Option`, `@Flag` and `@Argument` properties are added to
/// the server's arguments. Without a subcommand the program serves the pages; `export --out DIR` writes them as static
/// files.
public protocol Application: ParsableArguments, Sendable {
  /// The name of the command; by default the name of the type in lower case.
  static var commandName: String { get }
  /// The abstract of the help text, in one line.
  static var abstract: String { get }

  /// The pages; called once, at the start. A request is handled by the first route that matches its
  /// address.
  ///
  /// - Throws: any error; the start fails, prints its description and exits with status 1.
  func routes() async throws -> [Route]

  /// The folder of the application's files, served under `/assets/`; ``Page/asset(_:)`` returns their addresses.
  var publicFolder: String? { get }

  /// The string catalogs with the texts of the application: paths of files `*.xcstrings`, and of folders of which all
  /// such files are read. They are read once, at the start, before ``prepare(_:)``.
  ///
  /// ```swift
  /// var stringCatalogs: [String] { [Bundle.module.bundlePath + "/Localizable.xcstrings"] }
  /// ```
  ///
  /// A file that is missing or malformed is an error at the start, with its place and the remedy.
  var stringCatalogs: [String] { get }

  /// The names of style sheets in ``publicFolder`` that every page loads.
  var styleSheets: [String] { get }

  /// The default metadata of all pages for search engines, other sites and the browser; a page changes its own by
  /// ``Page/metadata``. The property is read once, at the start.
  var metadata: PageMetadata { get }

  /// The custom elements that scripts in ``publicFolder`` define.
  var clientElements: [ClientElement] { get }

  /// The names of further scripts in ``publicFolder`` that every page loads as modules, such as recognizers of
  /// gestures: a script adds a function to the map `document.trellisRecognizers`, and views listen to its events by
  /// ``/TrellisComponents/ClientEvent``. The content security policy does not change.
  var clientModules: [String] { get }

  /// The user of a request, for example the name that a trusted proxy has put into a header field; `nil` if
  /// there is no user.
  ///
  /// This method is called for every request. A session serves only the identity for which its page was opened: a
  /// request with another identity gets a 401 response, and the page shows that its user is signed out.
  ///
  /// A page opened for an identity contains a keyed hash of it. Set the environment variable `TRELLIS_SECRET` to about
  /// 32 random characters, the same for all servers of the site; otherwise a guessed identity can be checked against
  /// the hash.
  func identity(of request: Request) -> String?

  /// The user with an identity; called for each opened page and each response to a signed-in user.
  ///
  /// - Parameter id: the ``User/id`` of a user who has signed in by ``Page/signIn(_:thenOpen:)``, or the name from
  ///   ``identity(of:)``.
  /// - Returns: `nil` if the user no longer exists; the sign-in then ends.
  /// - Throws: any error; the request fails.
  func user(id: String) async throws -> (any User)?

  /// The absolute path of the page on which users sign in; by default `/sign-in`. Visitors without a sign-in are sent
  /// there from guarded pages (``Route/group(requires:_:)-(_,[Route])``).
  var signInPath: String { get }

  /// The times after which sign-ins end; read once, at the start.
  var signInLimits: SignInLimits { get }

  /// The store of the sign-ins; by default in memory, so that all users are signed out when the server restarts. The
  /// property is read once, at the start.
  var signInStore: any SignInStore { get }

  /// Makes and checks signed links; by default ``SignedLinks/ofThisProcess``. The property is read once, at the start.
  var signedLinks: SignedLinks { get }

  /// Announces sign-outs to the server; unused by default.
  var sessions: SessionsController { get }

  /// The factory of the server's metrics and, with `serve`, of all metrics of the process. The default
  /// keeps metrics in memory, and `GET /metrics` returns them; another factory's metrics are returned there
  /// if it is a ``PrometheusExposition``.
  var metrics: any MetricsFactory { get }

  /// The services that run while the pages are served, such as a pool of database connections. They start before the
  /// server and are shut down after it. If one throws, or ends before the server does, the server ends, with an error
  /// that names the service.
  var services: [any Service] { get }

  /// Adds the application's font families, before or after Trellis's families.
  ///
  /// ```swift
  /// func addFonts(to fonts: inout FontRegistry) throws {
  ///   try fonts.add(family: "Vollkorn", files: ["Fonts/Vollkorn.ttf"], place: .first)
  /// }
  /// ```
  ///
  /// - Throws: any error, such as ``/TrellisText/FontError``; the start fails.
  func addFonts(to fonts: inout FontRegistry) throws

  /// The limits of one render of a page. A render beyond the limits is a programmer's mistake: the page
  /// shows the failure notice and keeps its tree (`docs/COMPONENTKIT.md`, "Mistakes").
  ///
  /// The default is `RenderLimits()`: 20,000,000 steps, which take some seconds. The property is read once,
  /// at the start.
  var renderLimits: RenderLimits { get }

  /// The limits on the number and the memory of open pages; `nil` for ``SessionLimits/ofThisProcess``, derived from the
  /// memory limit of the container. The property is read once, at the start.
  var sessionLimits: SessionLimits? { get }

  /// The store in which pages outlive the process of the server: after a restart a tab continues from the states of its
  /// page (`docs/SESSIONS.md`). The default is ``SessionStorage/automatic``; with `.none` pages end with their process. The
  /// option `--sessions` takes precedence. The property is read once, at the start.
  var sessionStore: SessionStorage { get }

  /// The engines from other modules that the option `--sessions` may name, such as `.postgres` of `TrellisPostgres` and
  /// `.redis` of `TrellisRedis`. The default is none. The property is read once, at the start.
  var sessionEngines: [SessionEngine] { get }

  /// The topics and models that servers with the same store of sessions have in common. The default is none: each server
  /// has its own. The property is read once, at the start.
  var sharedParts: [SharedPart] { get }

  /// The listener to each step of a page's renders, with counts, for metrics and logs.
  ///
  /// Called once for each page, when the page is opened, in the isolation of its session. The page keeps the listener.
  func pipelineListener(for page: PageDescription) -> (any PipelineListener)?

  /// The listener to the work on single components of a page; called and kept like ``pipelineListener(for:)``.
  func spanListener(for page: PageDescription) -> (any SpanListener)?

  /// How much of the work on pages is traced. Spans go to the tracer that the program has set up with
  /// `InstrumentationSystem.bootstrap(_:)`. The property is read once, at the start.
  var tracing: TracingDetail { get }

  /// The store for uploaded files; a folder of temporary files by default, which is no place for files that the
  /// application keeps (``/TrellisUI/UploadedFile/keep()``). The property is read once, at the start.
  var uploadStore: any UploadStore { get }

  /// The limits of uploaded files for all pages together; read once, at the start.
  var uploadLimits: UploadLimits { get }

  /// Adds services to the environment of the components.
  func prepare(_ environment: inout HostEnvironment)
}

extension Application {
  /// The name of the type in lower case.
  public static var commandName: String { String(describing: Self.self).lowercased() }
  /// An empty text: the help begins with the usage.
  public static var abstract: String { "" }
  /// No folder.
  public var publicFolder: String? { nil }
  /// No string catalogs: each literal is its own text.
  public var stringCatalogs: [String] { [] }
  /// No style sheets besides Trellis's own.
  public var styleSheets: [String] { [] }
  /// Nothing.
  public var metadata: PageMetadata { PageMetadata() }
  /// No custom elements.
  public var clientElements: [ClientElement] { [] }
  /// No scripts.
  public var clientModules: [String] { [] }
  /// `nil` for every request: a session serves each request with its token.
  public func identity(of request: Request) -> String? { nil }
  /// `nil`: there are no users.
  public func user(id: String) async throws -> (any User)? { nil }
  /// `/sign-in`.
  public var signInPath: String { "/sign-in" }
  /// `SignInLimits()`: 14 days without a request, and 90 days.
  public var signInLimits: SignInLimits { SignInLimits() }
  /// A new ``MemorySignInStore``.
  public var signInStore: any SignInStore { MemorySignInStore() }
  /// The links of the process, by the environment variable `TRELLIS_SECRET` or a random secret.
  public var signedLinks: SignedLinks { .ofThisProcess }
  /// A new controller at each call, so that the application cannot announce sign-outs.
  public var sessions: SessionsController { SessionsController() }
  /// A new ``PrometheusMetrics`` without metrics, at each call.
  public var metrics: any MetricsFactory { PrometheusMetrics() }
  /// No services besides the server.
  public var services: [any Service] { [] }
  /// Adds no families.
  public func addFonts(to fonts: inout FontRegistry) throws {}
  /// `nil`: the limits follow the memory limit of the container.
  public var sessionLimits: SessionLimits? { nil }
  /// `SessionStorage.automatic`: with the command `serve` a file in the state folder, otherwise none.
  public var sessionStore: SessionStorage { .automatic }

  /// None: the option `--sessions` has the engines of the library only.
  public var sessionEngines: [SessionEngine] { [] }
  /// None: each server has its own topics and models.
  public var sharedParts: [SharedPart] { [] }
  /// `RenderLimits()`: 20,000,000 steps for each render.
  public var renderLimits: RenderLimits { RenderLimits() }
  /// `nil` for every page.
  public func pipelineListener(for page: PageDescription) -> (any PipelineListener)? { nil }
  /// `nil` for every page.
  public func spanListener(for page: PageDescription) -> (any SpanListener)? { nil }
  /// Nothing is traced.
  public var tracing: TracingDetail { .none }
  /// A folder of the server's user in the system's temporary folder, created for the first upload.
  public var uploadStore: any UploadStore { FolderUploadStore() }
  /// `UploadLimits()`: 8 GiB for all pages, half of the free bytes for one address, 4 GiB for one page.
  public var uploadLimits: UploadLimits { UploadLimits() }
  /// Leaves the environment unchanged.
  public func prepare(_ environment: inout HostEnvironment) {}
}
