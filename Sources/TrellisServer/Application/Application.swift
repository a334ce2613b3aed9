public import ArgumentParser
public import CoreMetrics
public import ServiceLifecycle
public import TrellisComponents
public import TrellisHTTP
public import TrellisText

/// An application: pages, and how they are called on the command line.
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
/// The application is a group of command-line arguments: its `@Option`, `@Flag` and `@Argument`
/// properties stand beside those of the server. Run without a subcommand it serves its pages;
/// `export --out DIR` writes them as static files.
public protocol Application: ParsableArguments, Sendable {
  /// The name of the command; by default the name of the type in lower case.
  static var commandName: String { get }
  /// One line for the help text.
  static var abstract: String { get }

  /// The pages, asked for once. An address is answered by the first route that matches.
  ///
  /// - Throws: what makes the start fail; its description is printed, and the exit status is 1.
  func routes() async throws -> [Route]

  /// A folder of files of the application's own, served under `/assets/`; ``Page/asset(_:)`` gives
  /// their addresses.
  var publicFolder: String? { get }

  /// The names of style sheets in ``publicFolder`` that every page loads.
  var styleSheets: [String] { get }

  /// The user that a request comes from, such as the name that a trusted proxy has put into a field; `nil` for
  /// anybody.
  ///
  /// This is asked for every request. A session serves nobody but whom its page was opened for: a
  /// request of another identity is answered 401, and the page says that its user is signed out.
  ///
  /// Pages of an identity carry a keyed hash of it. Set the environment variable `TRELLIS_SECRET` to some 32
  /// random characters, the same for all servers of the site, so that nobody can check a guess against it.
  func identity(of request: Request) -> String?

  /// By what the application says that a user has signed out. The default is nobody's.
  var sessions: SessionsController { get }

  /// Where the counts of the server go, and with `serve` whatever else the process counts. The
  /// default keeps them in memory, and `GET /metrics` shows them; a factory of another kind shows them
  /// there if it is a ``PrometheusExposition``.
  var metrics: any MetricsFactory { get }

  /// The services that run while the pages are served, such as a pool of connections to a database. All of
  /// it is started before the server, and told to end once the server has ended.
  var services: [any Service] { get }

  /// Adds font families of the application's own, or puts them before those that come with Trellis.
  ///
  /// ```swift
  /// func addFonts(to fonts: inout FontRegistry) throws {
  ///   try fonts.add(family: "Vollkorn", files: ["Fonts/Vollkorn.ttf"], place: .first)
  /// }
  /// ```
  ///
  /// - Throws: what makes the start fail, such as ``FontError``.
  func addFonts(to fonts: inout FontRegistry) throws

  /// The limits of one render of a page. A render beyond them is a programmer's mistake: the page shows the
  /// failure notice and stays as it was (`docs/COMPONENTKIT.md`, "What is a mistake").
  ///
  /// The default is `PassLimits()`, 20,000,000 steps, which take some seconds. It is read once, at the start.
  var renderLimits: PassLimits { get }

  /// Adds services to the environment that components see.
  func prepare(_ environment: inout Environment)
}

extension Application {
  /// The name of the type in lower case.
  public static var commandName: String { String(describing: Self.self).lowercased() }
  /// An empty text: the help begins with the usage.
  public static var abstract: String { "" }
  /// No folder of the application's own.
  public var publicFolder: String? { nil }
  /// No style sheets beside the one that comes with Trellis.
  public var styleSheets: [String] { [] }
  /// `nil` for every request: a session serves each request that names its token.
  public func identity(of request: Request) -> String? { nil }
  /// A new controller that the application does not hold, so that it is told of no sign-out.
  public var sessions: SessionsController { SessionsController() }
  /// A new ``PrometheusMetrics`` at each call, without any metric.
  public var metrics: any MetricsFactory { PrometheusMetrics() }
  /// No services beside the server.
  public var services: [any Service] { [] }
  /// Adds no families beside those that come with Trellis.
  public func addFonts(to fonts: inout FontRegistry) throws {}
  /// `PassLimits()`: 20,000,000 steps for each render.
  public var renderLimits: PassLimits { PassLimits() }
  /// Leaves the environment as the server made it.
  public func prepare(_ environment: inout Environment) {}
}
