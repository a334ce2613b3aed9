public import TrellisDOM

/// An element inside a line of text: a run with a look of its own, or a link.
public struct InlineElement: Equatable {
  /// The content of an inline element: either text or further inline elements, in reading order.
  public enum Content: Equatable {
    case text(String)
    case elements([InlineElement])
  }

  /// The name of the element, such as `span` or `a`. An `a` with ``onClick`` is not followed by the browser.
  public var tag: String
  /// Content attributes by name, such as `href`. A name that the document refuses is a mistake.
  public var attributes: [String: String]
  /// Declarations of the element's own style, with values as CSS spells them.
  public var style: [StyleProperty: String]
  /// The text or the elements inside.
  public var content: Content
  /// The action for a click on the element.
  public var onClick: Action<UIEvent>?
  /// The action for a pointer pressed on the element.
  public var onPress: Action<UIEvent>?
  /// The action for a pressed pointer that leaves the element, or that the browser takes over.
  public var onPressCancel: Action<UIEvent>?

  /// A run of a line of text.
  ///
  /// - Parameters:
  ///   - tag: a name the document accepts.
  ///   - attributes: content attributes by name.
  ///   - style: declarations of the element's own style.
  ///   - onClick: the action of a click; the browser then does not follow a link.
  ///   - onPress: the action when a pointer is pressed.
  ///   - onPressCancel: the action when the press is broken off; lifting the pointer is no cancelling.
  public init(
    _ tag: String = "span", attributes: [String: String] = [:],
    style: [StyleProperty: String] = [:], content: Content, onClick: Action<UIEvent>? = nil,
    onPress: Action<UIEvent>? = nil, onPressCancel: Action<UIEvent>? = nil
  ) {
    self.tag = tag
    self.attributes = attributes
    self.style = style
    self.content = content
    self.onClick = onClick
    self.onPress = onPress
    self.onPressCancel = onPressCancel
  }

  /// Whether an element that shows `other` shows this one as well, and listens to the same events:
  /// actions may differ.
  func looks(like other: InlineElement) -> Bool {
    guard tag == other.tag, attributes == other.attributes, style == other.style,
      (onClick == nil) == (other.onClick == nil), (onPress == nil) == (other.onPress == nil),
      (onPressCancel == nil) == (other.onPressCancel == nil)
    else { return false }
    switch (content, other.content) {
    case (.text(let text), .text(let otherText)): return text == otherText
    case (.elements(let elements), .elements(let others)): return elements.look(like: others)
    default: return false
    }
  }
}

extension [InlineElement] {
  func look(like others: [InlineElement]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0.looks(like: $1) }
  }
}
