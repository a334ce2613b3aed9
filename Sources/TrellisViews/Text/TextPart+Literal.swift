import Foundation
import TrellisBase
import TrellisComponents
import TrellisUI

/// The segments of a literal with interpolations, in place of the value of a part. They are written by
/// ``Text/Part/shown(_:in:)``.
struct InterpolatedText: LocalizedText {
  let segments: [LocalizedStringKey.Segment]

  func text(in values: EnvironmentValues) -> String {
    Text.Part.shown([Text.Part(value: self)], in: values).map(\.text).joined()
  }

  func isSame(as other: any LocalizedText) -> Bool {
    (other as? InterpolatedText)?.segments == segments
  }
}

extension Text.Part {
  /// - Parameter hasMarkdown: whether Markdown's forms are parsed.
  init(_ key: LocalizedStringKey, hasMarkdown: Bool) {
    text = key.text
    isKey = key.isKey
    if key.segments.isEmpty {
      // A translation may have Markdown's forms if the literal has none.
      self.hasMarkdown = hasMarkdown
      needsParsing = hasMarkdown && InlineMarkdown.isNeeded(for: key.text)
    } else {
      value = InterpolatedText(segments: key.segments)
      self.hasMarkdown = hasMarkdown
    }
  }

  /// Whether the part is shown with its own text and style, whatever the language is.
  var isFixed: Bool { value == nil && !needsParsing && !(isKey && StringCatalogs.areUsed) }

  /// The part as it is shown, if no look-up and no parsing is needed, so that a text allocates no list; else `nil`.
  func single(in values: EnvironmentValues) -> Self? {
    if isFixed { return self }
    guard let value else { return nil }
    var part = self
    part.value = nil
    if let interpolated = value as? InterpolatedText {
      guard !(isKey && StringCatalogs.areUsed),
        let text = Self.plain(interpolated.segments, hasMarkdown: hasMarkdown)
      else { return nil }
      part.text = text
    } else {
      part.text = value.text(in: values)
    }
    return part
  }

  /// The characters of segments; `nil` if a part of them has a style.
  private static func plain(
    _ segments: [LocalizedStringKey.Segment], hasMarkdown: Bool
  ) -> String? {
    var plain = ""
    for segment in segments {
      switch segment {
      case .literal(let text):
        if hasMarkdown, InlineMarkdown.isNeeded(for: text) { return nil }
        plain += text
      case .value(let text, _, _): plain += text
      case .texts: return nil
      }
    }
    return plain
  }

  /// The parts with their literals looked up, filled and parsed.
  static func shown(_ parts: [Self], in values: EnvironmentValues) -> [Self] {
    var shown: [Self] = []
    for part in parts {
      if part.isFixed {
        shown.append(part)
      } else if let interpolated = part.value as? InterpolatedText {
        shown += part.parts(of: part.filled(interpolated.segments, values), values)
      } else if let value = part.value {
        var own = part
        own.text = value.text(in: values)
        own.value = nil
        shown.append(own)
      } else {
        let text =
          part.isKey && StringCatalogs.areUsed
          ? values.stringCatalogs.text(part.text, in: values.language) : part.text
        shown += part.parts(of: [.literal(text)], values)
      }
    }
    return shown
  }

  /// The segments in the language of `values`; `segments` itself if there is no entry.
  private func filled(
    _ segments: [LocalizedStringKey.Segment], _ values: EnvironmentValues
  ) -> [LocalizedStringKey.Segment] {
    guard isKey, StringCatalogs.areUsed else { return segments }
    let catalogs = values.stringCatalogs
    if catalogs.isEmpty { return segments }
    var key = ""
    var arguments: [LocalizedStringKey.Segment] = []
    for segment in segments {
      switch segment {
      case .literal(let text): key += text.substituting("%", with: "%%")
      case .value(_, _, let specifier):
        key += specifier
        arguments.append(segment)
      case .texts:
        key += "%@"
        arguments.append(segment)
      }
    }
    func number(_ index: Int) -> LocalizedStringKey.Number? {
      guard arguments.indices.contains(index), case .value(_, let number, _) = arguments[index]
      else { return nil }
      return number
    }
    let pieces = catalogs.pieces(
      key, in: values.language, arguments: arguments.count, number: { number($0)?.double })
    return pieces?.map { piece in
      switch piece {
      case .text(let text): return .literal(text)
      case .argument(let index, let format):
        // A place without an argument is a mistake of the translation: it is shown as written.
        guard arguments.indices.contains(index) else {
          return .value(format.source, nil, specifier: "%@")
        }
        guard let number = number(index) else { return arguments[index] }
        return .value(number.text(format, values.locale), nil, specifier: "%@")
      case .substitution, .ownArgument: return .literal("")
      }
    } ?? segments
  }

  /// The parts of segments, with the style of this part where they set none.
  private func parts(of segments: [LocalizedStringKey.Segment], _ values: EnvironmentValues)
    -> [Self]
  {
    if let text = Self.plain(segments, hasMarkdown: hasMarkdown) {
      return [Self(text: text).styled(by: self)]
    }
    var source = ""
    var arguments: [[Self]] = []
    let isParsed =
      hasMarkdown
      && segments.contains {
        if case .literal(let text) = $0 { InlineMarkdown.isNeeded(for: text) } else { false }
      }
    var plain: [Self] = []
    for segment in segments {
      let own: [Self]
      switch segment {
      case .literal(let text):
        source += text
        plain.append(Self(text: text))
        continue
      case .value(let text, _, _): own = [Self(text: text)]
      case .texts(let parts): own = Self.shown(parts, in: values)
      }
      plain += own
      source.unicodeScalars.append(InlineMarkdown.placeholder(arguments.count))
      arguments.append(own)
    }
    let parts = isParsed ? InlineMarkdown.parts(source, arguments) : plain
    return parts.map { $0.styled(by: self) }
  }

  /// The part with the style of `outer` where it sets none itself.
  private func styled(by outer: Self) -> Self {
    var part = self
    part.font = font ?? outer.font
    part.weight = weight ?? outer.weight
    part.isItalic = isItalic ?? outer.isItalic
    part.color = color ?? outer.color
    part.tracking = tracking ?? outer.tracking
    part.link = link ?? outer.link
    part.isUnderlined = outer.isUnderlined ?? isUnderlined
    part.isStruckThrough = outer.isStruckThrough ?? isStruckThrough
    part.isMonospaced = isMonospaced || outer.isMonospaced
    part.hasEvenDigits = hasEvenDigits || outer.hasEvenDigits
    return part
  }
}

extension LocalizedStringKey.Number {
  /// The number for a place of a translation, in a locale.
  fileprivate func text(_ format: StringFormat, _ locale: Locale) -> String {
    switch format.conversion {
    case "x", "X", "o", "O":
      guard case .fraction = self else {
        let isOctal = format.conversion == "o" || format.conversion == "O"
        let text = radixText(isOctal ? 8 : 16)
        return format.conversion == "X" ? text.uppercased() : text
      }
    case "f", "F", "e", "E", "g", "G", "a", "A": return fraction(format, locale)
    default: break
    }
    switch self {
    case .signed(let value): return value.formatted(whole(Int64.self, format, locale))
    case .unsigned(let value): return value.formatted(whole(UInt64.self, format, locale))
    case .fraction: return fraction(format, locale)
    }
  }

  private func radixText(_ radix: Int) -> String {
    switch self {
    case .signed(let value): String(UInt64(bitPattern: value), radix: radix)
    case .unsigned(let value): String(value, radix: radix)
    case .fraction(let value): "\(value)"
    }
  }

  private func whole<Value: BinaryInteger>(
    _ type: Value.Type, _ format: StringFormat, _ locale: Locale
  ) -> IntegerFormatStyle<Value> {
    var style = IntegerFormatStyle<Value>(locale: locale)
    if let digits = format.integerDigits ?? format.precision {
      style = style.precision(.integerLength(max(1, digits)...)).grouping(.never)
    }
    return format.showsSign ? style.sign(strategy: .always()) : style
  }

  private func fraction(_ format: StringFormat, _ locale: Locale) -> String {
    let isPlain = !"eE".unicodeScalars.contains(format.conversion)
    var style = FloatingPointFormatStyle<Double>(locale: locale)
    let precision = format.precision
    if let precision {
      style = style.precision(.fractionLength(precision))
    } else {
      style = style.precision(.fractionLength(0...6))
    }
    if format.showsSign { style = style.sign(strategy: .always()) }
    if !isPlain { style = style.notation(.scientific) }
    return double.formatted(style)
  }
}
