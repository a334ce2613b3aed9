public import TrellisDOM
public import TrellisLayout

/// Where a component is being mounted.
///
/// A context is valid during the mount it was made for.
///
/// Source: ComponentKit's mount context (rows E2, E3).
public struct MountContext {
  let manager: ViewManager
  /// The nearest tree node; views belong to it.
  var owner: TreeNode.ID
  /// Where the component lies in ``container``, in CSS pixels.
  public var position = Point.zero
  /// Whether views take their new places at once although their surroundings are animated.
  public var blocksAnimations = false
  /// The distances to the root's edges; whoever reads them here is not told of changes.
  private(set) var guide = EdgeInsets.zero

  init(_ manager: ViewManager) {
    self.manager = manager
    owner = manager.container.identity.owner
  }

  /// The element that the views of this context stand in.
  public var container: Element { manager.container.element }

  /// The distances from the component's edges to the root component's, in CSS pixels; for what wants to
  /// reach to the edge of the page.
  ///
  /// A component that reads it is mounted again whenever it changes.
  public var layoutGuide: EdgeInsets {
    manager.mounter.guideWasRead = true
    return guide
  }

  /// The context of a child that lies at `point` in its parent.
  public func offset(by point: Point, parentSize: Size, childSize: Size) -> MountContext {
    var context = self
    context.position = position + point
    context.guide.top += point.y
    context.guide.left += point.x
    context.guide.bottom += parentSize.height - childSize.height - point.y
    context.guide.right += parentSize.width - childSize.width - point.x
    return context
  }

  /// The context for what is mounted in `view`.
  func inside(_ view: MountedView, blocksAnimations blocks: Bool = false) -> MountContext {
    var context = MountContext(ViewManager(container: view, mounter: manager.mounter))
    context.owner = owner
    context.guide = guide
    context.blocksAnimations = blocksAnimations || blocks
    return context
  }

  /// The context for children that are to stand in `element` rather than in the container itself.
  ///
  /// `element` is one that the component put somewhere below its own element and that stays its affair;
  /// what is mounted inside is hidden and told of as if it stood in the component's view directly.
  ///
  /// - Precondition: this is the ``MountResult/contextForChildren`` of a component with a view.
  public func inside(_ element: Element) -> MountContext {
    let outer = manager.container
    if let inner = outer.inner, inner.element === element { return inside(inner) }
    let inner = MountedView(element: element, key: .container, identity: outer.identity)
    outer.inner = inner
    return inside(inner)
  }
}

/// The result of mounting a component.
///
/// Source: ComponentKit's mount result (row E19).
public struct MountResult {
  /// Whether the children are to be mounted now; none or all of them are.
  public var mountsChildren: Bool
  /// Where the children go.
  public var contextForChildren: MountContext

  /// A result for an override of ``Component/mount(in:layout:supercomponent:)``.
  ///
  /// - Parameters:
  ///   - mountsChildren: false to mount none of the children.
  ///   - contextForChildren: the container and the position from which the children are placed.
  public init(mountsChildren: Bool = true, contextForChildren: MountContext) {
    self.mountsChildren = mountsChildren
    self.contextForChildren = contextForChildren
  }
}
