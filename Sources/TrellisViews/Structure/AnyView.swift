/// A view whose type is not known where it is used. The type stays part of the identity: a view of another type begins
/// with its own state.
public struct AnyView: PrimitiveView {
  private let storage: any View

  /// Hides the type of `view`. The type stays part of the identity.
  public init(_ view: some View) {
    storage = (view as? AnyView)?.storage ?? view
  }

  public func _expand(into expansion: inout ViewExpansion) {
    expand(storage, &expansion)
  }

  /// Whether the type of the hidden view conforms to a protocol: `isView(of: (any Labelled).self)`.
  package func isView<Kind>(of kind: Kind.Type) -> Bool { storage is Kind }

  private func expand<Content: View>(_ view: Content, _ expansion: inout ViewExpansion) {
    expansion.with(TypeIdentity(Content.self)) { view._expand(into: &$0) }
  }

  public func _passTraits(into traits: inout ViewTraits) { storage._passTraits(into: &traits) }
}

extension AnyView: ComparableField {
  /// Whether both views have the same type and equal properties.
  package func isSame(as other: AnyView) -> Bool { isSame(storage, other.storage) }

  private func isSame<Content: View>(_ mine: Content, _ theirs: any View) -> Bool {
    guard let theirs = theirs as? Content else { return false }
    return ViewFields.of(Content.self).areEqual(mine, theirs)
  }
}
