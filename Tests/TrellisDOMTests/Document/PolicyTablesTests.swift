import Testing

@testable import TrellisDOM

/// The allowed and refused names, and the kinds of addresses, as whole tables.
struct PolicyTablesTests {
  private static let refusedTags =
    ("script style base link meta title html head body frameset frame object embed applet template noscript noembed"
    + " noframes plaintext xmp set animate animatemotion animatetransform").split(separator: " ")
    .map(String.init)
  private static let refusedAttributes =
    "style srcdoc nonce ping archive codebase classid manifest data-on http-equiv is".split(
      separator: " "
    ).map(String.init)

  @Test(arguments: refusedTags) func anElementWithEffectsIsRefused(tag: String) {
    let changed = [tag.uppercased(), tag.prefix(1).uppercased() + tag.dropFirst()]
    for name in [tag] + changed { #expect(!NamePolicy.allowsTag(name)) }
    #expect(NamePolicy.allowsTag(tag + "x"))
    #expect(NamePolicy.allowsTag("x" + tag))
  }

  @Test(arguments: refusedAttributes) func anAttributeWithEffectsIsRefused(name: String) {
    for name in [name, name.uppercased(), name.prefix(1).uppercased() + name.dropFirst()] {
      #expect(!NamePolicy.allowsAttribute(name))
    }
    #expect(NamePolicy.allowsAttribute(name + "x"))
    #expect(NamePolicy.allowsAttribute("x" + name))
    // A name of the same length and first letter.
    #expect(
      NamePolicy.allowsAttribute(name.prefix(1) + String(repeating: "z", count: name.count - 1)))
  }

  @Test(arguments: [
    "on", "onclick", "ONCLICK", "oNx", "on-x", "on1", "data-trellis", "data-trellis-a",
    "DATA-TRELLIS-A", "data-trellisx", "", "1a", "-a", "a b", "a_b", "a.b", "a:b", "é", "a=", "a>",
  ])
  func otherAttributesAreRefused(name: String) {
    #expect(!NamePolicy.allowsAttribute(name))
  }

  @Test(arguments: [
    "o", "no", "oan", "data-o", "data-trelli", "data-x-trellis", "a", "Z",
    "viewBox", "aria-label", "a1", "a-", "data-key",
  ])
  func ordinaryAttributesAreAllowed(name: String) {
    #expect(NamePolicy.allowsAttribute(name))
  }

  @Test func namesHaveAtMost64Bytes() {
    for length in [63, 64, 65] {
      let name = String(repeating: "a", count: length)
      #expect(NamePolicy.allowsTag(name) == (length < 65))
      #expect(NamePolicy.allowsAttribute(name) == (length < 65))
      #expect(NamePolicy.allowsStyle(name) == (length < 65))
      #expect(NamePolicy.allowsEvent(name) == (length < 65))
    }
  }

  /// Each ASCII character, at the start and later in a name.
  @Test func namesAreOfAllowedCharacters() {
    for byte in UInt8(0)...127 {
      let character = String(UnicodeScalar(byte))
      let isLower = (97...122).contains(byte)
      let isLetter = isLower || (65...90).contains(byte)
      let isDigit = (48...57).contains(byte)
      let isWord = isLetter || isDigit || byte == 45
      #expect(NamePolicy.allowsTag(character + "q") == isLetter, "\(byte)")
      #expect(NamePolicy.allowsTag("q" + character) == isWord, "\(byte)")
      #expect(NamePolicy.allowsAttribute(character + "q") == isLetter, "\(byte)")
      #expect(NamePolicy.allowsAttribute("q" + character) == isWord, "\(byte)")
      #expect(NamePolicy.allowsStyle(character + "q") == (isLower || byte == 45), "\(byte)")
      #expect(NamePolicy.allowsStyle("q" + character) == (isLower || isDigit || byte == 45))
      #expect(NamePolicy.allowsEvent(character + "q") == (isLower || isDigit), "\(byte)")
      #expect(NamePolicy.allowsEvent("q" + character) == (isLower || isDigit), "\(byte)")
    }
    for name in ["behavior", "-moz-binding", ""] { #expect(!NamePolicy.allowsStyle(name)) }
    for name in ["behaviour", "-moz-bindings", "--moz-binding", "--a", "z-index"] {
      #expect(NamePolicy.allowsStyle(name))
    }
  }

  private static let addressAttributes =
    ("href src action formaction poster cite background longdesc data usemap icon dynsrc lowsrc")
    .split(separator: " ").map(String.init)

  @Test(arguments: addressAttributes + ["srcset", "imagesrcset"])
  func anAddressIsCheckedInEachAttribute(name: String) {
    for name in [name, name.uppercased()] {
      #expect(URLPolicy.sanitised("javascript:x", attribute: name, tag: "a") == nil)
      #expect(URLPolicy.sanitised(" /a ", attribute: name, tag: "a") == "/a")
    }
    for other in [name + "x", name.prefix(1) + String(repeating: "z", count: name.count - 1)] {
      #expect(URLPolicy.sanitised("javascript:x", attribute: other, tag: "a") == "javascript:x")
    }
    // Data of a picture are for the source of a picture.
    let data = "data:image/png;base64,AA"
    let takes = { URLPolicy.sanitised(data, attribute: name, tag: $0) == data }
    #expect(takes("img") == (name == "src"))
    #expect(!takes("video"))
  }

  @Test(arguments: [
    ("http", true), ("HTTPS", true), ("https", true), ("mailto", true), ("tel", true),
    ("Tel", true), ("javascript", false), ("data", false), ("vbscript", false), ("ftp", false),
    ("file", false), ("blob", false), ("sms", false), ("https2", false), ("", false),
  ])
  func schemesAreThoseOfTheTable(scheme: String, isAllowed: Bool) {
    for rest in [":", ":x", "://x/y", ":\u{20}x", "\t:x"] {
      let found = URLPolicy.sanitised(scheme + rest, attribute: "href", tag: "a")
      #expect((found != nil) == isAllowed, "\(scheme)\(rest)")
    }
    // No scheme: the colon is in a path, a query or a fragment.
    for start in ["/", "?", "#", "a/", "./", "//"] {
      let text = start + scheme + ":x"
      #expect(URLPolicy.sanitised(text, attribute: "href", tag: "a") == text)
    }
  }

  @Test func controlCharactersAreRemovedOrRefused() {
    for byte in UInt8(0)...127 {
      let character = String(UnicodeScalar(byte))
      let found = URLPolicy.sanitised("/a\(character)b", attribute: "href", tag: "a")
      switch byte {
      case 9, 10, 13: #expect(found == "/ab")
      case 0..<32, 127: #expect(found == nil, "\(byte)")
      default: #expect(found == "/a\(character)b")
      }
      // Leading and trailing ones are removed.
      let outer = URLPolicy.sanitised("\(character)/a\(character)", attribute: "href", tag: "a")
      if byte <= 32 { #expect(outer == "/a", "\(byte)") }
      let scheme = "java\(character)script:x"
      let isRefused = URLPolicy.sanitised(scheme, attribute: "href", tag: "a") == nil
      // A slash, a question mark or a number sign makes the rest a path, and a colon ends another scheme.
      #expect(isRefused == !"/?#".utf8.contains(byte), "\(byte)")
    }
  }
}
