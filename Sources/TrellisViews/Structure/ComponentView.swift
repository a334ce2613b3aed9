public import TrellisComponents

/// A component among views.
///
/// Source: ComponentKit's Swift layer (row Q1).
public struct ComponentView: PrimitiveView {
  private let make: () -> Component?

  /// - Parameter make: called at each evaluation of the view around it.
  public init(_ make: @escaping () -> Component?) { self.make = make }

  public func _expand(into expansion: inout ViewExpansion) {
    guard let component = withKey(expansion.dynamicPath.map { AnyHashable($0) }, make) else {
      return
    }
    expansion.append(Box(component, inheritsFlexibility: true))
  }
}
