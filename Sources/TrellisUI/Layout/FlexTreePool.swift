import TrellisComponents
import TrellisLayout
import TrellisText

/// The objects and values that the layouts of one render share.
///
/// - Invariant: the methods call no code of a component, so that no access of a property with `@exclusivity(unchecked)`
///   begins during another.
final class FlexTreePool {
  /// The trees of finished layouts: a tree allocates some 30 KB, and most flexboxes have few children and are laid out
  /// once.
  @exclusivity(unchecked)
  private(set) var trees: [FlexboxReconciler] = []
  @exclusivity(unchecked)
  private var textContext: TextContext?

  /// The pool of the current render; `nil` in a build or without a render.
  static var current: FlexTreePool? { RenderContext.sharedMemory(FlexTreePool.init) }

  // MARK: Flex trees

  /// A tree for `flexbox`: a tree whose boxes it can reuse, such as the tree of a similar row, or a tree without boxes.
  func acquireTree(
    for flexbox: FlexboxComponent, in parent: ParentSize, _ writingDirection: WritingDirection
  ) -> FlexboxReconciler {
    if let index = trees.lastIndex(where: {
      $0.isReusable(for: flexbox, in: parent, writingDirection)
    }) {
      let tree = trees.remove(at: index)
      tree.rebind(to: flexbox)
      reuseCount += 1
      return tree
    }
    guard trees.count >= Self.treeLimit else {
      return FlexboxReconciler(of: flexbox, in: parent, writingDirection)
    }
    let tree = trees.removeFirst()
    tree.restart(writingDirection)
    return tree
  }

  /// Keeps `tree` with its boxes for another flexbox, unless it is large.
  func put(_ tree: FlexboxReconciler) {
    if tree.tree.byteCount > Self.treeByteLimit { return }
    trees.append(tree)
  }

  /// The maximum bytes of a cached tree: enough for some 500 children.
  private static let treeByteLimit = 256 << 10
  /// The maximum number of cached trees: the rows of a list have flexboxes of a few forms.
  private static let treeLimit = 6
  /// The number of flexboxes that reused a tree with its boxes, for tests.
  private(set) var reuseCount = 0

  // MARK: Flexibility

  /// The flexibility of components that derive it from others. The entries retain the components during the render.
  @exclusivity(unchecked)
  private var flexibilities: [ObjectIdentifier: (component: Component, flexibility: Flexibility)] =
    [:]

  /// The flexibility of `component`, cached because it does not change during the layouts of a render.
  func flexibility(of component: any FlexibleComponent) -> Flexibility {
    let key = ObjectIdentifier(component)
    if let known = flexibilities[key] { return known.flexibility }
    let found = component.flexibility
    flexibilities[key] = (component, found)
    return found
  }

  /// The sizes of components that derive their limits from many others.
  @exclusivity(unchecked)
  private var sizes: [ObjectIdentifier: (component: Component, size: ComponentSize)] = [:]

  /// The size that `component` requests, cached because it does not change during the layouts of a render.
  func size(of component: Component, _ find: () -> ComponentSize) -> ComponentSize {
    let key = ObjectIdentifier(component)
    if let known = sizes[key] { return known.size }
    let found = find()
    sizes[key] = (component, found)
    return found
  }

  // MARK: Texts

  /// The environment of a text's layout.
  struct TextContext {
    let engine: TextEngine
    let language: String
    let writingDirection: WritingDirection
  }

  /// The environment of the layout of `component`; `nil`, with a mistake, without an engine.
  static func textContext(for component: Component) -> TextContext? {
    let memory = current
    if let known = memory?.textContext { return known }
    guard let engine = HostEnvironment.textEngine(for: component) else { return nil }
    let traits = HostEnvironment.ofLayout.traits
    let context = TextContext(
      engine: engine, language: traits.language, writingDirection: traits.writingDirection)
    memory?.textContext = context
    return context
  }
}
