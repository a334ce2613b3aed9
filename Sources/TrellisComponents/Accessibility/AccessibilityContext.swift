import TrellisDOM

/// The description of a view for assistive technology, in terms of meaning rather than of ARIA's
/// spelling.
///
/// Source: ComponentKit's accessibility context (row Y1). Its identifier for tests is an ordinary attribute.
public struct AccessibilityContext: Hashable, Sendable {
  /// The traits of a view, beside those that its element has by itself.
  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let button = Traits(rawValue: 1)
    public static let link = Traits(rawValue: 2)
    public static let image = Traits(rawValue: 4)
    public static let header = Traits(rawValue: 8)
    public static let searchField = Traits(rawValue: 16)
    public static let selected = Traits(rawValue: 32)
    public static let notEnabled = Traits(rawValue: 64)
    /// Its changes are read out.
    public static let updatesFrequently = Traits(rawValue: 128)

    /// The one role that stands for the traits, as ARIA knows no two.
    var role: String? {
      if contains(.button) { return "button" }
      if contains(.link) { return "link" }
      if contains(.searchField) { return "searchbox" }
      if contains(.header) { return "heading" }
      return contains(.image) ? "img" : nil
    }
  }

  /// Whether the view is there for assistive technology; `nil` leaves it to the element.
  public var isElement: Bool?
  public var label: String?
  /// The result of using it.
  public var hint: String?
  public var value: String?
  public var traits: Traits

  public init(
    isElement: Bool? = nil, label: String? = nil, hint: String? = nil, value: String? = nil,
    traits: Traits = []
  ) {
    self.isElement = isElement
    self.label = label
    self.hint = hint
    self.value = value
    self.traits = traits
  }

  /// The context as attributes of a view.
  public var attributes: [ViewAttribute] {
    var attributes: [ViewAttribute] = []
    if isElement == false { attributes.append(.aria("hidden", true)) }
    if let label { attributes.append(.aria("label", label)) }
    if let hint { attributes.append(.aria("description", hint)) }
    if let value { attributes.append(.aria("valuetext", value)) }
    if let role = traits.role { attributes.append(.role(role)) }
    if traits.contains(.selected) { attributes.append(.aria("selected", true)) }
    if traits.contains(.notEnabled) { attributes.append(.aria("disabled", true)) }
    if traits.contains(.updatesFrequently) { attributes.append(.aria("live", "polite")) }
    return attributes
  }
}
