import Foundation
import Logging
import TrellisComponents

extension Session {
  /// Waits for a time; throws if the task is cancelled.
  typealias Sleep = @Sendable (Duration) async throws -> Void

  /// The settings and services that all sessions share; a copy in each would be larger than the rest of a session.
  struct Configuration: Sendable {
    var environment: HostEnvironment
    /// The routes of the site, which distinguish the addresses of a page from those of other pages.
    var router: Router
    var limits = DeliveryQueue.Limits()
    var logger: Logger
    var metrics: Metrics
    var assets = AssetCatalog()
    /// The idle time after which a session's host hibernates.
    var hibernatesAfter: Duration = .seconds(20)
    var turns = TurnBudget()
    var renderLimits = RenderLimits()
    var watch = PageWatch.none
    var metadata = Shared(PageMetadata())
    var uploads = UploadRegistry()
    var clock: @Sendable () -> Moment = { .now }
    /// Waits for the timers of pages.
    var sleep: Sleep = { try await Task.sleep(for: $0) }
    /// Whether a programmer's mistake stops the program instead of failing its page.
    var stopsAtMistakes = ProcessInfo.processInfo.environment["TRELLIS_STRICT"] == "1"
  }
}
