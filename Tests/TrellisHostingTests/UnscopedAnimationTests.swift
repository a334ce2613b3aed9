import ComponentSupport
import Testing
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout

/// Row N1: a component with animations must have an identity.
struct UnscopedAnimationTests {
  enum Method: String, CaseIterable {
    case initial = "animationsOnInitialMount()"
    case change = "animations(fromPrevious:)"
    case bounds = "boundsAnimation(fromPrevious:)"
    case final = "animationsOnFinalUnmount()"
  }

  private final class Moving: Component {
    let method: Method

    init(_ method: Method) {
      self.method = method
      super.init(view: ViewConfiguration("p"), size: ComponentSize(height: 10))
    }

    override func animationsOnInitialMount() -> [ComponentAnimation] {
      method == .initial ? [ComponentAnimation(self, .alpha(from: 0))] : []
    }
    override func animations(fromPrevious previous: Component) -> [ComponentAnimation] {
      method == .change && previous.isMounted
        ? [ComponentAnimation(self, Animation<ChangePhase>.alpha)] : []
    }
    override func boundsAnimation(fromPrevious previous: Component) -> BoundsAnimation? {
      method == .bounds && previous.isMounted ? BoundsAnimation(duration: 0.2) : nil
    }
    override func animationsOnFinalUnmount() -> [FinalUnmountAnimation] {
      method == .final && isMounted ? [FinalUnmountAnimation(self, .alpha(to: 0))] : []
    }
  }

  /// The mistakes of two renders.
  private func messages(of make: @escaping () -> Component, isChecked: Bool = true) -> [String] {
    let host = ComponentHost(environment: HostEnvironment()) { Stack([make()]) }
    var messages: [String] = []
    host.checksListedChildren = isChecked
    host.onProgrammerError = { messages.append($0.message) }
    host.renderIfNeeded()
    host.setNeedsUpdate()
    host.renderIfNeeded()
    return messages
  }

  @Test(arguments: Method.allCases)
  func animationsOfAComponentWithoutAScopeAreReported(method: Method) throws {
    let found = messages(of: { Moving(method) })
    let message = try #require(found.first)
    #expect(message.contains("Moving.\(method.rawValue) gives animations, and none is played"))
    #expect(message.contains("make it in withScope(Moving.self, …)"))
    #expect(found.count == (method == .initial || method == .final ? 2 : 1))
  }

  @Test(arguments: Method.allCases)
  func othersAreNotReported(method: Method) {
    #expect(messages(of: { withScope { Moving(method) } }) == [])
    #expect(messages(of: { Moving(method) }, isChecked: false) == [])
  }
}
