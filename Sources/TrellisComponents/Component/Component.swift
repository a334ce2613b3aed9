import TrellisBase
public import TrellisDOM
public import TrellisLayout

/// An immutable description of a piece of interface: the view it asks for, the size it asks for,
/// and, in its subclasses, its children.
///
/// A component is made anew by every build and compared by identity; what lasts from one build to
/// the next is its ``treeNode``. A component without children may be used as it is.
///
/// Source: ComponentKit's component (rows A1, B1–B3).
open class Component: Responder {
  /// The element and the attributes this component asks for; `nil` for a component that only
  /// arranges others and adds no element to the document.
  @exclusivity(unchecked)
  public internal(set) final var viewConfiguration: ViewConfiguration?

  /// The size, of the few components that ask for one.
  private final let askedSize: AskedSize?

  /// The identity that outlives this component, if it has one.
  @exclusivity(unchecked)
  public internal(set) final var treeNode: TreeNode?

  /// The number of the newest build that found the component in its tree; 0 before the first.
  @exclusivity(unchecked)
  final var usedInBuild: BuildNumber = 0

  /// Whether a render component gave ``viewConfiguration`` for its state; the flag is kept here, where it
  /// takes no room.
  final var hasViewOfState = false

  /// The data of the mount; `nil` while the component is not mounted.
  @exclusivity(unchecked)
  final var mountInfo: MountInfo?

  /// The layouts that the component computed.
  @exclusivity(unchecked)
  package internal(set) final var layouts = LayoutCache()

  /// - Parameters:
  ///   - view: the element to mount, or `nil` to add none.
  ///   - size: the size asked for; the parent's constraint always wins.
  /// - Precondition: a component that is to be part of a host's tree is made while that is built;
  ///   only a component without state or child of its own may be made while computing a layout.
  public init(view: ViewConfiguration? = nil, size: ComponentSize = .auto) {
    self.viewConfiguration = view
    askedSize = size == .auto ? nil : AskedSize(size)
    begin(in: Pass.current)
  }

  /// A render component.
  init(view: ViewConfiguration?, rendersIn pass: Pass?) {
    viewConfiguration = view
    askedSize = nil
    pass?.build?.root.hasRenderComponent = true
    begin(in: pass)
  }

  private func begin(in pass: Pass?) {
    guard let build = pass?.build else {
      usedInBuild = Self.madeOutsideOfBuilds
      checkLayoutMayMakeThis(pass)
      return
    }
    build.counters.componentsBuilt += 1
    if rendering == nil { build.acquireNode(for: self) }
  }

  /// The value of ``usedInBuild`` of a component that no build may use.
  ///
  /// ComponentKit stops where such a component is made (row A2); here it may still be measured.
  static let madeOutsideOfBuilds: BuildNumber = -1

  private func checkLayoutMayMakeThis(_ pass: Pass?) {
    guard rendering != nil, let parent = pass?.layoutStack.last?.component else { return }
    Mistake.report(
      """
      \(typeName) was made by \(parent.typeName) while computing a layout, when it is too late to \
      build a render component; make it when \(parent.typeName) is made
      """)
  }

  /// The component as one that gets its node and its child from the build, after it was made.
  var rendering: (any RenderBuilding)? { nil }

  /// The type of the component for its scope and its node; one component class that stands for many
  /// kinds may tell them apart here.
  ///
  /// Source: ComponentKit's type name (row A17).
  open var typeIdentity: ObjectIdentifier { ObjectIdentifier(Self.self) }

  // MARK: Children

  /// How many children there are, absent ones included. A component with children overrides this
  /// and ``child(at:)``.
  open var numberOfChildren: Int { 0 }

  /// The child at `index`, from 0 up to ``numberOfChildren``.
  open func child(at index: Int) -> Component? { nil }

  /// Calls `body` with every child there is, in order.
  final func forEachChild(_ body: (Component) -> Void) {
    for index in 0..<numberOfChildren {
      if let child = child(at: index) { body(child) }
    }
  }

  // MARK: Layout

  /// The size this component asks for.
  public final var size: ComponentSize { askedSize?.size ?? .auto }

  private final class AskedSize {
    let size: ComponentSize
    init(_ size: ComponentSize) { self.size = size }
  }

  /// Computes the layout inside a range that already takes the component's own size into account.
  ///
  /// The result must be a layout of this very component with a size in `range`. Unless overridden,
  /// the component has no children and takes the smallest size.
  open func computeLayout(thatFits range: SizeRange) -> Layout {
    Layout(of: self, size: range.min)
  }

  /// Computes the layout from the parent's constraint and the component's own size.
  ///
  /// Overridden in rare cases only, by components that treat their own size differently. Unless
  /// overridden, the component is laid out in the part of `range` that its own size allows; where
  /// the two share nothing, the parent's constraint wins.
  open func computeLayout(
    thatFits range: SizeRange, restrictedTo size: ComponentSize, relativeTo parentSize: ParentSize
  ) -> Layout {
    size == .auto
      ? computeLayout(thatFits: range)
      : computeLayout(thatFits: range.intersect(size.resolve(in: parentSize)))
  }

  /// The distance of the first baseline from the top of `layout`, in CSS pixels, or `nil` for a
  /// component without one, whose bottom edge then counts.
  open func firstBaseline(of layout: Layout) -> Double? { nil }

  /// Whether this component, given children that answer as those of `previous` did, answers every question
  /// about its layout as `previous` did: a component of the same class and size, in the same place of the
  /// build before. Its layouts are then taken over.
  ///
  /// Override it to compare everything that ``computeLayout(thatFits:)`` and ``firstBaseline(of:)`` read
  /// beside the children, the range and the environment. Unless overridden, the answer is no.
  open func hasSameLayoutInputs(as previous: Component) -> Bool { type(of: self) == Component.self }

  /// Called when a build put the component where `previous`, of the same class, stood in the build
  /// before; the place to take over what `previous` keeps for its next layout.
  open func didReplace(_ previous: Component) {}

  // MARK: View

  /// The view to mount for `layout`, where it depends on the size that was given.
  ///
  /// Its element name and the shape of its attributes must be those of ``viewConfiguration``.
  open func viewConfiguration(for layout: Layout) -> ViewConfiguration? { viewConfiguration }

  // MARK: Mounting

  /// Shows the component in `context`, and says whether and where its children are to be mounted.
  ///
  /// Overridden in rare cases only, to hold back children or to put them into an element of one's own;
  /// an override must call `super`, with the context and the layout it was given.
  ///
  /// Source: ComponentKit's mount step (row E4).
  open func mount(
    in context: MountContext, layout: Layout, supercomponent: Component?
  ) -> MountResult {
    let mounter = context.manager.mounter
    mounter.tellWillMount(self)
    return mounter.mount(self, layout, in: context, of: supercomponent)
  }

  /// Called after the component and everything below it is mounted.
  open func childrenDidMount() {}

  // MARK: Animating

  /// The animations to play when the component appears in the mounted tree.
  ///
  /// Only components with an identity are asked, before the mount.
  open func animationsOnInitialMount() -> [ComponentAnimation] { [] }

  /// The animations to play when the component takes the place of `previous`, which is still mounted when
  /// this is asked.
  open func animations(fromPrevious previous: Component) -> [ComponentAnimation] { [] }

  /// The animations to play of the component after it has gone; asked while it is still mounted.
  open func animationsOnFinalUnmount() -> [FinalUnmountAnimation] { [] }

  /// How everything moves that changes its place in the mount in which the component takes the place of
  /// `previous`. Where several components say something, the last one counts.
  open func boundsAnimation(fromPrevious previous: Component) -> BoundsAnimation? { nil }

  /// The element that an animation of this component moves; `nil` where it has none.
  open var viewForAnimation: Element? { mountInfo?.view?.element }

  /// The components that assistive technology finds inside this one, in reading order.
  open var accessibilityChildren: [Component] {
    (0..<numberOfChildren).compactMap(child(at:))
  }

  // MARK: Responding

  /// Whether the component wants to handle `action`. Unless overridden, it does what its type can;
  /// override it to hold an action back, or to handle one by name in ``perform(_:event:)``.
  open func canPerform(_ action: ActionName, sender: Component?) -> Bool {
    action.isImplemented(by: self)
  }

  /// Handles what ``canPerform(_:sender:)`` agreed to and no type tells how to do.
  open func perform(_ action: ActionName, event: ActionEvent) {}

  /// The responder that handles `action`: this component, or one after it.
  open func target(for action: ActionName, sender: Component?) -> (any Responder)? {
    canPerform(action, sender: sender)
      ? self : nextResponder?.target(for: action, sender: sender)
  }

  // MARK: Controller

  /// The controller of a component that needs one, made when it first appears in a tree.
  ///
  /// A component that makes one needs a scope; a ``RenderComponent`` has an identity anyway.
  open func makeController() -> ComponentController? { nil }

  // MARK: Describing

  /// The name of the component's class, for people.
  open var typeName: String { String(describing: Self.self) }

  /// Anything worth knowing about the component in a description of the tree.
  open var metadata: [String: String] { [:] }

  deinit {
    if let treeNode, treeNode.component === self { treeNode.component = nil }
    // Mounted children would refer to a released component, so the program has to stop.
    if mountInfo != nil {
      fatalError(
        "\(Self.self) is released while it is mounted; unmount the tree before dropping it")
    }
  }
}

extension Component {
  /// The controller that follows this component's node through its life, if it has one.
  public final var controller: ComponentController? { treeNode?.controller }

  /// The identifier of this component among all that were ever mounted, from one build to the next.
  public final var uniqueIdentifier: TreeNode.ID? { treeNode?.id }

  /// Whether the component is mounted now.
  public final var isMounted: Bool { mountInfo != nil }

  /// The component that this one is mounted in.
  public final var supercomponent: Component? { mountInfo?.supercomponent }
}
