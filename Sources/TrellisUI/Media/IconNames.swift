package import TrellisComponents

private enum IconNamesKey: EnvironmentKey {
  static var defaultValue: Set<String>? { nil }
}

extension HostEnvironment {
  /// The names of the icons that have a drawing; `nil` if they are not known.
  package var iconNames: Set<String>? {
    get { self[IconNamesKey.self] }
    set { self[IconNamesKey.self] = newValue }
  }
}
