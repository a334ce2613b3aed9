/// Names the component that a function makes, in descriptions of the tree.
///
/// Source: ComponentKit's stateless component (row A13).
public final class StatelessComponent: CompositeComponent {
  /// The name of the function.
  public let identifier: String
  private let details: [String: String]

  private init(_ identifier: String, metadata: [String: String], child: Component) {
    self.identifier = identifier
    details = metadata
    super.init(child: child)
  }

  public override func hasSameLayoutInputs(as previous: Component) -> Bool {
    // No inputs: identifier, details.
    true
  }

  public override var typeName: String { identifier }
  public override var metadata: [String: String] { details }

  /// `child` with the name `identifier`, if names are used: in a debug build, if there is metadata, or if
  /// the context contains ``StatelessComponentNames``. Otherwise `child` itself; always `nil` if `child`
  /// is.
  public static func named(
    _ identifier: String, metadata: [String: String] = [:], _ child: Component?
  ) -> Component? {
    guard let child else { return nil }
    guard isDebugBuild || !metadata.isEmpty || context(StatelessComponentNames.self) != nil else {
      return child
    }
    return StatelessComponent(identifier, metadata: metadata, child: child)
  }

  private static var isDebugBuild: Bool {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return isDebug
  }
}

/// A context value that enables the names of functions in descriptions of release builds.
public struct StatelessComponentNames {
  /// A value for ``withContext(_:_:)``; only its presence matters.
  public init() {}
}
