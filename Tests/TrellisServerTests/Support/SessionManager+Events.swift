import Synchronization

@testable import TrellisServer

extension SessionManager {
  /// Handles a request with events.
  ///
  /// - Returns: the response.
  func events(
    _ body: [UInt8], names: TabNames? = nil, identity: UserIdentity? = nil
  ) async -> LiveResponse {
    let responses = Responses()
    await events(body, names: names, identity: identity) { responses.append($0) }
    let all = responses.all
    precondition(all.count == 1, "\(all.count) responses to one request")
    return all[0]
  }
}

private final class Responses: Sendable {
  private let list = Mutex<[LiveResponse]>([])

  var all: [LiveResponse] { list.withLock { $0 } }

  func append(_ response: LiveResponse) { list.withLock { $0.append(response) } }
}
