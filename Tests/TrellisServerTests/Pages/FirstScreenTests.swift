import Testing
import TrellisComponents
import TrellisHTTP

@testable import TrellisServer

struct FirstScreenTests {
  private func first(_ fields: [(String, String)], traits: Traits = Traits()) throws -> FirstScreen
  {
    var headers = Headers()
    for (name, value) in fields { headers.append(name, value) }
    return try Request(.get, "/", headers: headers).firstScreen(traits)
  }

  private let hints = [
    ("Sec-CH-Viewport-Width", "1000"), ("Sec-CH-Viewport-Height", "700"), ("Sec-CH-DPR", "1.5"),
    ("Sec-CH-Prefers-Color-Scheme", "dark"), ("Sec-CH-Prefers-Reduced-Motion", "reduce"),
    ("Sec-CH-UA-Platform", "\"macOS\""),
  ]

  private func cookie(_ value: String) -> [(String, String)] {
    [("Cookie", "a=b; trellis-viewport=\(value); c=d")]
  }

  @Test func theDefaultPageHasTheTraitsOfTheApplication() throws {
    #expect(try first([]).text == "1280x800@1")
    let traits = Traits(pixelRatio: 2, writingDirection: .rightToLeft, colorScheme: .dark)
    let found = try first([], traits: traits)
    #expect(found.text == "1280x800@2-d")
    #expect(found.screen.isRightToLeft)
  }

  @Test(arguments: [
    "1280x800@1", "390x844@3-dm", "1280x800@1.25+15", "1024.5x800@1+14-d", "320x500@1-h",
    "1280x800@2+15-dmh", "1280x800@1*1.25", "390x844@3*2+15-dt",
  ])
  func aCookieIsReadAndWrittenAlike(value: String) throws {
    #expect(try first(cookie(value)).text == value)
  }

  @Test(arguments: [
    "", "x", "0x1@1", "1280x800", "1280x800@99", "1280x800@1+", "1280x800@1+101", "1280x800@1+1+1",
    "1280x800@1+-5", "1e9x800@1", "nanx800@1", "1280x800@1*", "1280x800@1*5", "1280x800@1*1*1",
    String(repeating: "1", count: 70),
  ])
  func anInvalidCookieIsIgnored(value: String) throws {
    #expect(try first(cookie(value)).text == "1280x800@1")
  }

  @Test func hintsDescribeTheScreenWithoutACookie() throws {
    #expect(try first(hints).text == "1000x700@1.5-dmc")
    let windows = Array(hints.dropLast()) + [("Sec-CH-UA-Platform", "\"Windows\"")]
    #expect(try first(windows).text == "1000x700@1.5+15-dmc")
    #expect(try first(windows + [("Sec-CH-UA-Mobile", "?1")]).text == "1000x700@1.5-dmtc")
  }

  /// A cookie of a window that was measured with a fraction of a px is that of the same window.
  @Test(arguments: [("1001", true), ("1001.01", false), ("999", true), ("998.99", false)])
  func aWidthOfTheCookieMayDifferByOne(width: String, isKept: Bool) throws {
    let text = try first(cookie("\(width)x800@1") + [("Sec-CH-Viewport-Width", "1000")]).text
    #expect(text == (isKept ? "\(width)x800@1-c" : "1000x800@1-c"))
  }

  @Test func newerHintsOverrideTheCookie() throws {
    #expect(try first(cookie("1280x800@1+14") + hints).text == "1000x700@1.5+14-dmc")
    #expect(
      try first(cookie("1001x800@1+14") + hints).text == "1001x700@1+14-dmc", "the same width")
    #expect(try first(cookie("1280x800@1-h") + hints).text == "1280x800@1-h", "they were wrong")
    let phone = hints + [("Sec-CH-UA-Mobile", "?1")]
    #expect(
      try first(cookie("1000x800@1") + phone).text == "1000x800@1-dmc", "its bars come and go")
  }

  @Test(arguments: ["", "-1", "0", "1e9", "nan", "\"1000\""])
  func invalidHintsAreIgnored(width: String) throws {
    #expect(try first([("Sec-CH-Viewport-Width", width)]).text == "1280x800@1")
    let other = [("Sec-CH-Viewport-Width", "1000"), ("Sec-CH-Viewport-Height", width)]
    #expect(try first(other).text == "1000x800@1-c")
  }

  @Test func theDirectionComesFromTheApplicationNotTheCookie() throws {
    #expect(try !first(cookie("1280x800@1-r")).screen.isRightToLeft)
    let traits = Traits(writingDirection: .rightToLeft)
    #expect(try first(cookie("1280x800@1"), traits: traits).screen.isRightToLeft)
    #expect(try first(hints, traits: traits).screen.isRightToLeft)
  }

  @Test(arguments: ["Europe/Berlin", "America/Argentina/Buenos_Aires", "Etc/GMT+5", "UTC"])
  func theTimeZoneComesFromItsCookie(zone: String) throws {
    let found = try first([("Cookie", "trellis-zone=\(zone); trellis-viewport=1280x800@1")])
    #expect(found.screen.timeZone == zone && found.text == "1280x800@1")
  }

  @Test(arguments: ["", "Europe/Nowhere", "../../../etc/passwd", "Europe/Ber lin", "\u{E9}"])
  func anUnknownTimeZoneIsIgnored(zone: String) throws {
    #expect(try first([("Cookie", "trellis-zone=\(zone)")]).screen.timeZone == nil)
  }

  @Test func hintsAreRequestedOnce() throws {
    func canRepeat(_ fields: [(String, String)], _ method: Request.Method = .get) throws -> Bool {
      var headers = Headers()
      for (name, value) in fields { headers.append(name, value) }
      return try Request(method, "/", headers: headers).canRepeatWithHints
    }
    let browser = [("Sec-CH-UA", "\"Chromium\""), ("Sec-Fetch-Dest", "document")]
    #expect(try canRepeat(browser))
    #expect(try !canRepeat(browser, .head))
    #expect(try !canRepeat(browser + hints))
    #expect(try !canRepeat(browser + cookie("1280x800@1")))
    #expect(try !canRepeat([browser[0]]), "a request of a script")
    #expect(try !canRepeat([browser[1]]), "a browser without hints")
  }

  @Test func aLongFieldOfCookiesIsIgnored() throws {
    func cookies(_ length: Int) -> [(String, String)] {
      let own = "trellis-viewport=640x480@1; a="
      return [("Cookie", own + String(repeating: "a", count: length - own.utf8.count))]
    }
    #expect(try first(cookies(8_192)).text == "640x480@1")
    #expect(try first(cookies(8_193)).text == "1280x800@1")
  }
}
