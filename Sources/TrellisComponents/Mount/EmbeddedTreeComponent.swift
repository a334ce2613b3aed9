import TrellisBase
import TrellisDOM
package import TrellisLayout

/// Shows the layout of an ``EmbeddedTree`` in an element of its own, which has the size of the layout.
///
/// It is made in a scope, with an identifier of the tree. The components of the tree are no children: the owner
/// of the tree builds it, lays it out and keeps its states, and a mount of the page does not visit them unless their layout is another
/// one. Its controllers are notified of the appearance together with the component, and the responder chain leads from its
/// root component on to this one.
///
/// Source: ComponentKit's attach controller (row E25).
package final class EmbeddedTreeComponent: Component {
  let tree: any EmbeddedTree
  /// The layout that is shown; `nil` for nothing.
  let content: Layout?

  /// - Parameter attributes: the attributes of the element around the tree.
  package init(
    _ tree: any EmbeddedTree, showing content: Layout?, attributes: [ViewAttribute] = []
  ) {
    (self.tree, self.content) = (tree, content)
    // The element belongs to one tree only, as does the element in it.
    super.init(
      view: ViewConfiguration(ViewClass("div", holdsBrowserState: true), attributes: attributes))
  }

  package override func hasSameLayoutInputs(as previous: Component) -> Bool {
    // No inputs: tree.
    (previous as? EmbeddedTreeComponent)?.content?.size == content?.size
  }

  package override func computeLayout(thatFits range: SizeRange) -> Layout {
    let inner = content?.size ?? .zero
    let size = range.clamp(inner)
    let isMirrored = HostEnvironment.ofLayout.traits.writingDirection == .rightToLeft
    return Layout(
      of: self, size: size, extra: Point(x: isMirrored ? size.width - inner.width : 0, y: 0))
  }

  package override func mount(
    in context: MountContext, layout: Layout, supercomponent: Component?
  ) -> MountResult {
    let mounter = context.manager.mounter
    // Otherwise the first stateful view in the tree would begin the turn of the inner mount only.
    _ = mounter.ensureStatefulViews()
    let controller = controller as? EmbeddedTreeController
    controller?.willShow(in: mounter, at: layout.extra as? Point ?? .zero)
    return super.mount(in: context, layout: layout, supercomponent: supercomponent)
  }

  package override func makeController() -> ComponentController? {
    EmbeddedTreeController(component: self)
  }
}

/// Mounts the tree of an ``EmbeddedTreeComponent`` in the view of the component, and unmounts it with the component.
final class EmbeddedTreeController: ComponentController {
  private let tree: any EmbeddedTree
  /// The mounter of the page.
  private weak var outer: Mounter?
  private var origin = Point.zero

  init(component: EmbeddedTreeComponent) {
    tree = component.tree
    super.init(component: component)
  }

  /// Records how the component is being mounted.
  func willShow(in outer: Mounter, at origin: Point) { (self.outer, self.origin) = (outer, origin) }

  override func componentTreeWillAppear() {
    super.componentTreeWillAppear()
    tree.holder = self
    tree.setVisible(true)
  }

  override func componentTreeDidDisappear() {
    // Another place may show the tree by now.
    if tree.holder === self { tree.setVisible(false) }
    super.componentTreeDidDisappear()
  }

  override func didMount() {
    super.didMount()
    show()
  }

  override func didRemount() {
    super.didRemount()
    show()
  }

  override func didUnmount() {
    super.didUnmount()
    guard let mount = tree.mount, mount.holder === self else { return }
    tree.mount = nil
    mount.end()
  }

  private func show() {
    guard let outer, let view, let component = component as? EmbeddedTreeComponent,
      let mount = mount(in: outer.document)
    else { return }
    mount.holder = self
    requiredIdentity.tree.hasShownEmbeddedTrees = true
    mount.mounter.options = outer.options
    // Another process would not make hidden elements.
    mount.mounter.options.hiddenViewLimit = 0
    mount.mounter.spans = outer.spans
    mount.mounter.rootResponder = self
    if view.children != [mount.element] { view.setChildren([mount.element]) }
    mount.show(component.content, at: origin)
  }

  /// The mount of the tree in `document`; `nil`, with a mistake, if another page shows the tree.
  private func mount(in document: Document) -> TreeMount? {
    if let known = tree.mount {
      if known.mounter.document === document { return known }
      guard
        require(
          known.holder == nil,
          "An item of a data source is shown in two pages; make a DataSource for each page")
      else { return nil }
      known.end()
    }
    let made = TreeMount(of: tree, in: document)
    tree.mount = made
    return made
  }
}
