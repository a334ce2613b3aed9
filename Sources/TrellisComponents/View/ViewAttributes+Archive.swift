import TrellisBase
import TrellisDOM

// The attributes of a view in a `ViewArchive`, without actions: actions may keep much memory alive, and the components
// of the waking tree replace them.

extension ViewAttributes {
  /// These attributes without actions.
  var archived: ViewAttributes {
    list.contains(where: \.holdsAction)
      ? ViewAttributes(sorted: list.map(\.archived), text: text) : self
  }

  /// Whether these and `new` are equal except for their actions.
  func isArchive(of new: ViewAttributes) -> Bool {
    guard text.isExactly(new.text), list.count == new.list.count else { return false }
    return zip(list, new.list).allSatisfy { $0.isArchive(of: $1) }
  }

  /// Hashes the values that ``isArchive(of:)`` compares.
  func hashArchived(into hasher: inout Hasher) {
    text?.hashCodePoints(into: &hasher)
    for attribute in list { attribute.hashArchived(into: &hasher) }
  }
}

extension ViewConfiguration {
  /// This configuration without actions.
  var archived: ViewConfiguration {
    let archived = attributes.archived
    return archived.isSame(as: attributes)
      ? self
      : ViewConfiguration(
        viewClass, attributes: archived, blocksImplicitAnimations: blocksImplicitAnimations)
  }
}

extension ViewAttribute {
  fileprivate var holdsAction: Bool {
    switch self {
    case .listener, .inline: true
    default: false
    }
  }

  fileprivate var archived: ViewAttribute {
    switch self {
    case .listener(let event, let options, let action):
      .listener(event, options, action.isEmpty ? action : Action { _ in })
    case .inline(let elements): .inline(elements.map(\.archived))
    default: self
    }
  }

  fileprivate func isArchive(of new: ViewAttribute) -> Bool {
    switch (self, new) {
    case (.listener(let event, let options, let action), .listener(let other, let others, let next)):
      event.isExactly(other) && options == others && action.isEmpty == next.isEmpty
    case (.inline(let elements), .inline(let others)):
      others.look(like: elements)
    default: isEqual(to: new)
    }
  }

  fileprivate func hashArchived(into hasher: inout Hasher) {
    hasher.combine(rank)
    name.hashCodePoints(into: &hasher)
    switch self {
    case .attribute(_, let value), .className(let value), .style(_, let value):
      value.hashCodePoints(into: &hasher)
    default: break
    }
  }
}

extension InlineElement {
  fileprivate var archived: InlineElement {
    var archived = self
    if onClick != nil { archived.onClick = Action() }
    if onPress != nil { archived.onPress = Action() }
    if onPressCancel != nil { archived.onPressCancel = Action() }
    if case .elements(let elements) = content {
      archived.content = .elements(elements.map(\.archived))
    }
    return archived
  }
}
