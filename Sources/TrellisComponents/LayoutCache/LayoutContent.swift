import TrellisBase
package import TrellisLayout

/// The shared part of a layout: all but the component. The newest contents of a component are in its
/// ``LayoutCache``.
///
/// - Invariant: each access of a property with `@exclusivity(unchecked)` reads or replaces it, so that no access of it
///   begins during another.
package final class LayoutContent {
  package let size: Size
  @exclusivity(unchecked)
  private(set) var children: [Layout.Child]
  private let kept: AnyObject?

  /// The constraints of this layout, set when it enters a cache; `nil` if a parent laid the component out
  /// itself.
  @exclusivity(unchecked)
  var key: LayoutCacheKey?
  /// Whether ``size`` is also the size for the same width and any height, in every parent. The layout for
  /// that range may have other children.
  @exclusivity(unchecked)
  private(set) var holdsForAnyHeight = false
  /// Whether this is also the layout for exactly its size.
  @exclusivity(unchecked)
  package var holdsInOwnSize = false
  /// The next older layout in the cache of the component.
  @exclusivity(unchecked)
  var older: LayoutContent?

  init(size: Size, children: [Layout.Child], extra: (any Sendable)?) {
    self.size = size
    self.children = children
    kept = extra.map { Self.object(for: $0) }
  }

  /// - Parameter object: the additional data, which is no box for another value.
  init(size: Size, object: any AnyObject & Sendable) {
    self.size = size
    children = []
    kept = object
  }

  /// `value` itself if it is an object, else a box for it.
  ///
  /// Not by `as AnyObject`, which takes 3,000 instructions for an object in an existential. The cast is valid because a value
  /// of a class type is one reference.
  private static func object<Value: Sendable>(for value: Value) -> AnyObject {
    Value.self is AnyClass ? unsafeBitCast(value, to: AnyObject.self) : Kept(value)
  }

  /// A copy of `other` with different children.
  init(_ other: LayoutContent, children: [Layout.Child]) {
    size = other.size
    self.children = children
    kept = other.kept
    holdsForAnyHeight = other.holdsForAnyHeight
    holdsInOwnSize = other.holdsInOwnSize
  }

  deinit {
    if CallStack.isShort {
      CallStack.runOnLargerStack {
        children = []
        older = nil
      }
    }
  }

  /// Whether this is the layout for `range` and `parentSize`. If so, marks the axes of `parentSize` on
  /// which it depends as read.
  func isLayout(thatFits range: SizeRange, parentSize: ParentSize) -> Bool {
    guard let key else { return false }
    if holdsInOwnSize, key.axes.isEmpty, range.min == size, range.max == size { return true }
    guard key.isSame(range, parentSize.lengths, choosing: size) else { return false }
    parentSize.note(key.axes)
    return true
  }

  /// Whether `range` has exactly the width of this layout and allows any height.
  func leavesHeightOpen(_ range: SizeRange) -> Bool {
    range.min.width == size.width && range.max.width == size.width && range.min.height == 0
      && range.max.height == .infinity
  }

  /// Sets ``holdsForAnyHeight`` if `other`, a layout of the same component for that range, has the same
  /// size.
  func takeSize(of other: LayoutContent) {
    guard size == other.size, let key = other.key, key.axes.isEmpty,
      leavesHeightOpen(key.range(choosing: size))
    else { return }
    holdsForAnyHeight = true
  }

  /// The additional data of the component.
  var extra: (any Sendable)? {
    guard let kept else { return nil }
    if let box = kept as? Kept { return box.value }
    // The object was `Sendable` when it was stored.
    return unsafeBitCast(kept, to: (any AnyObject & Sendable).self)
  }

  /// The object that is, or contains, the additional data.
  var extraObject: AnyObject? { kept }

  /// A box for data that is no object: most components have none.
  private final class Kept {
    let value: any Sendable
    init(_ value: any Sendable) { self.value = value }
  }
}
