/// A piece of interface as a value: a type with a ``body`` of other views.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///
///   var body: some View {
///     Button("Clicked \(count) times") { count += 1 }
///   }
/// }
/// ```
///
/// A view with a body becomes a component with an identity: its index among its siblings, the branch of the conditions
/// around it, and the identity of an element of a ``ForEach``. Its body is evaluated again if a property of the view
/// changed, or a value that the body read: a state, a value of the environment, an observable model.
///
/// Source: SwiftUI's `View`; ComponentKit's Swift layer (rows Q2, Q3).
public protocol View {
  /// The type of ``body``.
  associatedtype Body: View
  /// The content of the view.
  ///
  /// Several views form a column, like a ``VStack``.
  @ViewBuilder var body: Body { get }

  /// Adds the boxes of the view to `expansion`. Applications do not call or implement this method.
  func _expand(into expansion: inout ViewExpansion)

  /// Adds the values of the view for the container around it, if the body of the view only adds to another view.
  /// Applications do not call or implement this method.
  func _passTraits(into traits: inout ViewTraits)
}

extension View {
  public func _expand(into expansion: inout ViewExpansion) {
    let component = HostingComponent(self, at: expansion.dynamicPath)
    var box = Box(component, inheritsFlexibility: true)
    var traits = ViewTraits()
    _passTraits(into: &traits)
    if let passed = traits.box?.rareValues?.traits { box.traits = passed }
    expansion.append(box)
  }
}

/// A view that makes boxes itself.
public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
  /// Never called: the view has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
  public typealias Body = Never
  /// Never called: the view has no body.
  public var body: Never { fatalError("Never has no body") }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  /// Never called: the view has no body.
  public var body: Never { fatalError("An optional view has no body") }

  public func _expand(into expansion: inout ViewExpansion) {
    guard let view = self else { return }
    expansion.inBranch(0) { view._expand(into: &$0) }
  }
}
