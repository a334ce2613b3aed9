import TrellisBase
public import TrellisLayout

/// The chosen size of a component, with the positions of its children.
///
/// A layout is a value with a reference to a shared, immutable `LayoutResult`. Two layouts are *the same* if they
/// share it; mounting skips unchanged layouts.
///
/// Source: ComponentKit's layout (row B4).
public struct Layout {
  /// The component that computed the layout; the layout keeps the component alive.
  public let component: Component
  package let content: LayoutResult

  /// - Parameters:
  ///   - component: the component that computed this layout.
  ///   - size: in CSS pixels.
  ///   - children: positions are relative to the top left corner of `component`.
  ///   - extra: any data that the component needs when it is mounted.
  public init(
    of component: Component, size: Size, children: [Child] = [], extra: (any Sendable)? = nil
  ) {
    self.component = component
    self.content = LayoutResult(size: size, children: children, extra: extra)
  }

  /// A layout without children, with an object as its ``extra``.
  package init(of component: Component, size: Size, object: any AnyObject & Sendable) {
    self.component = component
    content = LayoutResult(size: size, object: object)
  }

  /// The ``extra`` if it is an object of the class `Kind`, found without a cast of a value.
  package func extra<Kind: AnyObject>(as kind: Kind.Type) -> Kind? { content.extraObject as? Kind }

  /// The layout of a component with one child that is laid out in the same range.
  init(of component: Component, as inner: Layout) {
    self.init(
      of: component, size: inner.size, children: [.init(position: .zero, layout: inner)])
    content.alsoFitsExactSize = inner.content.alsoFitsExactSize
  }

  package init(component: Component, content: LayoutResult) {
    self.component = component
    self.content = content
  }

  /// In CSS pixels.
  public var size: Size { content.size }
  /// The layouts of the children with their positions, in the order in which they are painted: later ones lie on top
  /// of earlier ones.
  public var children: [Child] { content.children }
  /// The data that the component added for its mount; `nil` if there is none.
  public var extra: (any Sendable)? { content.extra }

  /// Whether both share one result; their components may differ.
  public func isSame(as other: Layout) -> Bool { content === other.content }

  /// Whether both share one result and have the same component instance.
  @inline(__always)
  func isOne(with other: Layout) -> Bool {
    content === other.content && component === other.component
  }

  /// Calls `body` with each child between the equal children at both ends, and with the child of `other` in its place
  /// if both layouts have the same number of children between the ends.
  ///
  /// - Complexity: O(*n*) in the equal children, a comparison of references for each.
  @inline(__always)
  func forEachChangedChild(from other: Layout?, _ body: (Layout, Layout?) -> Void) {
    let ends = changedChildren(from: other)
    let children = content.children
    let others = ends.old.count == ends.new.count ? other?.content.children : nil
    let shift = ends.old.lowerBound - ends.new.lowerBound
    for index in ends.new { body(children[index].layout, others?[index + shift].layout) }
  }

  private func changedChildren(from old: Layout?) -> MatchingEnds {
    let mine = content.children
    guard let theirs = old?.content.children else {
      return MatchingEnds(0..<0, mine.indices) { _, _ in false }
    }
    return mine.withUnsafeBufferPointer { mine in
      theirs.withUnsafeBufferPointer { theirs in
        MatchingEnds(theirs.indices, mine.indices) {
          theirs[$0].layout.isOne(with: mine[$1].layout)
        }
      }
    }
  }

  /// A child's layout with its position.
  public struct Child {
    /// The top left corner of the child, relative to the top left corner of the parent, in CSS pixels.
    public let position: Point
    /// The child's layout, independent of the position.
    public let layout: Layout

    /// A child of a layout.
    ///
    /// - Parameter position: relative to the top left corner of the parent, in CSS pixels.
    public init(position: Point, layout: Layout) {
      self.position = position
      self.layout = layout
    }
  }

  /// Calls `body` with this layout and all descendants, parents first, with their positions relative to
  /// this one.
  ///
  /// - Complexity: O(*n*) in the number of layouts.
  public func forEach(at position: Point = .zero, _ body: (Layout, Point) -> Void) {
    var pending = [(self, position)]
    while let (layout, position) = pending.popLast() {
      body(layout, position)
      for child in layout.children.reversed() {
        pending.append((child.layout, position + child.position))
      }
    }
  }
}
