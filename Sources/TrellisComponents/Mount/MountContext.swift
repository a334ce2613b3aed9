public import TrellisDOM
public import TrellisLayout

/// The position at which a component is mounted.
///
/// A context is valid only during its mount.
///
/// Source: ComponentKit's mount context (rows E2, E3).
public struct MountContext {
  let manager: ViewManager
  /// The identifier of the nearest tree node, the owner of the views.
  var owner: TreeNode.ID
  /// The position of the component in ``container``, in CSS pixels.
  public var position = Point.zero
  /// Whether views move without animation although their surroundings are animated.
  public var blocksAnimations = false
  /// The distances to the root's edges; reading this property directly is not recorded.
  private(set) var guide = EdgeInsets.zero

  init(_ manager: ViewManager) {
    self.manager = manager
    owner = manager.container.identity.owner
  }

  /// The parent element of this context's views.
  public var container: Element { manager.container.element }

  /// The distances from the component's edges to the root component's, in CSS pixels; for components that
  /// extend to the edge of the page.
  ///
  /// A component that reads this property is mounted again whenever it changes.
  public var layoutGuide: EdgeInsets {
    manager.mounter.recordGuide()
    return guide
  }

  /// The movement of views in the present mount; `nil` for none, and where views move without animation.
  package var transition: FrameTransition? {
    blocksAnimations ? nil : manager.mounter.animations?.transition
  }

  /// The context of a child at `point` in its parent.
  public func offset(by point: Point, parentSize: Size, childSize: Size) -> MountContext {
    var context = self
    context.position = position + point
    context.guide.top += point.y
    context.guide.left += point.x
    context.guide.bottom += parentSize.height - childSize.height - point.y
    context.guide.right += parentSize.width - childSize.width - point.x
    return context
  }

  /// The context for components mounted in `view`.
  func inside(_ view: MountedView, blocksAnimations blocks: Bool = false) -> MountContext {
    var context = MountContext(manager.mounter.makeManager(of: view))
    context.owner = owner
    context.guide = guide
    context.blocksAnimations = blocksAnimations || blocks
    return context
  }

  /// The context for children that are mounted in `element` instead of in the container itself.
  ///
  /// The component inserted `element` somewhere below its own element and remains responsible for it; views
  /// inside are hidden and notified as if they were directly in the component's view.
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
  /// Whether the children are to be mounted: all or none.
  public var mountsChildren: Bool
  /// The container and the origin with which the children are mounted; unused if there are none to mount.
  public var contextForChildren: MountContext

  /// A result for an override of ``Component/mount(in:layout:supercomponent:)``.
  ///
  /// - Parameters:
  ///   - mountsChildren: `false` to mount none of the children.
  ///   - contextForChildren: the container and the origin of the children.
  public init(mountsChildren: Bool = true, contextForChildren: MountContext) {
    self.mountsChildren = mountsChildren
    self.contextForChildren = contextForChildren
  }
}
