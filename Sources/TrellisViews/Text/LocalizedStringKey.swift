public import Foundation
import TrellisBase
public import TrellisComponents
import TrellisUI

/// The literal of a ``Text`` or of the title of a control, which is looked up in the string catalogs of the application.
///
/// ```swift
/// Text("\(count) shifts")  // the key `%lld shifts`
/// Text("Read **\(name)** of [all pages](/pages)")
/// Text("Due \(date, format: .dateTime.day().month()) at \(Text("noon").bold())")
/// ```
///
/// The key is the literal with a place for each interpolation: `%lld` and `%llu` for whole numbers, `%d` and `%u` for
/// whole numbers of at most 32 bits, `%lf` and `%f` for numbers with a fraction, the `specifier` if there is one, and
/// `%@` for all other values. With interpolations, a per cent sign is `%%` in the key. An entry is shown with numbers
/// in the locale of the reader; a literal without an entry is shown as Swift describes it.
///
/// Source: SwiftUI's `LocalizedStringKey`. There, `%lf` shows six digits after the decimal separator; here at most six.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, ComparableField {
  /// A part of a literal with interpolations.
  enum Segment: Equatable {
    case literal(String)
    /// A value with its description and its place in the key.
    case value(String, Number?, specifier: String)
    case texts([Text.Part])

    /// Strings that are equal may consist of different characters.
    static func == (lhs: Self, rhs: Self) -> Bool {
      switch (lhs, rhs) {
      case (.literal(let mine), .literal(let theirs)): mine.isExactly(theirs)
      case (
        .value(let mine, let number, let specifier), .value(let theirs, let other, let their)
      ):
        mine.isExactly(theirs) && number == other && specifier.isExactly(their)
      case (.texts(let mine), .texts(let theirs)): mine == theirs
      default: false
      }
    }
  }

  /// A number that a translation can format.
  enum Number: Equatable {
    case signed(Int64)
    case unsigned(UInt64)
    case fraction(Double)
  }

  /// The literal without interpolations.
  let text: String
  /// The parts of a literal with interpolations; otherwise empty.
  let segments: [Segment]
  /// Whether the text is looked up.
  let isKey: Bool

  /// A literal without interpolations.
  public init(stringLiteral value: String) { self.init(value) }

  /// The key with this text, such as one from a database.
  public init(_ key: String) {
    text = key
    segments = []
    isKey = true
  }

  /// A text that is not looked up.
  package init(verbatim text: some StringProtocol) {
    self.text = String(text)
    segments = []
    isKey = false
  }

  /// A literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    text = ""
    segments = stringInterpolation.segments
    isKey = true
  }

  /// The text in the language of the source, without a look-up.
  package var unlocalized: String {
    segments.reduce(into: text) {
      switch $1 {
      case .literal(let text), .value(let text, _, _): $0 += text
      case .texts(let parts): $0 += parts.map(\.text).joined()
      }
    }
  }

  /// Whether both have the same key and the same arguments, by their code points.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.isKey == rhs.isKey && lhs.text.isExactly(rhs.text) && lhs.segments == rhs.segments
  }

  func isSame(as other: Self) -> Bool { self == other }

  /// Collects the segments of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var segments: [Segment] = []

    /// Makes space for the segments of a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      segments.reserveCapacity(2 * interpolationCount + 1)
    }

    /// Characters between interpolations, which may have Markdown's forms.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { segments.append(.literal(literal)) }
    }

    /// The description of a value.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      segments.append(.value("\(value)", nil, specifier: "%@"))
    }

    /// A whole number.
    public mutating func appendInterpolation<Value: BinaryInteger>(_ value: Value) {
      let isSmall = MemoryLayout<Value>.size <= 4
      let specifier = Value.isSigned ? isSmall ? "%d" : "%lld" : isSmall ? "%u" : "%llu"
      segments.append(.value("\(value)", Number(value), specifier: specifier))
    }

    /// A number with a fraction.
    public mutating func appendInterpolation<Value: BinaryFloatingPoint>(_ value: Value) {
      segments.append(
        .value(
          "\(value)", .fraction(Double(value)),
          specifier: MemoryLayout<Value>.size <= 4 ? "%f" : "%lf"))
    }

    /// A text with its own styles.
    public mutating func appendInterpolation(_ text: Text) {
      segments.append(.texts(text.parts))
    }

    /// A value in a format of Foundation, in the language of the page.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
      appendInterpolation(Text(value, format: format))
    }

    /// A value in a format of C, such as `%.2f`.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      let number: Number? =
        switch value {
        case let value as any BinaryInteger: Number(value)
        case let value as any BinaryFloatingPoint: .fraction(Double(value))
        default: nil
        }
      segments.append(
        .value(String(format: specifier, value), number, specifier: specifier))
    }
  }
}

extension LocalizedStringKey.Number {
  /// `nil` for a number of more than 64 bits.
  init?(_ value: some BinaryInteger) {
    if let value = Int64(exactly: value) {
      self = .signed(value)
    } else if let value = UInt64(exactly: value) {
      self = .unsigned(value)
    } else {
      return nil
    }
  }

  /// The nearest number with a fraction, for plural rules.
  var double: Double {
    switch self {
    case .signed(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .fraction(let value): value
    }
  }
}

extension EnvironmentValues {
  /// The text of a literal in the language of the environment, for functions that take a string:
  /// `values.text("Deleted \(name)")`. Markdown's forms are not parsed, and styles of interpolated texts are dropped.
  ///
  /// - Complexity: O(*n*).
  public func text(_ key: LocalizedStringKey) -> String {
    if key.segments.isEmpty {
      guard key.isKey, StringCatalogs.areUsed else { return key.text }
      return stringCatalogs.text(key.text, in: language)
    }
    return Text.Part.shown([Text.Part(key, hasMarkdown: false)], in: self).map(\.text).joined()
  }
}

/// The title of a control, in the language of the place where the control is shown.
@propertyWrapper
package struct Title: Equatable, ComparableField {
  package let key: LocalizedStringKey

  package init(_ key: LocalizedStringKey) { self.key = key }

  /// The text, from the environment of the component that is being built.
  package var wrappedValue: String {
    key.isKey && StringCatalogs.areUsed || !key.segments.isEmpty
      ? EnvironmentValues.current.text(key) : key.text
  }

  func isSame(as other: Self) -> Bool { self == other }
}
