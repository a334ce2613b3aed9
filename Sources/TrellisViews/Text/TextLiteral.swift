public import Foundation
import TrellisComponents

/// The literal of a ``Text``, with Markdown's inline forms and interpolations.
///
/// ```swift
/// Text("Read **\(count)** of [all pages](/pages)")
/// Text("Due \(date, format: .dateTime.day().month()) at \(Text("noon").bold())")
/// ```
///
/// The characters of interpolated values are never parsed.
public struct TextLiteral: ExpressibleByStringInterpolation {
  var parts: [Text.Part]

  /// A literal without interpolations.
  public init(stringLiteral value: String) {
    parts = InlineMarkdown.isNeeded(for: value) ? Self.parse(value, []) : [Text.Part(text: value)]
  }

  /// A literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// Collects the segments of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    private enum Segment {
      case literal(String)
      case value(String)
      case text([Text.Part])
    }

    private var segments: [Segment] = []
    private var hasMarkdown = false
    private var hasTexts = false

    /// Makes space for the segments of a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      segments.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Characters between interpolations, which may have Markdown's forms.
    public mutating func appendLiteral(_ literal: String) {
      if literal.isEmpty { return }
      hasMarkdown = hasMarkdown || InlineMarkdown.isNeeded(for: literal)
      segments.append(.literal(literal))
    }

    /// The description of a value.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      segments.append(.value("\(value)"))
    }

    /// A text with its own styles.
    public mutating func appendInterpolation(_ text: Text) {
      hasTexts = true
      segments.append(.text(text.parts))
    }

    /// A value in a format of Foundation, in the language of the page.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      appendInterpolation(Text(value, format: format))
    }

    /// A value in a format of C, such as `%.2f`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      segments.append(.value(String(format: specifier, value)))
    }

    fileprivate var parts: [Text.Part] {
      if !hasMarkdown, !hasTexts {
        return [
          Text.Part(
            text: segments.reduce(into: "") {
              switch $1 {
              case .literal(let text), .value(let text): $0 += text
              case .text: break
              }
            })
        ]
      }
      var source = ""
      var values: [[Text.Part]] = []
      for segment in segments {
        switch segment {
        case .literal(let text):
          source += text
          continue
        case .value(let text): values.append([Text.Part(text: text)])
        case .text(let parts): values.append(parts)
        }
        source.unicodeScalars.append(TextLiteral.placeholder(values.count - 1))
      }
      return TextLiteral.parse(source, values)
    }
  }

  // MARK: Parsing

  /// A private character in place of the interpolated value `index` while the literal is parsed.
  fileprivate static func placeholder(_ index: Int) -> Unicode.Scalar {
    Unicode.Scalar(UInt32(firstPlaceholder) + UInt32(min(index, placeholderCount - 1)))
      ?? "\u{FFFC}"
  }

  private static let firstPlaceholder = 0xF0000
  private static let placeholderCount = 0xFFFE

  private static func parse(_ source: String, _ values: [[Text.Part]]) -> [Text.Part] {
    let (runs, steps) = InlineMarkdown.parsed(source)
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
