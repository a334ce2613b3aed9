import Testing
import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisTesting
import TrellisUI

/// Text inside many flexboxes in one flex tree.
struct NestedFlexboxTests {
  /// A component that separates flexboxes, so that each is a separate flex tree.
  private final class Opaque: LayoutComponent {
    let child: Component
    init(_ child: Component) {
      self.child = child
      super.init()
    }
    override var numberOfChildren: Int { 1 }
    override func child(at index: Int) -> Component? { child }
    override func computeLayout(thatFits range: SizeRange) -> Layout {
      let inner = child.layout(thatFits: range, parentSize: .undefined)
      return Layout(
        of: self, size: inner.size, children: [.init(position: .zero, layout: inner)])
    }
  }

  private func outline(_ depth: Int, isOpaque: Bool) -> String {
    let page = TestPage {
      var component: Component = TextComponent("A reply to a reply", style: TextStyle(size: 20))
      for _ in 0..<depth {
        let inner = component
        component = FlexboxComponent(.column) { inner }
        if isOpaque { component = Opaque(component) }
      }
      return component
    }
    return page.root.outline
  }

  @Test(arguments: [60, 240])
  func textInNestedFlexboxesIsMeasuredInItsEnvironment(_ depth: Int) {
    let nested = outline(depth, isOpaque: false)
    #expect(nested.contains("\"A reply to a reply\""))
    #expect(nested == outline(depth, isOpaque: true))
  }
}
