import TrellisDOM
import TrellisHTML
import TrellisServer
import TrellisText

/// The font files and characters that exported pages need.
struct FontNeeds: Equatable, Sendable {
  /// The font files of the texts.
  var files: Set<String> = []
  /// The characters of the texts, as Unicode scalars.
  var characters: Set<UInt32> = []
  /// Whether a page has fields into which a reader can type.
  var hasFields = false

  init() {}

  init(of page: FirstPage) {
    files = page.fonts.all
    characters = Self.characters(of: page.body)
    hasFields = page.html.hasFields
  }

  /// The distinct characters of valid UTF-8. Most bytes are ASCII, and are marked in a table.
  static func characters(of text: [UInt8]) -> Set<UInt32> {
    text.withUnsafeBufferPointer { bytes in
      var characters: Set<UInt32> = []
      withUnsafeTemporaryAllocation(of: Bool.self, capacity: 256) { isUsed in
        isUsed.initialize(repeating: false)
        for byte in bytes { isUsed[Int(byte)] = true }
        for byte in 0..<128 where isUsed[byte] { characters.insert(UInt32(byte)) }
        if isUsed[128...].contains(true) { insertOthers(of: bytes, into: &characters) }
      }
      return characters
    }
  }

  /// Inserts the characters beyond ASCII of valid UTF-8.
  private static func insertOthers(
    of bytes: UnsafeBufferPointer<UInt8>, into characters: inout Set<UInt32>
  ) {
    var last: UInt32 = 0
    var index = 0
    while index < bytes.count {
      if index + 8 <= bytes.count {
        let word = UnsafeRawBufferPointer(bytes).loadUnaligned(
          fromByteOffset: index, as: UInt64.self)
        // Eight ASCII characters.
        if word & 0x8080_8080_8080_8080 == 0 {
          index += 8
          continue
        }
      }
      let first = bytes[index]
      index += 1
      guard first >= 0x80 else { continue }
      let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      var value = UInt32(first) & (0xFF >> UInt32(length + 1))
      let end = min(index + length - 1, bytes.count)
      while index < end {
        value = value << 6 | UInt32(bytes[index]) & 0x3F
        index += 1
      }
      if value != last {
        last = value
        characters.insert(value)
      }
    }
  }

  mutating func formUnion(_ other: FontNeeds) {
    files.formUnion(other.files)
    characters.formUnion(other.characters)
    hasFields = hasFields || other.hasFields
  }
}

/// The fonts of exported pages: the used faces, each with the characters of the pages.
struct ExportedFonts {
  let registry: FontRegistry

  init(_ fonts: FontRegistry, for needs: FontNeeds) {
    var files = needs.files
    var characters = Self.generated
    if needs.hasFields {
      // A reader may type anything; the page's font covers the letters of European languages.
      files.formUnion(fonts.filesForFields())
      characters = characters.union(FontRegistry.latinCharacters)
    }
    characters = characters.union(ScalarSet(needs.characters.map { $0...$0 }))
    registry = fonts.exporting(characters, files: files)
  }

  /// The characters that style sheets generate or that HTML escapes: hyphens, bullets, no-break spaces and
  /// the characters of markup.
  private static let generated = ScalarSet(" -\u{2010}\u{2022}\u{A0}&<>\"'")

  /// The font files by name.
  ///
  /// - Complexity: O(size of the fonts).
  func files() -> [(name: String, bytes: [UInt8])] {
    registry.madeSlices.sorted { $0.key < $1.key }.compactMap { name, slice in
      slice.make().map { (name, $0) }
    }
  }
}
