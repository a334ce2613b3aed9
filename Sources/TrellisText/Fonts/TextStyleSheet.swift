/// The style rules that make a browser paint text as the engine measured it.
public enum TextStyleSheet {
  /// The class of every element that holds a text.
  public static let textClass = "t"
  /// The class of a text with characters that stand in no slice of their own (``FaceSlices``): it is
  /// painted with whole font files.
  public static let wholeClass = "t-w"
  /// The attribute with the names of the style sheets that a text needs beside that of the page.
  public static let sheetsAttribute = "data-fonts"
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
  /// The class of an element with tabs that lead to a stop of the paragraph.
  public static let tabClass = "t-t"
  /// The class of an element with a line that is stretched to its width.
  public static let justifiedClass = "t-j"
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
    .\(tabClass){display:inline-block;tab-size:0}
    .\(justifiedClass){display:inline-block;text-align:justify;text-align-last:justify;\
    text-justify:auto}
    .\(overrideClass) .\(justifiedClass){unicode-bidi:isolate-override}
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
  /// A face keeps its own vertical metrics. Where lines and baselines of texts stand does not depend on
  /// them (``TextStyleSheet/rules``), and in a field, whose lines the browser makes, nothing is cut off.
  ///
  /// Every file is named under its family, and, where it has all characters of a face that is divided,
  /// under the family for texts that need all of them. Large faces have sheets of their own (``FontRegistry/sheets``).
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

  /// The family of the files that have all characters of their faces.
  private static func wholeFamily(_ family: String) -> String { family + " Whole" }

  /// Everything that a page's style sheet needs for text.
  ///
  /// The page's root has the fonts, too, so that fields, buttons and text that an application sets by
  /// itself have them; any rule of the application's wins there.
  public func styleSheet(urlPrefix: String) -> String {
    /// A rule for all texts, and one for each language that has families of its own.
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

  /// The value of `font-family` for `descriptor`, or `nil` if that of the style sheet holds.
  ///
  /// - Parameter isWhole: For a text of the class ``TextStyleSheet/wholeClass``.
  public func fontFamily(for descriptor: FontDescriptor, isWhole: Bool = false) -> String? {
    if descriptor.families.isEmpty { return nil }
    let families = families(for: descriptor)
    return cssFamilies(isWhole ? wholeFamilies(families) : families)
  }

  /// The values of `font-family` for a text in a language, with parts of faces and with whole ones; `nil`
  /// where those of the style sheet hold.
  ///
  /// - Parameters:
  ///   - isOfOwnLanguage: whether the text has another language than what it stands in.
  ///   - installed: families of installed fonts that the text needs besides.
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

  /// The families with whole files in place of those that are divided.
  private func wholeFamilies(_ families: [String]) -> [String] {
    families.map { family in
      let isDivided = faces.contains { $0.family == family && $0.slices.whole != nil }
      return isDivided ? Self.wholeFamily(family) : family
    }
  }

  private func cssFamilies(_ families: [String]) -> String {
    // Characters that no shipped font has are painted by a font of the reader's: one without serifs, if there is
    // one.
    (families.map(Self.quoted) + ["sans-serif"]).joined(separator: ",")
  }

  static func quoted(_ text: String) -> String {
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
