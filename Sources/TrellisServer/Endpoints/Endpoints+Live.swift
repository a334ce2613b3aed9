import TrellisDOM
import TrellisHTTP

/// The requests of tabs. They are decoded here, and the session manager gets the messages.
extension Endpoints {
  func respondToLiveRequest(_ verb: String, _ request: Request, _ reply: Reply) {
    if let tests, verb == "wait", request.method == .get { return tests.wait(reply) }
    if let refusal = refusal(of: request, isUpload: verb == "upload") {
      live.metrics.refusedRequests.add(1)
      return reply.send(refusal.secured(cacheControl: "no-store"))
    }
    if verb == "dev", let loop = live.configuration.development {
      return reply.send(loop.response(styleSheets: pages.styleSheets.map(request.base.address)))
    }
    let body = request.body
    let names: TabNames?
    do { names = try TabNames(request.headers) } catch {
      return reply.send(named(.invalid("names of a session and a tab")))
    }
    let live = live
    let signOuts = live.signOuts
    let identity = identify(request)
    let client = request.clientGroup
    switch verb {
    case "poll": poll(request, names, identity, signOuts, reply)
    case "event":
      run(.events, for: request, reply) { [self] send in
        let message = decoded(
          { try $0.events(body, names: names) }, orRefuse: { send(self.named($0)) })
        guard let events = message else { return }
        // The session sends the response, to save one hop.
        await live.events(events, identity: identity, client: client) { send(self.named($0)) }
      }
    case "paper":
      run(.events, for: request, reply) { [self] send in
        let message = decoded(
          { try $0.paper(body, names: names) }, orRefuse: { send(self.named($0)) })
        guard let paper = message else { return }
        send(named(await live.paper(paper, identity: identity)))
      }
    case "attach":
      run(.attach, for: request, reply) { [self] send in
        let message = decodedAttach(request, names) { send(self.named($0)) }
        guard let attach = message else { return }
        let response = await live.attach(
          attach, identity: await loaded(identity), client: client)
        send(named(response, isAttach: true))
      }
    case "prepare":
      run(.attach, for: request, reply) { [self] send in
        guard let attach = decodedAttach(request, names, orRefuse: { send($0.http) })
        else { return }
        let response = await live.prepare(
          attach, identity: await loaded(identity), client: client,
          isPage: isPage(at:))
        send(response.http)
      }
    case "upload":
      guard let upload = UploadRequest(request) else {
        return reply.send(LiveResponse.invalid("no part of an upload").http)
      }
      run(.events, for: request, reply) { send in
        send(await live.upload(upload, body, identity: identity, client: client).response)
      }
    case "leave":
      run(.leave, for: request, reply) { [self] send in
        let message = decoded(
          { try $0.leave(body, names: names) }, orRefuse: { send($0.http) })
        guard let leave = message else { return }
        send(await live.leave(leave, identity: identity, client: client).http)
      }
    default:
      switch tests?.outcome(verb, body) {
      case .now(let response): reply.send(response)
      case .turn(let makeResponse):
        run(.events, for: request, reply) { send in send(await makeResponse().http) }
      case nil: reply.send(Response.failure(.notFound).secured())
      }
    }
  }

  /// Handles a poll. It is decoded at once, on the I/O thread, and its turn ends long before its response.
  private func poll(
    _ request: Request, _ names: TabNames?, _ identity: UserIdentity?, _ signOuts: UInt64,
    _ reply: Reply
  ) {
    let client = request.clientGroup
    let bytes = QueuedRequest.bytes
    if let wait = refusal(of: .events, threads.account(of: client), of: client, holding: bytes) {
      return reply.send(named(.overloaded(wait)))
    }
    live.metrics.polls.add(1)
    let message = decoded(
      { try $0.poll(request.body, names: names) }, orRefuse: { reply.send(named($0)) })
    guard let message else { return release(bytes, of: client) }
    let onDisconnect = live.poll(
      message, identity: identity, client: client, signOuts: signOuts,
      onHandled: { [self] in release(bytes, of: client) },
      respond: { [self] in reply.send(named($0)) })
    if let onDisconnect { reply.onDisconnect(onDisconnect) }
  }

  private func decodedAttach(
    _ request: Request, _ names: TabNames?, orRefuse refuse: (LiveResponse) -> Void
  ) -> ClientMessage.Attach? {
    var attach = decoded({ try $0.attach(request.body, names: names) }, orRefuse: refuse)
    attach?.languages = request.languages
    attach?.base = request.base
    return attach
  }

  /// The message of a request; `refuse` gets the response to a malformed request.
  private func decoded<Message>(
    _ decode: (ClientMessageDecoder) throws -> Message,
    orRefuse refuse: (LiveResponse) -> Void
  ) -> Message? {
    do { return try decode(decoder) } catch {
      live.metrics.refusedRequests.add(1)
      refuse(.invalid("\(error)"))
      return nil
    }
  }

  /// The response with the name of this server, if it responds to an attach or is about the session. By the names, tabs
  /// notice that they get responses from several servers that do not share sessions.
  func named(_ response: LiveResponse, isAttach: Bool = false) -> Response {
    var response = response.http
    if isAttach || response.headers.contains(Response.sessionMark) {
      response.headers[Response.sessionMark] = instance
    }
    return response
  }
}
