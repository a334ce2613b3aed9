import Synchronization
import TrellisHTTP

/// The addresses for supervisors and load balancers.
extension Endpoints {
  /// The response to `GET /healthz`: the process runs, and its thread for input and output responds.
  var liveness: Response { Response.text("ok\n").secured(cacheControl: "no-store") }

  /// The response to `GET /readyz`: 503 with a reason if a load balancer should send requests to another server.
  var readiness: Response {
    let reason = obstacle
    let status: Response.Status = reason == nil ? .ok : .serviceUnavailable
    return Response.text((reason ?? "ready") + "\n", status: status)
      .secured(cacheControl: "no-store")
  }

  private var obstacle: String? {
    if isDraining.load(ordering: .acquiring) { return "The server ends" }
    guard let durable = live.configuration.durable, durable.failure == .refuse else { return nil }
    return switch durable.health(now: clock()) {
    case .works: nil
    case .unknown: "The server starts: the store of sessions was not reached yet"
    case .fails: "The store of sessions fails"
    }
  }

  /// Makes ``readiness`` refuse further requests.
  func drain() { isDraining.store(true, ordering: .releasing) }
}
