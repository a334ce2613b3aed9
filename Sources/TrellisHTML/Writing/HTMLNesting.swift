import TrellisDOM

/// Finds elements that an HTML parser would move or close.
///
/// Parsers close, move or insert elements where HTML's content rules are broken. The parsed tree then differs from the
/// document, the element numbers no longer match, and the client must request a reset. The writer reports each such
/// place.
///
/// Source: WHATWG HTML, §13.2.6.4.7 ("in body") to §13.2.6.4.16 ("in select"), the cases that components can cause.
struct HTMLNesting {
  private var paragraphs = 0
  private var links = 0
  private var buttons = 0
  private var forms = 0
  /// For each open element: the open list items that a following item would close.
  private var openItems: [Item] = [[]]

  /// The kinds of open list items that a new item of the same list closes.
  private struct Item: OptionSet {
    let rawValue: UInt8
    static let ofList = Item(rawValue: 1)
    static let ofDescriptions = Item(rawValue: 2)
  }

  /// A fast check without comparing names: `false` means that ``problem(_:in:)`` finds no problem, as for nearly all
  /// elements.
  func mayBeProblem(_ child: TagTraits, in parent: TagTraits) -> Bool {
    if parent.contains(.holdsOnly) { return true }
    guard !child.isDisjoint(with: [.isOnlyIn, .alone, .item, .heading, .block]) else {
      return false
    }
    if child.contains(.isOnlyIn) { return true }
    if child.contains(.alone), links + buttons + forms > 0 { return true }
    if child.contains(.item), openItems.last?.isEmpty == false { return true }
    if child.contains(.heading), parent.contains(.heading) { return true }
    return paragraphs > 0
  }

  /// The traits of `tag` that are relevant for its position.
  static func traits(_ tag: String) -> TagTraits {
    var traits: TagTraits = []
    if onlyIn[tag] != nil { traits.insert(.isOnlyIn) }
    if holdsOnly[tag] != nil { traits.insert(.holdsOnly) }
    if blocks.contains(tag) { traits.insert(.block) }
    if headings.contains(tag) { traits.formUnion([.heading, .block]) }
    if separators.contains(tag) { traits.insert(.separator) }
    switch tag {
    case "a", "button", "form": traits.insert(.alone)
    case "li", "dd", "dt": traits.insert(.item)
    case "p": traits.insert(.paragraph)
    default: break
    }
    return traits
  }

  /// The reason that a parser would not leave `tag` in `parent`; `nil` if there is none.
  func problem(_ tag: String, in parent: String) -> String? {
    if let parents = Self.onlyIn[tag] {
      return parents.contains(parent)
        ? nil : "may only be in <\(parents.sorted().joined(separator: ">, <"))>"
    }
    if let children = Self.holdsOnly[parent] {
      return children.contains(tag) ? nil : "cannot be in <\(parent)>"
    }
    switch tag {
    case "a" where links > 0, "button" where buttons > 0, "form" where forms > 0:
      return "cannot be inside another <\(tag)>"
    case "li" where openItems.last?.contains(.ofList) == true:
      return "ends the <li> around it"
    case "dd" where openItems.last?.contains(.ofDescriptions) == true,
      "dt" where openItems.last?.contains(.ofDescriptions) == true:
      return "ends the <dt> or <dd> around it"
    case _ where Self.headings.contains(tag) && Self.headings.contains(parent):
      return "ends the <\(parent)> around it"
    case _ where paragraphs > 0 && (Self.blocks.contains(tag) || Self.headings.contains(tag)):
      return "ends the <p> around it"
    default: return nil
    }
  }

  /// Records that the writer enters `element` with the given traits.
  mutating func enter(_ element: Element, _ traits: TagTraits) {
    if traits.contains(.item) {
      openItems.append(element.tag == "li" ? .ofList : .ofDescriptions)
    } else {
      // The open items outside, unless the element is a separator.
      openItems.append(traits.contains(.separator) ? [] : openItems.last ?? [])
    }
    count(element, traits, 1)
  }

  /// Records that the writer leaves `element`.
  mutating func leave(_ element: Element, _ traits: TagTraits) {
    openItems.removeLast()
    count(element, traits, -1)
  }

  private mutating func count(_ element: Element, _ traits: TagTraits, _ step: Int) {
    guard !traits.isDisjoint(with: [.paragraph, .alone]) else { return }
    switch element.tag {
    case "p": paragraphs += step
    case "a": links += step
    case "button": buttons += step
    default: forms += step
    }
  }

  /// The elements inside which an item cannot close an item outside: the specification's special elements except
  /// `address`, `div` and `p`.
  private static let separators: Set<String> = [
    "article", "aside", "blockquote", "button", "caption", "colgroup", "details", "dl", "fieldset",
    "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header",
    "hgroup", "iframe", "main", "menu", "nav", "ol", "pre", "search", "section", "select",
    "summary", "table", "tbody", "td", "textarea", "tfoot", "th", "thead", "tr", "ul",
  ]

  private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]

  /// The elements that close an open paragraph.
  private static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "dd", "details", "dialog", "div", "dl", "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "header", "hgroup", "hr", "li", "main",
    "menu", "nav", "ol", "p", "pre", "search", "section", "summary", "table", "ul",
  ]

  private static let onlyIn: [String: Set<String>] = [
    "tr": ["thead", "tbody", "tfoot"], "td": ["tr"], "th": ["tr"], "thead": ["table"],
    "tbody": ["table"], "tfoot": ["table"], "caption": ["table"], "colgroup": ["table"],
    "col": ["colgroup"],
  ]

  private static let holdsOnly: [String: Set<String>] = [
    "table": [], "thead": [], "tbody": [], "tfoot": [], "tr": [], "colgroup": [],
    "select": ["option", "optgroup", "hr"], "optgroup": ["option"], "option": [], "textarea": [],
    "iframe": [],
  ]
}
