public import Foundation
import TrellisBase
public import TrellisComponents
public import TrellisUI
import TrellisViews

/// The texts of one language: `texts[.close]`, `texts(.results, 3)`.
public struct Texts: Hashable, Sendable {
  private let tables: TextTables
  /// The language, as a BCP 47 tag.
  public let language: String

  /// The formats of numbers and lists.
  public let locale: Locale

  init(tables: TextTables, language: String, locale: Locale) {
    self.tables = tables
    self.language = language
    self.locale = locale
  }

  /// A text without values; the name of the key if no table has the text.
  public subscript(key: TextKey) -> String { self(key) }

  /// A text with `values` inserted for its placeholders `{1}`, `{2}` ….
  public func callAsFunction(_ key: TextKey, _ values: String...) -> String {
    fill(form(of: key, count: nil), values)
  }

  /// A text in the plural form for `count`, with the formatted number inserted for its placeholder `{1}`.
  public func callAsFunction(_ key: TextKey, _ count: Int) -> String {
    fill(form(of: key, count: count), [count.formatted(.number.locale(locale))])
  }

  /// Formats items as a list: `a, b, and c`.
  public func list(_ items: [String]) -> String {
    items.formatted(.list(type: .and).locale(locale))
  }

  private func form(of key: TextKey, count: Int?) -> String {
    guard let text = tables.text(key, in: language) else { return key.name }
    let forms = text.parts(between: "|", keepsEmpty: true)
    let last = forms.count - 1
    guard let count, last > 0 else { return String(forms[last]) }
    return String(forms[min(PluralRule(language: language).index(of: count), last)])
  }

  private func fill(_ text: String, _ values: [String]) -> String {
    var text = text
    for (index, value) in values.enumerated() {
      text = text.substituting("{\(index + 1)}", with: value)
    }
    return text
  }
}

extension EnvironmentValues {
  /// The texts in the language of the page, with numbers and lists in the reader's locale.
  public var texts: Texts { Texts(tables: textTables, language: language, locale: locale) }
}
