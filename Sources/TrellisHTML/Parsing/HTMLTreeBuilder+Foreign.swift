import CLibXML2
import TrellisBase

extension HTMLTreeBuilder {
  // Source: WHATWG HTML, §13.2.6.5.

  mutating func foreign(_ token: HTMLToken) {
    switch token {
    case .text(let text):
      insertText(HTMLTokenizer.replacingNUL(text))
      if framesetIsOK, !text.allSatisfy({ HTMLTokenizer.isSpace($0) || $0 == 0 }) {
        framesetIsOK = false
      }
    case .comment(let comment): insertComment(comment)
    case .doctype: parseError("Unexpected doctype")
    case .start(let tag):
      let isHTML =
        tag.isOne(of: .breakouts)
        || (tag.tag == .font
          && tag.attributes.contains { ["color", "face", "size"].contains($0.name) })
      if isHTML {
        leaveForeign(tag.name, token)
      } else {
        insertForeign(tag, adjustedCurrent?.space ?? .html)
      }
    case .end(let tag):
      if tag.tag == .br || tag.tag == .p {
        leaveForeign(tag.name, token)
      } else {
        endForeign(tag, token)
      }
    case .endOfFile: dispatch(token)
    }
  }

  private mutating func leaveForeign(_ name: String, _ token: HTMLToken) {
    parseError("Unexpected tag in foreign content: \(name)")
    while open.count > 1, let current = open.last, current.space != .html,
      !current.isMathTextPoint, !current.isHTMLPoint
    {
      open.pop()
    }
    dispatch(token)
  }

  private mutating func endForeign(_ tag: HTMLToken.Tag, _ token: HTMLToken) {
    var index = open.count - 1
    let adjusted = ForeignNames.elements[tag.name] ?? tag.name
    if open.last?.name != tag.name, open.last?.name != adjusted { unexpected(tag) }
    while index > 0 {
      open.steps += 4
      let element = open.list[index]
      if element.space == .html {
        dispatch(token)
        return
      }
      if element.name == tag.name || element.name == adjusted {
        while open.count > index { open.pop() }
        return
      }
      index -= 1
    }
  }

  /// Inserts an SVG or MathML element.
  mutating func insertForeign(_ token: HTMLToken.Tag, _ space: ElementSpace) {
    var token = token
    var name = token.name
    if space == .svg { name = ForeignNames.elements[name] ?? name }
    for index in token.attributes.indices {
      let attribute = token.attributes[index].name
      if space == .svg, let adjusted = ForeignNames.attributes[attribute] {
        token.attributes[index].name = adjusted
      } else if space == .math, attribute == "definitionurl" {
        token.attributes[index].name = "definitionURL"
      }
    }
    var element = make(token, space: space, name: name)
    switch (space, token.tag) {
    case (.svg, .foreignObject), (.svg, .desc), (.svg, .title): element.isHTMLPoint = true
    case (.math, .annotationXML):
      let encoding = token.value("encoding")?.lowercased()
      element.isHTMLPoint = encoding == "text/html" || encoding == "application/xhtml+xml"
    default: break
    }
    insert(element.node, at: location())
    if !token.isSelfClosing { open.push(element) }
  }
}

/// SVG names with capitals.
///
/// Source: WHATWG HTML, §13.2.6.1 and §13.2.6.5.
enum ForeignNames {
  static let elements = table(
    """
    altGlyph altGlyphDef altGlyphItem animateColor animateMotion animateTransform clipPath feBlend
    feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
    feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
    feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
    feSpecularLighting feSpotLight feTile feTurbulence foreignObject glyphRef linearGradient
    radialGradient textPath
    """)

  static let attributes = table(
    """
    attributeName attributeType baseFrequency baseProfile calcMode clipPathUnits diffuseConstant
    edgeMode filterUnits glyphRef gradientTransform gradientUnits kernelMatrix kernelUnitLength
    keyPoints keySplines keyTimes lengthAdjust limitingConeAngle markerHeight markerUnits
    markerWidth maskContentUnits maskUnits numOctaves pathLength patternContentUnits
    patternTransform patternUnits pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio
    primitiveUnits refX refY repeatCount repeatDur requiredExtensions requiredFeatures
    specularConstant specularExponent spreadMethod startOffset stdDeviation stitchTiles
    surfaceScale systemLanguage tableValues targetX targetY textLength viewBox viewTarget
    xChannelSelector yChannelSelector zoomAndPan
    """)

  private static func table(_ names: String) -> [String: String] {
    var result: [String: String] = [:]
    for name in names.words.map(String.init) {
      result[name.lowercased()] = name
    }
    return result
  }
}
