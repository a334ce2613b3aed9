/// The services of a Unicode library that the engine uses: boundaries and bidirectional levels.
///
/// Two implementations are tested: the ICU inside the Swift toolchain, which the product uses, and
/// a system's own.
package protocol UnicodeServices: Sendable {
  /// A finder of line break opportunities.
  func makeLineBoundaryFinder(rules: LineBreakRules) -> any BoundaryFinder

  /// A finder of the boundaries between grapheme clusters.
  func makeGraphemeBoundaryFinder() -> any BoundaryFinder

  func makeBidiResolver() -> any BidiResolver

  /// The scripts that a character without a script of its own is used in, as ISO 15924 tags
  /// (four letters, the first in the highest byte); empty if it is used in all.
  func scriptExtensions(of scalar: UInt32) -> [UInt32]

  /// Whether Chromium ends a line before `text[index]`, where this library's version of Unicode is
  /// known to differ from Chromium's; `nil` elsewhere.
  ///
  /// - Parameter lineStart: Where the line begins, before `index`.
  func lineBreakOverride(
    in text: UnsafeBufferPointer<UInt16>, at index: Int, lineStart: Int
  ) -> Bool?
}

/// Walks over the boundaries of a text in UTF-16. Used by one thread at a time.
package protocol BoundaryFinder: AnyObject {
  /// Starts with a new text. The memory must stay valid until the next call.
  func setText(_ text: UnsafeBufferPointer<UInt16>)

  /// The first boundary after `offset`, or `nil` if there is none before or at the text's end.
  func boundary(after offset: Int) -> Int?
}

/// Resolves the Unicode bidirectional algorithm's levels. Used by one thread at a time.
package protocol BidiResolver: AnyObject {
  /// The level that the first strongly directed character of the whole text gives: 0 or 1, and 0
  /// if there is none.
  func naturalLevel(of text: UnsafeBufferPointer<UInt16>) -> UInt8

  /// Writes the level of every unit of `text`, whose lines all have the level `base`.
  func resolve(
    _ text: UnsafeBufferPointer<UInt16>, base: UInt8, levels: UnsafeMutableBufferPointer<UInt8>
  )
}
