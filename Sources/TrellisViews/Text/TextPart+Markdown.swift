import TrellisComponents

extension InlineMarkdown {
  /// A private character in place of the interpolated value `index` while a literal is parsed.
  static func placeholder(_ index: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt32(firstPlaceholder) + UInt32(min(index, placeholderCount - 1)))
      ?? "\u{FFFC}"
  }

  private static let firstPlaceholder = 0xF0000
  private static let placeholderCount = 0xFFFE

  /// The parts of `source` with Markdown's styles, and `values` in place of the placeholders. The characters of the
  /// values are not parsed.
  static func parts(_ source: String, _ values: [[Text.Part]]) -> [Text.Part] {
    let (runs, steps) = parsed(source)
    RenderContext.recordSteps(steps, ofText: "Markdown")
    return runs.flatMap { run in
      let link = run.link.map { address in
        split(address, values).map { part in
          switch part {
          case .left(let text): text
          case .right(let parts): parts.map(\.text).joined()
          }
        }.joined()
      }
      return split(run.text, values).flatMap { part in
        let parts: [Text.Part]
        switch part {
        case .left(let text): parts = [Text.Part(text: text)]
        case .right(let own): parts = own
        }
        return parts.map { $0.styled(by: run, link: link) }
      }
    }
  }

  private enum Piece {
    case left(String)
    case right([Text.Part])
  }

  /// The characters and the values of `text`, in order.
  private static func split(_ text: String, _ values: [[Text.Part]]) -> [Piece] {
    var pieces: [Piece] = []
    var literal = String.UnicodeScalarView()
    func isValue(_ scalar: Unicode.Scalar) -> Int? {
      let index = Int(scalar.value) - firstPlaceholder
      return values.indices.contains(index) ? index : nil
    }
    for scalar in text.unicodeScalars {
      guard let index = isValue(scalar) else {
        literal.append(scalar)
        continue
      }
      if !literal.isEmpty { pieces.append(.left(String(literal))) }
      literal = String.UnicodeScalarView()
      pieces.append(.right(values[index]))
    }
    if !literal.isEmpty { pieces.append(.left(String(literal))) }
    return pieces
  }
}

extension Text.Part {
  /// The part with Markdown's styles where it sets none itself.
  fileprivate func styled(by run: MarkdownRun, link: String?) -> Text.Part {
    var part = self
    if run.isStrong { part.weight = part.weight ?? .bold }
    if run.isEmphasized { part.isItalic = part.isItalic ?? true }
    if run.isStruckThrough { part.isStruckThrough = true }
    if run.isCode { part.isCode = true }
    part.link = part.link ?? link
    return part
  }
}
