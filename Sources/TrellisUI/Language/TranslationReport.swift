import Synchronization
import TrellisBase

/// What string catalogs lack for the texts that an application has shown.
public struct TranslationReport: Equatable, Sendable, CustomStringConvertible {
  /// The keys that were looked up and have no entry, in order; at most 1,000.
  public var missingKeys: [String] = []
  /// The keys without a translation by language, in order. The source language needs none, nor does an entry whose
  /// `shouldTranslate` is `false`; a translation in the state `new` counts as missing.
  public var missingTranslations: [String: [String]] = [:]
  /// The keys whose translation names an argument that the key lacks, by language, in order.
  public var wrongArguments: [String: [String]] = [:]
  /// The keys of entries that were never looked up, in order.
  public var unusedKeys: [String] = []

  /// Whether each text that was looked up has a translation into each language, with arguments of the key only.
  public var isComplete: Bool {
    missingKeys.isEmpty && missingTranslations.isEmpty && wrongArguments.isEmpty
  }

  /// One line for each finding.
  public var description: String {
    var lines = missingKeys.map { "no entry: \($0)" }
    for (language, keys) in missingTranslations.sorted(by: { $0.key < $1.key }) {
      lines += keys.map { "no translation (\(language)): \($0)" }
    }
    for (language, keys) in wrongArguments.sorted(by: { $0.key < $1.key }) {
      lines += keys.map { "wrong arguments (\(language)): \($0)" }
    }
    lines += unusedKeys.map { "never looked up: \($0)" }
    return lines.joined(separator: "\n")
  }
}

extension StringCatalogs {
  /// Records from now on which keys are looked up.
  package func startRecording() { storage?.isRecording.store(true, ordering: .relaxed) }

  /// Calls `body` once for each key without an entry, at most 1,000 times, on any thread.
  package func onMissingKey(_ body: @escaping @Sendable (String) -> Void) {
    storage?.uses.withLock { $0.report = body }
  }

  /// What the catalogs lack, from the keys that were looked up since ``startRecording()``.
  ///
  /// - Complexity: O(*n* log *n*) in the entries and languages.
  package var report: TranslationReport {
    guard let storage else { return TranslationReport() }
    let (looked, missing) = storage.uses.withLock { ($0.looked, $0.missing) }
    var report = TranslationReport(missingKeys: missing.sorted())
    report.unusedKeys = storage.entries.keys.filter { !looked.contains($0) }.sorted()
    for (key, entry) in storage.entries.sorted(by: { $0.key < $1.key }) {
      let count = StringPiece.argumentCount(of: key)
      for (index, language) in storage.languages.enumerated() {
        guard let translation = entry.translations[language.lowercased()] else {
          if index > 0, !entry.isForAllLanguages {
            report.missingTranslations[language, default: []].append(key)
          }
          continue
        }
        if translation.argumentCount > count {
          report.wrongArguments[language, default: []].append(key)
        }
      }
    }
    return report
  }
}
