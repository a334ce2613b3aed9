import ComponentSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting

/// The end of the responder chain: row H13.
struct RootResponderTests {
  private final class Owner: Responder {
    var received: [String] = []
    var nextResponder: (any Responder)? { nil }
    func canPerform(_ action: ActionName, sender: Component?) -> Bool { action == "save" }
    func perform(_ action: ActionName, event: ActionEvent) {
      received.append(event.value(as: String.self) ?? "no text")
    }
    func target(for action: ActionName, sender: Component?) -> (any Responder)? {
      canPerform(action, sender: sender) ? self : nil
    }
  }

  private let log = CountingRow.Log()

  private func makeHost(hasController: Bool = false) -> ComponentHost {
    let host = ComponentHost(environment: HostEnvironment()) { [log] in
      Stack([CountingRow("a", log: log, hasController: hasController)])
    }
    host.renderIfNeeded()
    return host
  }

  /// CKComponentMountTests testMountingComponentAffectsResponderChain,
  /// CKComponentControllerTests testThatResponderChainIsInOrderComponentThenControllerThenRootView
  @Test func theOwnersResponderFollowsTheRootComponent() throws {
    let (host, owner) = (makeHost(hasController: true), Owner())
    let row = try #require(host.components(CountingRow.self).first)
    #expect(row.responderChainDescription == "CountingRow -> RecordingController -> Stack -> nil")
    host.rootResponder = owner
    #expect(
      row.responderChainDescription == "CountingRow -> RecordingController -> Stack -> Owner -> nil"
    )
    Action<String>(named: "save").send("draft", from: row)
    Action<String>(named: "open").send("draft", from: row)
    #expect(owner.received == ["draft"])
    host.tearDown()
    #expect(row.nextResponderAfterController == nil, "it is not mounted")
  }

  @Test func theOwnersResponderIsNotRetained() {
    let host = makeHost()
    host.rootResponder = Owner()
    #expect(host.rootResponder == nil)
  }

  @Test func theRootElementIsTheOneTheTreeIsMountedIn() throws {
    let host = makeHost()
    let row = try #require(host.components(CountingRow.self).first)
    #expect(row.rootElement === host.document.root)
    #expect(host.mountedLayout?.component.rootElement === host.document.root)
    host.tearDown()
    #expect(row.rootElement == nil)
  }
}
