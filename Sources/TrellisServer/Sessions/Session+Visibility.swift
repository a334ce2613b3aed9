import TrellisComponents
import TrellisHosting

extension Session {
  /// Calls the controllers and makes the host hibernate, because the tab has sent no request for long.
  func detach() async {
    if !line.enter() { await waitForTurn() }
    defer { endTurn() }
    guard case .live(let page) = phase else { return }
    if page.host.isVisible {
      page.host.didDisappear()
      render(page)
    }
    hibernate(page)
  }

  /// Rebuilds all components of the page, if `isIncluded` accepts the page.
  func reload(_ isIncluded: @Sendable (PageDescription) -> Bool) async {
    if !line.enter() { await waitForTurn() }
    defer { endTurn() }
    guard case .live(let page) = phase, isIncluded(page.summary) else { return }
    let tracer = startTurn("reload", page)
    defer { tracer?.finishTurn() }
    page.reload()
    render(page)
    respondToPoll(page, configuration.clock())
    // A page without a tab was hibernating.
    if !page.host.isVisible { hibernate(page) }
  }

  /// Begins the trace of a turn, where turns are traced.
  func startTurn(_ kind: String, _ page: Page) -> PageTracer? {
    let tracer = page.listeners?.tracer
    tracer?.startTurn(kind)
    return tracer
  }

  /// Calls the controllers at the end of the session, and wakes the host, because controllers may read their components
  /// when they end.
  func disappear(_ page: Page) {
    page.host.didDisappear()
    if !page.controllers(ComponentController.self).isEmpty { page.host.wake() }
  }

  /// Calls the controllers at the first request of the tab, and at the first one after ``detach()``.
  func appear(_ page: Page) {
    guard !page.host.isVisible else { return }
    page.host.willAppear()
  }
}
