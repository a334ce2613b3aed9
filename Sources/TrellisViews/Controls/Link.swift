import TrellisComponents
import TrellisDOM
import TrellisUI

/// A text that leads to another page.
public struct Link<Label: View>: PrimitiveView {
  private let label: Label
  private let destination: String
  private let action: ((LinkPress) throws -> Void)?

  /// - Parameter destination: an address, such as `/packages` or `https://swift.org`.
  public init(destination: String, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.destination = destination
    action = nil
  }

  /// A link that stays on the page: a press runs `action`. Without scripts, and in a new tab, it leads to
  /// `destination`.
  public init(
    destination: String, action: @escaping (LinkPress) throws -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.destination = destination
    self.action = action
  }

  public func _expand(into expansion: inout ViewExpansion) {
    guard var box = expansion.box(of: label) else { return }
    let attributes: [ViewAttribute] = [
      .attribute("href", destination), .className("l-link"),
    ]
    if case .text(var text) = box.content, box.isOpen, text.viewClass.tag == "div" {
      text.viewClass = "a"
      box.content = .text(text)
    } else {
      box.prepareForAttributes()
      if box.viewClass != nil { box.wrap() }
      if case .stack = box.content {} else { box.wrap() }
      box.viewClass = "a"
    }
    box.attributes = attributes + box.attributes
    if let shortcut = EnvironmentValues.current.keyboardShortcut {
      box.attributes += shortcut.attributes
    }
    if let action {
      box.attributes.append(
        .listener(
          "click", ListenerOptions(flags: .preventDefault),
          Action { event in try action(LinkPress(isByKey: event.detail == nil)) }))
    }
    expansion.append(box)
  }
}

/// The way in which a link was pressed. A link with an action gives it to the action, and opens no address.
public struct LinkPress: Hashable, Sendable {
  /// Whether the link was pressed by a key, and not by a pointer.
  public let isByKey: Bool
}

extension Link where Label == Text {
  /// A link with a text.
  public init(_ title: LocalizedStringKey, destination: String) {
    self.init(destination: destination) { Text(title: title) }
  }

  /// The same with a string that is not looked up.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, destination: String) {
    self.init(LocalizedStringKey(verbatim: title), destination: destination)
  }
}
