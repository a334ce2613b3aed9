import TrellisBase
public import TrellisDOM

/// Writes a laid-out document for mail programs: tables instead of positions, and styles inside the elements.
///
/// Children below each other become rows, and children side by side become columns, with cells for the gaps between
/// them. Overlapping children follow each other in document order. Fields and buttons become their texts, because mail
/// programs do not run them.
public struct MailWriter {
  /// A mail as HTML and as plain text.
  public struct Mail: Hashable, Sendable {
    /// The content of `body`.
    public var html: String
    /// The texts and link addresses, for programs that show no HTML.
    public var text: String
  }

  let styles: MailStyles
  private let addresses: RelativeAddresses?
  private let isRightToLeft: Bool
  private let changeTracker: ChangeTracker
  var html = ""
  /// The number of elements around the one being written.
  var depth = 0

  /// The document as a mail.
  ///
  /// - Parameters:
  ///   - styles: the rules of the document's classes.
  ///   - addresses: rewrites the addresses of links and pictures, which should be absolute.
  ///   - isRightToLeft: whether the page is read from right to left.
  /// - Complexity: O(*n* log *n*) in the elements, for each with the number of rules.
  public static func mail(
    _ document: Document, styles: MailStyles, addresses: RelativeAddresses? = nil,
    isRightToLeft: Bool = false
  ) -> Mail {
    var writer = MailWriter(
      styles: styles, addresses: addresses, isRightToLeft: isRightToLeft,
      changeTracker: document.changeTracker)
    let text = CallStack.forTree { writer.container(document.root, styles.properties) }
    return Mail(html: writer.html, text: text.plain)
  }

  private init(
    styles: MailStyles, addresses: RelativeAddresses?, isRightToLeft: Bool,
    changeTracker: ChangeTracker
  ) {
    self.styles = styles
    self.addresses = addresses
    self.isRightToLeft = isRightToLeft
    self.changeTracker = changeTracker
  }

  /// Whether the children of `element` are written; reports an element that is too deep, as in a page.
  func canEnter(_ element: Element) -> Bool {
    if depth < Element.depthLimit { return true }
    changeTracker.recordDepth(element)
    return false
  }

  // MARK: Boxes

  /// A child with its frame in hundredths of a px.
  private struct Item {
    let element: Element
    let frame: PackedFrame
    var right: Int32 { frame.left &+ frame.width }
    var bottom: Int32 { frame.top &+ frame.height }
  }

  static func px(_ hundredths: Int32) -> Int { Int((Double(hundredths) / 100).rounded()) }

  private static let table =
    "<table role=\"presentation\" dir=\"ltr\" border=\"0\" cellpadding=\"0\" cellspacing=\"0\""

  private mutating func container(_ element: Element, _ scope: [String: String]) -> MailText {
    var scope = scope
    let style = style(of: element, as: .box, &scope)
    let items = Self.items(of: element)
    guard !items.isEmpty, canEnter(element) else { return MailText() }
    depth += 1
    defer { depth -= 1 }
    let frame = element.packedFrame
    let width = frame.isNone ? items.map(\.right).max() ?? 0 : frame.width
    html += "\(Self.table) width=\"\(Self.px(width))\""
    html += Self.readingAttributes(of: element, withDirection: false)
    if let colour = style["background-color"] {
      html += " bgcolor=\"\(HTMLEscaping.attribute(colour))\""
    }
    html += Self.attribute(style) + ">"
    let text = rows(
      items, from: 0, to: frame.isNone ? nil : frame.height, left: 0, scope,
      isRow: Self.isRow(element))
    html += "</table>\n"
    return Self.isItem(element) ? text.item : text
  }

  /// Whether an element is a row of a data table.
  private static func isRow(_ element: Element) -> Bool {
    element.tag == "tr" || element.attribute("role") == "row"
  }

  private static func isItem(_ element: Element) -> Bool {
    element.tag == "li" || element.attribute("role") == "listitem"
  }

  private static func items(of element: Element) -> [Item] {
    element.children.filter(isShown).map { Item(element: $0, frame: $0.packedFrame) }
  }

  private static func isShown(_ element: Element) -> Bool {
    !element.packedFrame.isNone && element.attribute("hidden") == nil
      && element.attribute("data-layer") == nil && element.style("display") != "none"
  }

  /// Groups of items whose ranges overlap, in the order of their ranges.
  private static func bands(
    _ items: [Item], _ start: (Item) -> Int32, _ end: (Item) -> Int32
  ) -> [[Item]] {
    let sorted = items.enumerated().sorted {
      (start($0.element), $0.offset) < (start($1.element), $1.offset)
    }
    var bands: [[(Int, Item)]] = []
    var limit = Int32.min
    for (offset, item) in sorted {
      // Ranges that touch, or overlap by less than a px, are in different bands.
      if bands.isEmpty || start(item) >= limit &- 100 { bands.append([]) }
      bands[bands.count - 1].append((offset, item))
      limit = max(limit, end(item))
    }
    return bands.map { $0.sorted { $0.0 < $1.0 }.map(\.1) }
  }

  /// - Parameter end: the lower edge of the box; `nil` ends the box after its last row.
  private mutating func rows(
    _ items: [Item], from top: Int32, to end: Int32?, left: Int32, _ scope: [String: String],
    isRow: Bool = false
  ) -> MailText {
    var blocks: [MailText] = []
    var bottom = top
    for band in Self.bands(items, { $0.frame.top }, { $0.bottom }) {
      let start = band.map(\.frame.top).min() ?? bottom
      gapRow(start &- bottom)
      html += "<tr><td>"
      let columns = Self.bands(band, { $0.frame.left }, { $0.right })
      if columns.count == 1, columns[0].count > 1 {
        // The items overlap.
        blocks += columns[0].map { cell($0, scope) }
      } else {
        blocks.append(
          MailText(
            columns: self.columns(columns, from: left, top: start, scope), areCells: isRow))
      }
      html += "</td></tr>\n"
      bottom = max(bottom, band.map(\.bottom).max() ?? bottom)
    }
    if let end { gapRow(end &- bottom) }
    return MailText(blocks: blocks)
  }

  private mutating func gapRow(_ height: Int32) {
    let gap = Self.px(height)
    guard gap > 0 else { return }
    html +=
      "<tr><td height=\"\(gap)\" style=\"height:\(gap)px;font-size:0;line-height:0\">&nbsp;</td></tr>\n"
  }

  private mutating func columns(
    _ columns: [[Item]], from left: Int32, top: Int32, _ scope: [String: String]
  ) -> [MailText] {
    var texts: [MailText] = []
    html += "\(Self.table)><tr>"
    var right = left
    for column in columns {
      let start = column.map(\.frame.left).min() ?? right
      let end = column.map(\.right).max() ?? start
      let gap = Self.px(start &- right)
      if gap > 0 {
        html +=
          "<td width=\"\(gap)\" style=\"width:\(gap)px;font-size:0;line-height:0\">&nbsp;</td>"
      }
      html += "<td width=\"\(Self.px(end &- start))\""
      let height = Self.px((column.map(\.bottom).max() ?? top) &- top)
      if height > 0 { html += " height=\"\(height)\"" }
      html += " valign=\"top\">"
      if column.count == 1 {
        let drop = Self.px(column[0].frame.top &- top)
        if drop > 0 { html += "<div style=\"height:\(drop)px;line-height:0\"></div>" }
        texts.append(cell(column[0], scope))
      } else {
        html += "\(Self.table)>"
        texts.append(rows(column, from: top, to: nil, left: start, scope))
        html += "</table>"
      }
      html += "</td>"
      right = max(right, end)
    }
    html += "</tr></table>"
    return texts
  }

  private mutating func cell(_ item: Item, _ scope: [String: String]) -> MailText {
    let element = item.element
    guard element.children.contains(where: Self.isShown), element.tag != "select" else {
      let text = leaf(element, scope)
      return Self.isItem(element) ? text.item : text
    }
    guard element.tag == "a", let address = address(of: element, "href") else {
      return container(element, scope)
    }
    html += "<a href=\"\(HTMLEscaping.attribute(address))\""
    html += " style=\"color:inherit;text-decoration:none\">"
    let text = container(element, scope)
    html += "</a>"
    return text.linked(to: address)
  }

  // MARK: Attributes

  func style(
    of element: Element, as kind: MailStyles.ElementKind, _ scope: inout [String: String]
  ) -> MailStyles.Style {
    styles.style(
      tag: element.tag, classes: element.attribute("class"),
      styles: (element.styles?.entries ?? []).map { ($0.name, $0.value) }, as: kind,
      isRightToLeft: isRightToLeft, scope: &scope)
  }

  /// The attributes for the language and the direction of the text, for fonts and screen readers.
  ///
  /// - Parameter withDirection: `false` for a table, because its columns are always left to right.
  static func readingAttributes(of element: Element, withDirection: Bool = true) -> String {
    var attributes = ""
    if let language = element.attribute("lang") {
      attributes += " lang=\"\(HTMLEscaping.attribute(language))\""
    }
    if withDirection, let direction = element.attribute("dir"), direction != "auto" {
      attributes += " dir=\"\(HTMLEscaping.attribute(direction))\""
    }
    return attributes
  }

  static func attribute(_ style: MailStyles.Style) -> String {
    guard !style.declarations.isEmpty else { return "" }
    let text = style.declarations.map { "\($0.name):\($0.value)" }.joined(separator: ";")
    return " style=\"\(HTMLEscaping.attribute(text))\""
  }

  /// The unescaped address in an attribute; `nil` without the attribute.
  func address(of element: Element, _ name: String) -> String? {
    element.attribute(name).map { addresses?.value($0, ofAttribute: name) ?? $0 }
  }
}
