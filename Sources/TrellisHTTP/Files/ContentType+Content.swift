/// The media types of files that users have uploaded, by their first bytes.
///
/// Source: WHATWG MIME Sniffing, §6. Types that browsers run or apply in a page, such as HTML, scripts and style sheets,
/// are never found: such a file is `application/octet-stream`, or plain text if it has a suffix of texts.
extension ContentType {
  /// The number of first bytes that ``ofContent(_:named:)`` needs.
  package static let checkedBytes = 512
  /// The type of all other files.
  package static let unknown = "application/octet-stream"

  /// The type of a file.
  ///
  /// - Parameters:
  ///   - start: the first ``checkedBytes`` bytes of the file, or all of them.
  ///   - name: a claim. Its suffix decides only between types that are harmless for any bytes.
  package static func ofContent(_ start: [UInt8], named name: String) -> String {
    let suffix = suffix(of: name)
    for signature in signatures where signature.matches(start) { return signature.type }
    if start.begins("ftyp", at: 4) {
      return brands.first { start.begins($0.brand, at: 8) }?.type ?? "video/mp4"
    }
    if start.begins([0x1A, 0x45, 0xDF, 0xA3], at: 0) {
      return start.prefix(64).indices.contains { start.begins("webm", at: $0) }
        ? "video/webm" : unknown
    }
    if start.begins("OggS", at: 0) { return suffix == "ogv" ? "video/ogg" : "audio/ogg" }
    // The mark of a frame is too short to be a proof.
    if suffix == "mp3", start.count > 1, start[0] == 0xFF, start[1] & 0xE6 == 0xE2 {
      return "audio/mpeg"
    }
    guard let suffix, isText(start) else { return unknown }
    if textSuffixes.contains(suffix) { return "text/plain; charset=utf-8" }
    let space: [UInt8] = [0xEF, 0xBB, 0xBF, 9, 10, 12, 13, 32]
    return suffix == "svg" && start.first { !space.contains($0) } == UInt8(ascii: "<")
      ? "image/svg+xml" : unknown
  }

  /// Whether browsers may show a file of this type, from ``ofContent(_:named:)``, as a document. A drawing in SVG may be
  /// a picture in a page, where it runs no scripts, but no document.
  package static func isShown(_ type: String) -> Bool {
    type != unknown && type != "image/svg+xml"
  }

  private static func suffix(of name: String) -> String? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    return name[name.utf8.index(after: dot)...].lowercased()
  }

  private static let textSuffixes: Set<String> = ["txt", "text", "log", "csv", "md"]

  /// Whether the bytes are UTF-8 without control characters other than white space.
  private static func isText(_ start: [UInt8]) -> Bool {
    guard !start.contains(where: { $0 < 32 && ![9, 10, 12, 13].contains($0) || $0 == 127 }) else {
      return false
    }
    // The last character may be cut off.
    return (0...(start.count < checkedBytes ? 0 : 3)).contains { cut in
      String(validating: start.dropLast(cut), as: UTF8.self) != nil
    }
  }

  private struct Signature {
    let type: String
    let bytes: [UInt8]
    /// The text at the offset 8, for containers.
    var form: String?

    func matches(_ start: [UInt8]) -> Bool {
      start.begins(bytes, at: 0) && form.map { start.begins($0, at: 8) } ?? true
    }
  }

  private static let signatures = [
    Signature(type: "image/png", bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    Signature(type: "image/jpeg", bytes: [0xFF, 0xD8, 0xFF]),
    Signature(type: "image/gif", bytes: Array("GIF87a".utf8)),
    Signature(type: "image/gif", bytes: Array("GIF89a".utf8)),
    Signature(type: "image/webp", bytes: Array("RIFF".utf8), form: "WEBP"),
    Signature(type: "audio/wav", bytes: Array("RIFF".utf8), form: "WAVE"),
    Signature(type: "audio/mpeg", bytes: Array("ID3".utf8)),
    Signature(type: "audio/flac", bytes: Array("fLaC".utf8)),
    Signature(type: "application/pdf", bytes: Array("%PDF-".utf8)),
  ]

  /// The brands of ISO base media files that are no films.
  private static let brands = [
    (brand: "avif", type: "image/avif"), (brand: "avis", type: "image/avif"),
    (brand: "heic", type: "image/heic"), (brand: "heix", type: "image/heic"),
    (brand: "M4A ", type: "audio/mp4"), (brand: "qt  ", type: "video/quicktime"),
  ]
}

extension [UInt8] {
  fileprivate func begins(_ text: String, at offset: Int) -> Bool {
    dropFirst(offset).starts(with: text.utf8)
  }

  fileprivate func begins(_ bytes: [UInt8], at offset: Int) -> Bool {
    dropFirst(offset).starts(with: bytes)
  }
}
