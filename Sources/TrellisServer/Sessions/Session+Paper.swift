import TrellisDOM
import TrellisHTTP
import TrellisHosting
import TrellisUI

extension Session {
  /// The sheets of the page in its present state, for a browser that prints it.
  ///
  /// - Parameter onUse: called first if the tab is attached to this session, unless it was called within the last 4 s.
  /// - Returns: `{"paper":[rule,patch]}`, or ``LiveResponse/nothing`` if the page has no paper.
  func paper(
    _ request: ClientMessage.Paper, now: Moment, onUse: () -> Void = {}
  ) async -> LiveResponse {
    await turn { page in
      guard connection.isTab(request.header.tab) else { return endedResponse }
      reportUse(onUse, now)
      if let refusal = connection.admitPaper(request.header, now: now) {
        return refuse(refusal, of: page)
      }
      let tracer = startTurn("paper", page)
      defer { tracer?.finishTurn() }
      appear(page)
      page.host.wake()
      render(page)
      guard !page.isLeaving, let paper = page.usedPaper else { return .nothing }
      let sheets = page.sheets(on: paper, keepsNames: false).resetPatch()
      // The page may differ from before: it may have views for its width.
      render(page)
      respondToPoll(page, now)
      // The rule contains no characters that JSON escapes.
      return .body(
        Array("{\"paper\":[\"\(paper.pageRule)\",".utf8) + sheets.wire + Array("]}".utf8))
    } ?? endedResponse
  }
}

extension SessionManager {
  /// The sheets of a page for a browser that prints it.
  func paper(
    _ request: ClientMessage.Paper, identity: UserIdentity? = nil
  ) async -> LiveResponse {
    if request.header.isSplit { recordSplit() }
    guard let session = session(request.header.session) else { return .unknown }
    guard session.serves(identity) else { return session.refusal(of: identity) }
    return await session.paper(request, now: clock(), onUse: { recordUse(of: session) })
  }
}
