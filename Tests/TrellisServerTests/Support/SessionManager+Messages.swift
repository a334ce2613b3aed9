import Synchronization
import TrellisDOM
import TrellisHTTP

@testable import TrellisServer

/// The requests of a tab by their bodies.
extension SessionManager {
  func attach(
    _ body: [UInt8], names: TabNames? = nil, identity: UserIdentity? = nil,
    client: AddressGroup = .loopback, languages: LanguagePreferences = LanguagePreferences(),
    base: BasePath = .root
  ) async -> LiveResponse {
    do {
      var attach = try ClientMessageDecoder().attach(body, names: names)
      attach.languages = languages
      attach.base = base
      return await self.attach(attach, identity: identity, client: client)
    } catch { return .invalid(error.description) }
  }

  func prepare(
    _ body: [UInt8], identity: UserIdentity? = nil, client: AddressGroup = .loopback
  ) async -> LiveResponse {
    do {
      let attach = try ClientMessageDecoder().attach(body)
      return await prepare(attach, identity: identity, client: client)
    } catch { return .invalid(error.description) }
  }

  func poll(
    _ body: [UInt8], names: TabNames? = nil, identity: UserIdentity? = nil,
    client: AddressGroup = .loopback, onHandled: @escaping @Sendable () -> Void = {},
    respond: @escaping Session.Respond
  ) -> (@Sendable () -> Void)? {
    do {
      let poll = try ClientMessageDecoder().poll(body, names: names)
      return self.poll(
        poll, identity: identity, client: client, onHandled: onHandled, respond: respond)
    } catch {
      onHandled()
      respond(.invalid(error.description))
      return nil
    }
  }

  func events(
    _ body: [UInt8], names: TabNames? = nil, identity: UserIdentity? = nil,
    respond: @escaping Session.Respond
  ) async {
    do {
      let events = try ClientMessageDecoder().events(body, names: names)
      await self.events(events, identity: identity, respond: respond)
    } catch { respond(.invalid(error.description)) }
  }

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

  func leave(
    _ body: [UInt8], names: TabNames? = nil, identity: UserIdentity? = nil
  ) async -> LiveResponse {
    do {
      let leave = try ClientMessageDecoder().leave(body, names: names)
      return await self.leave(leave, identity: identity)
    } catch { return .invalid(error.description) }
  }
}

private final class Responses: Sendable {
  private let list = Mutex<[LiveResponse]>([])

  var all: [LiveResponse] { list.withLock { $0 } }

  func append(_ response: LiveResponse) { list.withLock { $0.append(response) } }
}
