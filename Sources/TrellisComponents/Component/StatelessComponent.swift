/// Gives the outcome of a function a name in descriptions of the tree.
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

  public override func hasSameLayoutInputs(as previous: Component) -> Bool { true }

  public override var typeName: String { identifier }
  public override var metadata: [String: String] { details }

  /// `child` under the name `identifier`, where names are of use: in a debug build, where there is
  /// metadata, or where the context asks for them with ``StatelessComponentNames``. Elsewhere it is
  /// `child` as it is, and always `nil` where `child` is.
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

/// Asks, as a value of the context, for named functions in descriptions in release builds too.
public struct StatelessComponentNames {
  /// A value for ``withContext(_:_:)``; it carries nothing, its presence alone counts.
  public init() {}
}
