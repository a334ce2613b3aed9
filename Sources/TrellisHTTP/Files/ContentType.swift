/// Properties of media types.
enum ContentType {
  /// Whether compression is worthwhile: for text; pictures and archives are compressed already.
  static func isCompressible(_ type: String) -> Bool {
    type.hasPrefix("text/") || type.hasPrefix("application/json")
      || type.hasPrefix("application/xml") || type.hasPrefix("application/manifest")
      || type == "image/svg+xml" || type == "font/otf" || type == "font/ttf"
      || type == "application/wasm"
  }
}
