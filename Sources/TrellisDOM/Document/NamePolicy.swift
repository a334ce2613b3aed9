import TrellisBase

/// The names of elements, attributes, properties and styles that an application may use.
///
/// Names come from applications, never from clients, so a refused name is a programmer error.
enum NamePolicy {
  /// Elements that would run code, load style or change the page around the document.
  static let refusedTags: Set<String> = [
    "script", "style", "base", "link", "meta", "title", "html", "head", "body", "frameset",
    "frame", "object", "embed", "applet", "template", "noscript", "noembed", "noframes",
    "plaintext", "xmp", "set", "animate", "animatemotion", "animatetransform",
  ]

  /// Attributes that contain code, style or markup, that load additional resources without need, or that the library
  /// itself writes.
  static let refusedAttributes: Set<String> = [
    "style", "srcdoc", "nonce", "ping", "archive", "codebase", "classid", "manifest", "data-on",
    "http-equiv", "is",
  ]

  /// The live properties that a patch may set; `public/patch.js` accepts the same set (`Scripts/client-lists`).
  static let properties: Set<String> = [
    "value", "checked", "selected", "indeterminate", "disabled", "open", "scrollTop",
    "scrollLeft", "selectionStart", "selectionEnd", "currentTime", "muted", "volume",
    "playbackRate", "paused",
  ]

  /// Whether the name consists of letters, digits and hyphens, starts with a letter, has at most 64 bytes, and is not
  /// refused.
  static func allowsTag(_ name: String) -> Bool {
    guard isWord(name), let first = name.utf8.first, first | 0x20 >= 97 else { return false }
    return !refusedTags.contains(name) && !refusedTags.contains(name.lowercased())
  }

  /// Like ``allowsTag(_:)``, but also refuses event handlers (`on…`).
  static func allowsAttribute(_ name: String) -> Bool {
    guard isWord(name), let first = name.utf8.first, first | 0x20 >= 97 else { return false }
    var bytes = name.utf8.makeIterator()
    if let o = bytes.next(), let n = bytes.next(), o | 0x20 == 111, n | 0x20 == 110 { return false }
    if name.utf8.count >= 12 && name.lowercased().begins(with: "data-trellis") { return false }
    if !mayBeRefused(name) { return true }
    return !refusedAttributes.contains(name) && !refusedAttributes.contains(name.lowercased())
  }

  /// A fast check whether a name has the length and the first letter of a refused one; most names do not.
  private static func mayBeRefused(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return true }
    return refusedStarts.contains { $0.count == name.utf8.count && $0.first == first | 0x20 }
  }

  private static let refusedStarts = refusedAttributes.map {
    (count: $0.utf8.count, first: $0.utf8.first ?? 0)
  }

  /// Whether the name consists of lower case letters, digits and hyphens; `--name` is a custom property.
  static func allowsStyle(_ name: String) -> Bool {
    isWord(name) && !name.utf8.contains { $0 >= 65 && $0 <= 90 }
      && !(name.utf8.first.map { $0 >= 48 && $0 <= 57 } ?? true)
      && name != "behavior" && name != "-moz-binding"
  }

  /// Whether the name consists of lower case letters and digits.
  static func allowsEvent(_ name: String) -> Bool {
    isWord(name) && name.utf8.allSatisfy { ($0 >= 97 && $0 <= 122) || ($0 >= 48 && $0 <= 57) }
  }

  private static func isWord(_ name: String) -> Bool {
    let bytes = name.utf8
    guard !bytes.isEmpty, bytes.count <= 64 else { return false }
    return bytes.allSatisfy { byte in
      (byte | 0x20 >= 97 && byte | 0x20 <= 122) || (byte >= 48 && byte <= 57) || byte == 45
    }
  }
}
