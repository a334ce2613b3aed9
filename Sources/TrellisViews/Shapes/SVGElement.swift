package import TrellisComponents

/// An SVG element of a drawing, as a value with a closed set of names.
package struct SVGElement: Hashable, Sendable {
  /// The elements that a drawing may contain.
  package enum Tag: String, Hashable, Sendable {
    case path, g, defs, linearGradient, radialGradient, stop, clipPath, mask, text, rect, circle,
      line
  }

  /// The attributes that an element of a drawing may have. None of them loads something; `url(#id)` refers to an
  /// element
  /// of the same drawing.
  package enum Attribute: String, Hashable, Sendable {
    case id
    case className = "class"
    case d, x, y, x1, y1, x2, y2, cx, cy, r, rx, ry, fx, fy, width, height, dx, dy, transform,
      offset
    case fill, stroke, opacity, pathLength
    case fillOpacity = "fill-opacity"
    case fillRule = "fill-rule"
    case strokeWidth = "stroke-width"
    case strokeLineCap = "stroke-linecap"
    case strokeLineJoin = "stroke-linejoin"
    case strokeMiterLimit = "stroke-miterlimit"
    case strokeDashArray = "stroke-dasharray"
    case strokeDashOffset = "stroke-dashoffset"
    case strokeOpacity = "stroke-opacity"
    case vectorEffect = "vector-effect"
    case stopColor = "stop-color"
    case stopOpacity = "stop-opacity"
    case gradientUnits, gradientTransform, spreadMethod, clipPathUnits, maskUnits
    case clipPath = "clip-path"
    case clipRule = "clip-rule"
    case mask
    case textAnchor = "text-anchor"
    case dominantBaseline = "dominant-baseline"
    case textLength
    case fontSize = "font-size"
    case fontWeight = "font-weight"
    case fontFamily = "font-family"
    case role
    case ariaHidden = "aria-hidden"
    case ariaLabel = "aria-label"
    case dataKey = "data-key"
    case dataSeries = "data-series"
  }

  package var tag: Tag
  package var attributes: [Attribute: String]
  package var children: [SVGElement]
  /// The text of an element ``Tag/text``; other elements have none.
  package var text: String?
  /// The identity among siblings; without one, the order of the siblings is their identity.
  package var key: String?

  package init(
    _ tag: Tag, _ attributes: [Attribute: String] = [:], key: String? = nil, text: String? = nil,
    children: [SVGElement] = []
  ) {
    self.tag = tag
    self.attributes = attributes
    self.key = key
    self.text = text
    self.children = children
  }
}

/// The content of an `svg` element, and attributes of that element that depend on its size.
package struct Drawing {
  package var attributes: [ViewAttribute]
  package var elements: [SVGElement]

  package init(attributes: [ViewAttribute] = [], elements: [SVGElement] = []) {
    self.attributes = attributes
    self.elements = elements
  }
}
