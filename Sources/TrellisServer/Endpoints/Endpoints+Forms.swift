import TrellisHTTP

extension Endpoints {
  /// The response to a form that a browser without scripts has posted to the address of a page: a redirect (303) to the
  /// form's result, or to the page that the action opened.
  func submit(_ request: Request) async -> Response {
    let (origin, fetchSite) = (request.headers["Origin"], request.headers["Sec-Fetch-Site"])
    // All browsers send one of the two fields with a post; a page of another site cannot omit both.
    do {
      guard origin != nil || fetchSite != nil else { throw OriginPolicy.Refusal.crossSite("none") }
      try origins.check(origin: origin, fetchSite: fetchSite, host: request.host)
    } catch {
      live.metrics.refusedRequests.add(1)
      if let refusal = error as? OriginPolicy.Refusal { recordRefusal(refusal, of: request) }
      return pages.error(.forbidden, to: request)
    }
    let address = ResultAddress(request.pathAndQuery)
    guard Redirect(to: address.target).isOfThisSite else {
      return pages.error(.notFound, to: request)
    }
    let post: FormPost
    do { post = try FormPost(request) } catch {
      live.metrics.refusedRequests.add(1)
      return pages.error(
        error == .unsupported ? .unsupported : .tooLarge, to: request)
    }
    return await submit(post, to: address.target, request)
  }

  /// Submits a form, and sends the browser to its result.
  ///
  /// - Parameter target: the address of the page, without the token of an earlier result.
  private func submit(_ post: FormPost, to target: String, _ request: Request) async -> Response {
    let client = request.clientGroup
    if let wait = live.admitOpening(by: client) {
      return refusedPage(.tooManyRequests, wait, request)
    }
    let first = request.firstScreen(live.traits)
    return await page(request) {
      let identity = try await visitor(request)
      let submission = try await live.submit(
        post, to: target, screen: first.screen, scrollBar: first.scrollBar, identity: identity,
        client: client, languages: request.languages, base: request.base,
        showsFailures: request.isForDocument)
      switch submission {
      case .redirect(let path):
        // The action has run. If the browser showed a response at this address, a reload would repeat the action.
        let address = PercentCoding.encodedAddress(path)
        return redirect(to: Redirect(to: address).isOfThisSite ? address : target, request)
      case .page(let opened):
        return pages.response(
          opened, screen: first, to: request, owner: live.fingerprints.text(of: identity))
      case nil: return nil
      }
    }
  }

  /// The result of a submitted form, for the first request with its token; otherwise a redirect to the page itself.
  func result(_ token: String, of target: String, _ request: Request) async -> Response {
    let redirect = Redirect(to: target)
    guard redirect.isOfThisSite else { return pages.error(.notFound, to: request) }
    let first = request.firstScreen(live.traits)
    let identity = identify(request)
    guard request.method == .get, let token = SessionToken(token),
      let opened = await live.result(
        token, of: target, inHeight: first.screen.height, identity: identity)
    else { return self.redirect(to: redirect.path, request) }
    return pages.response(
      opened, screen: first, to: request, owner: live.fingerprints.text(of: identity))
  }
}
