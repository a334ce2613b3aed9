import ComponentSupport
import Testing
import TrellisComponents
import TrellisHosting

/// Finding components and controllers by type. ComponentKit registers them by predicate in a scope root;
/// here a walk over the tree finds them, so that a build does not visit reused parts.
struct FindingTests {
  private func makeHost(_ components: @escaping () -> [Component]) -> ComponentHost {
    let host = ComponentHost(environment: HostEnvironment()) { Stack(components()) }
    host.renderIfNeeded()
    return host
  }

  private final class Special: Component, Marked {
    init() { super.init() }
    override func makeController() -> ComponentController? { SpecialController(component: self) }
  }

  private final class Ordinary: Component {
    init() { super.init() }
    override func makeController() -> ComponentController? { ComponentController(component: self) }
  }

  private final class SpecialController: ComponentController, Marked {}

  private func special() -> Component { withScope(Special.self) { Special() } }
  private func ordinary() -> Component { withScope(Ordinary.self) { Ordinary() } }

  @Test func conformingComponentsAreFound() {
    let host = makeHost { [special(), ordinary()] }
    #expect(host.components((any Marked).self).count == 1)
    #expect(host.controllers((any Marked).self).count == 1)
    #expect(host.components((any Marked).self).first is Special)
    #expect(host.controllers(SpecialController.self).first?.component is Special)
  }

  @Test func rebuiltComponentsAreFoundOnce() {
    let host = makeHost { [special()] }
    host.setNeedsUpdate()
    host.renderIfNeeded()
    #expect(host.components((any Marked).self).count == 1)
    #expect(host.controllers((any Marked).self).count == 1)
  }

  @Test func allConformingComponentsAreFound() {
    let host = makeHost { [special(), ordinary(), special()] }
    #expect(host.components((any Marked).self).count == 2)
    #expect(host.controllers((any Marked).self).count == 2)
  }

  /// Row F7: the tree of the build itself is not complete.
  @Test func aBuildFindsTheComponentsOfTheBuildBefore() {
    var found: [Int] = []
    var find = { 0 }
    let host = ComponentHost(environment: HostEnvironment()) {
      let components = (0...found.count).map { _ in special() }
      found.append(find())
      return Stack(components)
    }
    find = { [unowned host] in host.components(Special.self).count }
    for _ in 0..<3 {
      host.setNeedsUpdate()
      host.renderIfNeeded()
    }
    #expect(found == [0, 1, 2])
    #expect(host.components(Special.self).count == 3)
  }

  @Test func otherComponentsAreNotFound() {
    let host = makeHost { [ordinary()] }
    #expect(host.components((any Marked).self).isEmpty)
    #expect(host.controllers((any Marked).self).isEmpty)
  }
}

private protocol Marked: AnyObject {}
