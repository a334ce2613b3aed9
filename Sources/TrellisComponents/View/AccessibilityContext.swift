import TrellisDOM

/// The description of a view for assistive technology, independent of ARIA's spelling.
///
/// Source: ComponentKit's accessibility context (row Y1). Its identifier for tests is an ordinary attribute.
public struct AccessibilityContext: Hashable, Sendable {
  /// The accessibility traits of a view, in addition to the traits of its element.
  public struct Traits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// A control that is activated by a press; sets `role="button"`.
    public static let button = Traits(rawValue: 1)
    /// A control that leads to another page or place; sets `role="link"`, unless it is a button too.
    public static let link = Traits(rawValue: 2)
    /// A picture; sets `role="img"`, unless another trait sets a role.
    public static let image = Traits(rawValue: 4)
    /// A heading; sets `role="heading"`, unless the view is a button, a link or a search field too.
    public static let header = Traits(rawValue: 8)
    /// A text field for search terms; sets `role="searchbox"`, unless the view is a button or a link too.
    public static let searchField = Traits(rawValue: 16)
    /// The selected item of a group; sets `aria-selected="true"`.
    public static let selected = Traits(rawValue: 32)
    /// A disabled control; sets `aria-disabled="true"`.
    public static let notEnabled = Traits(rawValue: 64)
    /// Changes of the view are announced.
    public static let updatesFrequently = Traits(rawValue: 128)

    /// The role for the traits; ARIA allows only one.
    var role: String? {
      if contains(.button) { return "button" }
      if contains(.link) { return "link" }
      if contains(.searchField) { return "searchbox" }
      if contains(.header) { return "heading" }
      return contains(.image) ? "img" : nil
    }
  }

  /// Whether the view is exposed to assistive technology; `nil` leaves this to the element.
  public var isElement: Bool?
  /// The name of the view for assistive technology; sets `aria-label`. `nil` sets nothing.
  public var label: String?
  /// The effect of using the view.
  public var hint: String?
  /// The current value as text, such as `3 of 5 stars`; sets `aria-valuetext`.
  public var value: String?
  /// The role and the states of the view. Several traits may be set, but only one of them becomes the role.
  public var traits: Traits

  /// Describes a view to assistive technology; without arguments, the context sets no attribute.
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
