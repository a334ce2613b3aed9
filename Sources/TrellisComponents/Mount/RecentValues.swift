import TrellisDOM

/// The last attributes and styles that were set on new elements of one view key: the rows of a list share them, without
/// a check of each name and value.
struct RecentValues {
  private var styles: [SharedValues] = []
  private var attributes: [SharedValues] = []
  /// The indexes in the lists that are replaced next.
  private var nextStyles = 0
  private var nextAttributes = 0

  private static let limit = 4

  /// The recent styles that equal the styles in `list`; `nil` for none.
  func styles(of list: [ViewAttribute]) -> SharedValues? {
    styles.first { known in
      var index = 0
      for case .style(let property, let value) in list {
        guard index < known.count, known.hasValue(value, of: property.name, at: index) else {
          return false
        }
        index += 1
      }
      return index == known.count
    }
  }

  /// The recent attributes that equal the attributes in `list`; `nil` for none.
  func attributes(of list: [ViewAttribute]) -> SharedValues? {
    attributes.first { known in
      var count = 0
      for attribute in list {
        switch attribute {
        case .attribute(let name, let value):
          guard known.hasValue(value, of: name) else { return false }
        case .className(let name):
          guard known.hasValue(name, of: "class") else { return false }
        default: continue
        }
        count += 1
      }
      return count == known.count
    }
  }

  /// Keeps the styles of `element`, set from `list`, unless the element refused one of them.
  mutating func keepStyles(of element: Element, from list: [ViewAttribute]) {
    guard let made = element.sharedStyles, made.count == list.count(where: \.isStyle) else {
      return
    }
    Self.keep(made, in: &styles, at: &nextStyles)
  }

  /// Keeps the attributes of `element`, set from `list`, unless the element refused one of them.
  mutating func keepAttributes(of element: Element, from list: [ViewAttribute]) {
    guard let made = element.sharedAttributes, made.count == list.count(where: \.isContent) else {
      return
    }
    Self.keep(made, in: &attributes, at: &nextAttributes)
  }

  private static func keep(_ made: SharedValues, in list: inout [SharedValues], at next: inout Int)
  {
    if list.count < limit { return list.append(made) }
    list[next] = made
    next = (next + 1) % limit
  }
}

extension ViewAttribute {
  var isStyle: Bool { if case .style = self { true } else { false } }

  /// Whether the attribute is a content attribute or a class name.
  var isContent: Bool {
    switch self {
    case .attribute, .className: true
    default: false
    }
  }

  var isCustom: Bool { if case .custom = self { true } else { false } }
}
