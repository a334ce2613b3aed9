import TrellisBase
import TrellisDOM
public import TrellisLayout

/// A component whose view has state that must outlive components: its controller owns an element, the
/// *stateful view*, and inserts it into the component's own view.
///
/// Subclasses make a ``StatefulViewController`` in ``Component/makeController()``, and therefore need a
/// scope.
///
/// Source: ComponentKit's stateful view component (row V1).
open class StatefulViewComponent: Component {
  /// - Parameters:
  ///   - attributes: the attributes of the view around the stateful view. Those of the stateful view itself are
  ///     ``StatefulViewController/attributes(for:)``.
  ///   - size: the requested size; the stateful view has the size of the component.
  public init(attributes: [ViewAttribute] = [], size: ComponentSize = .auto) {
    super.init(view: ViewConfiguration("div", attributes: attributes), size: size)
  }

  public final override func mount(
    in context: MountContext, layout: Layout, supercomponent: Component?
  ) -> MountResult {
    let owner = controller as? any StatefulViewOwner
    require(
      owner != nil,
      """
      \(typeName) has no StatefulViewController: make it in withScope(\(typeName).self, …), and \
      override makeController()
      """)
    owner?.pool = context.manager.mounter.ensureStatefulViews()
    return super.mount(in: context, layout: layout, supercomponent: supercomponent)
  }
}
