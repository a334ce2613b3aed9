/// Media types of files, and their properties.
package enum ContentType {
  /// The media type of the file `name` by its suffix; `nil` for files that browsers do not load.
  package static func ofFile(named name: String) -> String? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return types[name[name.utf8.index(after: dot)...].lowercased()]
  }

  private static let types = [
    "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8",
    "css": "text/css; charset=utf-8", "woff2": "font/woff2", "svg": "image/svg+xml",
    "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
    "webp": "image/webp", "avif": "image/avif", "ico": "image/x-icon",
    "txt": "text/plain; charset=utf-8", "json": "application/json",
    "webmanifest": "application/manifest+json", "mp4": "video/mp4", "webm": "video/webm",
    "mp3": "audio/mpeg", "pdf": "application/pdf",
  ]

  /// Whether compression is worthwhile: for text, but not for pictures and archives, which are compressed already.
  static func isCompressible(_ type: String) -> Bool {
    type.begins(with: "text/") || type.begins(with: "application/json")
      || type.begins(with: "application/xml") || type.begins(with: "application/manifest")
      || type == "image/svg+xml" || type == "font/otf" || type == "font/ttf"
      || type == "application/wasm"
  }
}
