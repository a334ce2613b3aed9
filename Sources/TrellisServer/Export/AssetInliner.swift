import Foundation

/// Replaces references to files in pages by the content of the files.
struct AssetInliner: Sendable {
  let assets: AssetCatalog
  /// The bytes of the fonts by name.
  let fonts: [String: [UInt8]]
  /// The common style sheet with all of its files.
  private var sheet = ""

  init(assets: AssetCatalog, fonts: [String: [UInt8]]) {
    self.assets = assets
    self.fonts = fonts
    sheet = inlined(
      assets[PageWriter.styleSheetName].flatMap(Self.bytes)
        .map { String(decoding: $0, as: UTF8.self) } ?? "")
  }

  /// `text` without references to files: links to style sheets are replaced by their text, and the addresses of
  /// pictures by their data.
  func page(_ text: String) -> String {
    var text = text
    // Only the title, where angle brackets are escaped, is before the link to the common style sheet.
    if let title = text.range(of: "</title>\n"),
      let end = text[title.upperBound...].firstIndex(of: "\n")
    {
      text.replaceSubrange(
        title.upperBound..<end, with: "<style>\(Self.escaped(sheet))</style>")
    }
    for name in assets.names where name.hasSuffix(".css") && name != PageWriter.styleSheetName {
      let file = assets.address(name).dropFirst(AssetCatalog.prefix.count)
      guard
        let link = text.range(
          of:
            "<link rel=\"stylesheet\" href=\"[^\"]*\(NSRegularExpression.escapedPattern(for: String(file)))\">",
          options: .regularExpression),
        let bytes = assets[name].flatMap(Self.bytes)
      else { continue }
      let own = inlined(String(decoding: bytes, as: UTF8.self))
      text.replaceSubrange(link, with: "<style>\(Self.escaped(own))</style>")
    }
    return inlined(text)
  }

  /// `text` with the data of files in place of their addresses. The addresses contain fingerprints, so that no other
  /// text looks like one.
  private func inlined(_ text: String) -> String {
    var text = text
    for name in assets.names where !name.hasSuffix(".css") && !name.hasSuffix(".js") {
      guard let asset = assets[name] else { continue }
      let file = String(assets.address(name).dropFirst(AssetCatalog.prefix.count))
      let type = Asset.contentType(ofSuffix: name.split(separator: ".").last ?? "") ?? "image/png"
      replace(file, in: &text) { Self.bytes(of: asset).map { ($0, type) } }
    }
    for (name, bytes) in fonts {
      replace("fonts/" + name, in: &text) { (bytes, "font/woff2") }
    }
    return text
  }

  /// Replaces each quoted address that ends with `file`.
  private func replace(_ file: String, in text: inout String, _ load: () -> ([UInt8], String)?) {
    guard text.contains(file) else { return }
    guard let (bytes, type) = load() else { return }
    let data = "data:\(type.filter { $0 != " " });base64," + Data(bytes).base64EncodedString()
    let pattern =
      "(?:(?:\\.\\./)*|/)\(PageExporter.assets)\(NSRegularExpression.escapedPattern(for: file))"
    text = text.replacingOccurrences(of: pattern, with: data, options: .regularExpression)
  }

  /// The bytes of a file of the catalog; `nil` if the file cannot be read.
  static func bytes(of asset: Asset) -> [UInt8]? {
    switch asset.content {
    case .bytes(let bytes): bytes
    case .file(_, let path): FileManager.default.contents(atPath: path).map(Array.init)
    }
  }

  /// In a style sheet `<` occurs only inside strings, where its escape is the same character.
  private static func escaped(_ sheet: String) -> String {
    sheet.replacingOccurrences(of: "<", with: "\\3c ")
  }
}
