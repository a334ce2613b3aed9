import Foundation
import Testing
import TrellisComponents
import TrellisControls
import TrellisHosting
import TrellisLayout
import TrellisTesting
import TrellisUI

@testable import TrellisViews

struct LocalizedStringKeyTests {
  private static let catalogs: StringCatalogs = {
    let path = FileManager.default.temporaryDirectory.path + "/keys-\(UUID()).xcstrings"
    defer { try? FileManager.default.removeItem(atPath: path) }
    do {
      try json.write(toFile: path, atomically: true, encoding: .utf8)
      return try StringCatalogs(contentsOf: [path])
    } catch {
      Issue.record(error)
      return StringCatalogs()
    }
  }()

  private static func unit(_ value: String) -> String {
    #"{"stringUnit":{"state":"translated","value":"\#(value)"}}"#
  }

  private static func plural(_ forms: [String: String]) -> String {
    let members = forms.map { #""\#($0.key)":\#(unit($0.value))"# }.joined(separator: ",")
    return #"{"variations":{"plural":{\#(members)}}}"#
  }

  private static let json = """
    {"sourceLanguage":"en","version":"1.0","strings":{
    "Save":{"localizations":{"de":\(unit("Sichern")),"ar":\(unit("حفظ"))}},
    "Read **this**":{"localizations":{"de":\(unit("**Dies** lesen"))}},
    "100% %%":{"localizations":{"de":\(unit("%@ 100 % %%"))}},
    "%lld%% of %@":{"localizations":{"de":\(unit("%2$@: %1$lld %%"))}},
    "%@ and %@":{"localizations":{"de":\(unit("%1$@ %5$@ %@ %0$@ %d"))}},
    "%lf m":{"localizations":{"de":\(unit("%lf m"))}},
    "%.1f m":{"localizations":{"de":\(unit("%.3f m"))}},
    "%lld shifts":{"localizations":{
      "ar":\(plural(["zero": "0", "one": "1", "two": "2", "few": "F", "many": "M", "other": "O"])),
      "pl":\(plural(["one": "%lld zmiana", "few": "%lld zmiany", "many": "%lld zmian", "other": "!"])),
      "de":{"variations":{"device":{"iphone":\(unit("no")),"mac":\(unit("%lld Schichten"))}}}}},
    "%lld rows":{"localizations":{"de":{
      "stringUnit":{"state":"translated","value":"%#@rows@"},
      "substitutions":{
        "rows":{"argNum":4,"formatSpecifier":"lld",
          \(plural(["one": "Zeile", "other": "Zeilen"]).dropFirst().dropLast())}}}}},
    "%lld shifts on %lld days":{"localizations":{"en":{
      "stringUnit":{"state":"translated","value":"%#@shifts@ on %#@days@"},
      "substitutions":{
        "shifts":{"argNum":1,"formatSpecifier":"lld",
          \(plural(["one": "%arg shift", "other": "%arg shifts"]).dropFirst().dropLast())},
        "days":{"argNum":2,"formatSpecifier":"lld",
          \(plural(["one": "%arg day", "other": "%arg days %#@days@"]).dropFirst().dropLast())}}}}}
    }}
    """

  private func page(
    _ language: String, locale: String? = nil, hasCatalogs: Bool = true,
    @ViewBuilder _ content: @escaping () -> some View
  ) -> TestPage {
    var environment = HostEnvironment(traits: Traits(language: language, locale: locale))
    if hasCatalogs { environment.stringCatalogs = Self.catalogs }
    return TestPage(
      environment: environment,
      sizeRange: { _ in SizeRange(max: Size(width: 600, height: .infinity)) },
      provider: { HostingComponent(VStack { content() }) })
  }

  private func text(_ language: String, locale: String? = nil, _ text: Text) -> String {
    page(language, locale: locale) { text }.texts.joined()
  }

  // MARK: Look-ups

  @Test func literalsAreLookedUpAndStringsAreNot() {
    let string = "Save"
    let texts = page("de") {
      Text("Save")
      Text(string)
      Text(verbatim: "Save")
      Text(markdown: "Save")
      Text(LocalizedStringKey(string))
      Text("Missing")
    }.texts
    #expect(texts == ["Sichern", "Save", "Save", "Save", "Sichern", "Missing"])
    #expect(page("de", hasCatalogs: false) { Text("Save") }.texts == ["Save"])
    #expect(page("fr") { Text("Save") }.texts == ["Save"])
  }

  @Test func titlesOfControlsAreLookedUp() {
    let string = "Save"
    let page = page("de") {
      Button("Save") {}
      Button(string) {}
      Toggle("Save", isOn: .constant(true))
      Label("Save", icon: .check)
      Section("Save") { Text(verbatim: "x") }
      Text(verbatim: "y").accessibilityLabel("Save")
    }
    let texts = page.texts.filter { $0 != "x" }
    #expect(texts.filter { $0 == "Sichern" }.count == 4 && texts.contains("Save"))
    #expect(page.elements.contains { $0.attribute("aria-label") == "Sichern" })
  }

  @Test func titlesOfLayersAndFurtherTextsAreLookedUp() {
    let string = "Save"
    let page = page("de") {
      Text(verbatim: "a").sheet("Save", isPresented: .constant(false)) { EmptyView() }
      Text(verbatim: "b").popover("Save", isPresented: .constant(false)) { EmptyView() }
      Text(verbatim: "c").sheet(string, isPresented: .constant(false)) { EmptyView() }
      ContentUnavailableView("Save", description: Text("Save"))
      ContentUnavailableView("Save", description: string)
      ContentUnavailableView(string, description: Text("Save")) { Button("Save") {} }
      ContentUnavailableView(string)
      Text(verbatim: "d").alert("Save", isPresented: .constant(true), actions: {}) { Text("Save") }
      TextField(string, text: .constant(""), prompt: Text("Save"))
      TextField("Save", text: .constant(""), prompt: string)
    }
    let names = page.elements.filter { $0.attribute("data-layer") != nil }
      .compactMap { $0.attribute("aria-label") }
    #expect(names.filter { $0 == "Sichern" }.count == 3 && names.filter { $0 == "Save" }.count == 1)
    #expect(page.texts.filter { $0 == "Sichern" }.count == 7)
    #expect(page.texts.filter { $0 == "Save" }.count == 3)
    let prompts = page.elements.compactMap { $0.attribute("placeholder") }
    #expect(prompts == ["Sichern", "Save"])
  }

  @Test func aTranslationHasMarkdownsForms() {
    let page = page("de") { Text("Read **this**") }
    #expect(page.texts.joined() == "Dies lesen")
    #expect(page.elements.contains { $0.style("font-weight") == "700" })
  }

  @Test func theStyleOfATextIsKept() {
    let page = page("de") { Text("Save").underline() }
    #expect(page.elements.contains { $0.style("text-decoration") == "underline" })
    let upper = self.page("de") { Text("Save").textCase(.uppercase) }
    #expect(upper.texts == ["SICHERN"])
  }

  // MARK: Arguments

  @Test func argumentsHaveTheOrderOfTheTranslation() {
    let name = "a*b*"
    #expect(text("de", Text("\(1234)% of \(name)")) == "a*b*: 1.234 %")
    #expect(text("de", locale: "de-CH", Text("\(1234)% of \(name)")).contains("1’234"))
    #expect(text("de", Text("\(1)% of \(Text("Save").bold())")) == "Sichern: 1 %")
    // Without an entry the literal is as it was.
    #expect(text("de", Text("\(1234) none \(0.5)")) == "1234 none 0.5")
  }

  @Test func aLiteralWithoutArgumentsIsNoFormat() {
    #expect(text("de", Text("100% %%")) == "%@ 100 % %%")
  }

  @Test func wrongArgumentsOfATranslationAreShownAsWritten() {
    #expect(text("de", Text("\("A") and \("B")")) == "A %5$@ A %0$@ B")
  }

  @Test func fractionsHaveTheDigitsOfTheFormat() {
    #expect(text("de", Text("\(1.5) m")) == "1,5 m")
    #expect(text("de", Text("\(1.5, specifier: "%.1f") m")) == "1,500 m")
    #expect(text("de", Text("\(Double.nan) m")).hasSuffix(" m"))
  }

  @Test(arguments: [
    (0, "0"), (1, "1"), (2, "2"), (3, "F"), (10, "F"), (11, "M"), (99, "M"), (100, "O"), (103, "F"),
  ])
  func arabicHasSixForms(number: Int, expected: String) {
    #expect(text("ar", Text("\(number) shifts")) == expected)
  }

  @Test(arguments: [
    (1, "1 zmiana"), (2, "2 zmiany"), (5, "5 zmian"), (12, "12 zmian"), (22, "22 zmiany"),
  ])
  func polishHasFourForms(number: Int, expected: String) {
    #expect(text("pl", Text("\(number) shifts")) == expected)
  }

  @Test func largeNumbersHaveForms() {
    #expect(text("de", Text("\(2) shifts")) == "2 Schichten")
    #expect(!text("pl", Text("\(Int.min) shifts")).isEmpty)
    #expect(LocalizedStringKey("\(UInt64.max)") != LocalizedStringKey("\(UInt64.max - 1)"))
  }

  @Test func substitutionsHaveFormsOfTheirOwnAndMayNotContainThemselvesForEver() {
    #expect(text("en", Text("\(1) shifts on \(1) days")) == "1 shift on 1 day")
    let endless = text("en", Text("\(2) shifts on \(3) days"))
    #expect(endless.hasPrefix("2 shifts on 3 days") && endless.utf8.count < 200)
  }

  /// While a literal is parsed, values are private characters.
  @Test func aPrivateCharacterOfALiteralIsNoValue() {
    #expect(text("en", Text("*\u{E000}* \("x")")) == "\u{E000} x")
  }

  @Test func aSubstitutionForAMissingArgumentHasItsLastForm() {
    #expect(text("de", Text("\(1) rows")) == "Zeilen")
  }

  // MARK: Equality

  @Test func textsWithEqualKeysAndArgumentsAreEqual() {
    #expect(Text("\(1) shifts") == Text("\(1) shifts"))
    #expect(Text("\(1) shifts") != Text("\(2) shifts"))
    #expect(Text("Save") == Text("Save") && Text("Save") != Text(verbatim: "Save"))
    #expect(Text("\("é")") != Text("\("e\u{301}")"))
    #expect(LocalizedStringKey("a") == LocalizedStringKey(String("a")))
  }

  @Test func anotherLanguageRebuildsTheText() {
    let page = page("de") { Text("Save") }
    #expect(page.texts == ["Sichern"])
    var traits = page.host.environment.traits
    traits.language = "ar"
    page.host.update(traits: traits)
    page.host.renderIfNeeded()
    #expect(page.texts == ["حفظ"])
  }

  @Test func aViewCanSetTheLanguageOfAPart() {
    let page = page("en") {
      Button("Save") {}.environment(\.language, "de")
      Text("Save")
    }
    #expect(page.texts == ["Sichern", "Save"])
  }
}
