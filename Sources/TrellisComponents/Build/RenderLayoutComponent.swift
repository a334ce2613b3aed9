import TrellisBase
public import TrellisLayout

/// A component that makes several children from its state and lays them out itself.
///
/// It is a ``RenderComponent`` but for its children: ``renderChildren(_:)`` makes them, and
/// ``Component/computeLayout(thatFits:)`` lays ``children`` out.
///
/// Source: ComponentKit's render components with children (rows R1–R10).
open class RenderLayoutComponent<State>: RenderComponent<State> {
  /// The children for `state`, in order; absent ones are left out.
  open func renderChildren(_ state: State) -> [Component?] {
    ProgrammerError.report("\(typeName) must override renderChildren(_:)")
    return []
  }

  /// The children of the last ``renderChildren(_:)``, or the reused children of the previous build.
  public final var children: [Component] {
    (renderedChild as? RenderedChildren)?.children ?? []
  }

  public final override func render(_ state: State) -> Component? {
    RenderedChildren(children: renderChildren(state))
  }

  public final override func computeLayout(
    thatFits range: SizeRange, restrictedTo size: ComponentSize, relativeTo parentSize: ParentSize
  ) -> Layout {
    computeLayout(thatFits: size == .auto ? range : range.intersect(size.resolve(in: parentSize)))
  }

  open override func computeLayout(thatFits range: SizeRange) -> Layout {
    ProgrammerError.report("\(typeName) must override computeLayout(thatFits:)")
    return Layout(of: self, size: range.min)
  }

  /// Whether this component lays itself out like `previous`, provided that its children do so too.
  ///
  /// Override it to compare everything that ``computeLayout(thatFits:)`` reads beside the children, the range and the
  /// environment. The default is `false`.
  open override func hasSameLayoutInputs(as previous: Component) -> Bool { false }

  /// The layout may depend on the state.
  override final func ownLayoutInputs() -> OwnLayoutInputs? { nil }

  open override var laysOutAllChildren: Bool { false }
}

/// The parent of the children of a ``RenderLayoutComponent`` in the tree of components; it is neither laid out nor
/// mounted.
final class RenderedChildren: ContainerComponent {
  init(children: [Component?]) { super.init(children: children) }

  override func hasSameLayoutInputs(as previous: Component) -> Bool { true }
}
