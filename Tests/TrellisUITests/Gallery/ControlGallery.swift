import TrellisComponents
import TrellisDOM
import TrellisLayout
import TrellisText
import TrellisUI

/// The controls and texts, each with values that change its elements or its size.
enum ControlGallery {
  /// A style that no other test uses: a resolved style depends on the fonts when it is first used.
  private static let base = TextStyle(color: "var(--gallery)")

  static var controls: [GalleryEntry] {
    let style = TextStyle(size: 11, weight: 500, lineHeight: 17, color: "var(--gallery)")
    let padding = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let action = Action<UIEvent> { _ in }
    var all = [
      GalleryEntry("button", ButtonComponent("press", style: base) {}),
      GalleryEntry(
        "button with options",
        ButtonComponent(
          "press", style: style, isEnabled: false, label: "label", padding: padding,
          size: ComponentSize(width: 99), attributes: [.attribute("title", "t")]
        ) {}),
      GalleryEntry(
        "field with options",
        TextFieldComponent(
          text: "text", label: "label", placeholder: "hint", style: style, isEnabled: false,
          delay: 9,
          size: ComponentSize(width: 70, height: 20), attributes: [.attribute("title", "t")],
          onInput: { _ in }, onSubmit: { _ in })),
      GalleryEntry("view", ViewComponent("section", attributes: [.attribute("title", "t")])),
      GalleryEntry("picture", ImageComponent(source: "/a", alternative: "a", size: .auto)),
      GalleryEntry("line", FieldComponent("input", style: style)),
      GalleryEntry("line with padding", FieldComponent("input", padding: padding, style: style)),
      GalleryEntry(
        "short line", FieldComponent("input", characters: 5, padding: padding, style: style)),
      GalleryEntry(
        "line of a text", FieldComponent("input", text: "a wide text", style: style)),
      GalleryEntry(
        "area",
        FieldComponent(
          "textarea", text: "one\ntwo three four five six", lines: .init(least: 2, most: 4),
          characters: 9, padding: padding, style: style)),
      GalleryEntry(
        "area of a height",
        FieldComponent(
          "textarea", text: "one", lines: .init(least: 1, most: 4), padding: padding, style: style,
          size: ComponentSize(width: 44, height: 55))),
      GalleryEntry(
        "choices",
        FieldComponent(
          "select", widest: "the widest", padding: padding, style: style,
          size: ComponentSize(height: 30), attributes: [.attribute("title", "t")],
          children: [
            ViewComponent("option", child: TextComponent("one", style: base)),
            ViewComponent(
              "option", size: ComponentSize(width: .percent(0.5), height: .percent(0.5))),
          ])),
    ]
    for kind in [TextFieldComponent.Kind.text, .search, .email, .url, .tel, .password] {
      all.append(
        GalleryEntry(
          "field \(kind)",
          TextFieldComponent(
            text: "", label: "label", placeholder: "hint", kind: kind, style: base,
            onInput: { _ in })))
    }
    return all + links(action)
  }

  private static func links(_ action: Action<UIEvent>) -> [GalleryEntry] {
    let spans: [(String, TextSpan)] = [
      ("plain", TextSpan("b c")), ("link", TextSpan("b c", link: "/b")),
      ("action", TextSpan("b c", action: action)),
      ("link with an action", TextSpan("b c", link: "/b", action: action)),
      ("press", TextSpan("b c", beginAction: action)),
      ("cancel", TextSpan("b c", cancelAction: action)),
      ("language", TextSpan("b c", language: "ja")), ("other direction", TextSpan("שלום")),
      (
        "style in the initializer",
        TextSpan(
          "b c",
          style: SpanStyle(
            weight: 700, isItalic: true, size: 21, color: "red", background: "blue",
            isUnderlined: true, isStruckThrough: true, className: "k"))
      ),
    ]
    let changes: [(String, (inout SpanStyle) -> Void)] = [
      ("families", { $0.families = ["Noto Sans Thai"] }), ("size", { $0.size = 30 }),
      ("size 0", { $0.size = -3 }), ("weight", { $0.weight = 600 }),
      ("weight 2000", { $0.weight = 2000 }), ("italic", { $0.isItalic = true }),
      ("upright", { $0.isItalic = false }), ("letter spacing", { $0.letterSpacing = 3.5 }),
      ("features", { $0.features = [.tabularFigures] }), ("no features", { $0.features = [] }),
      ("color", { $0.color = "red" }), ("background", { $0.background = "blue" }),
      ("superscript", { $0.baseline = .superscript }), ("subscript", { $0.baseline = .subscript }),
      ("raised", { $0.baseline = .raised(4.5) }), ("lowered", { $0.baseline = .raised(-9) }),
      ("underlined", { $0.isUnderlined = true }), ("struck", { $0.isStruckThrough = true }),
      ("class", { $0.className = "k" }),
    ]
    let styled = changes.map { name, change in
      var style = SpanStyle()
      change(&style)
      return (name, TextSpan("b c", style: style))
    }
    return (spans + styled).map { name, span in
      GalleryEntry(
        "span \(name)", TextComponent(AttributedText([TextSpan("aa "), span]), style: base))
    }
  }

  static var texts: [GalleryEntry] {
    let changes: [(String, (inout TextStyle) -> Void)] = [
      ("none", { _ in }), ("families", { $0.families = ["Noto Sans Thai"] }),
      ("size", { $0.size = 20 }),
      ("weight", { $0.weight = 700 }), ("weight 0", { $0.weight = 0 }),
      ("italic", { $0.isItalic = true }), ("features", { $0.features = [.tabularFigures] }),
      ("line height", { $0.lineHeight = 33 }), ("multiple", { $0.lineHeightMultiple = 3 }),
      ("least height", { $0.minimumLineHeight = 44 }),
      ("most height", { $0.maximumLineHeight = 12 }),
      ("letter spacing", { $0.letterSpacing = 2 }), ("color", { $0.color = "red" }),
      ("left to right", { $0.direction = .leftToRight }),
      ("right to left", { $0.direction = .rightToLeft }),
      (
        "spacing",
        {
          $0.spacing = ParagraphSpacing(
            firstLineIndent: 5, indent: 6, endIndent: 7, betweenLines: 8, betweenParagraphs: 9)
        }
      ),
      ("one line", { $0.maximumLines = 1 }),
      (
        "two lines without a token",
        {
          $0.maximumLines = 2
          $0.truncation = nil
        }
      ),
      ("break anywhere", { $0.lineBreakMode = .character }),
      ("balanced", { $0.wrapping = .balanced }),
      ("hyphens", { $0.hyphenates = true }),
      (
        "shadow",
        { $0.shadow = TextShadow(offset: Size(width: 5, height: -2), radius: 3, color: "blue") }
      ),
      (
        "wide shadow",
        { $0.shadow = TextShadow(offset: Size(width: -6, height: 7), radius: 4, color: "c") }
      ),
      (
        "shadow beside the text",
        { $0.shadow = TextShadow(offset: Size(width: 0, height: 7), radius: -4, color: "c") }
      ),
      ("invisible shadow", { $0.shadow = TextShadow(offset: .zero, radius: 0, color: "c") }),
    ]
    var styles = changes.map { name, change in
      var style = base
      change(&style)
      return (name, style)
    }
    for alignment in [TextAlignment.natural, .left, .center, .right, .justified] {
      styles.append(("aligned \(alignment)", TextStyle(color: base.color, alignment: alignment)))
    }
    styles.append(
      (
        "style in the initializer",
        TextStyle(size: 9, weight: 300, isItalic: true, lineHeight: 8, color: "var(--gallery-1)")
      ))
    let words = "The quick brown fox\njumps over"
    return styles.flatMap { name, style in
      [
        GalleryEntry(name, TextComponent(words, style: style)),
        GalleryEntry("\(name), from right to left", TextComponent("שלום עולם 12", style: style)),
      ]
    } + tokens
  }

  private static var tokens: [GalleryEntry] {
    let line = TextStyle(color: base.color, maximumLines: 1)
    let token = AttributedText([TextSpan("… "), TextSpan("more", link: "/more")])
    let spans = AttributedText([
      TextSpan("The quick "), TextSpan("brown fox", style: SpanStyle(weight: 700)),
    ])
    return [
      GalleryEntry("token", TextComponent("The quick brown fox", style: line, truncation: token)),
      GalleryEntry("token after spans", TextComponent(spans, style: line, truncation: token)),
      GalleryEntry("token without a cut", TextComponent("a", style: line, truncation: token)),
      GalleryEntry("label", TextComponent("a", style: base, label: "label")),
      GalleryEntry(
        "label of spans", TextComponent(spans, style: base, label: "label", viewClass: "p")),
      GalleryEntry(
        "label of a heading", TextComponent("a", style: base, label: "label", viewClass: "h1")),
      GalleryEntry(
        "label with a role", TextComponent("a", style: base, label: "b", attributes: [.role("img")])
      ),
      GalleryEntry(
        "label besides another",
        TextComponent("a", style: base, label: "b", attributes: [.aria("label", "c")])),
      GalleryEntry(
        "language",
        TextComponent("a", style: base, language: "ja", size: ComponentSize(width: 20, height: 30))),
      GalleryEntry(
        "language of spans",
        TextComponent(spans, style: base, language: "fr", size: ComponentSize(width: 50))),
      GalleryEntry(
        "plain span on two lines",
        TextComponent(
          AttributedText([
            TextSpan("The quick brown fox "), TextSpan("b", style: SpanStyle(weight: 700)),
          ]),
          style: base)),
      GalleryEntry(
        "span on two lines",
        TextComponent(
          AttributedText([TextSpan("a "), TextSpan("The quick brown fox", link: "/fox")]),
          style: base)),
      GalleryEntry("no characters", TextComponent("", style: base)),
      GalleryEntry("no spans", TextComponent(AttributedText([]), style: base)),
      GalleryEntry("a tab and an emoji", TextComponent("a\tb 👍🏽 c", style: base)),
    ]
  }
}
