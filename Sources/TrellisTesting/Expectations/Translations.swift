public import TrellisUI

extension TestSite {
  /// What the application's string catalogs lack: the keys that its pages have looked up without an entry since the site
  /// was made, and all missing translations.
  ///
  /// - Complexity: O(*n* log *n*) in the entries and languages.
  public var missingTranslations: TranslationReport { stringCatalogs.report }

  /// Expects that each key that was looked up has an entry, and each entry a translation into each language of the
  /// catalogs, with arguments of the key only. Entries that were never looked up are no failure.
  ///
  /// ```swift
  /// let site = try await TestSite(TrackerApplication())
  /// _ = try await site.open("/")
  /// try site.expectTranslations()
  /// ```
  ///
  /// - Throws: ``ExpectationError`` with one line for each finding.
  public func expectTranslations() throws {
    var report = missingTranslations
    guard !report.isComplete else { return }
    report.unusedKeys = []
    throw ExpectationError("The string catalogs are not complete:\n\(report)")
  }
}
