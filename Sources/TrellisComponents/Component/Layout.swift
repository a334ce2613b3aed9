import TrellisBase
public import TrellisLayout

/// The size a component chose, with the positions of its children.
///
/// A layout is a value that refers to shared, immutable ``LayoutContent``: two layouts are *the
/// same* when they share it, and mounting skips what is the same.
///
/// Source: ComponentKit's layout (row B4).
public struct Layout {
  /// The component that computed the layout; the layout keeps the component alive.
  public let component: Component
  package let content: LayoutContent

  /// - Parameters:
  ///   - component: the component that computed this layout.
  ///   - size: in CSS pixels.
  ///   - children: positions are relative to the top left corner of `component`.
  ///   - extra: anything the component wants to find again when it is mounted.
  public init(
    of component: Component, size: Size, children: [Child] = [], extra: (any Sendable)? = nil
  ) {
    self.component = component
    self.content = LayoutContent(size: size, children: children, extra: extra)
  }

  package init(component: Component, content: LayoutContent) {
    self.component = component
    self.content = content
  }

  /// In CSS pixels.
  public var size: Size { content.size }
  /// The layouts of the children with their positions, in the order in which they are mounted.
  public var children: [Child] { content.children }
  /// The value the component gave to find again when it is mounted; `nil` where it gave none.
  public var extra: (any Sendable)? { content.extra }

  /// Whether both are one layout of one component.
  public func isSame(as other: Layout) -> Bool { content === other.content }

  /// A child's layout and where it lies.
  public struct Child {
    /// The top left corner of the child, relative to that of the parent, in CSS pixels.
    public let position: Point
    /// The child's own layout, which does not depend on the position.
    public let layout: Layout

    /// A child of a layout.
    ///
    /// - Parameter position: relative to the top left corner of the parent, in CSS pixels.
    public init(position: Point, layout: Layout) {
      self.position = position
      self.layout = layout
    }
  }

  /// Calls `body` with this layout and every one below it, each before its children, together
  /// with its position relative to this one.
  ///
  /// - Complexity: O(n) in the number of layouts.
  public func forEach(at position: Point = .zero, _ body: (Layout, Point) -> Void) {
    if CallStack.isShort { return CallStack.runOnLargerStack { forEach(at: position, body) } }
    body(self, position)
    for child in children { child.layout.forEach(at: position + child.position, body) }
  }
}

/// The shared part of a layout: everything but the component, which keeps its newest contents itself.
package final class LayoutContent {
  let size: Size
  private(set) var children: [Layout.Child]
  private let kept: AnyObject?

  /// The question this content answers, set when it enters its component's cache; `nil` where a parent laid
  /// the component out by itself.
  var question: LayoutCacheKey?
  /// Whether the size is also that for the same width and any height, in every parent.
  var holdsForAnyHeight = false
  /// The component's next older content.
  var older: LayoutContent?

  /// Whether this is the answer to a question about `range` and `parentSize`; what it depends on then
  /// counts as read.
  package func answers(_ range: SizeRange, _ parentSize: ParentSize) -> Bool {
    guard let question, question.isSame(range, parentSize.lengths, choosing: size) else {
      return false
    }
    parentSize.note(question.axes)
    return true
  }

  /// Whether this size is known to be the answer for `range` too, in every parent.
  func holds(forAnyHeightIn range: SizeRange) -> Bool {
    holdsForAnyHeight && leavesHeightAlone(range)
  }

  /// Whether `range` has this very width and any height.
  private func leavesHeightAlone(_ range: SizeRange) -> Bool {
    range.min.width == size.width && range.max.width == size.width && range.min.height == 0
      && range.max.height == .infinity
  }

  /// Notes what can be told by `other`, another answer of the same component.
  ///
  /// - Returns: whether the size of the other one is known by this one from now on.
  func takeSize(of other: LayoutContent) -> Bool {
    guard size == other.size, let question = other.question, question.axes.isEmpty,
      leavesHeightAlone(question.range(choosing: size))
    else { return false }
    holdsForAnyHeight = true
    return true
  }

  init(size: Size, children: [Layout.Child], extra: (any Sendable)?) {
    self.size = size
    self.children = children
    kept = extra.map { type(of: $0) is AnyClass ? $0 as AnyObject : Kept($0) as AnyObject }
  }

  deinit {
    if CallStack.isShort {
      CallStack.runOnLargerStack {
        children = []
        older = nil
      }
    }
  }

  /// The rest of `answer` once nobody but a measuring parent will ask for it.
  init(sizeOf answer: LayoutContent) {
    size = answer.size
    children = []
    kept = SizeAlone.mark
    question = answer.question
  }

  var isSizeAlone: Bool { kept === SizeAlone.mark }

  /// A value that the component wants to find again.
  var extra: (any Sendable)? {
    guard let kept else { return nil }
    if let box = kept as? Kept { return box.value }
    // It was `Sendable` when it came.
    return unsafeBitCast(kept, to: (any AnyObject & Sendable).self)
  }

  private final class SizeAlone: Sendable {
    static let mark = SizeAlone()
  }

  /// A value that is no object is kept in one: most components keep nothing at all.
  private final class Kept {
    let value: any Sendable
    init(_ value: any Sendable) { self.value = value }
  }
}
