/// A view without content.
public struct EmptyView: PrimitiveView {
  /// A view without content.
  public init() {}
  public func _expand(into expansion: inout ViewExpansion) {}
}

/// Several views, as children of the container around them.
public struct TupleView<each Content: View>: PrimitiveView {
  @usableFromInline package let content: (repeat each Content)

  @inlinable
  init(_ content: repeat each Content) { self.content = (repeat each content) }

  public func _expand(into expansion: inout ViewExpansion) {
    var index = 0
    repeat expand(each content, &index, &expansion)
  }

  private func expand(_ view: some View, _ index: inout Int, _ expansion: inout ViewExpansion) {
    expansion.atIndex(index) { view._expand(into: &$0) }
    index += 1
  }
}

/// Several views; modifiers apply to each of them.
public struct Group<Content: View>: PrimitiveView {
  package let content: Content

  /// Groups `content` without a box.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func _expand(into expansion: inout ViewExpansion) { content._expand(into: &expansion) }

  public func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}

/// One of two views; the branch is part of the identity of the views in it.
public struct ConditionalView<First: View, Second: View>: PrimitiveView {
  package enum Branch {
    case first(First)
    case second(Second)
  }

  package let branch: Branch

  init(_ branch: Branch) { self.branch = branch }

  public func _expand(into expansion: inout ViewExpansion) {
    switch branch {
    case .first(let view): expansion.inBranch(0) { view._expand(into: &$0) }
    case .second(let view): expansion.inBranch(1) { view._expand(into: &$0) }
    }
  }
}

extension ConditionalView: ComparableField {
  func isSame(as other: Self) -> Bool {
    switch (branch, other.branch) {
    case (.first(let mine), .first(let theirs)): ViewFields.of(First.self).areEqual(mine, theirs)
    case (.second(let mine), .second(let theirs)):
      ViewFields.of(Second.self).areEqual(mine, theirs)
    default: false
    }
  }
}

/// The views of a loop, identified by their order.
public struct ArrayView<Content: View>: PrimitiveView {
  package let views: [Content]

  init(_ views: [Content]) { self.views = views }

  public func _expand(into expansion: inout ViewExpansion) {
    for (index, view) in views.enumerated() {
      expansion.with(index) { view._expand(into: &$0) }
    }
  }
}
