/// Properties of media types.
enum ContentType {
  /// Whether compression is worthwhile: for text, but not for pictures and archives, which are compressed already.
  static func isCompressible(_ type: String) -> Bool {
    type.begins(with: "text/") || type.begins(with: "application/json")
      || type.begins(with: "application/xml") || type.begins(with: "application/manifest")
      || type == "image/svg+xml" || type == "font/otf" || type == "font/ttf"
      || type == "application/wasm"
  }
}
