import CTrellisUnicode
import Synchronization

/// The plural category of a number in a language.
///
/// Source: Unicode CLDR, "Language Plural Rules", as ICU implements them.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The category of `number` in the language with a BCP 47 tag; `other` for an unknown tag.
  package init(of number: Double, in language: String) {
    let rules = Self.kept.withLock { kept in
      if let rules = kept[language] { return rules }
      let rules = Rules(language)
      // The tag of a page's language may come from a client.
      if kept.count >= Self.limit { kept = [:] }
      kept[language] = rules
      return rules
    }
    self = rules.category(of: number)
  }

  /// Opening rules takes many times as long as using them.
  private static let kept = Mutex<[String: Rules]>([:])
  private static let limit = 64

  /// The rules of ICU. They are not changed after they were opened, and ICU reads them on any number of threads, so that
  /// `@unchecked Sendable` is true without a lock.
  private final class Rules: @unchecked Sendable {
    private let handle: OpaquePointer?

    init(_ language: String) { handle = trellis_plural_rules_open(language) }

    deinit { trellis_plural_rules_close(handle) }

    func category(of number: Double) -> PluralCategory {
      guard let handle else { return .other }
      return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 16) { name in
        guard let start = name.baseAddress, trellis_plural_rules_select(handle, number, start)
        else { return .other }
        return PluralCategory(rawValue: String(cString: start)) ?? .other
      }
    }
  }
}
