import Logging
import TestSupport
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHTTP
import TrellisHosting
import TrellisTesting
import TrellisText
import TrellisUI

@testable import TrellisServer

/// A page of an application in its session, without a network.
struct ServedPage {
  let session: Session
  let html: String
  let title: String
  let status: UInt16

  /// The page at `target`; `nil` if no route matches.
  static func open(
    _ target: String, of routes: [Route], showsFailures: Bool = true,
    screen: ClientMessage.Screen? = nil, languages: [String] = []
  ) async throws -> ServedPage? {
    var environment = HostEnvironment()
    environment.textEngine = .shipped
    let service = SessionManager(
      router: Router(routes: routes), version: "v1", environment: environment, metrics: Metrics(),
      logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
    guard
      let opened = try await service.open(
        target, screen: screen, languages: LanguagePreferences(tags: languages),
        showsFailures: showsFailures),
      let token = SessionToken(opened.token), let session = service.session(token)
    else { return nil }
    return ServedPage(
      session: session, html: opened.page.html.body, title: opened.page.title,
      status: UInt16(opened.status.code))
  }

  var texts: [String] { get async { await session.texts } }
  var target: String? { get async { await session.target } }

  /// Waits until the page shows `text`.
  func expect(_ text: String) async {
    await waitUntil { await session.texts.contains(text) }
  }
}

extension Session {
  fileprivate var texts: [String] {
    page?.host.document.root.descendants.compactMap(\.text) ?? []
  }

  fileprivate var target: String? { page?.target }
  var hasFailure: Bool { page?.failure != nil }
  var title: String? { page?.title }

  /// Clicks the element with the text `name` as a turn of the session.
  func click(_ name: String) {
    guard let page else { return }
    let element = page.host.document.root.descendants.first {
      $0.wholeText == name && !$0.listenedEvents.isEmpty
    }
    guard let element else { return }
    page.host.handle(UIEvent(type: "click", target: element.id))
    render(page)
  }

  /// The user's step through the history to `target`.
  func go(to target: String, in routes: [Route]) {
    guard let page else { return }
    page.userWent(to: target, of: Router(routes: routes))
    render(page)
  }
}
