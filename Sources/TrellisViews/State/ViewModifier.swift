/// A change of views as a value; it may have states and read the environment.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding(16).background(.raised).cornerRadius(8)
///   }
/// }
/// ```
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = ViewModifierContent<Self>

  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// The view that a ``ViewModifier`` changes.
public struct ViewModifierContent<Modifier: ViewModifier>: PrimitiveView {
  fileprivate let content: AnyView

  public func _expand(into expansion: inout ViewExpansion) { content._expand(into: &expansion) }

  public func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}

/// A view changed by a modifier.
public struct ModifiedView<Content: View, Modifier: ViewModifier>: View {
  let content: Content
  let modifier: Modifier

  /// The content with the modifier applied.
  public var body: some View {
    modifier.body(content: ViewModifierContent(content: AnyView(content)))
  }

  public func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}

extension View {
  /// This view changed by `modifier`.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedView<Self, Modifier>
  {
    ModifiedView(content: self, modifier: modifier)
  }

  /// Gives this view an identity: with another `id` it is another view, and begins with a new state.
  public func id<ID: Hashable>(_ id: ID) -> IdentifiedView<Self, ID> {
    IdentifiedView(content: self, id: id)
  }
}

/// A view with an explicit identity.
///
/// Source: ComponentKit's Swift layer (row Q4).
public struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  fileprivate let content: Content
  fileprivate let id: ID

  public func _expand(into expansion: inout ViewExpansion) {
    expansion.with(id) { content._expand(into: &$0) }
  }

  public func _passTraits(into traits: inout ViewTraits) { content._passTraits(into: &traits) }
}
