import TrellisHTTP

/// The endpoints for browser tests and load generators, only with the option `--inspect`; no page uses them.
struct TestEndpoints: Sendable {
  /// The work of a verb.
  enum Outcome {
    case now(Response)
    /// The response comes from a session, in a turn of the client.
    case turn(@Sendable () async -> LiveResponse)
  }

  let live: SessionManager

  /// - Returns: `nil` for a verb of pages, and for an unknown verb.
  func outcome(_ verb: String, _ body: [UInt8]) -> Outcome? {
    switch verb {
    case "inspect": .turn { [live] in await live.inspect(body) }
    case "render": .turn { [live] in await live.inspect(body, anew: true) }
    case "describe": .turn { [live] in await live.describe(body) }
    case "echo":
      .now(
        Response.bytes(body, contentType: "application/octet-stream").secured(
          cacheControl: "no-store"))
    default: nil
    }
  }

  /// Responds only when the server ends, and counts as a poll until the client disconnects.
  func wait(_ reply: Reply) {
    let waiting = live.metrics.waitingPolls
    waiting.add(1)
    reply.onDisconnect { waiting.add(-1) }
  }
}

extension SessionManager {
  /// The frames of a session's page, or of a new page built from the same data, as JSON.
  ///
  /// - Parameter body: the same format as for ``SessionManager/leave(_:names:identity:)``, with the names in the body.
  func inspect(_ body: [UInt8], anew isAnew: Bool = false) async -> LiveResponse {
    let named: ClientMessage.Leave
    do { named = try ClientMessageDecoder().leave(body) } catch { return .invalid("\(error)") }
    guard let session = SessionToken(named.session).flatMap(session),
      let json = await session.inspection(anew: isAnew)
    else { return .unknown }
    return .body(json)
  }

  /// The tree of the page of a session as text, as JSON.
  ///
  /// - Parameter body: the same format as for ``SessionManager/leave(_:names:identity:)``, with the names in the body.
  func describe(_ body: [UInt8]) async -> LiveResponse {
    let named: ClientMessage.Leave
    do { named = try ClientMessageDecoder().leave(body) } catch { return .invalid("\(error)") }
    guard let session = SessionToken(named.session).flatMap(session),
      let json = await session.treeText()
    else { return .unknown }
    return .body(json)
  }
}
