import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHTTP
import TrellisHosting
import TrellisLayout
import TrellisUI

/// The cookie with the language that a reader has chosen, and the address at which a browser gets it.
///
/// The cookie affects only the language of pages, so forging it is harmless.
enum LanguageChoice {
  static let cookie = "trellis-language"
  static let path = "/_trellis/language"

  /// The address that sets the cookie and leads on to `target`; an empty tag removes the cookie.
  static func address(of tag: String, target: String) -> String {
    "\(path)?tag=\(PercentCoding.encoded(tag))&to=\(PercentCoding.encoded(target))"
  }

  /// The value of `Set-Cookie`, for a year.
  static func field(_ tag: String?, _ request: Request) -> String {
    let path = request.base == .root ? "/" : request.base.text
    return "\(cookie)=\(tag ?? ""); Path=\(path); HttpOnly; SameSite=Lax; "
      + "Max-Age=\(tag == nil ? 0 : 365 * 24 * 3600)" + (request.isSecure ? "; Secure" : "")
  }
}

extension Endpoints {
  /// Gives a browser the cookie of its language, and sends it on.
  func language(_ request: Request) -> Response {
    let target = SignIns.pagePath(request.query("to") ?? "/")
    var response = redirect(to: PercentCoding.encodedAddress(target), request)
    let tag = request.query("tag") ?? ""
    let known = live.configuration.value.languages.known(tag)
    // A link of another site must not change the language.
    if request.headers["Sec-Fetch-Site"].map({ $0 == "same-origin" }) ?? true,
      tag.isEmpty || known != nil
    {
      response.headers.append("Set-Cookie", LanguageChoice.field(known, request))
    }
    return response
  }
}

extension Session.Configuration {
  /// The languages that the application has.
  var languages: ApplicationLanguages {
    ApplicationLanguages(
      catalogs: environment.stringCatalogs, tables: environment.textTables)
  }
}

extension Page {
  /// The languages that the application has, as BCP 47 tags: the languages of its string catalogs, the language of the
  /// keys first; without catalogs, the languages of the texts of controls (``/TrellisUI/TextTables``).
  public var languages: [String] { applicationLanguages.all }

  private var applicationLanguages: ApplicationLanguages {
    let environment = host.environment
    return ApplicationLanguages(
      catalogs: environment.stringCatalogs, tables: environment.textTables)
  }

  /// Sets the language of the reader for all pages of this site, and loads the page again in it.
  ///
  /// The browser keeps the choice in a cookie for a year. The language of the ``user``, if there is one, is used instead;
  /// store the choice with the user as well. A route with a `language` of its own keeps it.
  ///
  /// - Parameter tag: a BCP 47 tag; the best of ``languages`` is used. `nil` removes the choice, so that the order of
  ///   languages in the browser decides.
  /// - Returns: `false`, and nothing changes, if the application does not have the language, and in a static export.
  @discardableResult public func chooseLanguage(_ tag: String?) -> Bool {
    guard !isExported else { return false }
    let known = tag.flatMap(applicationLanguages.known)
    if tag != nil, known == nil { return false }
    load(LanguageChoice.address(of: known ?? "", target: target), replacing: true)
    return true
  }

  /// The locale for numbers and dates on this page, as a BCP 47 tag.
  package var localeIdentifier: String { preferences.locale(for: language) }

  /// The text of a key without arguments in the language of the page.
  func localized(_ key: String) -> String {
    host.environment.stringCatalogs.text(key, in: language)
  }

  /// Translates the title and the description of the route again, if the body has set another language and has not set
  /// them.
  func translateTitle(of route: Route, opened language: String) {
    let catalogs = host.environment.stringCatalogs
    guard !catalogs.isEmpty, !language.isExactly(self.language) else { return }
    if title.isExactly(route.title(catalogs, in: language)) {
      title = route.title(catalogs, in: self.language)
    }
    if let key = route.description, description.isExactly(catalogs.text(key, in: language)) {
      description = localized(key)
    }
  }

  /// Sets the language of the page, and with string catalogs its direction.
  func setLanguage(in traits: inout Traits, on screen: ClientMessage.Screen?) {
    traits.language = language
    traits.locale = localeIdentifier
    setDirection(in: &traits, on: screen)
  }

  /// Sets the direction of the page's language; without string catalogs it is the application's, and on the
  /// right-to-left screen of a test the direction of the screen.
  func setDirection(in traits: inout Traits, on screen: ClientMessage.Screen?) {
    if host.environment.stringCatalogs.isEmpty || screen?.keepsDirection == true { return }
    traits.writingDirection = LanguageTag.isRightToLeft(language) ? .rightToLeft : .leftToRight
  }
}
