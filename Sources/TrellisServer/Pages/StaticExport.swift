import Foundation
import TrellisHTTP

/// Writes an application's pages as files that need no server and no script.
///
/// Addresses are written relative to each file, so that the folder may be put anywhere.
struct StaticExport {
  let site: Site
  let screen: ClientMessage.Screen

  enum ExportError: Error, CustomStringConvertible {
    case noRoute(String)
    case cannotWrite(String, reason: String)

    var description: String {
      switch self {
      case .noRoute(let path): "Cannot export \(path): no route leads there"
      case .cannotWrite(let path, let reason): "Cannot write \(path): \(reason)"
      }
    }
  }

  /// - Returns: the files written, as paths relative to `folder`.
  func write(to folder: String) async throws -> [String] {
    var pages: [(path: String, page: FirstPage)] = []
    for path in site.routes.flatMap(\.exportedPaths) {
      guard let opened = try await site.endpoints.live.open(path, screen: screen) else {
        throw ExportError.noRoute(path)
      }
      pages.append((path, opened.page))
    }
    let fonts = ExportedFonts(site.fonts, pages: pages.map(\.page))
    var assets = site.assets
    let sheet = assets.withAddresses(try site.styleSheet(fonts.registry))
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
      let isStyleSheet = name.hasSuffix(".css")
      let depth = name.split(separator: "/").count
      try write(isStyleSheet ? relative(bytes, depth: depth) : bytes, folder, file)
      written.append(file)
    }
    return written
  }

  /// Trellis's own font files, which pages do not load as they are; their licence goes with every copy.
  private static func isFont(_ name: String) -> Bool {
    name.hasPrefix("fonts/") && (name.hasSuffix(".woff2") || name.hasSuffix(".json"))
  }

  private func writePage(
    _ path: String, _ first: FirstPage, _ assets: AssetCatalog, to folder: String
  ) throws -> [String] {
    var page = site.pages.content(first)
    // The fonts of an exported page are small, and named by its style sheet only.
    page.preloads = []
    let name = PageWriter.styleSheetName
    page.styleSheets = page.styleSheets.filter { !$0.hasPrefix(FontSliceStore.prefix) }.map {
      $0 == site.assets.address(name) ? assets.address(name) : $0
    }
    let sheet = Array(page.styles.utf8)
    var fingerprint = Fingerprint()
    fingerprint.add(sheet)
    let sheetFile = "assets/page.\(fingerprint.text).css"
    page.pageStyleSheet = "/" + sheetFile
    page.styles = ""
    let parts = path.split(separator: "/")
    let file = (parts.map(String.init) + ["index.html"]).joined(separator: "/")
    try write(sheet, folder, sheetFile)
    try write(
      relative(Array(site.pages.shell.page(page).utf8), depth: parts.count), folder, file)
    return [file, sheetFile]
  }

  /// The text with the addresses of assets as they are from a file `depth` folders deep.
  private func relative(_ bytes: [UInt8], depth: Int) -> [UInt8] {
    let up = depth == 0 ? "./" : String(repeating: "../", count: depth)
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
