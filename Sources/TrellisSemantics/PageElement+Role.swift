import TrellisBase

/// A role of WAI-ARIA, such as `button`.
public struct Role: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name of the role in the attribute `role`.
  public let rawValue: String
  /// Makes a role of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a role of its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }

  /// A message that interrupts the user.
  public static let alert = Role("alert")
  /// A control that starts an action, such as the element `button`.
  public static let button = Role("button")
  /// A cell of a table.
  public static let cell = Role("cell")
  /// A control that is checked or not, such as `input type="checkbox"`.
  public static let checkbox = Role("checkbox")
  /// The header of a column.
  public static let columnheader = Role("columnheader")
  /// A field with a list of choices.
  public static let combobox = Role("combobox")
  /// A window above the page, such as the element `dialog`.
  public static let dialog = Role("dialog")
  /// The fields of one topic.
  public static let group = Role("group")
  /// The title of a part of the page, such as `h1` to `h6`.
  public static let heading = Role("heading")
  /// A picture with an alternative text, such as the element `img`.
  public static let img = Role("img")
  /// A reference to an address, such as the element `a`.
  public static let link = Role("link")
  /// Items of one kind, such as the elements `ul` and `ol`.
  public static let list = Role("list")
  /// A list of options.
  public static let listbox = Role("listbox")
  /// An item of a list.
  public static let listitem = Role("listitem")
  /// The main part of a page.
  public static let main = Role("main")
  /// A list of commands, mostly opened by a button.
  public static let menu = Role("menu")
  /// An item of a menu.
  public static let menuitem = Role("menuitem")
  /// The links of a site or a page.
  public static let navigation = Role("navigation")
  /// A choice of a list.
  public static let option = Role("option")
  /// One choice of a group, such as `input type="radio"`.
  public static let radio = Role("radio")
  /// A group of radio buttons, at most one of which is chosen.
  public static let radiogroup = Role("radiogroup")
  /// A named part of a page.
  public static let region = Role("region")
  /// A row of a table.
  public static let row = Role("row")
  /// A field for search.
  public static let searchbox = Role("searchbox")
  /// A control for a number in a range, such as `input type="range"`.
  public static let slider = Role("slider")
  /// A field with a number.
  public static let spinbutton = Role("spinbutton")
  /// A message that does not interrupt the user.
  public static let status = Role("status")
  /// A control that is on or off and takes effect at once.
  public static let `switch` = Role("switch")
  /// A tab of a tab list.
  public static let tab = Role("tab")
  /// Cells in rows and columns, such as the element `table`.
  public static let table = Role("table")
  /// The content of a tab.
  public static let tabpanel = Role("tabpanel")
  /// A field for any text, such as the elements `input` and `textarea`.
  public static let textbox = Role("textbox")

  /// The roles whose names come from their contents.
  private static let namedByContent: Set<String> = [
    "button", "cell", "checkbox", "columnheader", "gridcell", "heading", "link", "menuitem",
    "menuitemcheckbox", "menuitemradio", "option", "radio", "row", "rowheader", "switch", "tab",
    "tooltip", "treeitem",
  ]

  /// Source: WAI-ARIA 1.2, “Roles supporting name from content”.
  package var isNamedByContent: Bool { Self.namedByContent.contains(rawValue) }

  private static let unnamed: Set<String> = [
    "generic", "presentation", "none", "paragraph", "listitem", "list", "strong", "emphasis",
    "code",
    "status", "alert", "deletion", "insertion", "caption",
  ]

  /// Whether elements of the role usually have a name.
  package var isNamed: Bool { !Self.unnamed.contains(rawValue) }

  /// Whether users interact with elements of the role.
  package var isInteractive: Bool {
    [
      "button", "checkbox", "combobox", "link", "menuitem", "menuitemcheckbox", "menuitemradio",
      "option", "radio", "searchbox", "slider", "spinbutton", "switch", "tab", "textbox",
    ].contains(rawValue)
  }
}

extension PageElement {
  /// The role for assistive technology; `nil` for an element without one, such as a `div`.
  ///
  /// Source: HTML Accessibility API Mappings 1.0, as far as pages of Trellis use it.
  public var role: Role? {
    if let words = attribute("role"), let first = words.parts(between: " ").first {
      return Role(rawValue: String(first))
    }
    switch tag {
    case "a", "area": return attribute("href") != nil ? .link : nil
    case "input": return inputRole
    case "select":
      let isList = attribute("multiple") != nil || (attribute("size").flatMap { Int($0) } ?? 1) > 1
      return isList ? .listbox : .combobox
    case "section": return hasOwnName ? .region : nil
    case "form": return hasOwnName ? "form" : nil
    case "header": return isInSection ? nil : "banner"
    case "footer": return isInSection ? nil : "contentinfo"
    case "img": return attribute("alt") == "" ? "presentation" : .img
    case "th": return attribute("scope") == "row" ? "rowheader" : .columnheader
    default: return Self.roles[tag]
    }
  }

  private static let roles: [String: Role] = [
    "article": "article", "aside": "complementary", "button": .button, "dialog": .dialog,
    "fieldset": .group, "details": .group, "h1": .heading, "h2": .heading, "h3": .heading,
    "h4": .heading, "h5": .heading, "h6": .heading, "hr": "separator", "li": .listitem,
    "main": .main, "menu": .list, "meter": "meter", "nav": .navigation, "ol": .list,
    "option": .option, "optgroup": .group, "output": .status, "p": "paragraph",
    "progress": "progressbar", "search": "search", "summary": .button, "table": .table,
    "tbody": "rowgroup", "td": .cell, "textarea": .textbox, "tfoot": "rowgroup",
    "thead": "rowgroup", "tr": .row, "ul": .list,
  ]

  private var inputRole: Role? {
    switch attribute("type") ?? "text" {
    case "button", "submit", "reset", "image": .button
    case "checkbox": .checkbox
    case "radio": .radio
    case "range": .slider
    case "number": .spinbutton
    case "search": attribute("list") == nil ? .searchbox : .combobox
    case "text", "email", "tel", "url": attribute("list") == nil ? .textbox : .combobox
    default: nil
    }
  }

  private var hasOwnName: Bool {
    attribute("aria-label") != nil || attribute("aria-labelledby") != nil
  }

  private var isInSection: Bool {
    ancestors.contains { ["article", "aside", "main", "nav", "section"].contains($0.tag) }
  }

  /// The level of a heading, from 1; `nil` for other elements.
  public var level: Int? {
    guard role == .heading else { return nil }
    return attribute("aria-level").flatMap { Int($0) } ?? tag.dropFirst().first?.wholeNumberValue
  }
}
