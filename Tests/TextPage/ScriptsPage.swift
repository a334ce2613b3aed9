import Trellis

/// A page with scripts, styles and paragraph settings, left to right and right to left.
final class ScriptsPage: CompositeComponent {
  init() {
    super.init(
      child: FlexboxComponent(
        .column, view: ViewConfiguration("main", attributes: [.style(.color, "CanvasText")]),
        spacing: 32, padding: .all(24)
      ) {
        Self.title("Text for everyone: scripts, styles and paragraphs set well")
        Self.section("Paragraphs", Self.paragraphs)
        Self.section("Marks and columns", Self.columns)
        Self.section("Scripts", Self.scripts)
      })
  }

  // MARK: Frames

  private static func title(_ text: String) -> Component {
    var style = TextStyle(size: 32, weight: 700)
    style.wrapping = .balanced
    return TextComponent(text, style: style, viewClass: "h1")
  }

  private static func section(_ heading: String, _ cards: [Component]) -> Component {
    FlexboxComponent(.column, spacing: 16) {
      TextComponent(heading, style: TextStyle(size: 20, weight: 600), viewClass: "h2")
      FlexboxComponent(.row, spacing: 16, alignItems: .stretch, wrap: .wrap) {
        for card in cards { card.flex(grow: 1, shrink: 1, basis: 300) }
      }
    }
  }

  private static func card(_ name: String, _ content: Component) -> Component {
    let frame: [ViewAttribute] = [
      .style(StyleProperty("border-radius"), "12px"),
      .style(.background, "color-mix(in srgb, CanvasText 6%, Canvas)"),
    ]
    return FlexboxComponent(
      .column, view: ViewConfiguration("section", attributes: frame), spacing: 8, padding: .all(16)
    ) {
      TextComponent(
        name,
        style: TextStyle(
          size: 13, weight: 600, color: "color-mix(in srgb, CanvasText 65%, Canvas)"),
        viewClass: "h3")
      content
    }
  }

  static func text(
    _ name: String, _ text: String, language: String = "en", _ change: (inout TextStyle) -> Void
  ) -> Component {
    var style = TextStyle(size: 16)
    style.lineHeightMultiple = 1.5
    change(&style)
    return card(
      name,
      TextComponent(
        text, style: style, language: language, viewClass: "p",
        attributes: [.attribute("data-source", text)]))
  }

  // MARK: Paragraphs

  private static let english = """
    “Typography is what language looks like,” a designer once said. It begins with letterforms, \
    continues with justification and hyphenation, and ends where an internationalized paragraph, \
    however narrow its column, reads without a single distraction.
    """
  private static let german = """
    Die Silbentrennung verteilt lange Zusammensetzungen wie Donaudampfschifffahrtsgesellschaft auf \
    zwei Zeilen, damit der Flattersatz ruhig und der Blocksatz ohne Löcher bleibt.
    """
  private static let hebrew = """
    כל בני אדם נולדו בני חורין ושווים בערכם ובזכויותיהם. כולם חוננו בתבונה ובמצפון, לפיכך חובה עליהם \
    לנהוג איש ברעהו ברוח של אחווה.
    """
  private static let arabic = """
    يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق. وقد وهبوا عقلًا وضميرًا وعليهم أن يعامل بعضهم \
    بعضًا بروح الإخاء.
    """
  private static let japanese = """
    「すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。」人間は、理性と良心とを\
    授けられており、互いに同胞の精神をもって行動しなければならない。
    """

  static var paragraphs: [Component] {
    [
      text("Greedy", english) { _ in },
      text("Pretty", english) { $0.wrapping = .pretty },
      text("Balanced", english) { $0.wrapping = .balanced },
      text("Justified", english) { $0.alignment = .justified },
      text("Pretty, hyphenated, justified", english) {
        $0.wrapping = .pretty
        $0.hyphenates = true
        $0.alignment = .justified
      },
      text("German, hyphenated", german, language: "de") {
        $0.wrapping = .pretty
        $0.hyphenates = true
      },
      text("Hanging punctuation, justified", english) {
        $0.composition.hangsPunctuation = true
        $0.alignment = .justified
      },
      text("Hebrew, justified", hebrew, language: "he") { $0.alignment = .justified },
      text("Arabic, pretty", arabic, language: "ar") { $0.wrapping = .pretty },
      text("Japanese, strict, justified", japanese, language: "ja") {
        $0.composition.lineBreakStrictness = .strict
        $0.alignment = .justified
      },
      text("First line indented, three lines at most", english) {
        $0.spacing = ParagraphSpacing(firstLineIndent: 24)
        $0.wrapping = .pretty
        $0.maximumLines = 3
      },
    ]
  }

  // MARK: Columns

  static var columns: [Component] {
    let figures = "Item\tCount\tPrice\nTea\t3\t1.25\nCoffee\t12\t10.5\nLemonade\t104\t0.999"
    let shifts: [TextSpan] = [
      TextSpan("E = mc"), TextSpan("2", style: shifted(.superscript)), TextSpan(", H"),
      TextSpan("2", style: shifted(.subscript)), TextSpan("O, the 21"),
      TextSpan("st", style: shifted(.superscript)), TextSpan(" century, and "),
      TextSpan("large", style: SpanStyle(weight: 700, size: 28)),
      TextSpan(" beside "), TextSpan("small", style: SpanStyle(size: 11)),
      TextSpan(" letters on one baseline."),
    ]
    return [
      text("Tab stops: end and decimal point", figures) {
        $0.composition.tabStops = [
          TabStop(140, alignment: .end), TabStop(200, alignment: .character(".")),
        ]
      },
      text("Tab stops from right to left", "פריט\tכמות\nתה\t3\nקפה\t12", language: "he") {
        $0.composition.tabStops = [TabStop(140, alignment: .end)]
      },
      card(
        "Superscript, subscript, mixed sizes",
        TextComponent(
          AttributedText(shifts), style: TextStyle(size: 16), viewClass: "p",
          attributes: [.attribute("data-source", shifts.map(\.text).joined())])),
    ]
  }

  private static func shifted(_ baseline: SpanBaseline) -> SpanStyle {
    var style = SpanStyle(size: 11)
    style.baseline = baseline
    return style
  }

  // MARK: Scripts

  static var scripts: [Component] {
    samples.map { name, language, sample in
      text(name, sample, language: language) { $0.wrapping = .pretty }
    }
  }

  private static let samples: [(String, String, String)] = [
    ("Latin", "cs", "Příliš žluťoučký kůň úpěl ďábelské ódy nad Ångströmovou řekou."),
    ("Greek", "el", "Ξεσκεπάζω τὴν ψυχοφθόρα βδελυγμία, και ξαναγράφω το αλφάβητο."),
    (
      "Cyrillic", "uk",
      "Жебракують філософи при ґанку церкви в Гадячі, ще й шатро їхнє п’яне знаємо."
    ),
    ("Hebrew", "he", "דג סקרן שט בים מאוכזב ולפתע מצא חברה (כן, באמת!)."),
    ("Arabic", "ar", "صِف خَلقَ خَودِ كَمِثلِ الشَمسِ إِذ بَزَغَت، ثم اقرأ 123 كلمة."),
    ("Devanagari", "hi", "ऋषियों को सताने वाले दुष्ट राक्षसों के राजा रावण का सर्वनाश।"),
    ("Thai", "th", "เป็นมนุษย์สุดประเสริฐเลิศคุณค่า กว่าบรรดาฝูงสัตว์เดรัจฉาน"),
    ("Chinese", "zh", "视野无限广，窗外有蓝天；“人人生而自由，在尊严和权利上一律平等。”"),
    ("Japanese", "ja", "いろはにほへと散りぬるを、我が世たれぞ常ならむ。コーヒーをどうぞ！"),
    ("Korean", "ko", "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다."),
    ("Burmese", "my", "လူတိုင်းသည် တူညီလွတ်လပ်သော ဂုဏ်သိက္ခာဖြင့် မွေးဖွားလာသူများဖြစ်သည်။"),
    ("Khmer", "km", "មនុស្សទាំងអស់កើតមកមានសេរីភាព និងសមភាព ក្នុងផ្នែកសេចក្ដីថ្លៃថ្នូរ។"),
    ("Tibetan", "bo", "འགྲོ་བ་མིའི་རིགས་རྒྱུད་ཡོངས་ལ་སྐྱེས་ཙམ་ཉིད་ནས་ཆེ་མཐོངས་དང༌།"),
    ("Emoji", "en", "Families 👩‍👩‍👧‍👦, flags 🇯🇵🇧🇷, keycaps 1️⃣#️⃣, skin tones 👍🏽👋🏿 and hearts ❤️."),
  ]
}
