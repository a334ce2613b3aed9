package import TrellisLayout

/// The shared part of a layout, without the component. The newest results of a component are in its ``LayoutCache``.
///
/// - Invariant: each access of a property with `@exclusivity(unchecked)` reads or replaces it, so that no access of it
///   begins during another.
package final class LayoutResult {
  package let size: Size
  @exclusivity(unchecked)
  private var list: [Layout.Child]
  @exclusivity(unchecked)
  private var storedObject: AnyObject?

  /// The constraints of this layout, set when it enters a cache; `nil` if a parent laid the component out
  /// itself.
  @exclusivity(unchecked)
  var key: LayoutCacheKey?
  /// Whether ``size`` is also the size for the same width and any height, in every parent. The layout for
  /// that range may have other children.
  @exclusivity(unchecked)
  private(set) var isHeightIndependent = false
  /// Whether this is also the layout for exactly its size.
  @exclusivity(unchecked)
  package var alsoFitsExactSize = false
  /// Whether this is also the layout for exactly its width and any heights that include its height.
  @exclusivity(unchecked)
  package var alsoFitsOwnWidth = false
  /// Whether ``storedObject`` is the only child, a ``HibernatingSubtree``. Here it takes no additional memory.
  @exclusivity(unchecked)
  private var hasHibernatingChild = false
  /// The next older layout in the cache of the component.
  @exclusivity(unchecked)
  var older: LayoutResult?

  init(size: Size, children: [Layout.Child], extra: (any Sendable)?) {
    self.size = size
    list = children
    storedObject = extra.map { Self.object(for: $0) }
  }

  /// - Parameter object: the additional data itself, not a box for it.
  init(size: Size, object: any AnyObject & Sendable) {
    self.size = size
    list = []
    storedObject = object
  }

  /// `value` itself if it is an object, else a box for it.
  ///
  /// `as AnyObject` takes 3,000 instructions for an object in an existential. The cast is valid because a value of a
  /// class type is one reference.
  private static func object<Value: Sendable>(for value: Value) -> AnyObject {
    Value.self is AnyClass ? unsafeBitCast(value, to: AnyObject.self) : Boxed(value)
  }

  /// A copy of `other` with different children.
  init(_ other: LayoutResult, children: [Layout.Child]) {
    size = other.size
    list = children
    storedObject = other.hasHibernatingChild ? nil : other.storedObject
    isHeightIndependent = other.isHeightIndependent
    alsoFitsExactSize = other.alsoFitsExactSize
    alsoFitsOwnWidth = other.alsoFitsOwnWidth
  }

  /// A layout without children and additional data that otherwise equals `other`, with its key.
  init(leafLike other: LayoutResult) {
    size = other.size
    list = []
    key = other.key
    isHeightIndependent = other.isHeightIndependent
    alsoFitsExactSize = other.alsoFitsExactSize
    alsoFitsOwnWidth = other.alsoFitsOwnWidth
  }

  /// Whether two layouts without children have the same size for the same constraints.
  func isLeaf(like other: LayoutResult) -> Bool {
    guard let key, let otherKey = other.key, key.isSame(as: otherKey) else { return false }
    return size == other.size && isHeightIndependent == other.isHeightIndependent
      && alsoFitsExactSize == other.alsoFitsExactSize && alsoFitsOwnWidth == other.alsoFitsOwnWidth
  }

  /// The layouts of the children with their positions.
  var children: [Layout.Child] {
    @inline(__always) get { hasHibernatingChild ? hibernatingChildren() : list }
  }

  @inline(never)
  private func hibernatingChildren() -> [Layout.Child] {
    guard let storedObject else { return [] }
    let child = unsafeDowncast(storedObject, to: HibernatingSubtree.self)
    return [Layout.Child(position: .zero, layout: child.layout)]
  }

  /// Replaces the only child, at the origin, by a component with a layout of the same size.
  func replaceOnlyChild(by child: Layout) {
    // Without a list it takes less memory.
    hasHibernatingChild = child.component.asHibernatingSubtree() != nil
    storedObject = hasHibernatingChild ? child.component : nil
    list = hasHibernatingChild ? [] : [Layout.Child(position: .zero, layout: child)]
  }

  /// Whether this is the layout for `range` and `parentSize`. If so, marks the axes of `parentSize` on
  /// which it depends as read.
  func isLayout(thatFits range: SizeRange, parentSize: ParentSize) -> Bool {
    guard let key else { return false }
    if alsoFitsExactSize, key.axes.isEmpty, range.min == size, range.max == size { return true }
    if alsoFitsOwnWidth, key.axes.isEmpty, range.min.width == size.width,
      range.max.width == size.width, range.min.height <= size.height,
      size.height <= range.max.height
    {
      return true
    }
    guard key.isSame(range, parentSize.lengths, choosing: size) else { return false }
    parentSize.record(key.axes)
    return true
  }

  /// Whether `range` has exactly the width of this layout and allows any height.
  func leavesHeightOpen(_ range: SizeRange) -> Bool {
    range.min.width == size.width && range.max.width == size.width && range.min.height == 0
      && range.max.height == .infinity
  }

  /// Sets ``isHeightIndependent`` if `other`, a layout of the same component for that range, has the same
  /// size.
  func adoptSize(of other: LayoutResult) {
    guard size == other.size, let key = other.key, key.axes.isEmpty,
      leavesHeightOpen(key.range(choosing: size))
    else { return }
    isHeightIndependent = true
  }

  /// The additional data of the component.
  var extra: (any Sendable)? {
    guard let storedObject, !hasHibernatingChild else { return nil }
    if let box = storedObject as? Boxed { return box.value }
    // The object was `Sendable` when it was stored.
    return unsafeBitCast(storedObject, to: (any AnyObject & Sendable).self)
  }

  /// The object that is, or contains, the additional data.
  var extraObject: AnyObject? { hasHibernatingChild ? nil : storedObject }

  /// A box for data that is no object: most components have none.
  private final class Boxed {
    let value: any Sendable
    init(_ value: any Sendable) { self.value = value }
  }
}
