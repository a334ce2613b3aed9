import TrellisBase

/// The named character references of HTML, from `public/data/character-references.txt`.
///
/// Source: WHATWG HTML, §13.5.
enum CharacterReferences {
  /// The texts by name; names with an optional semicolon are also listed without it.
  static let names: [String: String] = {
    var result: [String: String] = [:]
    for entry in DataFile.characterReferences.text().words {
      let parts = entry.parts(between: "=")
      guard parts.count == 2 else { continue }
      var text = String.UnicodeScalarView()
      for code in parts[1].parts(between: ",") {
        if let scalar = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init) { text.append(scalar) }
      }
      result[String(parts[0])] = String(text)
    }
    return result
  }()
}
