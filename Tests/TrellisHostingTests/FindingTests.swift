import Testing
import TrellisComponents
import TrellisHosting

/// The cases of CKComponentScopeTests that register components and controllers by predicate and
/// enumerate them. Here nothing is registered, which would cost every reused component at every
/// build; whoever wants to find some walks the tree once.
///
/// Each case stands in the catalogue once for a scope root and once for its factory, and those about
/// components once more for the collection that is answered: testComponentScopeRootRegistering… and
/// testComponentScopeRootFactoryRegistering….
struct FindingTests {
  private func makeHost(_ components: @escaping () -> [Component]) -> ComponentHost {
    let host = ComponentHost(environment: Environment()) { Stack(components()) }
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

  /// testComponentScopeRootRegisteringProtocolComponentFindsThatComponentWhenEnumerating,
  /// testComponentScopeRootFactoryRegisteringProtocolComponentFindsThatComponentWhenEnumerating,
  /// testComponentScopeRootRegisteringProtocolComponentControllerFindsThatControllerWhenEnumerating,
  /// testComponentScopeRootFactoryRegisteringProtocolComponentControllerFindsThatControllerWhenEnumerating
  @Test func whatConformsIsFound() {
    let host = makeHost { [special(), ordinary()] }
    #expect(host.components((any Marked).self).count == 1)
    #expect(host.controllers((any Marked).self).count == 1)
  }

  /// testComponentScopeRootRegisteringDuplicateProtocolComponent,
  /// testComponentScopeRootFactoryRegisteringDuplicateProtocolComponent,
  /// testComponentScopeRootRegisteringDuplicateProtocolComponentController,
  /// testComponentScopeRootFactoryRegisteringDuplicateProtocolComponentController
  @Test func whatIsBuiltAgainIsFoundOnce() {
    let host = makeHost { [special()] }
    host.setNeedsUpdate()
    host.renderIfNeeded()
    #expect(host.components((any Marked).self).count == 1)
    #expect(host.controllers((any Marked).self).count == 1)
  }

  /// testComponentScopeRootRegisteringMultipleProtocolComponentFindsBothComponentsWhenEnumerating,
  /// testComponentScopeRootFactoryRegisteringMultipleProtocolComponentFindsBothComponentsWhenEnumerating,
  /// testComponentScopeRootRegisteringMultipleProtocolComponentControllersFindsBothControllersWhenEnumerating,
  /// testComponentScopeRootFactoryRegisteringMultipleProtocolComponentControllersFindsBothControllersWhenEnumerating
  @Test func allThatConformAreFound() {
    let host = makeHost { [special(), ordinary(), special()] }
    #expect(host.components((any Marked).self).count == 2)
    #expect(host.controllers((any Marked).self).count == 2)
  }

  /// testComponentScopeRootRegisteringNonProtocolComponentFindsNoComponentsWhenEnumerating,
  /// testComponentScopeRootFactoryRegisteringNonProtocolComponentFindsNoComponentsWhenEnumerating
  @Test func whatDoesNotConformIsNotFound() {
    let host = makeHost { [ordinary()] }
    #expect(host.components((any Marked).self).isEmpty)
    #expect(host.controllers((any Marked).self).isEmpty)
  }
}

private protocol Marked {}
