/// The names of elements that the parser treats specially.
///
/// Source: WHATWG HTML, §13.2.6.
enum HTMLTag: UInt8, CaseIterable {
  case a, address, annotationXML, applet, area, article, aside, b, base, basefont, bgsound, big,
    blockquote, body, br, button, caption, center, code, col, colgroup, dd, desc, details, dialog,
    dir, div, dl, dt, em, embed, fieldset, figcaption, figure, font, footer, foreignObject, form,
    frame, frameset, h1, h2, h3, h4, h5, h6, head, header, hgroup, hr, html, i, iframe, image, img,
    input, keygen, li, link, listing, main, malignmark, marquee, math, menu, meta, mglyph, mi, mn,
    mo, ms, mtext, nav, nobr, noembed, noframes, noscript, object, ol, optgroup, option, p, param,
    plaintext, pre, rb, rp, rt, rtc, ruby, s, script, search, section, select, small, source, span,
    strike, strong, style, sub, summary, sup, svg, table, tbody, td, template, textarea, tfoot, th,
    thead, title, tr, track, tt, u, ul, `var`, wbr, xmp, other

  private static let byName: [String: HTMLTag] = {
    var result: [String: HTMLTag] = [:]
    for tag in allCases where tag != .other { result["\(tag)".lowercased()] = tag }
    result["annotationxml"] = nil
    result["annotation-xml"] = .annotationXML
    return result
  }()

  /// The tag for a name in lower case; ``other`` for most.
  init(name: String) { self = Self.byName[name] ?? .other }

  /// A set of tags with constant-time membership.
  struct Group: ExpressibleByArrayLiteral {
    private var low: UInt64 = 0
    private var high: UInt64 = 0
    private var top: UInt64 = 0

    init(arrayLiteral tags: HTMLTag...) { for tag in tags { insert(tag) } }

    private mutating func insert(_ tag: HTMLTag) {
      let bit: UInt64 = 1 << (UInt64(tag.rawValue) & 63)
      switch tag.rawValue >> 6 {
      case 0: low |= bit
      case 1: high |= bit
      default: top |= bit
      }
    }

    func contains(_ tag: HTMLTag) -> Bool {
      let bit: UInt64 = 1 << (UInt64(tag.rawValue) & 63)
      switch tag.rawValue >> 6 {
      case 0: return low & bit != 0
      case 1: return high & bit != 0
      default: return top & bit != 0
      }
    }

    func union(_ other: Group) -> Group {
      var result = self
      result.low |= other.low
      result.high |= other.high
      result.top |= other.top
      return result
    }
  }
}

extension HTMLTag.Group {
  /// HTML elements with special rules.
  static let special: Self = [
    .address, .applet, .area, .article, .aside, .base, .basefont, .bgsound, .blockquote, .body, .br,
    .button, .caption, .center, .col, .colgroup, .dd, .details, .dir, .div, .dl, .dt, .embed,
    .fieldset, .figcaption, .figure, .footer, .form, .frame, .frameset, .h1, .h2, .h3, .h4, .h5,
    .h6, .head, .header, .hgroup, .hr, .html, .iframe, .img, .input, .keygen, .li, .link, .listing,
    .main, .marquee, .menu, .meta, .nav, .noembed, .noframes, .noscript, .object, .ol, .p, .param,
    .plaintext, .pre, .script, .search, .section, .select, .source, .style, .summary, .table,
    .tbody, .td, .template, .textarea, .tfoot, .th, .thead, .title, .tr, .track, .ul, .wbr, .xmp,
  ]
  static let headings: Self = [.h1, .h2, .h3, .h4, .h5, .h6]
  /// HTML elements that end a scope.
  static let scope: Self = [
    .applet, .caption, .html, .table, .td, .th, .marquee, .object, .select, .template,
  ]
  static let listScope: Self = scope.union([.ol, .ul])
  static let buttonScope: Self = scope.union([.button])
  static let tableScope: Self = [.html, .table, .template]
  static let impliedEnds: Self = [
    .dd, .dt, .li, .optgroup, .option, .p, .rb, .rp, .rt, .rtc,
  ]
  static let thoroughEnds: Self = impliedEnds.union([
    .caption, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr,
  ])
  /// HTML elements that may be open at the end of a page.
  static let openAtEnd: Self = [
    .dd, .dt, .li, .optgroup, .option, .p, .rb, .rp, .rt, .rtc, .tbody, .td, .tfoot, .th, .thead,
    .tr, .body, .html,
  ]
  static let tableParts: Self = [.table, .tbody, .tfoot, .thead, .tr]
  static let tableBodies: Self = [.tbody, .tfoot, .thead]
  static let formatting: Self = [
    .a, .b, .big, .code, .em, .font, .i, .nobr, .s, .small, .strike, .strong, .tt, .u,
  ]
  /// HTML elements whose start tags close an open paragraph.
  static let blocks: Self = [
    .address, .article, .aside, .blockquote, .center, .details, .dialog, .dir, .div, .dl, .fieldset,
    .figcaption, .figure, .footer, .header, .hgroup, .main, .menu, .nav, .ol, .p, .search, .section,
    .summary, .ul,
  ]
  static let mathTextPoints: Self = [.mi, .mo, .mn, .ms, .mtext]
  /// Start tags that end foreign content.
  static let breakouts: Self = [
    .b, .big, .blockquote, .body, .br, .center, .code, .dd, .div, .dl, .dt, .em, .embed, .h1, .h2,
    .h3, .h4, .h5, .h6, .head, .hr, .i, .img, .li, .listing, .menu, .meta, .nobr, .ol, .p, .pre,
    .ruby, .s, .small, .span, .strong, .strike, .sub, .sup, .table, .tt, .u, .ul, .var,
  ]
}
