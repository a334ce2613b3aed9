import Testing

@testable import TrellisHTTP

/// Names of files, including names that hostile users choose.
struct ContentDispositionTests {
  @Test(arguments: [
    ("report.pdf", "report.pdf", "report.pdf"),
    ("two words.csv", "two words.csv", "two%20words.csv"),
    ("Übersicht €.csv", "_bersicht _.csv", "%C3%9Cbersicht%20%E2%82%AC.csv"),
    ("e\u{301}.txt", "e_.txt", "e%CC%81.txt"),
    ("🧾.pdf", "_.pdf", "%F0%9F%A7%BE.pdf"),
    ("a\"b.txt", "a_b.txt", "a%22b.txt"),
    ("a\"\u{301}; filename=x", "a__; filename=x", "a%22%CC%81%3B%20filename%3Dx"),
    ("it's.txt", "it's.txt", "it%27s.txt"),
    ("100%.txt", "100_.txt", "100%25.txt"),
    ("%2F..%2F.txt", "_2F.._2F.txt", "%252F..%252F.txt"),
    ("a\\b\\\"c.txt", "a_b__c.txt", "a_b_%22c.txt"),
    ("../../etc/passwd", ".._.._etc_passwd", ".._.._etc_passwd"),
    ("C:\\x.txt:y", "C__x.txt_y", "C__x.txt_y"),
    ("a\r\nSet-Cookie: b=1", "aSet-Cookie_ b=1", "aSet-Cookie_%20b%3D1"),
    ("a\u{0}b\t\u{7F}\u{85}\u{2028}c", "abc", "abc"),
    ("x\u{202E}gpj.exe", "xgpj.exe", "xgpj.exe"),
    ("  a b . ..", "a b", "a%20b"),
    (".profile", ".profile", ".profile"),
    ("", "download", "download"), (".", "download", "download"), ("..", "download", "download"),
    (" . . ", "download", "download"), ("\u{0}\u{2066}", "download", "download"),
    ("/", "_", "_"), ("/..", "_", "_"),
  ])
  func aNameIsSafe(name: String, plain: String, encoded: String) {
    let field = Response().attachment(named: name).headers["content-disposition"]
    #expect(field == "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(encoded)")
  }

  @Test(arguments: ["a", "ü", "🧾", "e\u{301}"])
  func aLongNameKeepsItsSuffix(_ text: String) {
    let long = String(repeating: text, count: 300)
    let name = ContentDisposition.fileName(from: long + ".tar.gz")
    #expect(name.hasSuffix(".gz") && long.utf8.starts(with: name.dropLast(3).utf8))
    #expect((197...200).contains(name.utf8.count))
  }

  @Test func aLongNameWithoutASuffixIsCut() {
    let long = String(repeating: "a", count: 300)
    #expect(ContentDisposition.fileName(from: long) == String(repeating: "a", count: 200))
    #expect(ContentDisposition.fileName(from: "b.\(long)") == "b." + long.prefix(198))
    let exact = String(long.prefix(196)) + ".txt"
    #expect(ContentDisposition.fileName(from: exact) == exact)
  }

  @Test func aNameReplacesAnEarlierOne() {
    let response = Response.text("a").attachment(named: "a.txt").attachment(named: "b.txt")
    #expect(
      response.headers.values(of: "content-disposition")
        == ["attachment; filename=\"b.txt\"; filename*=UTF-8''b.txt"])
    #expect(response.headers["content-type"] == "text/plain; charset=utf-8")
  }
}
