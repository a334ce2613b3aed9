/// A token of HTML.
///
/// Source: WHATWG HTML, §13.2.5.
enum HTMLToken {
  case doctype(Doctype)
  case start(Tag)
  case end(Tag)
  /// The bytes of a text, in UTF-8; NUL bytes are still in the text.
  case text([UInt8])
  case comment(Comment)
  case endOfFile

  /// A comment or a processing instruction; both are inserted at the same places.
  enum Comment {
    case text(String)
    case instruction(target: String, data: String)
  }

  struct Doctype {
    var name: String?
    var publicID: String?
    var systemID: String?
    var forcesQuirks = false
  }

  struct Tag {
    /// The name in lower case.
    var name: String
    var tag: HTMLTag
    var attributes: [Attribute] = []
    var isSelfClosing = false

    func isOne(of group: HTMLTag.Group) -> Bool { group.contains(tag) }

    func value(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
  }

  struct Attribute: Equatable {
    var name: String
    var value: String
  }
}
