import TrellisBase
public import TrellisComponents
public import TrellisText

/// The key of the text engine in an environment.
public enum TextEngineKey: EnvironmentKey {
  /// No engine. Measuring a text without an engine is a mistake, and gives the minimum size.
  public static var defaultValue: TextEngine? { nil }
}

extension HostEnvironment {
  /// The engine that measures texts. Every host that shows text needs one.
  public var textEngine: TextEngine? {
    get { self[TextEngineKey.self] }
    set { self[TextEngineKey.self] = newValue }
  }

  /// The engine of the current layout; `nil`, with a mistake, if there is none.
  static func textEngine(for component: Component) -> TextEngine? {
    let engine = current.textEngine
    require(
      engine != nil,
      "\(component.typeName) cannot be measured: set textEngine in the host's environment")
    return engine
  }
}
