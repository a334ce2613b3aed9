import TrellisBase

/// Writes a laid-out document for mail programs: tables in place of positions, and styles inside the elements.
///
/// Children below each other become rows, and those side by side become columns, with cells for the room between them.
/// Where children cover each other, they follow in document order. Fields and buttons, which mail programs do not run,
/// become their texts.
public struct MailWriter {
  /// A mail in both of its forms.
  public struct Mail: Hashable, Sendable {
    /// The content of `body`.
    public var html: String
    /// The texts and the addresses of links, for programs that show no HTML.
    public var text: String
  }

  private let styles: MailStyles
  private let addresses: RelativeAddresses?
  private var html = ""
  private var text = ""

  /// The document as a mail.
  ///
  /// - Parameters:
  ///   - styles: the rules of the document's classes.
  ///   - addresses: rewrites the addresses of links and pictures, which should be absolute.
  /// - Complexity: O(*n* log *n*) in the elements, for each with the number of rules.
  public static func mail(
    _ document: Document, styles: MailStyles, addresses: RelativeAddresses? = nil
  ) -> Mail {
    var writer = MailWriter(styles: styles, addresses: addresses)
    writer.container(document.root, writer.styles.properties)
    return Mail(html: writer.html, text: writer.plainText)
  }

  private init(styles: MailStyles, addresses: RelativeAddresses?) {
    self.styles = styles
    self.addresses = addresses
  }

  /// The texts with at most one empty line between them.
  private var plainText: String {
    var lines: [Substring] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false)
    where !line.isEmpty || lines.last?.isEmpty == false {
      lines.append(line)
    }
    return lines.joined(separator: "\n").trimmed + "\n"
  }

  // MARK: Boxes

  /// A child with its frame in hundredths of a px.
  private struct Item {
    let element: Element
    let frame: PackedFrame
    var right: Int32 { frame.left &+ frame.width }
    var bottom: Int32 { frame.top &+ frame.height }
  }

  private static func px(_ hundredths: Int32) -> Int { Int((Double(hundredths) / 100).rounded()) }

  private static let table =
    "<table role=\"presentation\" dir=\"ltr\" border=\"0\" cellpadding=\"0\" cellspacing=\"0\""

  private mutating func container(_ element: Element, _ scope: [String: String]) {
    if CallStack.isShort {
      return CallStack.runOnLargerStack { container(element, scope) }
    }
    var scope = scope
    let style = style(of: element, &scope)
    let items = Self.items(of: element)
    guard !items.isEmpty else { return }
    let frame = element.packedFrame
    let width = frame.isNone ? items.map(\.right).max() ?? 0 : frame.width
    html += "\(Self.table) width=\"\(Self.px(width))\""
    if let colour = style.first(where: { $0.name == "background-color" })?.value {
      html += " bgcolor=\"\(HTMLEscaping.attribute(colour))\""
    }
    html += Self.attribute(style) + ">"
    rows(items, from: 0, left: 0, scope)
    html += "</table>\n"
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
      // Edges that touch, and those that overlap by less than a px, part bands.
      if bands.isEmpty || start(item) >= limit &- 100 { bands.append([]) }
      bands[bands.count - 1].append((offset, item))
      limit = max(limit, end(item))
    }
    return bands.map { $0.sorted { $0.0 < $1.0 }.map(\.1) }
  }

  private mutating func rows(
    _ items: [Item], from top: Int32, left: Int32, _ scope: [String: String]
  ) {
    var bottom = top
    for band in Self.bands(items, { $0.frame.top }, { $0.bottom }) {
      let start = band.map(\.frame.top).min() ?? bottom
      let gap = Self.px(start &- bottom)
      if gap > 0 {
        html +=
          "<tr><td height=\"\(gap)\" style=\"height:\(gap)px;font-size:0;line-height:0\">&nbsp;</td></tr>\n"
      }
      html += "<tr><td>"
      let columns = Self.bands(band, { $0.frame.left }, { $0.right })
      if columns.count == 1, columns[0].count > 1 {
        // They cover each other.
        for item in columns[0] { cell(item, from: left, scope) }
      } else {
        self.columns(columns, from: left, top: start, scope)
      }
      html += "</td></tr>\n"
      bottom = max(bottom, band.map(\.bottom).max() ?? bottom)
    }
  }

  private mutating func columns(
    _ columns: [[Item]], from left: Int32, top: Int32, _ scope: [String: String]
  ) {
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
      html += "<td width=\"\(Self.px(end &- start))\" valign=\"top\">"
      if column.count == 1 {
        let drop = Self.px(column[0].frame.top &- top)
        if drop > 0 { html += "<div style=\"height:\(drop)px;line-height:0\"></div>" }
        cell(column[0], from: start, scope)
      } else {
        html += "\(Self.table)>"
        rows(column, from: top, left: start, scope)
        html += "</table>"
      }
      html += "</td>"
      right = max(right, end)
    }
    html += "</tr></table>"
  }

  private mutating func cell(_ item: Item, from left: Int32, _ scope: [String: String]) {
    let element = item.element
    if element.children.contains(where: Self.isShown), element.tag != "select" {
      let address = element.tag == "a" ? address(of: element, "href") : nil
      if let address { html += "<a href=\"\(address)\" style=\"color:inherit\">" }
      container(element, scope)
      if let address {
        html += "</a>"
        note(address)
      }
    } else {
      leaf(element, scope)
    }
    text += "\n"
  }

  // MARK: Texts

  private mutating func leaf(_ element: Element, _ scope: [String: String]) {
    var scope = scope
    var style = style(of: element, &scope)
    switch element.tag {
    case "img":
      guard let source = address(of: element, "src") else { return }
      let alternative = element.attribute("alt") ?? ""
      html += "<img src=\"\(source)\" alt=\"\(HTMLEscaping.attribute(alternative))\""
      html +=
        " width=\"\(Self.px(element.packedFrame.width))\" height=\"\(Self.px(element.packedFrame.height))\" border=\"0\">"
      text += alternative
    case "input", "textarea", "select": plain(Self.value(of: element), style)
    case "svg", "canvas", "video", "audio", "iframe", "progress", "meter":
      plain(element.attribute("aria-label") ?? "", style)
    case "hr": html += "<div style=\"border-top:1px solid #cccccc\"></div>"
    default:
      guard !Self.isEmpty(element) else { return }
      let tag = Self.kept.contains(element.tag) ? element.tag : "div"
      style.append(("margin", "0"))
      html += "<\(tag)"
      if let direction = element.attribute("dir"), direction != "auto" {
        html += " dir=\"\(HTMLEscaping.attribute(direction))\""
      }
      if tag == "a", let address = address(of: element, "href") {
        html += " href=\"\(address)\""
      }
      html += Self.attribute(style) + ">"
      runs(of: element, scope)
      html += "</\(tag)>"
      if tag == "a", let address = address(of: element, "href") { note(address) }
      text += "\n"
    }
  }

  /// The elements that are written unchanged.
  private static let kept: Set<String> = [
    "a", "h1", "h2", "h3", "h4", "h5", "h6", "p", "pre", "blockquote", "code",
  ]
  /// The elements inside lines that are written unchanged.
  private static let runTags: Set<String> = [
    "a", "b", "i", "em", "strong", "u", "s", "small", "sub", "sup", "code", "br", "del", "ins",
  ]

  private mutating func runs(of element: Element, _ scope: [String: String]) {
    if let own = element.text {
      html += HTMLEscaping.text(own)
      text += own
    }
    for child in element.children where child.attribute("hidden") == nil {
      if child.tag == "br" {
        html += "<br>"
        text += "\n"
        continue
      }
      var scope = scope
      let style = style(of: child, &scope)
      let tag = Self.runTags.contains(child.tag) ? child.tag : "span"
      let address = tag == "a" ? address(of: child, "href") : nil
      html += "<\(tag)"
      if let address { html += " href=\"\(address)\"" }
      html += Self.attribute(style) + ">"
      runs(of: child, scope)
      html += "</\(tag)>"
      if let address { note(address) }
    }
  }

  private mutating func plain(_ value: String, _ style: MailStyles.Declarations) {
    guard !value.isEmpty else { return }
    html += "<div\(Self.attribute(style))>\(HTMLEscaping.text(value))</div>"
    text += value
  }

  private mutating func note(_ address: String) {
    guard ["http:", "https:", "mailto:"].contains(where: address.hasPrefix) else { return }
    text += " <\(address.replacing("&amp;", with: "&"))>"
  }

  private static func value(of element: Element) -> String {
    if case .string(let value)? = element.property("value"), !value.isEmpty { return value }
    if let value = element.attribute("value"), !value.isEmpty { return value }
    return element.attribute("placeholder") ?? element.text ?? ""
  }

  private static func isEmpty(_ element: Element) -> Bool {
    element.text == nil && element.children.allSatisfy(isEmpty)
  }

  // MARK: Attributes

  private func style(
    of element: Element, _ scope: inout [String: String]
  ) -> MailStyles.Declarations {
    styles.declarations(
      tag: element.tag, classes: element.attribute("class"),
      styles: (element.styles?.entries ?? []).map { ($0.name, $0.value) }, scope: &scope)
  }

  private static func attribute(_ style: MailStyles.Declarations) -> String {
    guard !style.isEmpty else { return "" }
    let text = style.map { "\($0.name):\($0.value)" }.joined(separator: ";")
    return " style=\"\(HTMLEscaping.attribute(text))\""
  }

  private func address(of element: Element, _ name: String) -> String? {
    guard let value = element.attribute(name) else { return nil }
    return HTMLEscaping.attribute(addresses?.value(value, ofAttribute: name) ?? value)
  }
}
