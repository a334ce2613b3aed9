public import TrellisComponents
public import TrellisText

/// Names the text engine in an environment.
public enum TextEngineKey: EnvironmentKey {
  public static var defaultValue: TextEngine? { nil }
}

extension Environment {
  /// What texts are measured with. Every host that shows text needs one.
  public var textEngine: TextEngine? {
    get { self[TextEngineKey.self] }
    set { self[TextEngineKey.self] = newValue }
  }

  /// The engine of the layout under way.
  static func requireTextEngine(for component: Component) -> TextEngine {
    guard let engine = current.textEngine else {
      preconditionFailure(
        "\(component.typeName) cannot be measured: set textEngine in the host's environment")
    }
    return engine
  }
}
