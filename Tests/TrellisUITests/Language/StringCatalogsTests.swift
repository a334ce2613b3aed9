import Foundation
import Synchronization
import Testing

@testable import TrellisUI

struct StringCatalogsTests {
  /// The catalogs of files with these contents.
  private func catalogs(_ contents: String...) throws -> StringCatalogs {
    let folder = FileManager.default.temporaryDirectory.path + "/catalogs-\(UUID())"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (index, content) in contents.enumerated() {
      try content.write(toFile: "\(folder)/\(index).xcstrings", atomically: true, encoding: .utf8)
    }
    return try StringCatalogs(contentsOf: [folder])
  }

  private func catalog(_ strings: String, source: String = "en") -> String {
    #"{"sourceLanguage":"\#(source)","version":"1.0","strings":{\#(strings)}}"#
  }

  private func unit(_ value: String, state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
  }

  private func entry(_ key: String, _ language: String, _ localization: String) -> String {
    #""\#(key)":{"localizations":{"\#(language)":\#(localization)}}"#
  }

  // MARK: Look-ups

  @Test func aTextIsInTheLanguageElseInThatOfTheKeys() throws {
    let catalogs = try catalogs(
      catalog(#""Save":{"localizations":{"de":\#(unit("Sichern")),"en":\#(unit("Store"))}}"#))
    #expect(catalogs.text("Save", in: "de") == "Sichern")
    #expect(catalogs.text("Save", in: "DE-at") == "Sichern")
    #expect(catalogs.text("Save", in: "fr") == "Store")
    #expect(catalogs.text("Open", in: "de") == "Open" && catalogs.text("", in: "de") == "")
    #expect(catalogs.languages == ["en", "de"] && catalogs.sourceLanguage == "en")
    #expect(StringCatalogs().text("Save", in: "de") == "Save")
  }

  @Test func aTextThatIsNoTagHasTheLanguageOfTheKeys() throws {
    let catalogs = try catalogs(catalog(entry("Save", "de", unit("Sichern"))))
    for tag in ["", "de-", "de-\u{E9}", "de" + String(repeating: "-a", count: 1_000_000)] {
      #expect(catalogs.text("Save", in: tag) == "Save")
      #expect(catalogs.language(for: tag) == nil)
    }
  }

  @Test func aLanguageIsFoundByItsScript() throws {
    let catalogs = try catalogs(
      catalog(
        #""Save":{"localizations":{"zh-Hans":\#(unit("保存")),"zh-Hant":\#(unit("儲存")),"pt-BR":\#(unit("Salvar"))}}"#
      ))
    #expect(catalogs.text("Save", in: "zh-TW") == "儲存")
    #expect(catalogs.text("Save", in: "zh") == "保存")
    #expect(catalogs.text("Save", in: "pt-PT") == "Salvar")
    #expect(catalogs.language(for: "zh-HK") == "zh-Hant")
    #expect(catalogs.language(for: "ja") == nil && catalogs.language(for: "") == nil)
  }

  @Test func aTextInTheStateNewIsMissing() throws {
    let catalogs = try catalogs(
      catalog(
        [
          entry("A", "de", unit("A", state: "new")),
          entry("B", "de", unit("be", state: "needs_review")),
          #""C":{"extractionState":"stale","localizations":{"de":\#(unit("ce"))}}"#,
          #""D":{"shouldTranslate":false}"#, #""":{}"#,
        ].joined(separator: ",")))
    #expect(catalogs.text("B", in: "de") == "be" && catalogs.text("C", in: "de") == "ce")
    #expect(catalogs.report.missingTranslations == ["de": ["A"]])
  }

  @Test func theFirstOfTwoEntriesIsUsed() throws {
    let catalogs = try catalogs(
      catalog(entry("A", "de", unit("eins"))), catalog(entry("A", "de", unit("zwei"))))
    #expect(catalogs.text("A", in: "de") == "eins")
  }

  @Test func aHugeCatalogIsRead() throws {
    let entries = (0..<20_000).map { entry("key \($0)", "de", unit("Wert \($0)")) }
    let catalogs = try catalogs(catalog(entries.joined(separator: ",")))
    #expect(catalogs.text("key 19999", in: "de") == "Wert 19999")
  }

  @Test func aSubstitutionThatContainsItselfEnds() throws {
    let variations =
      #""variations":{"plural":{"other":{"stringUnit":{"value":"%arg days %#@days@"}}}}"#
    let catalogs = try catalogs(
      catalog(
        entry(
          "%lld days", "en",
          #"{"stringUnit":{"value":"%#@days@"},"substitutions":{"days":{"argNum":1,\#(variations)}}}"#
        )))
    let pieces = try #require(
      catalogs.pieces("%lld days", in: "en", arguments: 1, number: { _ in 2 }))
    #expect(pieces.count < 20 && pieces.last == .text("%#@days@"))
  }

  // MARK: Faults

  @Test(arguments: [
    ("{", "is no JSON"), ("[]", "another type"), (#"{"strings":{}}"#, "sourceLanguage"),
    (#"{"sourceLanguage":"e n","strings":{}}"#, "is no language tag"),
    (#"{"sourceLanguage":"en","strings":{"A":5}}"#, #"the key "A""#),
    (
      #"{"sourceLanguage":"en","strings":{"A":{"localizations":{"de":{"stringUnit":{"state":"x"}}}}}}"#,
      #""value" is missing in localizations.de.stringUnit"#
    ),
    (
      #"{"sourceLanguage":"en","strings":{"A":{"localizations":{"<b>":{}}}}}"#,
      #"the key "A" in "<b>": this is no language tag"#
    ),
    (
      #"{"sourceLanguage":"en","strings":{"A":{"localizations":{"de":{"variations":{"plural":{"some":{}}}}}}}}"#,
      "no plural category"
    ),
    (
      #"{"sourceLanguage":"en","strings":{"A":{"localizations":{"de":{"variations":{"plural":{"one":{"stringUnit":{"value":"x"}}}}}}}}}"#,
      #"no translated form "other""#
    ),
    (
      #"{"sourceLanguage":"en","strings":{"A":{"localizations":{"de":{"variations":{"device":{"iphone":{}}}}}}}}"#,
      #"neither "other" nor "mac""#
    ),
    (
      #"{"sourceLanguage":"en","strings":{"A":{"localizations":{"de":{"stringUnit":{"value":"%#@a@"},"substitutions":{"a":{}}}}}}}"#,
      "has no variations"
    ),
  ])
  func aFaultIsAnErrorWithItsPlace(content: String, expected: String) {
    let error = #expect(throws: StringCatalogError.self) { try catalogs(content) }
    #expect(error?.description.contains(expected) == true, "\(error?.description ?? "-")")
    #expect(error?.description.contains("0.xcstrings") == true)
  }

  @Test(arguments: ["-9223372036854775808", "-1", "0", "31", "9223372036854775807"])
  func aSubstitutionHasTheNumberOfAnArgument(number: String) {
    let substitution =
      #"{"argNum":\#(number),"variations":{"plural":{"other":{"stringUnit":{"value":"x"}}}}}"#
    let localization = #"{"stringUnit":{"value":"%#@a@"},"substitutions":{"a":\#(substitution)}}"#
    let error = #expect(throws: StringCatalogError.self) {
      try catalogs(catalog(entry("Days", "de", localization)))
    }
    let expected = #"the key "Days" in "de": the substitution "a" has the argNum \#(number)"#
    #expect(error?.description.contains(expected) == true, "\(error?.description ?? "-")")
  }

  @Test func missingFilesAreErrors() {
    #expect(throws: StringCatalogError.self) { try StringCatalogs(contentsOf: ["/none.xcstrings"]) }
    #expect(throws: StringCatalogError.self) { try catalogs() }
    #expect(throws: Never.self) { try StringCatalogs(contentsOf: []) }
  }

  // MARK: Report

  @Test func theReportNamesWhatIsMissing() throws {
    let catalogs = try catalogs(
      catalog(
        [
          entry("%lld of %lld", "de", unit("%3$lld von %1$lld")), entry("Used", "de", unit("ja")),
          #""Other":{}"#,
        ].joined(separator: ",")))
    catalogs.startRecording()
    for _ in 0..<3 { _ = catalogs.text("Used", in: "de") + catalogs.text("None", in: "de") }
    let report = catalogs.report
    #expect(report.missingKeys == ["None"] && report.missingTranslations == ["de": ["Other"]])
    #expect(report.wrongArguments == ["de": ["%lld of %lld"]] && !report.isComplete)
    #expect(report.unusedKeys == ["%lld of %lld", "Other"])
    #expect(report.description.contains("no translation (de): Other"))
  }

  /// Keys may be made at run time from what clients send.
  @Test func missingKeysAreBounded() throws {
    let catalogs = try catalogs(catalog(#""A":{}"#))
    for number in 0..<3000 { _ = catalogs.text("key \(number)", in: "x-\(number)") }
    #expect(catalogs.report.missingKeys.count == 1000)
  }

  /// All sessions of a server would wait for one lock.
  @Test func aMissingKeyTakesNoLockBeyondTheLimit() throws {
    let catalogs = try catalogs(catalog(#""A":{}"#))
    let storage = try #require(catalogs.storage)
    for number in 0..<999 { _ = catalogs.text("key \(number)", in: "en") }
    let isFullBefore = storage.isMissingFull.load(ordering: .relaxed)
    #expect(!isFullBefore)
    _ = catalogs.text("key 999", in: "en")
    let isFull = storage.isMissingFull.load(ordering: .relaxed)
    try #require(isFull)
    // A second lock of the mutex by this thread would end the process.
    let text = storage.uses.withLock { _ in catalogs.text("key 5000", in: "en") }
    #expect(text == "key 5000")
  }
}
