extension SessionManager {
  /// The first HTML of a new session's page, after a form was submitted on it.
  ///
  /// - Throws: a `Redirect` if the action of the form goes to another address, and ``FormPost/UnknownForm``; the session has
  ///   then ended.
  func page(
    of session: Session, after post: FormPost?, _ screen: ClientMessage.Screen?
  ) async throws -> FirstPage? {
    guard let post else { return await session.firstPage(inHeight: screen?.height) }
    switch await session.submit(post, inHeight: screen?.height) {
    case .page(let page): return page
    case .moved(let target):
      await session.end()
      throw Redirect(to: target)
    case .unknownForm:
      await session.end()
      throw FormPost.UnknownForm()
    case nil: return nil
    }
  }
}
