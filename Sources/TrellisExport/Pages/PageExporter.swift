import Foundation
import TrellisBase
import TrellisComponents
import TrellisDOM
import TrellisHTML
import TrellisHosting
import TrellisServer
import TrellisUI

/// Makes single pages of an export.
struct PageExporter: Sendable {
  /// A complete page except for the address or the text of the common style sheet.
  struct ExportedPage: Sendable {
    /// The file's UTF-8. It has the placeholder ``PageExporter/sheet`` as the address of the common style sheet, or, if
    /// the page contains its files, an empty element for the sheet's text.
    var bytes: [UInt8]
    /// The offset of the placeholder, or of the sheet's text; `nil` for a mail or a redirection, which do not use the
    /// sheet.
    var sheetOffset: Int?
    /// The plain text of a mail.
    var plainText: [UInt8]?
    /// The page's own style sheet, a file in the asset folder; `nil` if the page contains it.
    var sheet: (name: String, bytes: [UInt8])?
    /// Whether search engines may list the page.
    var isListed = false
    var fonts = FontNeeds()
    var icons: Set<String> = []
    /// Descriptions of the elements that need a server.
    var inert: [String] = []
    /// The linked addresses of this site that are not exported.
    var unexported: [String] = []
    /// The first difference between a reused page and a new page at the address, if the two were compared.
    var difference: String?
  }

  let site: Site
  let options: ExportOptions
  /// The file of each exported address by ``SiteAddress/key``, and the file as a part of an address.
  private let files: [String: (name: String, address: String)]

  /// The placeholder for the common style sheet's address until all pages are made. It has the final length, and is the
  /// address in the previous export if there is one, so that it often needs no replacement.
  var sheet = unknownSheet

  /// Inlines files if pages contain them; otherwise `nil`.
  private let inliner: AssetInliner?

  /// The user for whom the pages are opened.
  var visitor: UserIdentity?

  /// The CSS rules of classes for mails; `nil` for other formats.
  var mailStyles: MailStyles?

  /// A placeholder with the length of every address of the sheet: addresses differ in the fingerprint only.
  static let unknownSheet = "trellis.0000000000000000.css"

  /// - Parameter files: the file of each exported address, by ``SiteAddress/key``.
  init(site: Site, options: ExportOptions, files: [String: String]) {
    self.site = site
    self.options = options
    self.files = files.mapValues { ($0, ExportedFile.address($0)) }
    inliner = options.isInline ? AssetInliner(assets: site.assets) : nil
  }

  /// The page at `target`.
  ///
  /// - Parameter tab: the tab of the calling thread.
  func page(
    _ target: String, _ role: Route.Role, file: String, in tab: ExportTab
  ) throws -> ExportedPage {
    var page = try make(target, role, file: file, in: tab)
    if options.comparesReusedPages, tab.isCompared {
      let new = try make(target, role, file: file, in: ExportTab(isReused: false))
      page.difference = page.firstDifference(from: new)
    }
    return page
  }

  private func make(
    _ target: String, _ role: Route.Role, file: String, in tab: ExportTab
  ) throws -> ExportedPage {
    var screens = options.widths.map {
      ClientMessage.Screen(width: $0, height: options.height)
    }
    if options.format == .pdf { for index in screens.indices { screens[index].isPaper = true } }
    let links = Links()
    let languages = LanguagePreferences(tags: options.locale.map { [$0] } ?? [])
    do {
      let made = try site.endpoints.live.opener.withExportedPages(
        target, role, for: visitor, screens: screens, languages: languages,
        medium: options.format.isSite ? .file : .sheet, in: tab
      ) { pages in
        let inert = InertElements(marking: pages.map(\.host.document.root))
        if let mailStyles {
          return mail(
            pages[0], mailStyles, addresses: addresses(of: target, in: file, role, links),
            inert: inert.descriptions)
        }
        let addresses = addresses(of: target, in: file, role, links)
        let (first, rule) = firstPage(pages, fonts: tab.fonts, addresses)
        return try exported(
          first, role, file: file, addresses: addresses, pageRule: rule,
          inert: inert.descriptions)
      }
      guard var made else { throw ExportError.noRoute(target) }
      made.unexported = links.unexported
      return made
    } catch let redirect as Redirect {
      return try redirection(to: redirect, from: target, file: file)
    } catch let error where error is ExportError || error is PageClosed {
      throw error
    } catch {
      throw ExportError.cannotMake(target, reason: "\(error)")
    }
  }

  private func exported(
    _ first: FirstPage, _ role: Route.Role, file: String, addresses: RelativeAddresses,
    pageRule: String?, inert: [String]
  ) throws -> ExportedPage {
    var first = first
    for property in [\PageMetadata.icon, \.manifest] {
      guard let address = first.metadata[keyPath: property],
        address.begins(withText: AssetCatalog.prefix)
      else { continue }
      first.metadata[keyPath: property] = addresses.value(address, ofAttribute: "href")
    }
    if let base = options.base, role == .page, first.metadata.canonicalAddress == nil {
      first.metadata.canonicalAddress = base + address(of: file)
    }
    if let base = options.base, let image = first.metadata.image, image.begins(with: "/") {
      first.metadata.image = WebAddress.absolute(site.assets.withAddresses(image), base: base)
    }
    var page = site.pages.content(first, feedsBelow: options.base)
    // The fonts of an exported page are small, and only its style sheet references them.
    page.preloads = []
    page.assets = root(from: file, role) + Self.assets
    let common = site.assets.address(PageWriter.styleSheetName)
    var others = page.styleSheets.filter {
      !$0.begins(withText: FontSliceStore.prefix) && $0 != common
    }
    var texts: [String] = []
    if let inliner {
      texts = others.compactMap(inliner.styleSheet)
      others = []
    }
    if let pageRule { texts.append(pageRule) }
    page.styleSheets = others.map { page.assets + $0.dropping(AssetCatalog.prefix.utf8.count) }
    var sheet: (String, [UInt8])?
    if !options.isInline {
      var fingerprint = Fingerprint()
      fingerprint.add(page.styles.utf8)
      let name = "page.\(fingerprint.text).css"
      sheet = (name, Array(page.styles.utf8))
      page.pageStyleSheet = page.assets + name
      page.styles = ""
    }
    var result = try document(page, with: texts)
    result.sheet = sheet
    result.isListed = role == .page && first.metadata.isListed
    result.fonts = FontNeeds(of: first)
    result.icons = IconSheet.names(in: first.html.styleSheet)
    result.inert = inert
    return result
  }

  /// The document of a page, with the common style sheet as a link or an empty element.
  ///
  /// - Parameter sheets: the texts of the other style sheets that the page contains.
  private func document(_ page: PageShell.Page, with sheets: [String]) throws -> ExportedPage {
    var document = site.pages.shell.page(page)
    guard var offset = document.styleSheets else { throw ExportError.noPlaceOfStyleSheets }
    if options.format == .xhtml {
      (document.bytes, offset) = try XHTMLText.page(document.bytes, mapping: offset)
    }
    let isInline = inliner != nil
    let opening = isInline ? "<style>" : "<link rel=\"stylesheet\" href=\"\(page.assets)"
    var rest = isInline ? "</style>\n" : "\(sheet)\"\(options.format == .xhtml ? " />" : ">")\n"
    for sheet in sheets { rest += "<style>\(sheet)</style>\n" }
    document.bytes.insert(contentsOf: Array((opening + rest).utf8), at: offset)
    return ExportedPage(bytes: document.bytes, sheetOffset: offset + opening.utf8.count)
  }

  /// A page for mail programs, with its plain text.
  private func mail(
    _ page: Page, _ styles: MailStyles, addresses: RelativeAddresses, inert: [String]
  ) -> ExportedPage {
    let direction = page.host.environment.traits.writingDirection
    let mail = MailWriter.mail(
      page.host.document, styles: styles, addresses: addresses,
      isRightToLeft: direction == .rightToLeft)
    let html = """
      <!doctype html>
      <html lang="\(HTMLEscaping.attribute(page.language))" dir="\(direction.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(HTMLEscaping.text(page.title))</title>
      </head>
      <body style="margin:0;font-family:Inter,Helvetica,Arial,sans-serif">
      \(mail.html)</body>
      </html>

      """
    var result = ExportedPage(bytes: Array(html.utf8))
    result.plainText = Array((page.title + "\n\n" + mail.text).utf8)
    result.inert = inert
    return result
  }

  /// A file that redirects the browser.
  private func redirection(
    to redirect: Redirect, from target: String, file: String
  ) throws -> ExportedPage {
    guard options.format.isSite else { return ExportedPage(bytes: []) }
    let links = Links()
    let path = redirect.isOfThisSite ? redirect.path : "/"
    let address = addresses(of: target, in: file, .page, links).page?(path) ?? path
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
    let written = options.format == .xhtml ? try XHTMLText.page(text) : text
    var page = ExportedPage(bytes: Array(written.utf8))
    page.unexported = links.unexported
    return page
  }

  // MARK: Addresses

  /// The name of the asset folder, with a slash.
  static let assets = "assets/"

  /// The path from a page to the exported folder; absolute for an error page, which servers show at any address.
  func root(from file: String, _ role: Route.Role) -> String {
    role == .page ? ExportedFile.root(from: file) : options.basePath + "/"
  }

  /// The address of a page below the base URL: the address of its folder.
  func address(of file: String) -> String {
    let folder = file.parts(between: "/").dropLast().map { $0 + "/" }.joined()
    return "/" + ExportedFile.address(folder)
  }

  /// Records links of a page while it is written; used by one thread.
  private final class Links: @unchecked Sendable {
    var unexported: [String] = []
  }

  /// - Parameters:
  ///   - target: the address of the page on the server.
  ///   - file: the file of the page.
  private func addresses(
    of target: String, in file: String, _ role: Route.Role, _ links: Links
  ) -> RelativeAddresses {
    // Mails and PDF files are read outside the exported folder, so links are absolute.
    let root = options.format.isSite ? root(from: file, role) : (options.base ?? "") + "/"
    var addresses = RelativeAddresses(
      prefix: AssetCatalog.prefix,
      fromPage: (options.format == .pdf ? self.root(from: file, role) : root) + Self.assets,
      fromStyleSheet: options.isInline ? root + Self.assets : "")
    if let inliner { addresses.file = { inliner.url(ofFile: $0) } }
    // Names of exported files get fingerprints, except in mails, which outlive the files of their server.
    if options.format != .mail {
      addresses.name = { [assets = site.assets, prefix = AssetCatalog.prefix] name in
        String(assets.withAddresses(prefix + name).dropping(prefix.utf8.count))
      }
    }
    // An error page is shown at any address, so the targets of its relative links are unknown.
    let page = role == .page ? target : nil
    addresses.page = { [files, base = options.base, isSite = options.format.isSite] address in
      guard page != nil || address.utf8.first == UInt8(ascii: "/") else { return nil }
      let wanted = SiteAddress(address, from: page ?? "/")
      if !isSite {
        let own = address.utf8.first == UInt8(ascii: "/") ? address : wanted.key + wanted.fragment
        return base.map { WebAddress.absolute(own, base: $0) }
      }
      if let other = files[wanted.key] {
        if other.name == file, !wanted.fragment.isEmpty { return wanted.fragment }
        return root + other.address + wanted.fragment
      }
      if !links.unexported.contains(address) { links.unexported.append(address) }
      guard address.utf8.first == UInt8(ascii: "/") else {
        // The file is in a folder named after the page, one level deeper than the page's address.
        let target = wanted.key + wanted.fragment
        return base.map { WebAddress.absolute(target, base: $0) } ?? root + target.dropping(1)
      }
      return base.map { WebAddress.absolute(address, base: $0) }
    }
    return addresses
  }
}
