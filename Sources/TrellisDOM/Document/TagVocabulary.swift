/// The element names with fixed codes; they need no table in each document.
package enum TagVocabulary {
  package static let names = [
    "div", "span", "p", "a", "button", "input", "textarea", "select", "option", "optgroup", "label",
    "form", "fieldset", "legend", "img", "picture", "source", "video", "audio", "track", "canvas",
    "svg", "path", "g", "circle", "rect", "line", "polyline", "polygon", "ellipse", "text", "defs",
    "use", "linearGradient", "radialGradient", "stop", "clipPath", "mask", "h1", "h2", "h3", "h4",
    "h5", "h6", "ul", "ol", "li", "dl", "dt", "dd", "nav", "main", "header", "footer", "section",
    "article", "aside", "figure", "figcaption", "table", "thead", "tbody", "tfoot", "tr", "th",
    "td",
    "caption", "colgroup", "col", "pre", "code", "blockquote", "em", "strong", "b", "i", "u", "s",
    "small", "sub", "sup", "mark", "kbd", "samp", "var", "time", "abbr", "cite", "q", "br", "wbr",
    "hr", "iframe", "dialog", "details", "summary", "progress", "meter", "output", "datalist",
    "address", "del", "ins", "dfn", "data", "bdi", "bdo", "ruby", "rt", "rp", "map", "area", "menu",
    "search", "hgroup",
  ]
  static let codes = Dictionary(
    uniqueKeysWithValues: names.enumerated().map { ($1, UInt16($0)) })
}

extension TagVocabulary {
  /// The way an element's content is written in HTML.
  package enum Kind {
    case normal
    /// The element has neither content nor an end tag.
    case void
    /// The element contains text; a line break right after its start tag is ignored.
    case text
  }

  /// Whether the element is void, indexed by code.
  static let voidCodes = names.map { kind($0) == .void }

  package static func kind(_ tag: String) -> Kind {
    switch tag {
    case "area", "br", "col", "hr", "img", "input", "source", "track", "wbr": .void
    case "textarea", "pre", "listing": .text
    default: .normal
    }
  }

  /// Whether HTML has an attribute for the live property, so that the first page can contain it.
  package static func expresses(_ property: String) -> Bool {
    switch property {
    case "value", "checked", "disabled", "selected", "open", "muted": true
    default: false
    }
  }
}
