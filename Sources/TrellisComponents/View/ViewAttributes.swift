import TrellisBase
import TrellisDOM

/// The attributes of a view, one value for each name.
///
/// A plain text is stored separately from the other attributes, so that all texts of one style share one
/// list.
public struct ViewAttributes {
  /// Sorted by rank and name, so that two lists are compared in one walk; without a plain text.
  let list: [ViewAttribute]
  /// The element's text, if it is a plain one.
  let text: String?

  /// No attributes and no text.
  public static var none: ViewAttributes { ViewAttributes([]) }

  /// - Precondition: `list` is sorted, without a text.
  init(sorted list: [ViewAttribute], text: String?) {
    self.list = list
    self.text = text
  }

  /// These attributes without a plain text.
  var withoutText: ViewAttributes { ViewAttributes(sorted: list, text: nil) }

  /// - Parameter attributes: in any order; of two that set the same thing the later one is used, but class
  ///   names and listeners are combined.
  /// - Complexity: O(*n*) if they are in order, at most O(n²); views have few.
  public init(_ attributes: [ViewAttribute]) {
    var sorted = attributes
    if !Self.isSorted(attributes) {
      sorted = []
      Self.insert(attributes, into: &sorted)
    }
    self.init(inOrder: sorted)
  }

  /// - Precondition: `sorted` is in order, with one attribute for each name.
  private init(inOrder sorted: [ViewAttribute]) {
    // The text follows all attributes except custom ones, of which there are few.
    let index = sorted.lastIndex { $0.rank <= ViewAttribute.contentRank }
    guard let index, case .text(let text) = sorted[index] else {
      list = sorted
      self.text = nil
      return
    }
    var others = sorted
    others.remove(at: index)
    list = others
    self.text = text
  }

  /// These attributes with `text` as the only content.
  func showing(_ text: String) -> ViewAttributes {
    if case .inline = list.last(where: { $0.rank <= ViewAttribute.contentRank }) {
      return ViewAttributes(list + [.text(text)])
    }
    return ViewAttributes(sorted: list, text: text)
  }

  /// These attributes and `more`; `more` takes precedence.
  ///
  /// - Complexity: O(*n*) copies, and O(*m*) comparisons if the *m* attributes of `more` follow these ones.
  func adding(_ more: [ViewAttribute]) -> ViewAttributes {
    var all = all
    Self.insert(more, into: &all)
    return ViewAttributes(inOrder: all)
  }

  /// These attributes and `more`, including its text if it has one; `more` takes precedence.
  func adding(_ more: ViewAttributes) -> ViewAttributes { adding(more.all) }

  /// All attributes, including the text.
  private var all: [ViewAttribute] { text.map { list + [.text($0)] } ?? list }

  /// The number of attributes.
  var count: Int { text == nil ? list.count : list.count + 1 }

  /// Inserts `attributes`, with precedence, into the `sorted` ones.
  private static func insert(
    _ attributes: [ViewAttribute], into sorted: inout [ViewAttribute]
  ) {
    sorted.reserveCapacity(sorted.count + attributes.count)
    for attribute in attributes {
      var index = sorted.count
      var order = 1
      while index > 0 {
        order = attribute.order(before: sorted[index - 1])
        if order >= 0 { break }
        index -= 1
      }
      if index > 0 && order == 0 {
        sorted[index - 1] = sorted[index - 1].merged(with: attribute)
      } else {
        sorted.insert(attribute, at: index)
      }
    }
  }

  private static func isSorted(_ attributes: [ViewAttribute]) -> Bool {
    var index = 1
    while index < attributes.count {
      if attributes[index - 1].order(before: attributes[index]) >= 0 { return false }
      index += 1
    }
    return true
  }

  /// The identifiers of the attributes that cannot be reversed: a view is reused only for a component with
  /// the same ones.
  ///
  /// The user owns the value of a live property once it was set, so it cannot be reversed either. It is not counted for
  /// views that are not reused for other identities: a changed property would give them another view.
  ///
  /// Source: ComponentKit's persistent attribute shape (row D10).
  func shape(countingProperties: Bool) -> [String] {
    var shape: [String] = []
    for attribute in list {
      switch attribute {
      case .custom(let custom) where custom.unapply == nil: shape.append(custom.identifier)
      case .property(let name, _) where countingProperties: shape.append(name)
      default: break
      }
    }
    return shape
  }

  /// Whether an attribute makes the element hold user state: a scroll position or the focus.
  var holdBrowserState: Bool {
    list.contains { attribute in
      switch attribute {
      case .style(let property, let value):
        property.name.begins(with: "overflow") && (value.holds("auto") || value.holds("scroll"))
      case .attribute(let name, _):
        name == "tabindex" || name == "contenteditable" || name == "popover"
      case .property(let name, _): name.begins(with: "scroll")
      default: false
      }
    }
  }

  /// The action for `event`; `nil` if there is no listener.
  func listener(_ event: String) -> Action<UIEvent>? {
    for attribute in list {
      if case .listener(event, _, let action) = attribute { return action }
    }
    return nil
  }

  /// The value of the content attribute `name`.
  package func attribute(_ name: String) -> String? {
    for attribute in list {
      if case .attribute(name, let value) = attribute { return value }
    }
    return nil
  }

  /// The value of the style `name`.
  func style(_ name: String) -> String? {
    for attribute in list {
      if case .style(let property, let value) = attribute, property.name == name { return value }
    }
    return nil
  }

  /// Whether both share the same list, by reference, and have the same text.
  func isSame(as other: ViewAttributes) -> Bool {
    text.isExactly(other.text) && sharesList(with: other)
  }

  /// Whether both share the same list, by reference.
  func sharesList(with other: ViewAttributes) -> Bool {
    list.count == other.list.count
      && list.withUnsafeBufferPointer { mine in
        other.list.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
      }
  }

  /// Whether all attributes are data: class names, content attributes and styles. These come first in ``list``.
  var areData: Bool { text == nil && (list.last.map { $0.isContent || $0.isStyle } ?? true) }

  /// Whether both have the same attributes, and only data: class names, content attributes and styles.
  ///
  /// - Complexity: O(*n*) in the attributes.
  func areEqualData(to other: ViewAttributes) -> Bool {
    guard list.count == other.list.count, areData, other.areData else { return false }
    return zip(list, other.list).allSatisfy { mine, theirs in mine.isEqual(to: theirs) }
  }
}
