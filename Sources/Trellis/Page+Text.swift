import TrellisComponents
import TrellisHosting
public import TrellisServer
import TrellisUI
public import TrellisViews

extension Page {
  /// The text of a literal in the language of this page, for handlers and the body of a route.
  ///
  /// ```swift
  /// page.title = page.text("Shift \(number)")
  /// page.showToast("Deleted \(name)")  // is looked up by itself
  /// ```
  ///
  /// - Returns: the entry of the string catalogs (``/TrellisServer/Application/stringCatalogs``), with numbers in the
  ///   locale of the reader, else the literal.
  public func text(_ key: LocalizedStringKey) -> String {
    var values = EnvironmentValues.current
    values.stringCatalogs = host.environment.stringCatalogs
    values.language = language
    values.localeIdentifier = localeIdentifier
    values.timeZoneIdentifier = host.environment.traits.timeZone
    return values.text(key)
  }
}

extension PageActions {
  /// The text of a literal in the language of the page; see `Page.text(_:)`. Where there is no page, the
  /// literal itself.
  public func text(_ key: LocalizedStringKey) -> String {
    current?.text(key) ?? EnvironmentValues.current.text(key)
  }

  /// The languages that the application has; see ``/TrellisServer/Page/languages``.
  public var languages: [String] { current?.languages ?? [] }

  /// Sets the language of the reader, and loads the page again in it; see ``/TrellisServer/Page/chooseLanguage(_:)``.
  ///
  /// - Returns: whether the application has the language.
  @discardableResult public func chooseLanguage(_ tag: String?) -> Bool {
    current?.chooseLanguage(tag) ?? false
  }
}
