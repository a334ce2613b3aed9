import ArgumentParser
import Foundation
import SocketClient
import Testing
import Trellis
import TrellisHTTP
import TrellisTesting

@testable import TrellisServer

/// An application in several languages.
struct LanguagesTests {
  struct Member: User {
    var id: String
    var name: String { id }
    var roles: [String] { [] }
    var language: String?
  }

  struct Shop: Application {
    static let catalog: String = {
      let path = FileManager.default.temporaryDirectory.path + "/shop-\(UUID()).xcstrings"
      try? json.write(toFile: path, atomically: true, encoding: .utf8)
      return path
    }()

    private static func entry(_ key: String, de: String, ar: String) -> String {
      #""\#(key)":{"localizations":{"de":{"stringUnit":{"state":"translated","value":"\#(de)"}},"#
        + #""ar":{"stringUnit":{"state":"translated","value":"\#(ar)"}}}}"#
    }

    private static let json =
      #"{"sourceLanguage":"en","version":"1.0","strings":{"#
      + [
        entry("Home", de: "Start", ar: "الرئيسية"), entry("Save", de: "Sichern", ar: "حفظ"),
        entry("Saved %lld files", de: "%lld Dateien gesichert", ar: "%lld"),
        entry("German", de: "Deutsch", ar: "الألمانية"), entry("Never", de: "Nie", ar: "أبدا"),
      ].joined(separator: ",") + "}}"

    var stringCatalogs: [String] { [Self.catalog] }

    func identity(of request: Request) -> String? { request.headers["User"] }

    func user(id: String) -> (any User)? { Member(id: id, language: id) }

    func routes() -> [Route] {
      [
        Route("/", title: "Home") { _ in Home() },
        Route("/toast", title: "Home") { _ in Toasting() },
        Route("/german", title: "Home", language: "de") { _ in Home() },
        Route("/own", title: "Home") { page in
          page.language = "de"
          return Home()
        },
        Route("/choice", title: "Home") { _ in Choice() },
        Route("/direction", title: "Home") { _ in Direction() },
        Route("/titled", title: "Home") { page in
          page.title = page.text("Saved \(1234) files")
          return Text("Missing")
        },
      ]
    }
  }

  struct Choice: View {
    @Environment(\.page) private var page

    var body: some View {
      Text("Home")
      Form {
        SubmitButton("German")
      } onSubmit: {
        page.chooseLanguage("de-AT")
      }
    }
  }

  struct Direction: View {
    @Environment(\.writingDirection) private var direction

    var body: some View {
      Text(verbatim: direction == .rightToLeft ? "to the left" : "to the right")
    }
  }

  struct Home: View {
    @Environment(\.page) private var page
    @State private var note = ""

    var body: some View {
      Text("Home").accessibilityHeading(1)
      Text(verbatim: note)
      Form {
        SubmitButton("Save")
      } onSubmit: {
        note = page.text("Saved \(1000) files")
      }
      Button("German") { page.chooseLanguage("de-AT") }
      Button(String("none")) { page.chooseLanguage(nil) }
      Button(String("unknown")) { note = "\(page.chooseLanguage("xx")) \(page.languages)" }
    }
  }

  struct Toasting: View {
    @Environment(\.page) private var page
    @State private var note = ""

    var body: some View {
      Text(verbatim: note)
      Button(String("toast")) {
        page.toast("Saved \(1) files", id: "note", action: "Save") { note = "undone" }
      }
    }
  }

  private func screen(_ languages: String...) -> TestScreen {
    var screen = TestScreen()
    screen.languages = languages
    return screen
  }

  @Test func aToastWithAnActionIsInTheLanguageOfThePage() async throws {
    let tab = try await TestSite(Shop.self).open("/toast", on: screen("de"))
    try await tab.click(.button("toast"))
    try await tab.find(.text("1 Dateien gesichert"))
    try await tab.click(.button("Sichern"))
    try await tab.find(.text("undone"))
  }

  // MARK: The language of a page

  @Test func aPageIsInTheBestLanguageOfTheCatalogs() async throws {
    let site = try await TestSite(Shop.self)
    for (languages, title) in [
      (["de-AT"], "Start"), (["fr", "ar"], "الرئيسية"), (["fr"], "Home"), ([], "Home"),
      (["en", "de"], "Home"),
    ] {
      var screen = TestScreen()
      screen.languages = languages
      let tab = try await site.open("/", on: screen)
      #expect(try await tab.title == title)
      _ = try await tab.get(.heading(.exactly(title)))
    }
  }

  @Test func theRouteAndItsBodySetTheLanguage() async throws {
    let site = try await TestSite(Shop.self)
    #expect(try await site.open("/german", on: screen("ar")).title == "Start")
    #expect(try await site.open("/own", on: screen("ar")).title == "Start")
    #expect(try await site.open("/titled", on: screen("de")).title == "1.234 Dateien gesichert")
    #expect(
      try await site.open("/titled", on: screen("de-CH")).title == "1’234 Dateien gesichert")
  }

  @Test func aScreenHasTheDirectionOfTheLanguageUnlessItNamesOne() async throws {
    let site = try await TestSite(Shop.self)
    for (language, isRightToLeft, text) in [
      ("en", false, "to the right"), ("ar", false, "to the left"), ("en", true, "to the left"),
      ("ar", true, "to the left"),
    ] {
      var screen = screen(language)
      screen.isRightToLeft = isRightToLeft
      let tab = try await site.open("/direction", on: screen)
      _ = try await tab.get(.text(.exactly(text)))
      screen.width = 700
      try await tab.resize(to: screen)
      _ = try await tab.get(.text(.exactly(text)))
    }
  }

  @Test func theLanguageOfTheUserIsFirst() async throws {
    let site = try await TestSite(Shop.self)
    let fields = [(name: "User", value: "ar")]
    #expect(try await site.open("/", on: screen("de"), headers: fields).title == "الرئيسية")
    let other = [(name: "User", value: "tlh"), (name: "Cookie", value: "trellis-language=de")]
    #expect(try await site.open("/", headers: other).title == "Start")
  }

  // MARK: The choice

  @Test func theChosenLanguageStaysUntilItIsRemoved() async throws {
    let site = try await TestSite(Shop.self)
    let tab = try await site.open("/?a=b", on: screen("en"))
    try await tab.click(.button("German"))
    #expect(try await tab.title == "Start")
    #expect(try await tab.address == "/?a=b")
    try await tab.reload()
    #expect(try await tab.title == "Start")
    try await tab.click(.button("none"))
    #expect(try await tab.title == "Home")
    try await tab.click(.button("unknown"))
    _ = try await tab.get(.text(.containing("false")))
  }

  private func response(_ target: String, _ fields: [(String, String)] = []) async throws
    -> Response
  {
    let local = try await LocalSite(try Shop.parse([]))
    var headers = Headers()
    for (name, value) in fields { headers.append(name, value) }
    return local.site.endpoints.entry(try Request(.get, target, headers: headers))
  }

  @Test func theAddressOfTheChoiceSetsACookie() async throws {
    let response = try await response("/_trellis/language?tag=de&to=%2F%3Fa%3Db")
    #expect(response.headers["Location"] == "/?a=b")
    let cookie = try #require(response.headers["Set-Cookie"])
    #expect(
      cookie.hasPrefix("trellis-language=de; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000"))
    let removed = try await self.response("/_trellis/language?tag=&to=/")
    #expect(removed.headers["Set-Cookie"]?.contains("Max-Age=0") == true)
  }

  @Test(arguments: [
    "/_trellis/language", "/_trellis/language?tag=xx", "/_trellis/language?tag=de%0d%0aA:b",
    "/_trellis/language?tag=de&to=//evil.example",
    "/_trellis/language?tag=de&to=https://evil.example",
    "/_trellis/language?tag=de&to=/_trellis/enter%3Fticket=a",
    "/_trellis/language?tag=de&to=/%5Cevil.example",
  ])
  func noOtherAddressIsOpened(target: String) async throws {
    let response = try await response(target)
    #expect(response.headers["Location"] == "/")
    #expect(response.headers["Set-Cookie"]?.contains("\n") != true)
    #expect(response.headers["Set-Cookie"]?.contains("xx") != true)
  }

  @Test func anotherSiteCannotSetTheLanguage() async throws {
    let response = try await response(
      "/_trellis/language?tag=de&to=/", [("Sec-Fetch-Site", "cross-site")])
    #expect(response.headers["Set-Cookie"] == nil && response.headers["Location"] == "/")
  }

  @Test func aPostedFormChoosesTheLanguage() async throws {
    let shop = Shop()
    try await PostedFormTests.serve(shop.routes(), of: shop) { served in
      let english = "Accept-Language: en\r\n"
      let page = try await served.load("/choice?a=b", more: english).text
      #expect(page.contains("<title>Home</title>") && !page.contains("Deutsch"))
      let name = try PostedFormTests.formName(page)
      let posted = try await served.post("/choice?a=b", ["trellis-form": name])
      #expect(posted.status == 303 && posted["set-cookie"] == nil)
      let choice = try #require(posted["location"])
      #expect(choice.hasPrefix("/_trellis/language?tag=de&"))
      let chosen = try await served.load(choice, more: "Sec-Fetch-Site: same-origin\r\n")
      #expect(chosen.status == 303 && chosen["location"] == "/choice?a=b")
      let cookie = try #require(chosen["set-cookie"]).prefix { $0 != ";" }
      #expect(cookie == "trellis-language=de")
      let german = try await served.load(
        "/choice?a=b", more: english + "Cookie: \(cookie)\r\n")
      #expect(german.text.contains("<html lang=\"de\""))
      #expect(german.text.contains("<title>Start</title>") && german.text.contains("Deutsch"))
      // The form of another site chooses nothing.
      let foreign = try await served.post(
        "/choice", ["trellis-form": name], more: "Sec-Fetch-Site: cross-site\r\n")
      #expect(foreign.status == 403)
      let followed = try await served.load(choice, more: "Sec-Fetch-Site: cross-site\r\n")
      #expect(followed["set-cookie"] == nil)
    }
  }

  // MARK: Missing translations

  @Test func missingTranslationsAreFound() async throws {
    let site = try await TestSite(Shop.self)
    let tab = try await site.open("/", on: screen("de"))
    try await tab.click(.button("Sichern"))
    try await tab.find(.text("1.000 Dateien gesichert"))
    try site.expectTranslations()
    #expect(site.missingTranslations.unusedKeys == ["Never"])
    _ = try await site.open("/titled")
    #expect(site.missingTranslations.missingKeys == ["Missing"])
    #expect(throws: ExpectationError.self) { try site.expectTranslations() }
  }

  @Test func defaultTitlesOfErrorPagesNeedNoEntry() throws {
    let catalogs = try StringCatalogs(contentsOf: [Shop.catalog])
    let body: Route.Body = { _ in { nil } }
    for route in [Route.notFound(body: body), .failure(body: body)] {
      #expect(route.title(catalogs, in: "de") == route.title && !route.title.isEmpty)
    }
    #expect(catalogs.report.missingKeys.isEmpty)
    #expect(Route.failure(title: "Home", body: body).title(catalogs, in: "de") == "Start")
    #expect(Route.notFound(title: "Lost", body: body).title(catalogs, in: "de") == "Lost")
    #expect(catalogs.report.missingKeys == ["Lost"])
  }

  @Test func withoutCatalogsNothingIsMissing() async throws {
    let site = try await TestSite(routes: [Route("/", title: "Home") { _ in Text("Missing") }])
    _ = try await site.open("/")
    try site.expectTranslations()
  }

  @Test func aMissingCatalogEndsTheStart() async throws {
    struct Broken: Application {
      var stringCatalogs: [String] { ["/none.xcstrings"] }
      func routes() -> [Route] { [] }
    }
    await #expect(throws: StringCatalogError.self) { try await TestSite(Broken.self) }
  }
}
