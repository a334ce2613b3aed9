import TrellisBase
import TrellisDOM

/// The lines of a mail.
///
/// A text that was laid out into lines before (its element has a strut, see ``MailStyles/Generated``) keeps its breaks
/// as `br`. The height of its lines becomes `line-height`, which all mail programs support; a line with another height
/// has a strut.
extension MailWriter {
  mutating func leaf(_ element: Element, _ scope: [String: String]) -> MailText {
    var scope = scope
    let kind: MailStyles.ElementKind = Self.fields.contains(element.tag) ? .box : .block
    var style = style(of: element, as: kind, &scope)
    switch element.tag {
    case "img":
      guard let source = address(of: element, "src") else { return MailText() }
      let alternative = element.attribute("alt") ?? ""
      html += "<img src=\"\(HTMLEscaping.attribute(source))\""
      html += " alt=\"\(HTMLEscaping.attribute(alternative))\""
      html += " width=\"\(Self.px(element.packedFrame.width))\""
      html += " height=\"\(Self.px(element.packedFrame.height))\" border=\"0\""
      // Removes the space of a line below the picture.
      html += " style=\"display:block\">"
      return MailText(alternative)
    case "input", "textarea", "select": return field(element, style)
    case "svg", "canvas", "video", "audio", "iframe", "progress", "meter":
      return plain(element.attribute("aria-label") ?? "", style)
    case "hr":
      html += "<div style=\"border-top:1px solid #cccccc\"></div>"
      return MailText()
    default: break
    }
    guard !Self.isEmpty(element) else {
      emptyBox(element, style)
      return MailText()
    }
    let tag = Self.kept.contains(element.tag) ? element.tag : "div"
    let strut = style.before.flatMap { $0.content.isEmpty ? $0.height : nil }
    if let strut {
      let height = Self.leastStrut(in: element, strut)
      style["line-height"] = "\(Self.number(height))px"
    }
    style["margin"] = "0"
    if tag == "a", style["text-decoration"] == nil { style["text-decoration"] = "none" }
    let address = tag == "a" ? address(of: element, "href") : nil
    html += "<\(tag)"
    html += Self.readingAttributes(of: element)
    if let address { html += " href=\"\(HTMLEscaping.attribute(address))\"" }
    // A block link is as high as its lines.
    if tag == "a" { style["display"] = "block" }
    html += Self.attribute(style) + ">"
    let height = strut.map { _ in style["line-height"].flatMap(MailStyles.px) ?? 0 }
    generate(style.before, in: height)
    var text = MailText(runs(of: element, scope, lineHeight: height))
    generate(style.after, in: height)
    html += "</\(tag)>"
    if let label = element.attribute("aria-label"), text.isCut { text = MailText(label) }
    return address.map(text.linked) ?? text
  }

  /// The elements whose content is a value.
  private static let fields: Set<String> = ["input", "textarea", "select"]

  /// The elements that keep their tag.
  private static let kept: Set<String> = [
    "a", "h1", "h2", "h3", "h4", "h5", "h6", "p", "pre", "blockquote", "code",
  ]
  /// The elements inside lines that keep their tag.
  private static let runTags: Set<String> = [
    "a", "b", "i", "em", "strong", "u", "s", "small", "sub", "sup", "code", "br", "del", "ins",
  ]

  /// The smallest line height of a text, in CSS px.
  private static func leastStrut(in element: Element, _ height: Double) -> Double {
    var least = height
    var pending = element.children
    while let child = pending.popLast() {
      if let own = child.style("--l").flatMap(MailStyles.px) { least = min(least, own) }
      pending += child.children
    }
    return least
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 1_000).rounded() / 1_000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// - Parameter lineHeight: the line height of a text with struts, `nil` for other texts.
  /// - Returns: the characters of the text.
  private mutating func runs(
    of element: Element, _ scope: [String: String], lineHeight: Double?
  ) -> String {
    var text = ""
    if let own = element.text {
      let escaped = HTMLEscaping.text(own)
      html += lineHeight == nil ? escaped : escaped.substituting("\n", with: "<br>")
      text += own
    }
    guard !element.children.isEmpty, canEnter(element) else { return text }
    depth += 1
    defer { depth -= 1 }
    let whole = element.children.first(where: Self.isWholeText)
    for child in element.children where child.attribute("hidden") == nil && child !== whole {
      if child.tag == "br" {
        html += "<br>"
        text += "\n"
        continue
      }
      text += run(child, scope, lineHeight: lineHeight)
    }
    return whole?.text ?? text
  }

  /// Whether an element has the full text of a truncated one, for screen readers only. The HTML omits this text; the
  /// plain text of the mail uses it.
  private static func isWholeText(_ element: Element) -> Bool {
    element.attribute("class").isExactly("t-s")
  }

  private mutating func run(
    _ child: Element, _ scope: [String: String], lineHeight: Double?
  ) -> String {
    var scope = scope
    var style = style(of: child, as: .inline, &scope)
    let tag = Self.runTags.contains(child.tag) ? child.tag : "span"
    let address = tag == "a" ? address(of: child, "href") : nil
    // The box of another font would make the line higher.
    if lineHeight != nil, Self.otherBoxes.contains(where: { style[$0] != nil }) {
      style["line-height"] = "0"
    }
    if tag == "a", style["text-decoration"] == nil { style["text-decoration"] = "none" }
    let isBreak = style.before?.content.utf8.elementsEqual("\n".utf8) == true
    var text = ""
    if !Self.isEmpty(child) || style.before.map({ !isBreak && !$0.content.isEmpty }) == true {
      html += "<\(tag)"
      html += Self.readingAttributes(of: child)
      if let address { html += " href=\"\(HTMLEscaping.attribute(address))\"" }
      html += Self.attribute(style) + ">"
      if !isBreak { generate(style.before, in: lineHeight) }
      text = runs(of: child, scope, lineHeight: lineHeight)
      html += "</\(tag)>"
    }
    if isBreak { html += "<br>" }
    generate(style.after, in: lineHeight)
    return text + (address.flatMap(MailText.addressSuffix) ?? "")
  }

  /// The properties that give a part of a line another box than the line.
  private static let otherBoxes = ["font-size", "font-family", "vertical-align", "display"]

  /// Writes a generated box, except for a strut that `line-height` replaces.
  private mutating func generate(_ box: MailStyles.Generated?, in lineHeight: Double?) {
    guard let box else { return }
    guard let height = box.height else {
      html += HTMLEscaping.text(box.content)
      return
    }
    guard height != lineHeight || box.indent != 0 else { return }
    html += "<span style=\"display:inline-block;height:\(Self.number(height))px"
    html += ";vertical-align:\(Self.number(box.rise))px"
    if box.indent != 0 { html += ";margin-inline-start:\(Self.number(box.indent))px" }
    html += "\"></span>"
  }

  // MARK: Boxes without lines

  /// Writes a box without content that is visible by its background or its borders.
  private mutating func emptyBox(_ element: Element, _ style: MailStyles.Style) {
    let isPainted =
      style["background-color"] != nil
      || style.declarations.contains {
        $0.name.begins(with: "border") && $0.name != "border-radius"
      }
    let height = Self.px(element.packedFrame.height)
    guard isPainted, !style.isMasked, height > 0 else { return }
    var style = style
    style["height"] = "\(height)px"
    style["box-sizing"] = "border-box"
    style["font-size"] = "0"
    style["line-height"] = "0"
    html += "<div\(Self.attribute(style))></div>"
  }

  private mutating func field(_ element: Element, _ style: MailStyles.Style) -> MailText {
    switch element.attribute("type") {
    case "hidden", "password", "file": return MailText()
    case "checkbox":
      return plain(element.property("checked") == .bool(true) ? "☑" : "☐", style)
    case "radio":
      return plain(element.property("checked") == .bool(true) ? "◉" : "○", style)
    default: break
    }
    let height = Self.px(element.packedFrame.height)
    guard element.tag != "textarea", height > 0 else {
      return plain(Self.value(of: element), style)
    }
    // Centers the value vertically.
    var style = style
    style["line-height"] = "\(height)px"
    return plain(Self.value(of: element), style)
  }

  private mutating func plain(_ value: String, _ style: MailStyles.Style) -> MailText {
    guard !value.isEmpty else { return MailText() }
    html += "<div\(Self.attribute(style))>\(HTMLEscaping.text(value))</div>"
    return MailText(value)
  }

  private static func value(of element: Element) -> String {
    var value = element.attribute("value") ?? ""
    if case .string(let current)? = element.property("value"), !current.isEmpty { value = current }
    if element.tag == "select" {
      return chosen(value, in: element)?.text ?? value
    }
    if !value.isEmpty { return value }
    return element.attribute("placeholder") ?? element.text ?? ""
  }

  /// The option with the value, otherwise the first option of the list.
  private static func chosen(_ value: String, in list: Element) -> Element? {
    func options(_ parent: Element) -> [Element] {
      parent.children.flatMap { $0.tag == "option" ? [$0] : options($0) }
    }
    let all = options(list)
    return all.first {
      ($0.attribute("value") ?? $0.text ?? "").utf8.elementsEqual(value.utf8)
    } ?? all.first
  }

  static func isEmpty(_ element: Element) -> Bool {
    var pending = [element]
    while let element = pending.popLast() {
      if element.text != nil { return false }
      pending += element.children
    }
    return true
  }
}
