import TrellisBase
public import TrellisDOM

/// An element inside a line of text: a styled run, or a link.
public struct InlineElement: Equatable {
  /// The content of an inline element: either text or further inline elements, in reading order.
  public enum Content: Equatable {
    case text(String)
    case elements([InlineElement])

    public static func == (lhs: Content, rhs: Content) -> Bool {
      switch (lhs, rhs) {
      case (.text(let mine), .text(let theirs)): mine.isExactly(theirs)
      case (.elements(let mine), .elements(let theirs)): mine == theirs
      default: false
      }
    }
  }

  /// The name of the element, such as `span` or `a`. The browser does not follow an `a` with ``onClick``.
  public var tag: String
  /// Content attributes by name, such as `href`. A name that the document refuses is a mistake.
  public var attributes: [String: String]
  /// Style declarations of the element, with CSS values.
  public var style: [StyleProperty: String]
  /// The text or the elements inside.
  public var content: Content
  /// Called for a click, and for Enter if the element can have the focus; `nil` for an element that cannot be clicked.
  public var onClick: Action<UIEvent>?
  /// Called when a pointer goes down on the element, before a click; `nil` listens to none.
  public var onPress: Action<UIEvent>?
  /// The action when a pressed pointer leaves the element, or when the browser takes the pointer over.
  public var onPressCancel: Action<UIEvent>?

  /// Makes a run of text.
  ///
  /// - Parameters:
  ///   - tag: a name the document accepts.
  ///   - attributes: content attributes by name.
  ///   - style: declarations of the element's own style.
  ///   - onClick: the action of a click; the browser then does not follow a link.
  ///   - onPress: the action when a pointer is pressed.
  ///   - onPressCancel: the action when the press is cancelled; lifting the pointer does not cancel.
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

  /// Whether all parts are equal, and all texts have the same code points.
  public static func == (lhs: InlineElement, rhs: InlineElement) -> Bool {
    lhs.tag == rhs.tag && exactlyEqual(lhs.attributes, rhs.attributes)
      && exactlyEqual(lhs.style, rhs.style) && lhs.content == rhs.content
      && lhs.onClick == rhs.onClick && lhs.onPress == rhs.onPress
      && lhs.onPressCancel == rhs.onPressCancel
  }

  /// Whether both elements look equal and listen to the same events; their actions may differ.
  func looks(like other: InlineElement) -> Bool {
    guard tag == other.tag, exactlyEqual(attributes, other.attributes),
      exactlyEqual(style, other.style),
      (onClick == nil) == (other.onClick == nil), (onPress == nil) == (other.onPress == nil),
      (onPressCancel == nil) == (other.onPressCancel == nil)
    else { return false }
    switch (content, other.content) {
    case (.text(let text), .text(let otherText)): return text.isExactly(otherText)
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
