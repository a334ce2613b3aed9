import Foundation
import Trellis

/// Pages for tests: five hundred paragraphs in many scripts, sizes and widths.
@main struct TextPage: Application {
  @Option(help: "The texts: a JSON object of categories with lang, dir and texts.")
  var corpus: String

  @Option(help: "Texts of the same form for the page /cells; those of --corpus by default.")
  var cells: String?

  @Option(help: "A font file for the page /features.")
  var own: String?

  @Flag(help: "Have lines and rows run from right to left.")
  var rightToLeft = false

  func prepare(_ environment: inout HostEnvironment) {
    if rightToLeft { environment.traits.writingDirection = .rightToLeft }
  }

  func addFonts(to fonts: inout FontRegistry) throws {
    guard let own else { return }
    try fonts.add(family: "Own", files: [own], features: ["smcp"], place: .byName)
  }

  func routes() throws -> [Route] {
    let paragraphs = try Corpus(path: corpus).paragraphs(500)
    // The fonts of the recorded cases, two of which are only for tests, have all characters.
    let recorded = paragraphs.map { paragraph in
      var paragraph = paragraph
      paragraph.style.families = ["Inter", "CJK Test", "Emoji Test"]
      return paragraph
    }
    let cells = try Corpus(path: cells ?? corpus).paragraphs().map { paragraph in
      var paragraph = paragraph
      paragraph.style.maximumLines = 0
      return paragraph
    }
    return [
      Self.route("/", recorded),
      Self.route("/copy", paragraphs.filter { $0.style.maximumLines == 0 }),
      Self.route("/cells", cells),
      Route("/cells/:part", title: "Text") { page in
        let part = Int(page.location.parameters["part"] ?? "") ?? 0
        let shown = cells.dropFirst(part * Self.partSize).prefix(Self.partSize)
        return { Self.column(Array(shown)) }
      },
      Self.route("/features", Self.features),
      Route("/fields", title: "Fields") { _ in { ControlsPage() } },
      Route("/directions", title: "Directions") { _ in { DirectionsPage() } },
      Route("/scripts", title: "Scripts, styles and paragraphs") { _ in { ScriptsPage() } },
      Route("/wrapping", title: "Wrapping") { _ in { WrappingPage.component() } },
    ]
  }

  /// Texts with features in a family of the application.
  private static var features: [TextPageParagraph] {
    let texts = [
      "Rows 1,111.10 and 8,888.80", "AVATAR To We, Small Capitals", "0123456789 Да Нет",
      "가구나라 2026",
    ]
    let features: [[FontFeature]] = [
      [], [.tabularFigures], [.smallCapitals], [.oldStyleFigures, .smallCapitals],
      [.tabularFigures, FontFeature("kern", value: 0)],
    ]
    return features.flatMap { features in
      texts.enumerated().map { index, text in
        var style = TextStyle(size: 15 + Double(index))
        style.families = ["Own"]
        style.features = features
        return TextPageParagraph(
          text: text, language: "en", style: style, width: 320, hasSpans: index == 1)
      }
    }
  }

  /// The number of texts on each of `/cells/0`, `/cells/1` and so on.
  private static let partSize = 250

  private static func route(_ path: String, _ paragraphs: [TextPageParagraph]) -> Route {
    Route(path, title: "Text") { _ in { column(paragraphs) } }
  }

  private static func column(_ paragraphs: [TextPageParagraph]) -> Component {
    FlexboxComponent(.column, spacing: 6, padding: .all(12)) {
      for paragraph in paragraphs { paragraph.component() }
    }
  }
}

/// Texts of many scripts.
struct Corpus {
  private struct Category: Decodable {
    var lang: String
    var dir: String
    var texts: [String]
  }

  private let strings: [(text: String, language: String, direction: TextDirection)]

  init(path: String) throws {
    let data = try Data(contentsOf: URL(filePath: path))
    let categories = try JSONDecoder().decode([String: Category].self, from: data)
    strings = categories.sorted { $0.key < $1.key }.flatMap { _, category in
      category.texts.map { ($0, category.lang, category.dir == "rtl" ? .rightToLeft : .natural) }
    }
  }

  /// A paragraph for each text.
  func paragraphs() -> [TextPageParagraph] { paragraphs(strings.count) }

  /// Paragraphs with alternating styles, with a different period for each property.
  func paragraphs(_ count: Int) -> [TextPageParagraph] {
    (0..<count).map { index in
      let string = strings[index % strings.count]
      var style = TextStyle(
        size: Double(10 + index * 7 % 39), weight: [400, 700, 600, 500][index % 4],
        isItalic: index % 11 == 10,
        alignment: [.natural, .center, .right, .left][index / 3 % 4],
        maximumLines: index % 10 == 9 ? 2 : 0)
      style.direction = string.direction
      if index % 17 == 16 { style.letterSpacing = 0.5 }
      if index % 13 == 12 {
        style.spacing = ParagraphSpacing(
          firstLineIndent: 24, indent: 8, endIndent: 16, betweenLines: 3, betweenParagraphs: 11)
      }
      if index % 19 == 18 {
        style.shadow = TextShadow(offset: Size(width: 2, height: 3), radius: 4, color: "#0003")
      }
      return TextPageParagraph(
        text: string.text, language: string.language, style: style,
        width: [180, 320, 560][(index + index / strings.count) % 3], hasSpans: index % 3 == 2)
    }
  }
}

/// One of the page's paragraphs.
struct TextPageParagraph {
  var text: String
  var language: String
  var style: TextStyle
  var width: Double
  /// Whether parts of the text differ in font, size and style.
  var hasSpans: Bool

  private var spans: [TextSpan] {
    let characters = Array(text)
    guard hasSpans, characters.count >= 3 else { return [TextSpan(text)] }
    let first = characters.count / 3
    let second = characters.count * 2 / 3
    var spaced = SpanStyle(weight: 400, size: max(8, style.size - 4), isUnderlined: true)
    spaced.letterSpacing = 0.25
    return [
      TextSpan(String(characters[..<first])),
      TextSpan(
        String(characters[first..<second]),
        style: SpanStyle(weight: 700, size: style.size + 7, background: "#fe08")),
      TextSpan(String(characters[second...]), style: spaced, language: language),
    ]
  }

  func component() -> Component {
    TextComponent(
      AttributedText(spans), style: style, language: language, viewClass: "p",
      size: ComponentSize(width: .points(width)), attributes: [.attribute("data-source", text)])
  }
}
