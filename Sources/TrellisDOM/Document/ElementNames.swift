import TrellisBase

/// The codes of element names in one document: first the names of ``TagVocabulary``, then the names of custom elements.
package struct ElementNames {
  /// The maximum number of names of custom elements.
  private static let limit = 1024

  package private(set) var own: [String] = []

  /// The code of a name. A name that is not allowed, or one beyond the limit, is a programmer error and gets the code
  /// of `div`.
  mutating func code(of tag: String) -> UInt16 {
    if let code = TagVocabulary.codes[tag] { return code }
    guard require(NamePolicy.allowsTag(tag), "Element name '\(tag)' is not allowed") else {
      return Self.plainCode
    }
    let base = TagVocabulary.names.count
    if let index = own.firstIndex(of: tag) { return UInt16(base + index) }
    guard require(own.count < Self.limit, "Too many custom element names, at '\(tag)'")
    else { return Self.plainCode }
    own.append(tag)
    return UInt16(base + own.count - 1)
  }

  package func name(_ code: UInt16) -> String {
    let index = Int(code)
    let names = TagVocabulary.names
    return index < names.count ? names[index] : own[index - names.count]
  }

  private static var plainCode: UInt16 { TagVocabulary.codes["div"] ?? 0 }
}
