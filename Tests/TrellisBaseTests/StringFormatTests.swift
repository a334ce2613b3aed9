import Testing
import TrellisBase

/// Marks and prepended signs that make one character with the sign beside them.
private let marks = ["", "\u{301}", "\u{FE0F}", "\u{200D}", "\u{600}", "\u{110BD}"]

struct StringFormatTests {
  @Test(arguments: marks)
  func signsBesideMarksAreFound(mark: String) {
    #expect("/\(mark)x".begins(with: "/"))
    #expect("x\(mark)/".ends(with: "/"))
    #expect("\(mark)<!".holds("<!"))
    #expect("a\(mark)b;\(mark)".holds(";"))
    #expect("a\(mark)/\(mark)b".parts(between: "/").map(String.init) == ["a\(mark)", "\(mark)b"])
    #expect("a\(mark)\r\n\(mark)b".lines.map(String.init) == ["a\(mark)\r", "\(mark)b"])
    #expect("a\(mark) \t\(mark)b ".words.map(String.init) == ["a\(mark)", "\(mark)b"])
    #expect(" \(mark)a\(mark) \n".withoutOuterSpace == "\(mark)a\(mark)")
    #expect("\(mark)]]>\(mark)]]>".substituting("]]>", with: "-") == "\(mark)-\(mark)-")
  }

  @Test func partsAreDividedAsWithCharacters() {
    #expect(",a,,b,".parts(between: ",").map(String.init) == ["a", "b"])
    #expect(
      ",a,,b,".parts(between: ",", keepsEmpty: true).map(String.init) == ["", "a", "", "b", ""])
    #expect("a=b=c".parts(between: "=", atMost: 1).map(String.init) == ["a", "b=c"])
    #expect("".words.isEmpty && " ".withoutOuterSpace.isEmpty)
    #expect("aXbXXc".substituting("XX", with: "YYY") == "aXbYYYc")
    #expect("abc".substituting("", with: "Y") == "abc")
    #expect(
      "abcabd".range(ofFirst: "abd")?.lowerBound == "abcabd".index("abcabd".startIndex, offsetBy: 3)
    )
    #expect(!"ab".holds("abc") && "ab".holds(text: "ab") && "ab".ends(withText: "b"))
  }

  /// The functions of `String` and `Substring`, and the generic ones.
  @Test(arguments: ["", "/", "//", "a", "/a", "a/", "a//b", "é/\u{301}/", "//a/b//c/"])
  func partsAreThoseOfTheStandardLibrary(text: String) {
    func generic(_ text: some StringProtocol, _ maximum: Int, _ keepsEmpty: Bool) -> [String] {
      text.parts(between: "/", atMost: maximum, keepsEmpty: keepsEmpty).map { String($0) }
    }
    for maximum in [0, 1, 2, Int.max] {
      for keepsEmpty in [false, true] {
        let parts = text.utf8.split(
          separator: UInt8(ascii: "/"), maxSplits: maximum, omittingEmptySubsequences: !keepsEmpty
        ).map { String($0) ?? "" }
        let own = text.parts(between: "/", atMost: maximum, keepsEmpty: keepsEmpty)
        let inner = "/\(text)/".dropFirst().dropLast()
        #expect(own.map(String.init) == parts, "\(maximum) \(keepsEmpty)")
        #expect(
          inner.parts(between: "/", atMost: maximum, keepsEmpty: keepsEmpty).map(String.init)
            == parts)
        #expect(generic(text, maximum, keepsEmpty) == parts)
      }
    }
    #expect(String(text.upTo("b/")) == String(text[...].upTo("b/")))
  }

  @Test func equivalentTextsAreNotFound() {
    #expect(!"cafe\u{301}".ends(withText: "\u{E9}"))
    #expect(!"cafe\u{301}".holds(text: "caf\u{E9}"))
    #expect("caf\u{E9}".substituting("e\u{301}", with: "x") == "caf\u{E9}")
  }
}
