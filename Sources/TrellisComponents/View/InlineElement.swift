public import TrellisDOM

/// An element inside a line of text: a run with a look of its own, or a link.
public struct InlineElement: Equatable {
  public enum Content: Equatable {
    case text(String)
    case elements([InlineElement])
  }

  public var tag: String
  public var attributes: [String: String]
  public var style: [StyleProperty: String]
  public var content: Content
  /// What happens when the element is clicked.
  public var onClick: Action<UIEvent>?

  public init(
    _ tag: String = "span", attributes: [String: String] = [:],
    style: [StyleProperty: String] = [:], content: Content, onClick: Action<UIEvent>? = nil
  ) {
    self.tag = tag
    self.attributes = attributes
    self.style = style
    self.content = content
    self.onClick = onClick
  }
}
