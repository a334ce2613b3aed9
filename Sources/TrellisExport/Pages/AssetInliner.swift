import Foundation
import Synchronization
import TrellisBase
import TrellisDOM
import TrellisHTML
import TrellisHTTP
import TrellisServer

/// Makes the content of files for pages that contain all their files.
final class AssetInliner: Sendable {
  private let assets: AssetCatalog
  /// The bytes of the fonts by name.
  private let fonts: [String: [UInt8]]
  /// The `data:` URLs of the files by name.
  private let urls = Mutex<[String: String]>([:])

  /// - Parameter fonts: the bytes of the fonts of style sheets, by name.
  init(assets: AssetCatalog, fonts: [String: [UInt8]] = [:]) {
    self.assets = assets
    self.fonts = fonts
  }

  /// The file `name`, with or without its fingerprint, as a `data:` URL.
  ///
  /// - Returns: `nil` for style sheets and scripts, and for unknown files.
  func url(ofFile name: String) -> String? {
    urls.withLock { urls in
      if let url = urls[name] { return url }
      let url = content(ofFile: name).map { bytes, type in
        "data:\(type.without(" "));base64," + Data(bytes).base64EncodedString()
      }
      urls[name] = url
      return url
    }
  }

  private func content(ofFile name: String) -> ([UInt8], type: String)? {
    if name.begins(withText: Self.fonts),
      let bytes = fonts[String(name.dropping(Self.fonts.utf8.count))]
    {
      return (bytes, "font/woff2")
    }
    let known = assets.name(at: AssetCatalog.prefix + name) ?? name
    guard !known.ends(with: ".css"), !known.ends(with: ".js"),
      let bytes = assets[known].flatMap(Self.bytes)
    else { return nil }
    return (bytes, ContentType.ofFile(named: known) ?? "image/png")
  }

  /// The folder of the fonts.
  private static let fonts = "fonts/"

  /// The text of a `style` element: the style sheet at `address` with the data of files in place of their addresses.
  ///
  /// - Returns: `nil` if there is no such style sheet.
  func styleSheet(at address: String) -> String? {
    guard let name = assets.name(at: address), let bytes = assets[name].flatMap(Self.bytes) else {
      return nil
    }
    let folder = AssetCatalog.folder(of: name)
    let quoted = AssetReferences.replaced(in: bytes, [AssetReferences.Form("url(\"", "\")")]) {
      if $0.begins(with: "/") { return nil }
      let (name, rest) = RelativeAddresses.parts(of: $0)
      return url(ofFile: folder + name).map { $0 + rest.from("#") }
    }
    var addresses = RelativeAddresses(
      prefix: AssetCatalog.prefix, fromPage: AssetCatalog.prefix,
      fromStyleSheet: AssetCatalog.prefix)
    addresses.file = { [self] in url(ofFile: $0) }
    let text = addresses.style(String(decoding: quoted, as: UTF8.self))
    // In a style sheet, `<` occurs only inside strings, where the escape is equivalent.
    return text.substituting("<", with: "\\3c ")
  }

  /// The bytes of a file of the catalog; `nil` if the file cannot be read.
  static func bytes(of asset: Asset) -> [UInt8]? {
    switch asset.content {
    case .bytes(let bytes): bytes
    case .file(_, let path): FileManager.default.contents(atPath: path).map(Array.init)
    }
  }
}
