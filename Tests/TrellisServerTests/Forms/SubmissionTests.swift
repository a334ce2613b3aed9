import ComponentSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHTTP

@testable import TrellisServer

/// Posted forms of a page, and their results, without requests.
struct SubmissionTests {
  private let pages = TestPages()
  private let submitted = Recorder()
  private let service: SessionManager

  init() {
    let form = Route("/form") { [submitted] _ in
      {
        Box(
          "form",
          [
            .attribute("method", "post"),
            .listener("submit", ListenerOptions(), Action { _ in submitted.add("submitted") }),
          ])
      }
    }
    service = .test(pages.routes + [form])
  }

  /// A form that shows what a task finds once it was submitted.
  private final class Search: RenderComponent<Bool> {
    override func initialState() -> Bool? { false }

    override func render(_ isSubmitted: Bool) -> Component? {
      let form = Box(
        "form",
        [
          .attribute("method", "post"),
          .listener(
            "submit", ListenerOptions(), Action { [self] _ in self.state.update { $0 = true } }),
        ])
      return Stack(isSubmitted ? [form, Found()] : [form])
    }
  }

  private final class Found: RenderComponent<String> {
    override func initialState() -> String? { "searching" }
    override func render(_ text: String) -> Component? { Box("p", [.text(text)]) }
    override func makeController() -> ComponentController? { FoundController(component: self) }
  }

  private final class FoundController: ComponentController {
    override func didMount() {
      guard let state = (component as? Found)?.state else { return }
      tasks.start {
        // The result is requested at once, before the task has ended by itself.
        for _ in 0..<1000 { await Task.yield() }
        state.update { $0 = "found" }
      }
    }
  }

  /// The task starts with the render after the submission.
  @Test func theResultHasTheChangesOfTasks() async throws {
    let service = SessionManager.test([Route("/form") { _ in { Search() } }])
    let submission = try await service.submit(try post(), to: "/form", screen: nil)
    guard case .redirect(let address)? = submission else { throw Failure() }
    let token = try #require(ResultAddress(address).token.flatMap(SessionToken.init))
    let result = await service.result(token, of: "/form", inHeight: nil, identity: nil)
    #expect(result?.page.html.body.contains("found") == true)
  }

  private func post() throws -> FormPost {
    try FormPost(
      try Request(
        .post, "/form", headers: ["Content-Type": FormPost.contentType], body: Array("a=b".utf8)))
  }

  /// The token of the result of a form that `identity` has posted.
  private func token(of identity: UserIdentity?) async throws -> SessionToken {
    let submission = try await service.submit(
      try post(), to: "/form", screen: nil, identity: identity)
    guard case .redirect(let address)? = submission else { throw Failure() }
    #expect(ResultAddress(address).target == "/form")
    return try #require(ResultAddress(address).token.flatMap(SessionToken.init))
  }

  @Test func aResultIsShownToItsUserOnce() async throws {
    let token = try await token(of: "ada")
    #expect(submitted.entries == ["submitted"])
    for isShown in [true, false] {
      let result = await service.result(token, of: "/form", inHeight: nil, identity: "ada")
      #expect((result != nil) == isShown)
    }
  }

  @Test(arguments: ["eve", nil])
  func aResultIsNotShownToAnotherUser(identity: UserIdentity?) async throws {
    let token = try await token(of: "ada")
    let result = await service.result(token, of: "/form", inHeight: nil, identity: identity)
    #expect(result == nil)
  }

  @Test func aPageWithoutTheFormEnds() async throws {
    await #expect(throws: FormPost.UnknownForm.self) {
      try await service.submit(try post(), to: "/", screen: nil)
    }
    #expect(service.counts.map(\.count) == [0, 0, 0])
    #expect(pages.news.subscriberCount == 0, "the page has ended")
  }

  private struct Failure: Error {}
}
