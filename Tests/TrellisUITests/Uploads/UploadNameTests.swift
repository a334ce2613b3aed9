import Testing

@testable import TrellisUI

struct UploadNameTests {
  @Test(arguments: [
    ("report.pdf", "report.pdf"),
    ("../../etc/passwd", "passwd"),
    (#"C:\Users\a\b.txt"#, "b.txt"),
    ("/", "file"), ("", "file"), (".", "file"), ("..", "file"), ("...", "file"), ("  ", "file"),
    (".htaccess", "_htaccess"), (".\u{FE0F}bashrc", "_\u{FE0F}bashrc"),
    (".\u{301}htaccess", "_\u{301}htaccess"), ("name.\u{301}", "name.\u{301}"),
    ("a\u{0}b\r\n.txt", "ab.txt"),
    ("invoice\u{202E}fdp.exe", "invoicefdp.exe"),
    ("\u{2066}a\u{200B}b\u{2069}\u{FEFF}.txt", "ab.txt"),
    ("a\u{2028}b.txt", "ab.txt"),
    ("con", "_con"), ("NUL.txt", "_NUL.txt"), ("com1.tar.gz", "_com1.tar.gz"), ("LPT¹", "_LPT¹"),
    ("COM.txt", "COM.txt"), ("console.log", "console.log"),
    (#"a<b>:"|?*.txt"#, "a_b______.txt"),
    ("name. . ", "name"),
    ("Übung.txt", "Übung.txt"), ("日本語.png", "日本語.png"), ("ملف.pdf", "ملف.pdf"),
    ("e\u{301}.txt", "\u{E9}.txt"),
  ])
  func becomesHarmless(name: String, expected: String) {
    let safe = UploadName.safe(name)
    #expect(Array(safe.unicodeScalars) == Array(expected.unicodeScalars))
  }

  @Test func isShortenedWithItsExtension() {
    let long = UploadName.safe(String(repeating: "é", count: 500) + ".jpeg")
    #expect(long.utf8.count <= 255 && long.hasSuffix("é.jpeg"))
    let dots = UploadName.safe("a." + String(repeating: "x", count: 500))
    #expect(dots.utf8.count == 255)
    // One character of many scalars.
    let marks = UploadName.safe("a" + String(repeating: "\u{30A}", count: 2_000))
    #expect((1...255).contains(marks.utf8.count))
    let hidden = UploadName.safe("a" + String(repeating: "\u{301}", count: 300) + ".txt")
    #expect(hidden == "file.txt")
    for last in [".", " "] {
      let name = String(repeating: "a", count: 254) + last + String(repeating: "b", count: 100)
      #expect(UploadName.safe(name) == String(repeating: "a", count: 254))
    }
  }

  /// Any text of a client becomes a name that the rules above hold for.
  @Test func holdsForRandomTexts() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<2_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0..<40, using: &generator) {
        let value = UInt32.random(in: 0..<(Bool.random() ? 0x80 : 0x11_0000), using: &generator)
        if let scalar = Unicode.Scalar(value) { text.unicodeScalars.append(scalar) }
      }
      let safe = UploadName.safe(text)
      #expect(!safe.isEmpty && safe.utf8.count <= 255)
      #expect(!safe.contains("/") && !safe.contains("\\") && !safe.hasPrefix("."))
      #expect(
        safe.unicodeScalars.allSatisfy { scalar in
          ![.control, .format, .lineSeparator].contains(scalar.properties.generalCategory)
        })
      #expect(UploadName.safe(safe) == safe, "\(Array(text.unicodeScalars))")
    }
  }
}
