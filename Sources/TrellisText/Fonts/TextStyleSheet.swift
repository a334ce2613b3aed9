/// The style rules that make a browser paint text as the engine measured it.
public enum TextStyleSheet {
  /// The class of every element that holds a text.
  public static let textClass = "t"
  /// The class of a field for text, whose content the browser lays out by itself. Fields need it for
  /// their look only; their font is the page's.
  public static let fieldClass = "t-f"
  /// The class of an element whose text runs left to right whatever its characters.
  public static let leftToRightClass = "t-l"
  /// The class of an element whose text runs right to left whatever its characters.
  public static let rightToLeftClass = "t-r"
  /// The class added to the text's own element if any of its nodes has a direction.
  public static let overrideClass = "t-o"
  /// The class of an element around clusters that no shipped font covers.
  public static let cellClass = "t-c"
  /// The class of an element whose glyphs share its width evenly.
  public static let evenClass = "t-e"
  /// The class of the empty element that paints a hyphen.
  public static let hyphenClass = "t-h"
  /// The class of the empty element that paints a hyphen in a font without U+2010.
  public static let hyphenMinusClass = "t-m"
  /// The class of the element that ends a line.
  public static let lineBreakClass = "t-b"
  /// The class of the element around a line feed of the source.
  public static let lineFeedClass = "t-n"
  /// The class of the element that hides spaces before a line feed of the source.
  public static let hiddenClass = "t-z"

  /// The custom property with the height of a line's strut, set for the first line on the text's own
  /// element and for another line on the element that precedes it.
  public static let strutHeight = "--l"
  /// The custom property with how far a strut is raised: less than 0 where it reaches below the
  /// baseline.
  public static let strutRise = "--d"
  /// The custom property with a line's indent; 0 where it is not set.
  public static let lineIndent = "--i"

  /// The declarations that widths and breaks depend on, for `textClass`.
  static let declarations = """
    text-rendering:geometricPrecision;font-kerning:normal;font-variant-ligatures:normal;\
    font-feature-settings:normal;font-synthesis:none;font-optical-sizing:none;\
    text-size-adjust:none;-webkit-text-size-adjust:none;text-spacing-trim:space-all;\
    text-autospace:no-autospace;hyphens:manual;word-spacing:0;text-indent:0;\
    text-transform:none;tab-size:8;white-space:pre;line-break:auto;word-break:normal;\
    overflow-wrap:normal;font-style:normal;letter-spacing:0;line-height:0
    """

  /// The rules for the classes above, the same for every page.
  ///
  /// Browsers round a font's ascent and half of the leading to pixels of the screen, so that where a
  /// baseline comes to stand depends on the screen. Therefore the boxes of text have no height, and a
  /// strut without text at the start of each line, whose lengths nobody rounds, holds the line open.
  ///
  /// Glyphs that are wider than their cell are made smaller (`text-fit`), and cut off by browsers that
  /// cannot. Chromium does nothing about less than 2 px; therefore padding makes the cell narrower, and a
  /// negative indent gives the glyphs its whole width.
  public static let rules = """
    .\(textClass){\(declarations)}
    .\(overrideClass){unicode-bidi:isolate-override}
    .\(leftToRightClass){direction:ltr;unicode-bidi:bidi-override}
    .\(rightToLeftClass){direction:rtl;unicode-bidi:bidi-override}
    .\(textClass)::before,.\(lineBreakClass)::after,.\(lineFeedClass)::after{content:"";\
    display:inline-block;height:var(\(strutHeight));vertical-align:var(\(strutRise));\
    margin-inline-start:var(\(lineIndent),0)}
    .\(cellClass){display:inline-block;box-sizing:border-box;overflow-x:clip;text-align:center;\
    letter-spacing:0;text-fit:shrink;padding-inline-start:1.9375px;text-indent:-1.9375px}
    .\(evenClass){text-align:justify;text-align-last:justify;text-justify:inter-character;\
    font-kerning:none}
    .\(hyphenClass)::before{content:"\\2010";letter-spacing:0}
    .\(hyphenMinusClass)::before{content:"-";letter-spacing:0}
    .\(lineBreakClass),.\(hiddenClass){font-size:0;line-height:0;letter-spacing:0;tab-size:0}
    .\(lineBreakClass)::before{content:"\\a"}
    .\(textClass) :is(a,[role=link]):active{background-color:#00000040;border-radius:2.5px}

    """
}

extension FontRegistry {
  /// The `@font-face` rules of all faces, with their files under `urlPrefix`.
  ///
  /// A face keeps its own vertical metrics. Where lines and baselines of texts stand does not depend on
  /// them (``TextStyleSheet/rules``), and in a field, whose lines the browser makes, nothing is cut off.
  public func fontFaceRules(urlPrefix: String) -> String {
    faces.map { face in
      """
      @font-face{font-family:\(Self.quoted(face.family));\
      src:url(\(Self.quoted(urlPrefix + face.webFile))) format("woff2");\
      font-weight:\(face.weight);font-style:\(face.isItalic ? "italic" : "normal");\
      font-display:block}

      """
    }.joined()
  }

  /// Everything that a page's style sheet needs for text.
  ///
  /// The page's root has the fonts, too, so that fields, buttons and text that an application sets by
  /// itself have them; any rule of the application's wins there.
  public func styleSheet(urlPrefix: String) -> String {
    let families = cssFamilies(stack)
    return fontFaceRules(urlPrefix: urlPrefix) + TextStyleSheet.rules
      + ".\(TextStyleSheet.textClass),:where([data-trellis]){font-family:\(families)}\n"
  }

  /// The value of `font-family` for `descriptor`, or `nil` if that of the style sheet holds.
  public func fontFamily(for descriptor: FontDescriptor) -> String? {
    descriptor.families.isEmpty ? nil : cssFamilies(families(for: descriptor))
  }

  /// The web font files that text in these fonts starts with, in a fixed order: a page preloads
  /// them, because a text is at its place before its font arrives but not to be seen.
  public func preloads(for descriptors: some Sequence<FontDescriptor>) -> [String] {
    Set(descriptors.map { faceList(for: $0)[0].webFile }).sorted()
  }

  private func cssFamilies(_ families: [String]) -> String {
    // Characters that no shipped font has are painted by a font of the reader's: one without serifs, if there is
    // one.
    (families.map(Self.quoted) + ["sans-serif"]).joined(separator: ",")
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || scalar == "<" || scalar == "\u{7F}":
        // An escape by number; the space ends it.
        quoted += "\\" + String(scalar.value, radix: 16) + " "
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
