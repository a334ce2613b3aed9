import Trellis

/// Two hundred English paragraphs, each with balanced and with pretty lines, for `Scripts/wrapping-table`.
enum WrappingPage {
  static func component() -> Component {
    FlexboxComponent(.column, spacing: 6, padding: .all(12)) {
      for index in 0..<200 {
        paragraph(index, .balanced, "balance")
        paragraph(index, .pretty, "pretty")
      }
    }
  }

  private static func paragraph(
    _ index: Int, _ wrapping: LineWrapping, _ name: String
  ) -> Component {
    var style = TextStyle(size: 15)
    style.wrapping = wrapping
    let text = text(index)
    return TextComponent(
      text, style: style, viewClass: "p",
      size: ComponentSize(width: .points(Double(200 + index * 37 % 401))),
      attributes: [.attribute("data-source", text), .attribute("data-wrapping", name)])
  }

  private static let words = """
    the a of in is to and for with that this as on by at from one two lines word page text type paper \
    reader column measure heading sentence paragraph typography balance ragged spaces narrow margin \
    letters evenly Chromium server browser breaking optimum dynamic programming extraordinary
    """.split(separator: " ")

  /// 5 to 80 words, deterministic.
  private static func text(_ index: Int) -> String {
    var state = UInt64(index) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    return (0..<5 + random(76)).map { _ in String(words[random(words.count)]) }
      .joined(separator: " ") + "."
  }
}
