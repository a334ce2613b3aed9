import TrellisDOM
import TrellisHTML
import TrellisUI

/// The properties of a page for search engines, for sites that link to it, and for the browser's interface.
///
/// They are part of the first HTML: a change while the page is shown has no effect.
public struct PageMetadata: Hashable, Sendable {
  /// The name of the site, in link previews.
  public var siteName: String?
  /// The address of a picture for link previews; other sites need an absolute address, `https://…`.
  public var image: String?
  /// The text alternative of ``image``.
  public var imageDescription: String?
  /// The address of the icon in the tab; `nil` is the file `favicon.svg` of ``Application/publicFolder`` if it has one,
  /// otherwise Trellis's icon.
  public var icon: String?
  /// The CSS color of the browser's interface around light pages; `nil` is the background of the application's theme,
  /// for dark pages too.
  public var themeColor: String?
  /// The CSS color around dark pages; `nil` for ``themeColor``.
  public var darkThemeColor: String?
  /// The address of the web application manifest.
  public var manifest: String?
  /// The absolute address under which search engines list the page; `nil` for the requested address.
  public var canonicalAddress: String?
  /// Whether search engines may list the page.
  public var isListed = true

  /// Makes metadata without properties: pages have a title and a description only.
  public init() {}

  /// The name of the default icon.
  static let iconName = "favicon.svg"

  /// The properties with defaults for a missing icon and missing colors.
  func filled(icon address: String, look: PageLook) -> PageMetadata {
    var all = self
    all.icon = icon ?? address
    if themeColor == nil {
      all.themeColor = look.background
      all.darkThemeColor = darkThemeColor ?? look.darkBackground
    }
    return all
  }

  /// The properties with the icon and the colors of `other` where they are missing.
  func filled(from other: PageMetadata) -> PageMetadata {
    var all = self
    all.icon = icon ?? other.icon
    if themeColor == nil {
      all.themeColor = other.themeColor
      all.darkThemeColor = darkThemeColor ?? other.darkThemeColor
    }
    return all
  }

  /// The elements of the head.
  ///
  /// - Parameter base: the path below which the browser sees the site.
  func html(title: String, description: String?, below base: BasePath = .root) -> String {
    var lines: [String] = []
    func meta(_ kind: String, _ name: String, _ content: String?) {
      guard let content, !content.isEmpty else { return }
      lines.append("<meta \(kind)=\"\(name)\" content=\"\(HTMLEscaping.attribute(content))\">")
    }
    func link(_ relation: String, _ address: String?) {
      guard let address else { return }
      lines.append("<link rel=\"\(relation)\" href=\"\(HTMLEscaping.attribute(address))\">")
    }
    link("icon", icon.map(base.address))
    link("manifest", manifest.map(base.address))
    link("canonical", canonicalAddress.map(base.address))
    if let darkThemeColor {
      meta("media=\"(prefers-color-scheme: dark)\" name", "theme-color", darkThemeColor)
    }
    meta("name", "theme-color", themeColor)
    if !isListed { meta("name", "robots", "noindex") }
    if siteName != nil || image != nil {
      meta("property", "og:type", "website")
      meta("property", "og:title", title)
      meta("property", "og:description", description)
      meta("property", "og:url", canonicalAddress.map(base.address))
      meta("property", "og:site_name", siteName)
      meta("property", "og:image", image.map(base.address))
      meta("property", "og:image:alt", imageDescription)
      meta("name", "twitter:card", image == nil ? "summary" : "summary_large_image")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
