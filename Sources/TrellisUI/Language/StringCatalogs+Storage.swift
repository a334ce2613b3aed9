import Synchronization
import TrellisBase

extension StringCatalogs {
  /// The entries of all catalogs, and what was looked up in them.
  final class Storage: Sendable {
    /// The translations of a key by the language in lower case.
    struct Entry: Sendable {
      var translations: [String: StringTranslation] = [:]
      /// Whether the key is shown in all languages.
      var isForAllLanguages = false
    }

    /// The source language, then the others in the order of their tags.
    let languages: [String]
    let entries: [String: Entry]
    /// The languages in lower case in which a text is looked up, by the language of the page in lower case.
    private let orders: [String: [String]]
    private let otherOrders = Mutex<[String: [String]]>([:])
    let uses = Mutex(Uses())
    let isRecording = Atomic(false)
    /// Whether ``missingLimit`` keys without an entry are kept. Then no render of such a key takes the lock.
    let isMissingFull = Atomic(false)

    struct Uses: Sendable {
      var looked: Set<String> = []
      var missing: Set<String> = []
      var report: (@Sendable (String) -> Void)?
    }

    /// The largest number of keys without an entry that are kept; keys may be made at run time.
    static let missingLimit = 1000

    init(_ paths: [String]) throws(StringCatalogError) {
      var entries: [String: Entry] = [:]
      var tags: Set<String> = []
      var source: String?
      for path in paths {
        let file = try StringCatalogFile(contentsOf: path)
        source = source ?? file.sourceLanguage
        tags.insert(file.sourceLanguage)
        for (key, entry) in file.strings where !key.isEmpty && entries[key] == nil {
          var own = Entry(isForAllLanguages: entry.shouldTranslate == false)
          for (tag, localization) in entry.localizations ?? [:] {
            func fault(_ text: String) -> StringCatalogError {
              StringCatalogError(description: "\(path): the key \"\(key)\" in \"\(tag)\": \(text)")
            }
            guard LanguageTag.isWellFormed(tag) else {
              throw fault("this is no language tag; write one such as \"de\" or \"pt-BR\"")
            }
            tags.insert(tag)
            do {
              own.translations[tag.lowercased()] = try localization.translation()
            } catch {
              throw fault(error.description)
            }
          }
          if own.translations[file.sourceLanguage.lowercased()] == nil {
            own.translations[file.sourceLanguage.lowercased()] = StringTranslation(
              form: .text(key, StringPiece.pieces(of: key)))
          }
          entries[key] = own
        }
      }
      let first = source ?? "en"
      languages = [first] + tags.subtracting([first]).sorted()
      self.entries = entries
      let languages = languages
      orders = Dictionary(
        languages.map { ($0.lowercased(), Self.order(of: $0, among: languages)) },
        uniquingKeysWith: { first, _ in first })
    }

    /// The languages, in lower case, in which a text for `tag` is looked up.
    private static func order(of tag: String, among languages: [String]) -> [String] {
      let known = languages.map { $0.lowercased() }
      let script = LanguageTag.script(tag)
      let shortened = LanguageTag.shortened(tag).filter { known.contains($0) }
      var order = shortened.filter { LanguageTag.script($0) == script }
      for (language, name) in zip(languages, known)
      where !order.contains(name) && LanguageTag.primary(language) == LanguageTag.primary(tag)
        && LanguageTag.script(language) == script
      { order.append(name) }
      // A reader of Traditional Chinese reads Simplified Chinese rather than another language.
      order += shortened.filter { !order.contains($0) }
      if !order.contains(known[0]) { order.append(known[0]) }
      return order
    }

    private func order(of tag: String) -> [String] {
      let name = tag.lowercased()
      if let order = orders[name] { return order }
      // The tag may be a long text from a client, whose parts would take time and memory in the square of its length.
      guard LanguageTag.isWellFormed(tag) else { return [languages[0].lowercased()] }
      return otherOrders.withLock { others in
        if let order = others[name] { return order }
        let order = Self.order(of: tag, among: languages)
        // The language of a page may come from a client.
        if others.count >= 256 { others = [:] }
        others[name] = order
        return order
      }
    }

    func language(for tag: String) -> String? {
      let name = order(of: tag)[0]
      return languages.first {
        $0.lowercased() == name && LanguageTag.primary($0) == LanguageTag.primary(tag)
      }
    }

    /// The translation of a key with the language that it has; `nil` if there is no entry.
    func translation(
      of key: String, in language: String
    ) -> (found: StringTranslation, language: String)? {
      guard let entry = entries[key] else {
        recordMissing(key)
        return nil
      }
      if isRecording.load(ordering: .relaxed) { uses.withLock { _ = $0.looked.insert(key) } }
      for name in order(of: language) {
        if let found = entry.translations[name] { return (found, name) }
      }
      // The catalog of the entry has another source language than the first catalog.
      return entry.translations.min { $0.key < $1.key }.map { ($0.value, $0.key) }
    }

    private func recordMissing(_ key: String) {
      guard !isMissingFull.load(ordering: .relaxed) else { return }
      let report = uses.withLock { uses in
        let isNew = uses.missing.count < Self.missingLimit && uses.missing.insert(key).inserted
        if uses.missing.count == Self.missingLimit { isMissingFull.store(true, ordering: .relaxed) }
        return isNew ? uses.report : nil
      }
      report?(key)
    }
  }
}
