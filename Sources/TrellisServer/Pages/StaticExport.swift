import Foundation
import TrellisDOM
import TrellisHTTP

/// Writes an application's pages as files that work without a server and without scripts.
///
/// Addresses are relative to each file, so that the folder can be moved.
struct StaticExport {
  let site: Site
  let screen: ClientMessage.Screen

  enum ExportError: Error, CustomStringConvertible {
    case noRoute(String)
    case cannotWrite(String, reason: String)

    var description: String {
      switch self {
      case .noRoute(let path): "Cannot export \(path): no route matches it"
      case .cannotWrite(let path, let reason): "Cannot write \(path): \(reason)"
      }
    }
  }

  /// - Returns: the files written, as paths relative to `folder`.
  func write(to folder: String) throws -> [String] {
    var pages: [(path: String, page: FirstPage)] = []
    for path in site.routes.flatMap(\.exportedPaths) {
      let addresses = RelativeAddresses(
        prefix: AssetCatalog.prefix, fromPage: Self.assetFolder(from: path), fromStyleSheet: "")
      let page = try site.endpoints.live.exportedPage(path, screen: screen, addresses: addresses)
      guard let page else { throw ExportError.noRoute(path) }
      pages.append((path, page))
    }
    let fonts = ExportedFonts(site.fonts, pages: pages.map(\.page))
    var assets = site.assets
    let icons = pages.reduce(into: Set<String>()) {
      $0.formUnion(IconSheet.names(in: $1.page.html.styleSheet))
    }
    let sheet = assets.withAddresses(try site.styleSheet(fonts.registry, icons: icons))
    assets.add(PageWriter.styleSheetName, bytes: Array(sheet.utf8))
    var written: [String] = []
    for (path, page) in pages { written += try writePage(path, page, assets, to: folder) }
    for (name, bytes) in fonts.files() {
      written.append(String(FontSliceStore.prefix.dropFirst()) + name)
      try write(bytes, folder, written[written.count - 1])
    }
    for name in assets.names where !name.hasSuffix(".js") && !Self.isFont(name) {
      guard let asset = assets[name], let bytes = bytes(of: asset) else { continue }
      let file = String(assets.address(name).dropFirst())
      try write(name.hasSuffix(".css") ? relative(bytes, from: name) : bytes, folder, file)
      written.append(file)
    }
    return written
  }

  /// Trellis's own font files are not loaded unchanged by pages; their licence is copied with every export.
  private static func isFont(_ name: String) -> Bool {
    name.hasPrefix("fonts/") && (name.hasSuffix(".woff2") || name.hasSuffix(".json"))
  }

  private func writePage(
    _ path: String, _ first: FirstPage, _ assets: AssetCatalog, to folder: String
  ) throws -> [String] {
    var page = site.pages.content(first)
    // The fonts of an exported page are small, and only its style sheet references them.
    page.preloads = []
    let name = PageWriter.styleSheetName
    page.assets = Self.assetFolder(from: path)
    page.styleSheets = page.styleSheets.filter { !$0.hasPrefix(FontSliceStore.prefix) }.map {
      let address = $0 == site.assets.address(name) ? assets.address(name) : $0
      return page.assets + address.dropFirst(AssetCatalog.prefix.count)
    }
    let sheet = Array(page.styles.utf8)
    var fingerprint = Fingerprint()
    fingerprint.add(sheet)
    let sheetName = "page.\(fingerprint.text).css"
    page.pageStyleSheet = page.assets + sheetName
    page.styles = ""
    let file = (path.split(separator: "/") + ["index.html"]).joined(separator: "/")
    try write(sheet, folder, "assets/" + sheetName)
    try write(Array(site.pages.shell.page(page).utf8), folder, file)
    return [file, "assets/" + sheetName]
  }

  /// The asset folder relative to the page at `path`.
  private static func assetFolder(from path: String) -> String {
    let depth = path.split(separator: "/").count
    return (depth == 0 ? "./" : String(repeating: "../", count: depth)) + "assets/"
  }

  /// A style sheet of the asset folder with relative addresses.
  private func relative(_ bytes: [UInt8], from name: String) -> [UInt8] {
    let up = String(repeating: "../", count: name.split(separator: "/").count)
    let text = String(decoding: bytes, as: UTF8.self)
      .replacingOccurrences(of: "\"\(AssetCatalog.prefix)", with: "\"\(up)assets/")
    return Array(text.utf8)
  }

  private func bytes(of asset: Asset) -> [UInt8]? {
    switch asset.content {
    case .bytes(let bytes): bytes
    case .file(_, let path): FileManager.default.contents(atPath: path).map(Array.init)
    }
  }

  private func write(_ bytes: [UInt8], _ folder: String, _ file: String) throws {
    let url = URL(fileURLWithPath: folder).appendingPathComponent(file)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: url)
    } catch {
      throw ExportError.cannotWrite(url.path, reason: error.localizedDescription)
    }
  }
}
