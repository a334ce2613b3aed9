import TrellisDOM

/// The properties of an element name that the HTML writer needs; stored by tag code.
struct TagTraits: OptionSet {
  let rawValue: UInt16

  /// Has neither content nor an end tag.
  static let void = TagTraits(rawValue: 1 << 0)
  /// A parser ignores a line break right after the start tag.
  static let text = TagTraits(rawValue: 1 << 1)
  /// The user types or chooses in the element.
  static let field = TagTraits(rawValue: 1 << 2)
  /// Is allowed only in certain elements.
  static let isOnlyIn = TagTraits(rawValue: 1 << 3)
  /// May contain only certain elements.
  static let holdsOnly = TagTraits(rawValue: 1 << 4)
  /// Closes an open paragraph.
  static let block = TagTraits(rawValue: 1 << 5)
  static let heading = TagTraits(rawValue: 1 << 6)
  /// Cannot contain itself: a link, a button, a form.
  static let alone = TagTraits(rawValue: 1 << 7)
  /// An item of a list: `li`, `dd`, `dt`.
  static let item = TagTraits(rawValue: 1 << 8)
  /// Items in its content cannot close an item outside.
  static let separator = TagTraits(rawValue: 1 << 9)
  static let paragraph = TagTraits(rawValue: 1 << 10)
  static let option = TagTraits(rawValue: 1 << 11)

  /// The traits of all names of the vocabulary.
  static let all = TagVocabulary.names.map(TagTraits.init)

  init(rawValue: UInt16) { self.rawValue = rawValue }

  init(_ tag: String) {
    var traits: TagTraits = []
    switch TagVocabulary.kind(tag) {
    case .normal: break
    case .void: traits.insert(.void)
    case .text: traits.insert(.text)
    }
    if HTMLWriter.fields.contains(tag) { traits.insert(.field) }
    if tag == "option" { traits.insert(.option) }
    traits.formUnion(HTMLNesting.traits(tag))
    self = traits
  }
}
