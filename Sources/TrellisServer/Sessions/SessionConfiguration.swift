import Foundation
import Logging
import TrellisComponents
import TrellisUI

extension Session {
  /// Starts a timer, and returns the function that waits for its end. The function is called once, and throws if its
  /// task is cancelled.
  package typealias StartTimer = @Sendable (Duration) -> @Sendable () async throws -> Void

  /// Starts a timer of the continuous clock.
  @Sendable static func startTimer(_ time: Duration) -> @Sendable () async throws -> Void {
    let end = ContinuousClock.now.advanced(by: time)
    return { try await Task.sleep(until: end) }
  }

  /// The settings and services of all sessions, shared because a copy would be larger than the rest of a session.
  package struct Configuration: Sendable {
    var environment: HostEnvironment
    /// Tells a page's addresses from addresses of other pages.
    package var router: Router
    var limits = DeliveryQueue.Limits()
    var logger: Logger
    var metrics: Metrics
    var assets = AssetCatalog()
    /// The idle time after which a session's host hibernates.
    var hibernatesAfter: Duration = .seconds(20)
    var turns = TurnBudget()
    var renderLimits = RenderLimits()
    var watch = PageInstrumentation.none
    var metadata = Shared(PageMetadata())
    var uploads = UploadRegistry()
    var signIns: SignIns?
    /// The store in which the sessions outlive the process; `nil` for none.
    var durable: DurableSessions?
    /// The version of the client script.
    var scriptVersion = ""
    var downloads = PageDownloads()
    var files = FileAddresses()
    var clock: @Sendable () -> Moment = { .now }
    /// Starts the timers of pages.
    var startTimer: StartTimer = Session.startTimer
    /// Whether the application is under development: failure notices show the error and its place, and two elements of
    /// one identity are a programmer's mistake.
    var isDevelopment = false
    /// The command `trellis dev` that runs the program; `nil` for none.
    var development: DevelopmentLoop?
    /// Logs lists with two elements of one identity, each once; `nil` if they are a programmer's mistake.
    var repeatedIdentities: RepeatedIdentities?
    /// Whether a programmer's mistake stops the program instead of failing its page.
    var stopsAtProgrammerErrors = ProcessInfo.processInfo.environment["TRELLIS_STRICT"] == "1"
  }
}

/// A point in time of the sessions' monotonic clock, which advances while the machine sleeps.
package typealias Moment = ContinuousClock.Instant

/// An immutable value shared by many owners, for large values that each owner would otherwise copy.
@dynamicMemberLookup
package final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }

  package subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Member {
    value[keyPath: path]
  }
}
