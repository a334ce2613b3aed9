public import TrellisComponents

/// Makes a view of the statements of a closure: views and components, conditions, switches, optionals and loops.
@resultBuilder
public enum ViewBuilder {
  /// Adds a view.
  @inlinable
  public static func buildExpression<Content: View>(_ view: consuming Content) -> Content { view }
  /// Adds a component, made when the view around it is evaluated; `nil` adds none.
  public static func buildExpression(
    _ component: @autoclosure @escaping () -> Component?
  ) -> ComponentView { ComponentView(component) }
  /// An empty closure.
  public static func buildBlock() -> EmptyView { EmptyView() }
  /// A closure with one view.
  @inlinable
  public static func buildBlock<Content: View>(_ view: consuming Content) -> Content { view }
  /// A closure with several views.
  @inlinable
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }
  /// An `if` without `else`.
  @inlinable
  public static func buildOptional<Content: View>(_ view: consuming Content?) -> Content? { view }
  /// The first branch of a condition.
  public static func buildEither<First: View, Second: View>(
    first view: consuming First
  ) -> ConditionalView<First, Second> { ConditionalView(.first(view)) }
  /// The second branch of a condition.
  public static func buildEither<First: View, Second: View>(
    second view: consuming Second
  ) -> ConditionalView<First, Second> { ConditionalView(.second(view)) }
  /// A `for` loop; its views are identified by their order. Use ``ForEach`` for other identities.
  public static func buildArray<Content: View>(_ views: [Content]) -> ArrayView<Content> {
    ArrayView(views)
  }
  /// An `if #available`.
  public static func buildLimitedAvailability(_ view: some View) -> AnyView { AnyView(view) }
}
