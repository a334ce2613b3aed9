import ComponentSupport
import Testing
import TrellisComponents
import TrellisDOM
import TrellisHosting
import TrellisLayout

/// A field, a note and a button in a row with its own identity.
private final class QuantityRow: RenderComponent<Void> {
  private let name: String

  init(_ name: String) {
    self.name = name
    super.init(identifier: name)
  }

  override func render(_ state: Void) -> Component? {
    Stack(["input", "div"].map { Part(ViewClass($0)) })
  }
}

private final class Part: Component {
  init(_ viewClass: ViewClass, _ attributes: [ViewAttribute] = []) {
    super.init(
      view: ViewConfiguration(viewClass, attributes: attributes), size: ComponentSize(height: 10))
  }
}

struct FieldKeyTests {
  /// The keys of all elements named `tag`, in document order.
  private func keys(_ provider: @escaping () -> Component?, tag: String = "input") -> [String?] {
    let host = ComponentHost(environment: HostEnvironment(), provider: provider)
    host.renderIfNeeded()
    return keys(of: host.document.root, tag)
  }

  private func keys(of element: Element, _ tag: String) -> [String?] {
    element.children.flatMap { child in
      (child.tag == tag ? [child.attribute("data-key")] : []) + keys(of: child, tag)
    }
  }

  @Test func theKeyOfAFieldHasTheIdentifiersAroundIt() {
    let two = keys { Stack(["a", "b"].map(QuantityRow.init)) }
    #expect(Set(two).count == 2 && !two.contains(nil))
    let other = keys { Stack(["new", "b", "a"].map(QuantityRow.init)) }
    #expect([other[2], other[1]] == two, "the same in another tree, wherever it stands")
    #expect(!two.contains(other[0]))
  }

  @Test func keysAroundComponentsCount() {
    let both = keys {
      Stack(["x", "y"].map { key in withKey(key) { QuantityRow("a") } })
    }
    #expect(Set(both).count == 2)
  }

  @Test func onlyFieldsWithAnIdentityHaveKeys() {
    #expect(keys { Part("input") } == [nil])
    #expect(keys({ QuantityRow("a") }, tag: "div") == [nil])
  }

  @Test func anApplicationMayNameItsFieldsItself() {
    let own = keys { Part("input", [.attribute("data-key", "mine")]) }
    #expect(own == ["mine"])
  }
}
