import TrellisBase
public import TrellisComponents
public import TrellisText

/// Names the text engine in an environment.
public enum TextEngineKey: EnvironmentKey {
  /// No engine. A text that is measured without an engine is a mistake, and takes the smallest size allowed.
  public static var defaultValue: TextEngine? { nil }
}

extension Environment {
  /// The engine that measures texts. Every host that shows text needs one.
  public var textEngine: TextEngine? {
    get { self[TextEngineKey.self] }
    set { self[TextEngineKey.self] = newValue }
  }

  /// The engine of the layout under way; `nil`, with a mistake, where there is none.
  static func textEngine(for component: Component) -> TextEngine? {
    let engine = current.textEngine
    require(
      engine != nil,
      "\(component.typeName) cannot be measured: set textEngine in the host's environment")
    return engine
  }
}
