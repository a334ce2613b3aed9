import Foundation
import TrellisDOM
import TrellisHosting

/// Makes single pages of an export.
struct PageExporter: Sendable {
  /// A page that is ready except for the address of the common style sheet.
  struct ExportedPage: Sendable {
    /// The file's text, with ``token`` in place of the address of the common style sheet.
    var text: String
    /// The page's own style sheet in the folder of the assets; `nil` if the page contains its style sheet.
    var sheet: (name: String, text: String)?
    /// Whether search engines may list the page.
    var isListed = false
    var fonts = FontNeeds()
    var icons: Set<String> = []
    /// The elements that need a server.
    var inert: [String] = []
    /// The addresses of pages that are not exported.
    var unexported: [String] = []
  }

  let site: Site
  let options: ExportOptions
  /// The file of each exported address.
  let files: [String: String]

  /// Stands for the address of the common style sheet until all pages are made. Its first occurrence is in the head, as
  /// only the title, where quotation marks are escaped, is before it.
  static let token = "\"common.css\" data-token"

  /// The page at `target`.
  func page(_ target: String, _ role: Route.Role, file: String) throws -> ExportedPage {
    let screens = options.widths.map {
      ClientMessage.Screen(width: $0, height: options.height)
    }
    let links = Links()
    let languages = LanguagePreferences(tags: options.locale.map { [$0] } ?? [])
    do {
      let made = try site.endpoints.live.withExportedPages(
        target, role, screens: screens, languages: languages
      ) { pages in
        let inert = InertElements(in: pages[pages.count - 1].host.document.root)
        inert.mark(in: pages.map(\.host.document.root))
        let first = FirstPage(
          Array(zip(options.widths, pages)), inHeight: options.height,
          addresses: addresses(from: file, role, links))
        return exported(first, target, role, file: file, inert: inert.descriptions)
      }
      guard var made else { throw ExportError.noRoute(target) }
      made.unexported = links.unexported
      return made
    } catch let redirect as Redirect {
      return redirection(to: redirect, file: file)
    } catch let error as ExportError {
      throw error
    } catch {
      throw ExportError.cannotMake(target, reason: "\(error)")
    }
  }

  private func exported(
    _ first: FirstPage, _ target: String, _ role: Route.Role, file: String, inert: [String]
  ) -> ExportedPage {
    var first = first
    if let base = options.base, role == .page, first.metadata.canonicalAddress == nil {
      first.metadata.canonicalAddress = base + address(of: file)
    }
    if let base = options.base, let image = first.metadata.image, image.hasPrefix("/") {
      first.metadata.image = base + image
    }
    var page = site.pages.content(first)
    // The fonts of an exported page are small, and only its style sheet references them.
    page.preloads = []
    page.assets = root(from: file, role) + Self.assets
    let common = site.assets.address(PageWriter.styleSheetName)
    let others = page.styleSheets.filter {
      !$0.hasPrefix(FontSliceStore.prefix) && $0 != common
    }
    page.styleSheets = others.map { page.assets + $0.dropFirst(AssetCatalog.prefix.count) }
    var sheet: (String, String)?
    if !options.isInline {
      var fingerprint = Fingerprint()
      fingerprint.add(page.styles.utf8)
      let name = "page.\(fingerprint.text).css"
      sheet = (name, page.styles)
      page.pageStyleSheet = page.assets + name
      page.styles = ""
    }
    var result = ExportedPage(text: Self.withToken(site.pages.shell.page(page)), sheet: sheet)
    result.isListed = role == .page && first.metadata.isListed
    result.fonts = FontNeeds(of: first)
    result.icons = IconSheet.names(in: first.html.styleSheet)
    result.inert = inert
    return result
  }

  /// `text` with a link to the common style sheet before everything else that the head loads.
  private static func withToken(_ text: String) -> String {
    guard let title = text.range(of: "</title>\n") else { return text }
    return text.replacingCharacters(
      in: title, with: "</title>\n<link rel=\"stylesheet\" href=\(token)>\n")
  }

  /// A file that sends the browser on.
  private func redirection(to redirect: Redirect, file: String) -> ExportedPage {
    let links = Links()
    let path = redirect.isOfThisSite ? redirect.path : "/"
    let address = addresses(from: file, .page, links).page?(path) ?? path
    let escaped = HTMLEscaping.attribute(address)
    let text = """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>Redirecting</title>
      <meta http-equiv="refresh" content="0; url=\(escaped)">
      <meta name="robots" content="noindex">
      </head>
      <body><p><a href="\(escaped)">This page has moved.</a></p></body>
      </html>

      """
    var page = ExportedPage(text: text)
    page.unexported = links.unexported
    return page
  }

  // MARK: Addresses

  /// The name of the folder with the assets.
  static let assets = "assets/"

  /// The path from a page to the exported folder; absolute for a page that servers show at any address.
  func root(from file: String, _ role: Route.Role) -> String {
    role == .page ? ExportedFile.root(from: file) : options.basePath + "/"
  }

  /// The address of a page below the base URL: that of its folder.
  func address(of file: String) -> String {
    let folder = file.split(separator: "/").dropLast().map { $0 + "/" }.joined()
    return "/" + ExportedFile.address(folder)
  }

  /// The links of a page, noted while it is written; used by one thread.
  private final class Links: @unchecked Sendable {
    var unexported: [String] = []
  }

  private func addresses(
    from file: String, _ role: Route.Role, _ links: Links
  ) -> RelativeAddresses {
    let root = root(from: file, role)
    var addresses = RelativeAddresses(
      prefix: AssetCatalog.prefix, fromPage: root + Self.assets,
      fromStyleSheet: options.isInline ? root + Self.assets : "")
    addresses.page = { [files, base = options.base] address in
      let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let fragment = parts.count > 1 ? "#" + parts[1] : ""
      if let other = files[String(parts[0])] {
        if other == file, !fragment.isEmpty { return fragment }
        return root + ExportedFile.address(other) + fragment
      }
      if !links.unexported.contains(address) { links.unexported.append(address) }
      return base.map { $0 + address }
    }
    return addresses
  }
}
