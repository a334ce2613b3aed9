public import TrellisDOM

/// One named value of a view.
///
/// Everyday attributes are data: two of them can be compared, and one that is no longer asked for
/// is taken back. ``custom(_:)`` is for anything else.
///
/// Source: ComponentKit's view attributes (rows D6–D9), with the quadruple of row D8 as
/// ``CustomAttribute``.
public enum ViewAttribute {
  /// A content attribute, such as `href` or `aria-label`.
  case attribute(String, String)
  /// A name for the page's style sheet; a view may have any number.
  case className(String)
  /// A declaration of the element's own style.
  case style(StyleProperty, String)
  /// A property of the element in the browser, such as `value` or `checked`.
  case property(String, PropertyValue)
  /// The action for an event; an empty action listens to nothing. All listeners of one event on one view are told,
  /// in the order of the attributes, until one of them calls `UIEvent.stopImmediatePropagation()`.
  indirect case listener(String, ListenerOptions, Action<UIEvent>)
  /// The element's text.
  case text(String)
  /// The element's text with inline elements in it.
  case inline([InlineElement])
  indirect case custom(CustomAttribute)
}

extension ViewAttribute {
  /// An attribute of assistive technology: `aria("label", "Close")` sets `aria-label`.
  public static func aria(_ name: String, _ value: String) -> ViewAttribute {
    .attribute("aria-" + name, value)
  }

  /// A state for assistive technology, written as `true` or `false`.
  public static func aria(_ name: String, _ value: Bool) -> ViewAttribute {
    .attribute("aria-" + name, value ? "true" : "false")
  }

  /// The description of the element for assistive technology.
  public static func role(_ role: String) -> ViewAttribute { .attribute("role", role) }

  /// The action for an event, with the browser's part as it comes.
  public static func listener(_ event: String, _ action: Action<UIEvent>) -> ViewAttribute {
    .listener(event, ListenerOptions(), action)
  }
}

extension ViewAttribute {
  /// The rank of what stands between an element's tags; a plain text is kept apart.
  static let contentRank = 4

  /// The kind of thing that an attribute sets, in the order of application.
  var rank: Int {
    switch self {
    case .attribute, .className: 0
    case .style: 1
    case .property: 2
    case .listener: 3
    case .text, .inline: Self.contentRank
    case .custom: 5
    }
  }

  /// The thing that an attribute sets among those of its rank.
  var name: String {
    switch self {
    case .attribute(let name, _): name
    case .className: "class"
    case .style(let property, _): property.name
    case .property(let name, _): name
    case .listener(let event, _, _): event
    case .text, .inline: ""
    case .custom(let custom): custom.identifier
    }
  }

  /// How two attributes stand in a sorted list; zero means they set the same thing.
  ///
  /// Source: row D8, in which identity is the identifier alone.
  func order(before other: ViewAttribute) -> Int {
    let (rank, otherRank) = (rank, other.rank)
    if rank != otherRank { return rank - otherRank }
    let (name, otherName) = (name, other.name)
    return name == otherName ? 0 : name < otherName ? -1 : 1
  }

  /// Whether applying this one over `other` would change nothing.
  func isEqual(to other: ViewAttribute) -> Bool {
    switch (self, other) {
    case (.attribute(let name, let value), .attribute(let otherName, let otherValue)):
      name == otherName && value == otherValue
    case (.className(let name), .className(let other)): name == other
    case (.style(let property, let value), .style(let otherProperty, let otherValue)):
      property == otherProperty && value == otherValue
    case (.property(let name, let value), .property(let otherName, let otherValue)):
      name == otherName && value == otherValue
    case (
      .listener(let event, let options, let action),
      .listener(let otherEvent, let otherOptions, let otherAction)
    ):
      event == otherEvent && options == otherOptions && action == otherAction
    case (.text(let text), .text(let other)): text == other
    case (.inline(let elements), .inline(let other)): elements == other
    case (.custom(let custom), .custom(let other)):
      custom.identifier == other.identifier && custom.value == other.value
    default: false
    }
  }
}

/// An attribute with its own ways to be set and taken back.
///
/// | take back | update | effect |
/// | --- | --- | --- |
/// | no | no | the identifier belongs to the shape of the view; a change applies the new value |
/// | yes | no | disappearance takes back; a change takes back the old, then applies the new value |
/// | no | yes | belongs to the shape; first applied, then updated |
/// | yes | yes | disappearance takes back; a change updates only |
///
/// Source: ComponentKit's algorithm 2.7.
public struct CustomAttribute {
  /// The identity of the attribute: of two with one identifier in one view, the later one wins.
  public let identifier: String
  /// The value that the functions get. Equal values count as no change, whatever the functions are.
  public let value: AnyHashable
  let apply: (Element, AnyHashable) -> Void
  let unapply: ((Element, AnyHashable) -> Void)?
  let update: ((Element, _ old: AnyHashable, _ new: AnyHashable) -> Void)?

  /// An attribute that is set by functions.
  ///
  /// - Parameters:
  ///   - identifier: the name of what is set; the functions do not count when two attributes are compared.
  ///   - value: what is set; a change of it calls the functions.
  ///   - apply: sets the value on the element.
  ///   - unapply: takes back the old value. Without it, the view is given only to components whose attributes
  ///     have the identifier too.
  ///   - update: changes the old value to the new one, instead of taking back and applying.
  public init(
    _ identifier: String, value: AnyHashable,
    apply: @escaping (Element, AnyHashable) -> Void,
    unapply: ((Element, AnyHashable) -> Void)? = nil,
    update: ((Element, _ old: AnyHashable, _ new: AnyHashable) -> Void)? = nil
  ) {
    self.identifier = identifier
    self.value = value
    self.apply = apply
    self.unapply = unapply
    self.update = update
  }
}
