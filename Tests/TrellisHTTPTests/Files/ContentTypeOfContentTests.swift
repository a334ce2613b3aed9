import Testing

@testable import TrellisHTTP

/// The types of files by their bytes, of which none may become a document with scripts.
struct ContentTypeOfContentTests {
  @Test(arguments: [
    ("\u{89}PNG\r\n\u{1A}\n", "image/png"), ("\u{FF}\u{D8}\u{FF}\u{E0}", "image/jpeg"),
    ("GIF89a", "image/gif"), ("GIF87a", "image/gif"), ("RIFF____WEBPVP8 ", "image/webp"),
    ("RIFF____WAVEfmt ", "audio/wav"), ("\0\0\0\u{20}ftypavif", "image/avif"),
    ("\0\0\0\u{20}ftypheic", "image/heic"), ("\0\0\0\u{20}ftypisom", "video/mp4"),
    ("\0\0\0\u{20}ftypM4A ", "audio/mp4"), ("\u{1A}\u{45}\u{DF}\u{A3}\u{9F}webm", "video/webm"),
    ("OggS\0", "audio/ogg"), ("ID3\u{4}", "audio/mpeg"), ("fLaC\0", "audio/flac"),
    ("%PDF-1.7", "application/pdf"),
  ])
  func theFirstBytesDecide(_ text: String, _ type: String) {
    let bytes = text.unicodeScalars.map { UInt8($0.value) }
    for name in ["a.html", "a.svg", "a.js", "a", "", ".", "a.txt", "a.png\r\nX: y"] {
      #expect(ContentType.ofContent(bytes, named: name) == type)
    }
    let page = bytes + Array("<html><script>alert(1)</script>".utf8)
    #expect(ContentType.ofContent(page, named: "a.html") == type, "a polyglot is no page")
    for count in 0..<2 {
      let start = Array(bytes.prefix(count))
      #expect(ContentType.ofContent(start, named: "a.png") == ContentType.unknown)
    }
    #expect(ContentType.isShown(type))
  }

  @Test(arguments: [
    "<!DOCTYPE html><script>alert(1)</script>", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>",
    "<?xml version=\"1.0\"?><html xmlns=\"http://www.w3.org/1999/xhtml\"/>", "alert(1)",
    "body{color:red}", "{}", "MZ\u{90}", "", " GIF89a", "\n%PDF-1.7",
  ])
  func otherFilesAreSaved(_ text: String) {
    for name in [
      "a.html", "a.htm", "a.xhtml", "a.xml", "a.js", "a.mjs", "a.css", "a.json", "a.png", "a.jpg",
      "a.pdf", "a.mp4", "a.webmanifest", "a.swf", "a", "", "txt", "a.txt.html",
    ] {
      let type = ContentType.ofContent(Array(text.utf8), named: name)
      #expect(type == ContentType.unknown && !ContentType.isShown(type), "\(name)")
    }
  }

  @Test func aTextHasASuffixOfTextsAndIsUTF8() {
    for name in ["a.txt", "A.TXT", "a.b.log", "a.csv", "a.md"] {
      let page = ContentType.ofContent(Array("<script>ä</script>".utf8), named: name)
      #expect(page == "text/plain; charset=utf-8" && ContentType.isShown(page))
      for bytes in [[0x41, 0], [0xFE, 0xFF, 0, 0x41], [0x41, 0xE4], [0x1B, 0x24], [0x80]]
        as [[UInt8]]
      {
        #expect(ContentType.ofContent(bytes, named: name) == ContentType.unknown)
      }
    }
  }

  @Test func theLastCharacterOfTheCheckedBytesMayBeCutOff() {
    for count in 0..<4 {
      let text = String(repeating: "x", count: count) + String(repeating: "😀", count: 200)
      let start = Array(text.utf8.prefix(ContentType.checkedBytes))
      #expect(ContentType.ofContent(start, named: "a.txt") == "text/plain; charset=utf-8")
      let cut = Array(text.utf8.prefix(101 + count))
      #expect(ContentType.ofContent(cut, named: "a.txt") == ContentType.unknown)
    }
  }

  @Test func aDrawingIsAPictureButNoDocument() {
    for text in ["<svg/>", "\u{FEFF} \n<?xml version=\"1.0\"?><svg/>", "<!-- a --><svg/>"] {
      let type = ContentType.ofContent(Array(text.utf8), named: "a.svg")
      #expect(type == "image/svg+xml" && !ContentType.isShown(type))
    }
    #expect(ContentType.ofContent(Array("alert(1)".utf8), named: "a.svg") == ContentType.unknown)
    #expect(ContentType.ofContent([0x1F, 0x8B], named: "a.svg") == ContentType.unknown)
  }

  @Test func aFrameOfSoundNeedsTheSuffix() {
    #expect(ContentType.ofContent([0xFF, 0xFB, 0x90], named: "a.mp3") == "audio/mpeg")
    #expect(ContentType.ofContent([0xFF, 0xFB, 0x90], named: "a") == ContentType.unknown)
    #expect(ContentType.ofContent([0xFF], named: "a.mp3") == ContentType.unknown)
    #expect(ContentType.ofContent(Array("OggS".utf8), named: "a.ogv") == "video/ogg")
  }
}
