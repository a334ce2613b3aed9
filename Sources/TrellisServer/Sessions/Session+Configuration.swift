import Foundation
import Logging
import TrellisComponents

extension Session {
  /// The services that a session shares with all others.
  struct Configuration: Sendable {
    var environment: Environment
    var limits = DeliveryQueue.Limits()
    var logger: Logger
    var metrics: Metrics
    var assets = AssetCatalog()
    /// How long a session is quiet before its host hibernates.
    var hibernatesAfter: Duration = .seconds(20)
    var turns = TurnBudget()
    var renderLimits = PassLimits()
    var clock: @Sendable () -> Moment = { .now }
    /// Whether a programmer's mistake stops the program rather than failing its page.
    var stopsAtMistakes = ProcessInfo.processInfo.environment["TRELLIS_STRICT"] == "1"
  }
}
