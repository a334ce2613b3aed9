import Testing

@testable import TrellisHTTP

struct HTTPDateTests {
  @Test(arguments: [
    (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
    (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"),
    (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
    (4_107_542_399, "Sun, 28 Feb 2100 23:59:59 GMT"),
    (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
  ])
  func writesAndReads(_ seconds: Int64, text: String) {
    #expect(HTTPDate.string(seconds) == text)
    #expect(HTTPDate.seconds(text) == seconds)
  }

  @Test(arguments: [
    "", "0", "yesterday", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 25:49:37 GMT", "Sun, +6 Nov 1994 08:49:37 GMT",
    "Sun, 06 Nov 1994 08:49:37 GMT ", "Sun, 99 Nov 1994 08:49:37 GMT",
  ])
  func refusesOtherDates(_ text: String) {
    #expect(HTTPDate.seconds(text) == nil)
  }

  @Test func aLeapSecondIsTheNextSecond() {
    #expect(HTTPDate.seconds("Sat, 31 Dec 2016 23:59:60 GMT") == 1_483_228_800)
    #expect(HTTPDate.seconds("Sat, 31 Dec 2016 23:59:61 GMT") == nil)
  }

  @Test func theLastHourIsThe23rd() {
    #expect(HTTPDate.seconds("Sun, 06 Nov 1994 24:00:00 GMT") == nil)
    #expect(HTTPDate.seconds("Sun, 06 Nov 1994 23:60:00 GMT") == nil)
  }

  @Test func aYearHasFourDigits() {
    #expect(HTTPDate.string(-62_135_596_800) == "Mon, 01 Jan 0001 00:00:00 GMT")
    #expect(HTTPDate.seconds("Mon, 01 Jan 0001 00:00:00 GMT") == -62_135_596_800)
  }
}
