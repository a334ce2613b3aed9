/// The style rules with which a browser paints text as the engine measured it.
public enum TextStyleSheet {
  /// The class of every text element.
  public static let textClass = "t"
  /// The class of a text with characters that are in no slice (``FaceDivision``): it uses whole font files.
  public static let wholeClass = "t-w"
  /// The attribute with the names of a text's additional style sheets.
  public static let sheetsAttribute = "data-fonts"
  /// The class of a text field, for its style and its direction. The browser lays out the content of a field, in the
  /// page's font.
  public static let fieldClass = "t-f"
  /// The class of an element that overrides the direction of its characters: left to right.
  public static let leftToRightClass = "t-l"
  /// The class of an element that overrides the direction of its characters: right to left.
  public static let rightToLeftClass = "t-r"
  /// The class of a text element if any of its nodes has a direction.
  public static let overrideClass = "t-o"
  /// The class of an element around clusters that no font of the server covers.
  public static let cellClass = "t-c"
  /// The class of an element whose glyphs are spaced evenly over its width.
  public static let evenClass = "t-e"
  /// The class of the empty element that paints a hyphen.
  public static let hyphenClass = "t-h"
  /// The class of the empty element that paints a hyphen in a font without U+2010.
  public static let hyphenMinusClass = "t-m"
  /// The class of the element at the end of a line.
  public static let lineBreakClass = "t-b"
  /// The class of the element around a line feed of the source.
  public static let lineFeedClass = "t-n"
  /// The class of an element with tabs that extend to a tab stop of the paragraph.
  public static let tabClass = "t-t"
  /// The class of an element with a justified line.
  public static let justifiedClass = "t-j"
  /// The class of the element that hides spaces before a line feed of the source.
  public static let hiddenClass = "t-z"
  /// The class of the element with the whole text for assistive technology, beside a text that is cut off. It cannot be
  /// selected, so that a copy without the client script is the visible text; the script copies the whole text.
  public static let wholeTextClass = "t-s"

  /// The custom property for the height of a line's strut, set on the text element for the first line, and
  /// on the preceding element for other lines.
  public static let strutHeight = "--l"
  /// The custom property for the rise of a strut; negative if the strut extends below the baseline.
  public static let strutRise = "--d"
  /// The custom property for a line's indent; 0 if it is not set.
  public static let lineIndent = "--i"

  /// The declarations for `textClass` that affect widths and breaks.
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
  /// Browsers round a font's ascent and half of the leading to device pixels, so the position of a baseline would
  /// depend on the screen. Therefore the boxes of text have no height. A strut without text at the start of each line
  /// determines the line's height, because its lengths are not rounded.
  ///
  /// Glyphs wider than their cell are scaled down (`text-fit`), or clipped by browsers without that
  /// property. Chromium ignores differences below 2 px; therefore padding makes the cell narrower, and a
  /// negative indent gives the glyphs the full width.
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
    .\(lineBreakClass),.\(hiddenClass),.\(wholeTextClass){font-size:0;line-height:0;\
    letter-spacing:0;tab-size:0}
    .\(wholeTextClass){-webkit-user-select:none;user-select:none}
    .\(lineBreakClass)::before{content:"\\a"}
    .\(tabClass){display:inline-block;tab-size:0}
    .\(justifiedClass){display:inline-block;text-align:justify;text-align-last:justify;\
    text-justify:auto}
    .\(overrideClass) .\(justifiedClass){unicode-bidi:isolate-override}
    .\(fieldClass)[dir=auto]:placeholder-shown{direction:inherit;unicode-bidi:isolate}
    .\(textClass) :is(a,[role=link]):active{background-color:#00000040;border-radius:2.5px}

    """
}

extension TextStyleSheet {
  /// The value of `font-family` for one family.
  public static func fontFamily(_ family: String) -> String { FontRegistry.quoted(family) }
}

extension FontRegistry {
  /// The `@font-face` rules of all faces, with their files under `urlPrefix`.
  ///
  /// A face keeps its own vertical metrics. The positions of lines and baselines of texts do not depend on them
  /// (``TextStyleSheet/rules``); in fields, where the browser lays out the text, nothing is clipped.
  ///
  /// Every file is listed for its family and, if it has all characters of a divided face, also for the
  /// family of whole files. Large faces have separate sheets (``FontRegistry/sheets``).
  public func fontFaceRules(urlPrefix: String) -> String {
    faces.filter { $0.slices.sheet == nil }.map { face in
      let slices = face.slices
      func rule(_ slice: FontSlice, _ characters: ScalarSet, _ family: String) -> String {
        Self.fontFaceRule(
          family: family, weight: face.weight, isItalic: face.isItalic,
          url: urlPrefix + slice.fileName, characters: characters)
      }
      var rules = ""
      for part in slices.parts { rules += rule(part, part.characters, face.family) }
      if let whole = slices.whole {
        if !slices.remainder.isEmpty { rules += rule(whole, slices.remainder, face.family) }
        rules += rule(whole, whole.characters, Self.wholeFamily(face.family))
      }
      return rules
    }.joined()
  }

  static func fontFaceRule(
    family: String, weight: Int, isItalic: Bool, url: String, characters: ScalarSet?
  ) -> String {
    let range = characters.map { ";unicode-range:\($0.unicodeRange)" } ?? ""
    return """
      @font-face{font-family:\(quoted(family));src:url(\(quoted(url))) format("woff2");\
      font-weight:\(weight);font-style:\(isItalic ? "italic" : "normal");\
      font-display:block\(range)}

      """
  }

  /// The family of whole files.
  private static func wholeFamily(_ family: String) -> String { family + " Whole" }

  /// The part of a page's style sheet for text.
  ///
  /// The page's root has the fonts too, so that fields, buttons and an application's own text use them; any
  /// rule of the application overrides this.
  public func styleSheet(urlPrefix: String) -> String {
    /// A rule for all texts, and a rule for each language that families are registered for.
    func rules(_ selector: (_ condition: String) -> String, _ value: ([String]) -> String) -> String
    {
      "\(selector("")){font-family:\(value(stack))}\n"
        + languages.map { language in
          "\(selector(":lang(\(language))")){font-family:\(value(stack(in: language)))}\n"
        }.joined()
    }
    return fontFaceRules(urlPrefix: urlPrefix) + TextStyleSheet.rules
      + rules(
        { condition in
          let text =
            ".\(TextStyleSheet.textClass)" + (condition.isEmpty ? "" : ":where(\(condition))")
          return "\(text),:where([data-trellis]\(condition))"
        }, cssFamilies)
      + rules(
        { ".\(TextStyleSheet.wholeClass)" + ($0.isEmpty ? "" : ":where(\($0))") },
        { cssFamilies(wholeFamilies($0)) })
  }

  /// The value of `font-family` for `descriptor`, or `nil` if the style sheet's value applies.
  ///
  /// - Parameter isWhole: whether the text has the class ``TextStyleSheet/wholeClass``.
  public func fontFamily(for descriptor: FontDescriptor, isWhole: Bool = false) -> String? {
    if descriptor.families.isEmpty { return nil }
    let families = families(for: descriptor)
    return cssFamilies(isWhole ? wholeFamilies(families) : families)
  }

  /// The values of `font-family` for a text in a language, with divided and with whole font files; `nil` if the style
  /// sheet's values apply.
  ///
  /// - Parameters:
  ///   - isOfOwnLanguage: whether the text has another language than the element around it.
  ///   - installed: the additional families of installed fonts.
  func fontFamilies(
    for descriptor: FontDescriptor, language: String, isOfOwnLanguage: Bool,
    installed: [String] = []
  ) -> (parts: String?, whole: String?) {
    if descriptor.families.isEmpty, installed.isEmpty,
      !isOfOwnLanguage || languagesByFamily.isEmpty
    {
      return (nil, nil)
    }
    let families = families(for: descriptor, language: language) + installed
    return (cssFamilies(families), cssFamilies(wholeFamilies(families)))
  }

  /// The families, with each divided family replaced by its family of whole files.
  private func wholeFamilies(_ families: [String]) -> [String] {
    families.map { family in
      let isDivided = faces.contains { $0.family == family && $0.slices.whole != nil }
      return isDivided ? Self.wholeFamily(family) : family
    }
  }

  private func cssFamilies(_ families: [String]) -> String {
    // A font of the reader paints characters that no font of the server has: a sans-serif font, if there is
    // one.
    (families.map(Self.quoted) + ["sans-serif"]).joined(separator: ",")
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\" + String(scalar)
      case _ where scalar.value < 0x20 || scalar == "<" || scalar == "\u{7F}":
        // A numeric escape, terminated by the space.
        quoted += "\\" + String(scalar.value, radix: 16) + " "
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
