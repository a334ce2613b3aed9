import CTrellisUnicode
import Synchronization

/// The order of texts in a language: letters with marks are sorted as readers expect, case decides only between texts
/// that are otherwise equal, and numbers in texts are in the order of their values ("item 2" before "item 10").
///
/// Source: Unicode Technical Standard 10 with the tailorings of CLDR, as ICU implements them.
public struct TextCollation: Sendable {
  private let collator: Collator

  private init(_ collator: Collator) { self.collator = collator }

  /// The order of the language or locale with a BCP 47 tag; for an unknown tag, the default order of Unicode.
  public init(language: String) {
    self = Self.kept.withLock { kept in
      if let collation = kept[language] { return collation }
      let collation = TextCollation(Collator(language))
      // Names of locales come from clients.
      if kept.count >= Self.limit { kept = [:] }
      kept[language] = collation
      return collation
    }
  }

  /// Whether `first` is before `second`.
  ///
  /// - Complexity: O(*n*) in the lengths.
  public func areInOrder(_ first: String, _ second: String) -> Bool { compare(first, second) < 0 }

  /// A negative number, 0 or a positive number if `first` is before, equal to or after `second` in the order.
  ///
  /// - Complexity: O(*n*) in the lengths.
  public func compare(_ first: String, _ second: String) -> Int {
    collator.compare(first, second)
  }

  /// Opening a collator takes many times as long as using it.
  private static let kept = Mutex<[String: TextCollation]>([:])
  private static let limit = 64
}

/// A collator of ICU. It is not changed after it was opened, and ICU reads it on any number of threads, so that
/// `@unchecked Sendable` is true without a lock.
private final class Collator: @unchecked Sendable {
  private let handle: OpaquePointer?

  init(_ language: String) { handle = trellis_collator_open(language) }

  deinit { trellis_collator_close(handle) }

  func compare(_ first: String, _ second: String) -> Int {
    var (first, second) = (first, second)
    return first.withUTF8 { one in
      second.withUTF8 { other in
        guard let handle, one.count < Int32.max, other.count < Int32.max else {
          return one.lexicographicallyPrecedes(other) ? -1 : one.elementsEqual(other) ? 0 : 1
        }
        return one.withMemoryRebound(to: CChar.self) { one in
          other.withMemoryRebound(to: CChar.self) { other in
            Int(
              trellis_collator_compare(
                handle, one.baseAddress, Int32(one.count), other.baseAddress, Int32(other.count)))
          }
        }
      }
    }
  }
}
