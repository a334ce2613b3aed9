import TrellisDOM

// A view's attributes while its host is compact: those that the element shows, without the actions for
// events, which the components bring along when they are built again.

extension ViewAttributes {
  /// These attributes without actions, which may keep much alive.
  var dormant: ViewAttributes {
    list.contains(where: \.holdsAction)
      ? ViewAttributes(sorted: list.map(\.dormant), text: text) : self
  }

  /// Whether `new` asks for what these do, whatever the actions are.
  func isRevived(by new: ViewAttributes) -> Bool {
    guard text == new.text, list.count == new.list.count else { return false }
    return zip(list, new.list).allSatisfy { $0.isRevived(by: $1) }
  }

  /// The same for attributes that revive each other.
  func hashDormant(into hasher: inout Hasher) {
    hasher.combine(text)
    for attribute in list { attribute.hashDormant(into: &hasher) }
  }
}

extension ViewAttribute {
  fileprivate var holdsAction: Bool {
    switch self {
    case .listener, .inline: true
    default: false
    }
  }

  fileprivate var dormant: ViewAttribute {
    switch self {
    case .listener(let event, let options, let action):
      .listener(event, options, action.isEmpty ? action : Action { _ in })
    case .inline(let elements): .inline(elements.map(\.dormant))
    default: self
    }
  }

  fileprivate func isRevived(by new: ViewAttribute) -> Bool {
    switch (self, new) {
    case (.listener(let event, let options, let action), .listener(let other, let others, let next)):
      event == other && options == others && action.isEmpty == next.isEmpty
    case (.inline(let elements), .inline(let others)):
      others.look(like: elements)
    default: isEqual(to: new)
    }
  }

  fileprivate func hashDormant(into hasher: inout Hasher) {
    hasher.combine(rank)
    hasher.combine(name)
    switch self {
    case .attribute(_, let value), .className(let value), .style(_, let value):
      hasher.combine(value)
    default: break
    }
  }
}

extension InlineElement {
  fileprivate var dormant: InlineElement {
    var dormant = self
    if onClick != nil { dormant.onClick = Action() }
    if onPress != nil { dormant.onPress = Action() }
    if onPressCancel != nil { dormant.onPressCancel = Action() }
    if case .elements(let elements) = content {
      dormant.content = .elements(elements.map(\.dormant))
    }
    return dormant
  }
}
