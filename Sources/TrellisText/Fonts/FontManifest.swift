/// The list of faces in a folder of fonts, from `fonts.json`.
struct FontManifest: Decodable {
  struct Face: Decodable {
    var family: String
    var weight: Int
    /// `normal` or `italic`; `normal` if it is missing.
    var style: String?
    /// The file for the browser, in WOFF2.
    var web: String
    /// The file for the server, in OpenType or TrueType.
    var file: String
  }

  var faces: [Face]
  /// The families to try for a character, in order.
  var stack: [String]
}
