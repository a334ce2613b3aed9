/// A back end of a tab: the headless client, or a browser.
///
/// A driver shows a page and performs actions; all queries and expectations work on its ``PageTree``.
protocol TabDriver: Actor {
  /// The current page.
  func tree() async throws -> PageTree
  /// Performs an action of the user; returns when the page has shown the response.
  func perform(_ action: TabAction) async throws
  /// Whether the page may change by itself while a test waits in real time.
  nonisolated var isBrowser: Bool { get }
  /// Applies the changes of the server to the page.
  func settle() async throws
  /// Whether tasks of the page are running.
  func isBusy() async -> Bool
  /// The sizes of the patches since the last call; `nil` if unknown.
  func takePatches() async -> TestPatches?
  /// The HTTP status of the page's first response.
  func status() async -> Int
  /// Ends the page.
  func close() async
}

/// An action of the user on an element, identified by its key.
enum TabAction: Sendable {
  case click(UInt32, count: Int)
  case type(UInt32, String)
  case fill(UInt32, String)
  case press([Key])
  case focus(UInt32)
  case select(UInt32, [String])
  case hover(UInt32)
  case drag(UInt32, to: UInt32)
  case pan(UInt32, x: Double, y: Double)
  case upload(UInt32, [TestFile])
  case submit(UInt32)
  case scroll(UInt32?, left: Double, top: Double)
  case resize(TestScreen)
  case back
  case forward
  case reload
  case open(String)
}

/// The patches that a page received.
struct TestPatches: Sendable {
  var bytes = 0
  var operations = 0
  /// The kinds of the operations, for messages.
  var kinds: [String] = []
}
