import TrellisHTTP

extension Endpoints {
  /// The response to a form that a browser without scripts posts to the address of a page: the page after the form's action,
  /// or a redirect (303) if the action goes to another address.
  func submit(_ request: Request) async -> Response {
    do throws(OriginPolicy.Refusal) {
      // All browsers send one of the two with a post; a page of another site cannot leave out both.
      guard request.headers.contains("Origin") || request.headers.contains("Sec-Fetch-Site") else {
        throw .foreignOrigin("")
      }
      try origins.check(
        origin: request.headers["Origin"], fetchSite: request.headers["Sec-Fetch-Site"],
        host: request.host)
    } catch {
      live.metrics.refusedRequests.add(1)
      return pages.error(.forbidden, languages: request.languages)
    }
    let post: FormPost
    do { post = try FormPost(request) } catch {
      live.metrics.refusedRequests.add(1)
      return pages.error(
        error == .unsupported ? .unsupported : .tooLarge, languages: request.languages)
    }
    return await page(request, post: post)
  }
}
