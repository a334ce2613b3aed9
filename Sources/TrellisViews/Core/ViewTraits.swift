/// The values of a view that the container around it reads, such as its priority, if they are known before the view is
/// evaluated.
public struct ViewTraits {
  /// `nil` for most views.
  var box: Box?

  init() {}
}

extension View {
  /// Adds nothing: the modifiers of most views are applied to their boxes.
  public func _passTraits(into traits: inout ViewTraits) {}
}
