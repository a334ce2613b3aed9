import TrellisBase
public import TrellisDOM

/// An attribute of a view: a name with a value.
///
/// Most attributes are data: they can be compared, and an attribute that is no longer present is reversed.
/// ``custom(_:)`` is for everything else.
///
/// Source: ComponentKit's view attributes (rows D6–D9), with the quadruple of row D8 as
/// ``CustomAttribute``.
public enum ViewAttribute {
  /// A content attribute, such as `href` or `aria-label`.
  case attribute(String, String)
  /// A name for the page's style sheet; a view may have any number.
  case className(String)
  /// A style declaration of the element.
  case style(StyleProperty, String)
  /// A DOM property of the element, such as `value` or `checked`.
  case property(String, PropertyValue)
  /// The action for an event; an empty action adds no listener. All listeners of one event on one view are
  /// called, in the order of the attributes, until one of them calls `UIEvent.stopImmediatePropagation()`.
  indirect case listener(String, ListenerOptions, Action<UIEvent>)
  /// The element's text.
  case text(String)
  /// The element's text with inline elements in it.
  case inline([InlineElement])
  indirect case custom(CustomAttribute)
}

extension ViewAttribute {
  /// An ARIA attribute: `aria("label", "Close")` sets `aria-label`.
  public static func aria(_ name: String, _ value: String) -> ViewAttribute {
    .attribute("aria-" + name, value)
  }

  /// An ARIA state, written as `true` or `false`.
  public static func aria(_ name: String, _ value: Bool) -> ViewAttribute {
    .attribute("aria-" + name, value ? "true" : "false")
  }

  /// Pointer events on the view itself, outside of the views in it, reach the elements below it on the page.
  public static var passesEventsThrough: ViewAttribute { .className("trellis-through") }

  /// A DOM property of the element that is a number, such as `volume`.
  @_disfavoredOverload
  public static func property(_ name: String, _ value: Double) -> ViewAttribute {
    .property(name, .number(value))
  }

  /// A DOM property of the element that is a truth value, such as `checked`.
  public static func property(_ name: String, _ value: Bool) -> ViewAttribute {
    .property(name, .bool(value))
  }

  /// A DOM property of the element that is a text, such as `value`.
  public static func property(_ name: String, _ value: String) -> ViewAttribute {
    .property(name, .string(value))
  }

  /// The ARIA role of the element.
  public static func role(_ role: String) -> ViewAttribute { .attribute("role", role) }

  /// The action for an event, with default options.
  public static func listener(_ event: String, _ action: Action<UIEvent>) -> ViewAttribute {
    .listener(event, ListenerOptions(), action)
  }
}

extension ViewAttribute {
  /// The rank of the element's content; a plain text is stored separately.
  static let contentRank = 4

  /// The kind of the attribute, in the order of application.
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

  /// The name of the attribute within its rank.
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

  /// The order of two attributes in a sorted list; zero if they set the same thing.
  ///
  /// Source: row D8, where the identity is the identifier alone.
  func order(before other: ViewAttribute) -> Int {
    let (rank, otherRank) = (rank, other.rank)
    if rank != otherRank { return rank - otherRank }
    let (name, otherName) = (name, other.name)
    if name.isExactly(otherName) { return 0 }
    // `<` compares code points, except that canonically equivalent strings are equal.
    return name < otherName || name == otherName && name.isBefore(otherName) ? -1 : 1
  }

  /// Whether replacing `other` by this attribute changes nothing.
  func isEqual(to other: ViewAttribute) -> Bool {
    switch (self, other) {
    case (.attribute(let name, let value), .attribute(let otherName, let otherValue)):
      name.isExactly(otherName) && value.isExactly(otherValue)
    case (.className(let name), .className(let other)): name.isExactly(other)
    case (.style(let property, let value), .style(let otherProperty, let otherValue)):
      property == otherProperty && value.isExactly(otherValue)
    case (.property(let name, let value), .property(let otherName, let otherValue)):
      name == otherName && value == otherValue
    case (
      .listener(let event, let options, let action),
      .listener(let otherEvent, let otherOptions, let otherAction)
    ):
      event.isExactly(otherEvent) && options == otherOptions && action == otherAction
    case (.text(let text), .text(let other)): text.isExactly(other)
    case (.inline(let elements), .inline(let other)): elements == other
    case (.custom(let custom), .custom(let other)):
      custom.identifier.isExactly(other.identifier) && exactlyEqual(custom.value, other.value)
    default: false
    }
  }
}

/// An attribute with functions that set and reverse it.
///
/// ```swift
/// CustomAttribute("hue", value: 90.0) { element, degrees in
///   element.setStyle("filter", degrees.map { "hue-rotate(\($0)deg)" })
/// }
/// ```
///
/// | unapply | update | effect |
/// | --- | --- | --- |
/// | no | no | the identifier belongs to the shape of the view; a change applies the new value |
/// | yes | no | removal reverses the value; a change reverses the old, then applies the new value |
/// | no | yes | belongs to the shape; first applied, then updated |
/// | yes | yes | removal reverses the value; a change only updates |
///
/// Source: ComponentKit's algorithm 2.7.
public struct CustomAttribute {
  /// The identity of the attribute: of two with the same identifier in one view, the later one is used.
  public let identifier: String
  /// The value passed to the functions. Equal values are no change, even if the functions differ.
  public let value: AnyHashable
  let apply: (Element, AnyHashable) -> Void
  let unapply: ((Element, AnyHashable) -> Void)?
  let update: ((Element, _ old: AnyHashable, _ new: AnyHashable) -> Void)?

  /// Makes an attribute that one function sets and reverses.
  ///
  /// - Parameters:
  ///   - identifier: the name of the attribute; the functions are ignored when two attributes are compared.
  ///   - value: the value; a change of the value calls the function.
  ///   - set: sets the value on the element; `nil` when the attribute is removed.
  public init<Value: Hashable>(
    _ identifier: String, value: Value, _ set: @escaping (Element, Value?) -> Void
  ) {
    self.init(
      identifier, value: value, apply: { set($0, $1) },
      unapply: { element, _ in set(element, nil) },
      update: { element, _, new in set(element, new) })
  }

  /// Makes an attribute that is set by several functions.
  ///
  /// - Parameters:
  ///   - identifier: the name of the attribute; the functions are ignored when two attributes are compared. All
  ///     attributes of one name have values of one type.
  ///   - value: the value; a change of the value calls the functions.
  ///   - apply: sets the value on the element.
  ///   - unapply: reverses the old value. With `nil`, the view is reused only for components whose attributes have the
  ///     same identifier.
  ///   - update: changes the old value to the new one, instead of `unapply` and `apply`.
  public init<Value: Hashable>(
    _ identifier: String, value: Value,
    apply: @escaping (Element, Value) -> Void,
    unapply: ((Element, Value) -> Void)?,
    update: ((Element, _ old: Value, _ new: Value) -> Void)? = nil
  ) {
    self.identifier = identifier
    self.value = AnyHashable(value)
    self.apply = { element, value in
      if let value = value.base as? Value { apply(element, value) }
    }
    self.unapply = unapply.map { unapply in
      { element, value in if let value = value.base as? Value { unapply(element, value) } }
    }
    self.update = update.map { update in
      { element, old, new in
        if let old = old.base as? Value, let new = new.base as? Value { update(element, old, new) }
      }
    }
  }
}
