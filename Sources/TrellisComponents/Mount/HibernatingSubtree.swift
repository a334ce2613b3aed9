import TrellisDOM
package import TrellisLayout

/// A placeholder for the mounted child of a render component while the child's components are released.
///
/// It replaces the child in the tree, in the layout and in the mount: it has the child's element and no children. The
/// render component makes the child again when one of its components is needed (`RowHibernation.wake`).
final class HibernatingSubtree: Component {
  private var record: Record

  /// The properties that the rows of a list mostly share.
  final class Record {
    /// The type of the former child, a part of its view's key.
    fileprivate let type: Any.Type
    fileprivate let baseline: Double?
    /// The layout without children.
    fileprivate let content: LayoutResult
    /// The views inside the element of the former child.
    let views: ViewArchive

    /// - Parameter layout: the mounted layout of the child.
    init(of layout: Layout, _ views: ViewArchive) {
      type = layout.component.typeIdentity
      baseline = layout.firstBaseline
      content = LayoutResult(leafLike: layout.content)
      self.views = views
    }

    /// A record of the same layout with no views inside the element.
    fileprivate init(withoutViewsOf other: Record) {
      type = other.type
      baseline = other.baseline
      content = other.content
      views = ViewArchive()
    }

    /// Whether contents can share one record.
    ///
    /// - Complexity: O(*n*) in views.
    func isEqual(to other: Record) -> Bool {
      type == other.type && baseline == other.baseline && content.isLeaf(like: other.content)
        && views.isEqual(to: other.views)
    }
  }

  /// - Parameters:
  ///   - layout: the mounted layout of the child.
  ///   - view: the configuration of its view.
  ///   - record: a record of `layout`, or an equal one.
  init(replacing layout: Layout, _ view: ViewConfiguration, _ record: Record) {
    let child = layout.component
    self.record = record
    super.init(size: (child as? any ItemFlexibilityProviding)?.itemSize ?? .auto)
    viewConfiguration = view
    usedInBuild = child.usedInBuild
    pathHash = child.pathHash
    flexibilityByte = (child as? any ItemFlexibilityProviding)?.itemFlexibilityByte ?? 0
    layouts = LayoutCache(id: child.layouts.id, newest: record.content)
  }

  /// The views inside the element of the former child.
  var views: ViewArchive { record.views }

  /// Forgets the views, because the content gets a new, empty element.
  func forgetViews() { record = Record(withoutViewsOf: record) }

  /// The only layout.
  var layout: Layout { Layout(component: self, content: record.content) }

  /// The number of elements whose components were released.
  var elementCount: Int { 1 + views.viewCount }

  override var typeIdentity: Any.Type { record.type }

  /// The former size, clamped to `range`; the render component is built again.
  override func computeLayout(thatFits range: SizeRange) -> Layout {
    Layout(of: self, size: range.clamp(record.content.size))
  }

  override func firstBaseline(of layout: Layout) -> Double? { record.baseline }
}

/// A component that can provide its flexibility as ``Component/flexibilityByte``.
package protocol ItemFlexibilityProviding: Component {
  var itemFlexibilityByte: UInt8 { get }
  /// The size that the component requests as an item.
  var itemSize: ComponentSize { get }
}

/// A render component that keeps its child outside of renders: hibernation would release nothing.
package protocol FinishedContentHolding: Component {}

extension Component {
  /// This component, if it is a ``HibernatingSubtree``. A comparison of the class takes less time than a cast.
  func asHibernatingSubtree() -> HibernatingSubtree? {
    guard ObjectIdentifier(type(of: self)) == ObjectIdentifier(HibernatingSubtree.self) else {
      return nil
    }
    return unsafeDowncast(self, to: HibernatingSubtree.self)
  }
}

extension RenderBuilding {
  /// The child, if it hibernates.
  var hibernatingSubtree: HibernatingSubtree? { child(at: 0)?.asHibernatingSubtree() }

  /// Requests a build in which the component is rendered.
  func requestBuild() {
    guard let identity = treeNode?.identity else { return }
    identity.tree.listener?.didUpdateState(of: identity, UpdateTransaction())
  }
}
